import { ipv4Number, isBenchmarkAddress } from "../ipv4.ts";
import type { Report } from "../validation.ts";
import type { EventRow } from "./event-row.ts";

const DAY_MS = 86_400_000;

const currencies: Readonly<Record<string, string>> = { GB: "GBP", PL: "PLN", SE: "SEK" };

const locales: Readonly<Record<string, string>> = {
  GB: "en-GB",
  DE: "de-DE",
  FR: "fr-FR",
  ES: "es-ES",
  NL: "nl-NL",
  PL: "pl-PL",
  SE: "sv-SE",
  IE: "en-IE",
};

/** Screens of an event, and the names of its props; what a category screen adds stands below. */
const shapes: ReadonlyMap<string, { readonly screens: readonly string[]; readonly props: readonly string[] }> = new Map(
  [
    ["session_start", { screens: ["home"], props: ["referrer"] }],
    ["screen_view", { screens: ["home", "category", "cart", "account"], props: [] }],
    ["search", { screens: ["search_results"], props: ["query", "results"] }],
    ["view_item", { screens: ["item"], props: ["category", "currency", "price", "sku"] }],
    ["add_to_cart", { screens: ["item"], props: ["category", "currency", "price", "quantity", "sku"] }],
    ["remove_from_cart", { screens: ["cart"], props: ["quantity", "sku"] }],
    ["begin_checkout", { screens: ["checkout"], props: ["currency", "item_count", "value"] }],
    ["purchase", { screens: ["confirmation"], props: ["currency", "items", "order_id", "value"] }],
  ],
);
const categoryProps = ["category"];

/** Rules that an event keeps by itself. True when it has the props of its event, so that more can be said of them. */
export function checkEvent(row: EventRow, time: number, received: number, report: Report): boolean {
  const { event_name: name, screen, props, context } = row.data;
  if (row.type !== `example.shop.${name}`) report("type", `${row.type} with event_name ${name}`);
  const delay = received - time;
  if (delay < 1 || delay > DAY_MS) report("arrival", `received ${delay} ms after it happened`);
  const shape = shapes.get(name);
  if (shape?.screens.includes(screen) !== true) report("screen", `${name} on ${screen}`);
  const names = name === "screen_view" && screen === "category" ? categoryProps : (shape?.props ?? []);
  const complete = hasExactly(props, names);
  if (!complete) report("props", `${name} has ${Object.keys(props).join(", ") || "nothing"}`);
  const about = name === "view_item" || name === "add_to_cart" || name === "remove_from_cart";
  if (row.subject !== (about ? (props.sku ?? null) : null)) report("subject", `subject ${row.subject} on ${name}`);
  if (props.currency !== undefined && props.currency !== (currencies[context.country] ?? "EUR")) {
    report("currency-country", `${props.currency} in ${context.country}`);
  }
  if (context.locale !== locales[context.country]) report("locale", `${context.locale} in ${context.country}`);
  checkPlatform(row, report);
  if (!isBenchmarkAddress(ipv4Number(context.ip))) report("reserved-ip", context.ip);
  if (name === "purchase" && row.userid === null) report("login", "a purchase of nobody");
  return complete;
}

function hasExactly(props: object, names: readonly string[]): boolean {
  let present = 0;
  for (const name in props) {
    if (!names.includes(name)) return false;
    present++;
  }
  return present === names.length;
}

function checkPlatform({ source, data: { context } }: EventRow, report: Report): void {
  if (source.endsWith("/web")) return;
  const wanted = source.endsWith("/ios") ? "ios" : "android";
  if (context.os !== wanted || context.device !== "phone") {
    report("platform", `${source} on a ${context.device} with ${context.os}`);
  }
}

const aboutDelivery = new Set(["received_at", "delivery_attempt", "schema_version"]);
const RFC3339 = /^\d{4}-\d{2}-\d{2}[Tt]\d{2}:\d{2}:\d{2}(\.\d+)?([Zz]|[+-]\d{2}:\d{2})$/;

/** What CloudEvents 1.0 asks of a row. A row of the declared form has it all, so only other rows need this. */
export function checkCloudEvent(row: Record<string, unknown>, report: Report): void {
  for (const name of ["id", "source", "specversion", "type"]) {
    const value = row[name];
    if (typeof value !== "string" || value === "") report("cloudevents", `${name} is no non-empty string`);
  }
  if (row.specversion !== "1.0") report("cloudevents", `specversion ${String(row.specversion)}`);
  if (typeof row.time !== "string" || !RFC3339.test(row.time)) report("cloudevents", `time ${String(row.time)}`);
  for (const name of Object.keys(row)) {
    if (!aboutDelivery.has(name) && !/^[a-z0-9]+$/.test(name)) report("cloudevents", `an attribute named ${name}`);
  }
}
