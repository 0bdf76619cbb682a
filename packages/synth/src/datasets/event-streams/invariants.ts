import type { Invariant } from "../../schema/dataset.ts";

export const eventInvariants: readonly Invariant[] = [
  { id: "key", statement: "(source, id, delivery_attempt) is unique." },
  {
    id: "cloudevents",
    statement:
      "Without received_at, delivery_attempt and schema_version every row is a CloudEvents 1.0 event in JSON format: id, source, specversion (1.0) and type are non-empty strings, time is RFC 3339, and every attribute's name consists of lower-case letters and digits.",
  },
  {
    id: "redelivery",
    statement:
      "Rows with the same (source, id) have the same values in every field but received_at and delivery_attempt; a row with delivery_attempt 2 follows the row with delivery_attempt 1 of its (source, id) inside the same session and has a later received_at.",
  },
  {
    id: "session-contiguous",
    statement: "The rows of a session follow one another; sessionid is not used again.",
  },
  {
    id: "arrival-order",
    statement: "Within a session received_at never decreases from row to row.",
  },
  {
    id: "seq-dense",
    statement:
      "The rows of a session with delivery_attempt 1 carry seq 0, 1, …, n − 1, each once (not always in that order, for rows stand in the order of arrival).",
  },
  { id: "seq-time", statement: "Within a session a higher seq has a time that is not earlier." },
  {
    id: "session-order",
    statement: "The time of the event with seq 0 never decreases from one session to the next.",
  },
  { id: "arrival", statement: "received_at is at least 1 ms and at most 24 hours after time." },
  {
    id: "session-gap",
    statement: "Within a session the times of events with consecutive seq lie less than 30 minutes apart.",
  },
  {
    id: "session-constant",
    statement: "source, userid, anonymousid and data.context are the same on all rows of a session.",
  },
  {
    id: "session-start",
    statement: "The event with seq 0 is a session_start, and no other event of the session is one.",
  },
  { id: "type", statement: "type is example.shop. followed by data.event_name." },
  {
    id: "screen",
    statement:
      "data.screen follows data.event_name: session_start has home, search search_results, view_item and add_to_cart item, remove_from_cart cart, begin_checkout checkout, purchase confirmation; screen_view has home, category, cart or account.",
  },
  {
    id: "props",
    statement:
      "data.props has exactly these members: session_start referrer; screen_view category when data.screen is category, else none; search query and results; view_item category, currency, price and sku; add_to_cart category, currency, price, quantity and sku; remove_from_cart quantity and sku; begin_checkout currency, item_count and value; purchase currency, items, order_id and value.",
  },
  {
    id: "subject",
    statement:
      "subject is present exactly on view_item, add_to_cart and remove_from_cart, and equals data.props.sku there.",
  },
  {
    id: "cart",
    statement:
      "A session's cart starts empty; in the order of seq an add_to_cart adds its quantity of the sku and a remove_from_cart takes away exactly all pieces of a sku that lies in the cart; the sku of an add_to_cart is that of the session's latest view_item.",
  },
  {
    id: "checkout",
    statement:
      "A begin_checkout happens only with a non-empty cart; item_count is the number of pieces in it and value the sum of price × quantity, exact to the cent.",
  },
  {
    id: "purchase",
    statement:
      "A purchase comes right after a begin_checkout (seq one higher); its items are exactly the cart (each sku once, with all its pieces), its value is that of the begin_checkout, and the cart is empty afterwards; order_id is unique.",
  },
  {
    id: "login",
    statement: "A purchase happens only in a session with a userid.",
  },
  {
    id: "price",
    statement: "Within a session a sku has one price; prices have at most two decimals.",
  },
  { id: "sku-category", statement: "A sku always has the same category." },
  {
    id: "currency-country",
    statement: "currency follows context.country: GB has GBP, PL has PLN, SE has SEK, the others EUR.",
  },
  {
    id: "locale",
    statement:
      "context.locale follows context.country: GB en-GB, DE de-DE, FR fr-FR, ES es-ES, NL nl-NL, PL pl-PL, SE sv-SE, IE en-IE.",
  },
  {
    id: "device-constant",
    statement: "An anonymousid always has the same source, context.device, context.os and context.country.",
  },
  {
    id: "platform",
    statement:
      "source …/ios has context.os ios, source …/android has context.os android; both have context.device phone.",
  },
  {
    id: "app-version",
    statement: "context.app_version, compared number by number, never decreases from row to row of an anonymousid.",
  },
  { id: "user-country", statement: "A userid always has the same context.country." },
  { id: "reserved-ip", statement: "context.ip lies in 198.18.0.0/15, which is reserved for benchmarks." },
];
