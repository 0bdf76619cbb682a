import type { Invariant } from "../../schema/dataset.ts";

export const retailInvariants: readonly Invariant[] = [
  { id: "key", statement: "(order_id, line_no) is unique." },
  {
    id: "order-contiguous",
    statement:
      "The lines of an order follow one another with line_no 1, 2, …, line_count; line_count is the same on each.",
  },
  { id: "time-order", statement: "ts never decreases from row to row." },
  {
    id: "order-constant",
    statement:
      "ts, channel, store_id, customer_id, loyalty_tier, order_total, currency, country, payment_method, card_last4, is_fraud, fraud_scenario, device_id and ip are the same on all lines of an order.",
  },
  { id: "line-total", statement: "line_total = quantity × unit_price − discount + tax, exact to the cent." },
  { id: "order-total", statement: "order_total = the sum of line_total over the order's lines, exact to the cent." },
  { id: "discount-bound", statement: "discount is at most half of quantity × unit_price." },
  {
    id: "tax",
    statement:
      "tax = (quantity × unit_price − discount) × the country's rate, rounded half up to the cent; rates in percent: GB 20, DE 19, FR 20, ES 21, NL 21, PL 23, SE 25, IE 23.",
  },
  { id: "quantity", statement: "quantity is between 1 and 12." },
  {
    id: "stable-price",
    statement:
      "A sku has one unit_price per currency within a calendar week that starts on Monday 00:00 UTC; prices change only between weeks.",
  },
  { id: "sku-category", statement: "A sku always has the same category, and a category the same mcc." },
  { id: "sku-once", statement: "A sku stands at most once in an order." },
  {
    id: "currency-country",
    statement: "currency follows country: GB has GBP, PL has PLN, SE has SEK, the others EUR.",
  },
  {
    id: "store-channel",
    statement: "store_id is present exactly when channel is store, and begins with the row's country.",
  },
  { id: "online-device", statement: "device_id and ip are present exactly when channel is web or app." },
  { id: "reserved-ip", statement: "ip lies in 198.18.0.0/15, 198.51.100.0/24 or 203.0.113.0/24." },
  { id: "card", statement: "card_last4 is present exactly when payment_method is card." },
  {
    id: "payment-channel",
    statement: "payment_method is cash only in stores; bank_transfer and pay_later only on web and app.",
  },
  { id: "customer-tier", statement: "loyalty_tier is null for guests and is constant per customer." },
  { id: "customer-country", statement: "A customer_id always has the same country." },
  {
    id: "status-channel",
    statement: "completed occurs only in stores; delivered, cancelled and declined only on web and app.",
  },
  {
    id: "return",
    statement:
      "return_flag is true exactly when status is returned and exactly when returned_at is present; returned_at is 3 to 31 days after ts.",
  },
  {
    id: "fraud-label",
    statement: "fraud_scenario is present exactly when is_fraud; status charged_back only with is_fraud.",
  },
  { id: "fraud-returns", statement: "Fraudulent lines are never returned." },
  {
    id: "card-testing",
    statement:
      "Orders with fraud_scenario card_testing come in groups of 5 to 8 consecutive orders of one line each, by card on the web as a guest, from one device_id and ip, within 10 minutes, in EUR or GBP with an order_total of at most 6.50; each order of a group has another card_last4.",
  },
  {
    id: "account-takeover",
    statement: "account_takeover orders name a customer and are placed on web or app.",
  },
  {
    id: "bust-out",
    statement:
      "bust_out orders come in groups of at least 4 orders of one customer within 14 days, paid by card or pay_later on web or app.",
  },
];
