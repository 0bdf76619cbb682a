import type { Invariant } from "../../schema/dataset.ts";

export const journeyInvariants: readonly Invariant[] = [
  { id: "key", statement: "(journey_id, step_no) is unique." },
  {
    id: "journey-contiguous",
    statement: "The rows of a journey follow one another with step_no 1, 2, 3, …; journey_id is not used again.",
  },
  {
    id: "customer-contiguous",
    statement:
      "The journeys of a customer follow one another with journey_no 1, 2, 3, …; customer_id is not used again.",
  },
  { id: "journey-order", statement: "ts never decreases within a journey." },
  {
    id: "history-order",
    statement:
      "journey_started_at is the ts of the journey's row with step_no 1, and strictly increases from one journey of a customer to the next.",
  },
  {
    id: "customer-order",
    statement: "journey_started_at of a customer's journey_no 1 never decreases from one customer to the next.",
  },
  {
    id: "journey-constant",
    statement:
      "journey_no, journey_started_at, coupon, discount_pct, abandoned, abandonment_reason, channel, device_type, device_id, returning and days_since_last are the same on all rows of a journey.",
  },
  {
    id: "customer-constant",
    statement: "loyalty_tier, country and currency are the same on all rows of a customer.",
  },
  {
    id: "currency-country",
    statement: "currency follows country: GB has GBP, PL has PLN, SE has SEK, the others EUR.",
  },
  {
    id: "device",
    statement: "A customer has at most two device_id; a device_id belongs to one customer and has one device_type.",
  },
  { id: "first-step", statement: "The first step of a journey is a search or a view." },
  {
    id: "article",
    statement:
      "sku and price are present exactly on view, cart_add, cart_remove, review and return; qty exactly on cart_add, cart_remove and return; category exactly where sku is present and on search.",
  },
  { id: "sku-category", statement: "A sku always has the same category." },
  {
    id: "stable-price",
    statement:
      "A sku has one price per currency among the journeys whose journey_started_at lies in the same calendar week (Monday 00:00 UTC to Sunday), the same as its unit_price in the retail transactions of the seed in that week.",
  },
  { id: "viewed", statement: "The sku of a cart_add is that of the latest view before it in the journey." },
  {
    id: "cart",
    statement:
      "Up to the purchase, the cart of a journey starts empty, a cart_add adds qty pieces of its sku, and a cart_remove takes away exactly all pieces of a sku that lies in the cart.",
  },
  {
    id: "basket",
    statement:
      "basket_items is the number of pieces and basket_value the sum of price × pieces over the cart after the step, exact to the cent; on the purchase and on every later row of the journey they keep the values of the payment.",
  },
  {
    id: "stage-order",
    statement:
      "A checkout happens with a non-empty cart; a payment comes right after a checkout, a purchase right after a payment; a journey has at most one checkout, and after it only payment, purchase, review and return.",
  },
  {
    id: "afterwards",
    statement:
      "review and return come only after the purchase, for a sku that was bought, each sku at most once reviewed and at most once returned; qty of a return is the number of pieces bought; both are 1 to 45 days after the purchase.",
  },
  {
    id: "shipping",
    statement:
      "shipping_option is present exactly on the checkout and every later row of the journey, and stays the same.",
  },
  {
    id: "coupon",
    statement:
      "discount_pct follows coupon: HELLO10 10, BACK5 5, TREAT15 15, SEASON20 20, VIP25 25, none 0; HELLO10 is held only when returning is false.",
  },
  {
    id: "order-value",
    statement:
      "order_value and order_margin are present exactly on a purchase; order_value = basket_value − basket_value × discount_pct / 100, the discount rounded half up to the cent; order_margin is less than order_value.",
  },
  { id: "rating", statement: "rating is present exactly on a review." },
  {
    id: "abandonment",
    statement:
      "abandoned is true exactly when the journey has a cart_add and no purchase; abandonment_reason is present exactly when abandoned; it is payment_failed exactly when the journey's last step is a payment.",
  },
  {
    id: "returning",
    statement: "returning is true exactly when an earlier journey of the customer has a purchase.",
  },
  {
    id: "lifetime",
    statement:
      "ltv_to_date is the sum of order_value over all rows of the customer up to and including this one, exact to the cent; so it never decreases.",
  },
  {
    id: "days-since-last",
    statement:
      "days_since_last is null exactly on journey_no 1; else it is the whole number of 24-hour days from the previous journey_started_at of the customer to this one, rounded down.",
  },
];
