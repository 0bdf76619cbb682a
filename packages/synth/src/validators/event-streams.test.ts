import { changed, later, type Mutation, mutationTrial, type Row, rowWhere } from "../../test/mutation-trial.ts";
import { validatorTrial } from "../../test/validator-trial.ts";
import { eventStreams } from "../datasets/event-streams.ts";
import { parsedRows } from "../quality/parsed-rows.ts";
import { validateEventStreams } from "./event-streams.ts";

validatorTrial(eventStreams, validateEventStreams);

/** Few customers, so that they and their devices come again soon. */
const few = eventStreams.configure({ ...eventStreams.values, users: 2_500 });
const valid: Row[] = [...parsedRows(few, "validators", 0, 5_000)];

type Part = Record<string, unknown>;
const dataOf = (row: Row | undefined): Part => (row?.data ?? {}) as Part;
const propsOf = (row: Row | undefined): Part => dataOf(row).props as Part;
const contextOf = (row: Row | undefined): Part => dataOf(row).context as Part;
const nameOf = (row: Row | undefined): unknown => dataOf(row).event_name;

/** Number of the first row inside a session, delivered once, that an event of this name is on. */
const named = (name: string): number =>
  rowWhere(
    valid,
    (row, index) =>
      index > 200 &&
      nameOf(row) === name &&
      row.delivery_attempt === 1 &&
      valid[index + 1]?.sessionid === row.sessionid &&
      valid[index + 1]?.delivery_attempt === 1,
  );
const start = named("session_start");
const view = named("view_item");
const add = named("add_to_cart");
const checkout = named("begin_checkout");
const purchase = rowWhere(valid, (row, index) => index > 200 && nameOf(row) === "purchase");
const remove = rowWhere(valid, (row) => nameOf(row) === "remove_from_cart");
const search = named("search");
const again = rowWhere(valid, (row) => row.delivery_attempt === 2);
const native = rowWhere(valid, (row) => String(row.source).endsWith("/ios"));
const seller = rowWhere(valid, (row) => row.userid !== null);
const currency = { GBP: "EUR", EUR: "GBP" } as Readonly<Record<string, string>>;

const props = (index: number, change: Part) => (rows: Row[]) => Object.assign(propsOf(rows[index]), change);
const data = (index: number, change: Part) => (rows: Row[]) => Object.assign(dataOf(rows[index]), change);
const context = (index: number, change: Part) => (rows: Row[]) => Object.assign(contextOf(rows[index]), change);
/** Changes the context of the whole session of a row. */
const contexts = (index: number, change: Part) => (rows: Row[]) => {
  for (const row of rows) if (row.sessionid === valid[index]?.sessionid) Object.assign(contextOf(row), change);
};

const repeated = (accepts: (row: Row, before: Row) => boolean): number =>
  rowWhere(valid, (row, index) => valid.slice(0, index).some((before) => accepts(row, before)));
const device = repeated((row, before) => row.anonymousid === before.anonymousid && row.sessionid !== before.sessionid);
const customer = repeated(
  (row, before) =>
    row.userid !== null &&
    row.userid === before.userid &&
    row.sessionid !== before.sessionid &&
    row.anonymousid !== before.anonymousid,
);
const article = repeated(
  (row, before) => nameOf(row) === "view_item" && nameOf(before) === "view_item" && row.subject === before.subject,
);

function without(name: string): (rows: Row[]) => void {
  return (rows) => {
    delete rows[view]?.[name];
  };
}

/** A second purchase of the first order's number. */
function orderTwice(rows: Row[]): void {
  const orders = rows.filter((row) => nameOf(row) === "purchase" && row.delivery_attempt === 1);
  Object.assign(propsOf(orders[1]), { order_id: propsOf(orders[0]).order_id });
}

const mutations: readonly Mutation[] = [
  ["key", "an event that is delivered twice as the first time", (rows) => rows.splice(view + 1, 0, { ...rows[view] })],
  ["cloudevents", "an event without a type", without("type")],
  ["cloudevents", "an attribute with an underscore", changed(view, { trace_parent: "x" })],
  ["cloudevents", "a time that is none", changed(view, { time: "yesterday" })],
  ["redelivery", "a redelivery with another article", (rows) => Object.assign(dataOf(rows[again]), { screen: "cart" })],
  ["redelivery", "a redelivery of nothing", changed(view, { delivery_attempt: 2 })],
  ["session-contiguous", "a session in the midst of another", (rows) => rows.splice(view, 0, { ...rows[0] })],
  ["arrival-order", "a row received before the row above", changed(view, { received_at: later(valid[0]?.time, 5) })],
  ["seq-dense", "a missing event", (rows) => rows.splice(view, 1)],
  ["seq-dense", "a number that stands twice", changed(view, { seq: Number(valid[view]?.seq) - 1 })],
  ["seq-time", "an event before its forerunner", changed(view, { time: later(valid[view]?.time, -7_200_000) })],
  [
    "session-order",
    "a session before the one above",
    (rows) => {
      for (const row of rows) {
        if (row.sessionid !== valid[start]?.sessionid) continue;
        row.time = later(row.time, -86_400_000);
        row.received_at = later(row.received_at, -86_400_000);
      }
    },
  ],
  ["arrival", "an event received before it happened", changed(view, { received_at: later(valid[view]?.time, -1) })],
  ["arrival", "an event received days later", changed(view, { received_at: later(valid[view]?.time, 200_000_000) })],
  ["session-gap", "a pause of an hour", changed(start, { time: later(valid[start]?.time, -3_600_000) })],
  [
    "session-constant",
    "a session that changes its platform",
    changed(view, { userid: valid[view]?.userid === null ? "CUS-000000" : null }),
  ],
  ["session-start", "a session that starts with a search", data(start, { event_name: "search" })],
  ["type", "a type of another event", changed(view, { type: "example.shop.search" })],
  ["screen", "an article on the home screen", data(view, { screen: "home" })],
  ["props", "a view without a price", (rows) => delete propsOf(rows[view]).price],
  ["props", "a search with a price", props(search, { price: 5 })],
  ["subject", "a view of nothing", changed(view, { subject: null })],
  ["subject", "a search for an article", changed(search, { subject: "SKU-0000" })],
  [
    "cart",
    "an article that was not viewed",
    (rows) => {
      props(add, { sku: "SKU-ZZZZ" })(rows);
      changed(add, { subject: "SKU-ZZZZ" })(rows);
    },
  ],
  ["cart", "more taken out than is in", props(remove, { quantity: 12 })],
  ["checkout", "a cent too much", props(checkout, { value: Number(propsOf(valid[checkout]).value) + 0.01 })],
  ["checkout", "a piece too many", props(checkout, { item_count: Number(propsOf(valid[checkout]).item_count) + 1 })],
  [
    "purchase",
    "a cent less than at the checkout",
    props(purchase, { value: Number(propsOf(valid[purchase]).value) - 0.01 }),
  ],
  ["purchase", "an order without the cart", props(purchase, { items: [{ price: 1, quantity: 1, sku: "SKU-ZZZZ" }] })],
  ["purchase", "two orders of one number", orderTwice],
  ["login", "a purchase of nobody", changed(purchase, { userid: null })],
  ["price", "a third of a cent", props(view, { price: 1.003 })],
  ["price", "two prices in a session", props(add, { price: Number(propsOf(valid[add]).price) + 1 })],
  [
    "sku-category",
    "an article that moves",
    props(article, { category: propsOf(valid[article]).category === "toys" ? "books" : "toys" }),
  ],
  [
    "currency-country",
    "another currency",
    props(view, { currency: currency[String(propsOf(valid[view]).currency)] ?? "EUR" }),
  ],
  [
    "locale",
    "another language",
    context(view, { locale: contextOf(valid[view]).locale === "de-DE" ? "fr-FR" : "de-DE" }),
  ],
  [
    "device-constant",
    "a device with another system",
    contexts(device, { os: contextOf(valid[device]).os === "ios" ? "android" : "ios" }),
  ],
  ["platform", "the application on a desktop", contexts(native, { device: "desktop" })],
  ["app-version", "an application that goes back", contexts(device, { app_version: "0.0.1" })],
  [
    "user-country",
    "a customer who moves",
    contexts(customer, { country: contextOf(valid[customer]).country === "IE" ? "NL" : "IE" }),
  ],
  ["reserved-ip", "an address that somebody may own", contexts(seller, { ip: "8.8.8.8" })],
  ["schema", "a field that nobody declared", changed(view, { mood: "good" })],
  ["schema", "a null where none is declared", changed(view, { seq: null })],
  ["schema", "a member of data that nobody declared", data(view, { mood: "good" })],
  ["schema", "a context without a system", (rows) => delete contextOf(rows[view]).os],
  ["schema", "a context with a member more", context(view, { mood: "good" })],
  ["schema", "a prop that nobody declared", props(view, { mood: "good" })],
  ["schema", "an order of nothing", props(purchase, { items: [] })],
  ["schema", "an item without a price", props(purchase, { items: [{ quantity: 1, sku: "SKU-ZZZZ" }] })],
  ["schema", "a version that changes", changed(view, { schema_version: "9.9.9" })],
];

mutationTrial({
  dataset: eventStreams,
  validate: validateEventStreams,
  valid,
  mutations,
  determined: ["source", "type", "time", "subject", "sessionid", "seq", "userid", "anonymousid", "data", "received_at"],
});
