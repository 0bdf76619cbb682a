import { type FieldRule, fieldFlaw, memberOf, orNull, type RecordRules, versionRule } from "../record-rules.ts";
import type { Report } from "../validation.ts";

export interface Context {
  app_version: string;
  country: string;
  device: string;
  ip: string;
  locale: string;
  os: string;
}

export function isSameContext(a: Context, b: Context): boolean {
  return (
    a.app_version === b.app_version &&
    a.country === b.country &&
    a.device === b.device &&
    a.ip === b.ip &&
    a.locale === b.locale &&
    a.os === b.os
  );
}

export interface Item {
  price: number;
  quantity: number;
  sku: string;
}

/** What events say of themselves; which of these stand depends on the event. */
export interface Props {
  category?: string;
  currency?: string;
  item_count?: number;
  items?: readonly Item[];
  order_id?: string;
  price?: number;
  quantity?: number;
  query?: string;
  referrer?: string;
  results?: number;
  sku?: string;
  value?: number;
}

/** A delivery of an event whose fields have the published types. */
export interface EventRow {
  id: string;
  source: string;
  specversion: string;
  type: string;
  time: string;
  subject: string | null;
  datacontenttype: string;
  sessionid: string;
  seq: number;
  userid: string | null;
  anonymousid: string;
  data: { context: Context; event_name: string; props: Props; screen: string };
  received_at: string;
  delivery_attempt: number;
  schema_version: string;
}

export const eventNames = [
  "session_start",
  "screen_view",
  "search",
  "view_item",
  "add_to_cart",
  "remove_from_cart",
  "begin_checkout",
  "purchase",
] as const;

const SKU: FieldRule = { type: "text", pattern: /^SKU-[0-9A-HJKMNP-TV-Z]{4}$/ };
const price: FieldRule = { type: "number", minimum: 0 };
const pieces: FieldRule = { type: "integer", minimum: 1, maximum: 12 };

/** Published form of each field. */
export const eventRules: RecordRules = new Map<string, FieldRule>([
  ["id", { type: "text", pattern: /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/ }],
  ["source", memberOf(...["web", "ios", "android"].map((platform) => `https://events.shop.example/${platform}`))],
  ["specversion", memberOf("1.0")],
  ["type", memberOf(...eventNames.map((name) => `example.shop.${name}`))],
  ["time", { type: "instant" }],
  ["subject", orNull(SKU)],
  ["datacontenttype", memberOf("application/json")],
  ["sessionid", { type: "text", pattern: /^ses_[0-9A-HJKMNP-TV-Z]{6}$/ }],
  ["seq", { type: "integer", minimum: 0, maximum: 499 }],
  ["userid", { type: "text", nullable: true, pattern: /^CUS-[0-9A-HJKMNP-TV-Z]{6}$/ }],
  ["anonymousid", { type: "text", pattern: /^dev_[0-9a-f]{12}$/ }],
  ["data", { type: "object" }],
  ["received_at", { type: "instant" }],
  ["delivery_attempt", { type: "integer", minimum: 1, maximum: 2 }],
  ["schema_version", versionRule],
]);

const contextRules: RecordRules = new Map<string, FieldRule>([
  ["app_version", versionRule],
  ["country", memberOf("GB", "DE", "FR", "ES", "NL", "PL", "SE", "IE")],
  ["device", memberOf("phone", "desktop", "tablet")],
  ["ip", { type: "text" }],
  ["locale", memberOf("en-GB", "de-DE", "fr-FR", "es-ES", "nl-NL", "pl-PL", "sv-SE", "en-IE")],
  ["os", memberOf("ios", "android", "windows", "macos", "ipados")],
]);

const dataRules: RecordRules = new Map<string, FieldRule>([
  ["context", { type: "object" }],
  ["event_name", memberOf(...eventNames)],
  ["props", { type: "object" }],
  ["screen", memberOf("home", "category", "search_results", "item", "cart", "checkout", "confirmation", "account")],
]);

const itemRules: RecordRules = new Map<string, FieldRule>([
  ["price", price],
  ["quantity", pieces],
  ["sku", SKU],
]);

const propRules: RecordRules = new Map<string, FieldRule>([
  [
    "category",
    memberOf(
      ...["grocery", "apparel", "household", "health_beauty", "electronics", "books"],
      ...["toys", "shoes", "sports", "pets", "digital", "jewellery"],
    ),
  ],
  ["currency", memberOf("EUR", "GBP", "SEK", "PLN")],
  ["item_count", { type: "integer", minimum: 1 }],
  ["items", { type: "array" }],
  ["order_id", { type: "text", pattern: /^WEB-[0-9A-HJKMNP-TV-Z]{6}$/ }],
  ["price", price],
  ["quantity", pieces],
  ["query", { type: "text", pattern: /./ }],
  ["referrer", memberOf("direct", "search", "email", "social", "advertisement", "push")],
  ["results", { type: "integer", minimum: 0 }],
  ["sku", SKU],
  ["value", { type: "number", minimum: 0 }],
]);

/** Checks the form of data (invariant "schema"); which props an event has is a rule of its own. */
export function checkData(data: Record<string, unknown>, known: Context | null, report: Report): boolean {
  if (!checkMembers(data, dataRules, "data", report)) return false;
  let sound = isKnown(data.context as Context, known) || checkContext(data.context as Record<string, unknown>, report);
  const props = data.props as Record<string, unknown>;
  for (const name in props) {
    const rule = propRules.get(name);
    const wrong = rule === undefined ? "is not declared" : fieldFlaw(props[name], rule);
    if (wrong === null) continue;
    report("schema", `data.props.${name} ${wrong}`);
    sound = false;
  }
  return sound && (props.items === undefined || checkItems(props.items as readonly unknown[], report));
}

/** True for a context that says what a checked one says, as all of a session do. */
function isKnown(context: Context, known: Context | null): boolean {
  if (known === null || !isSameContext(context, known)) return false;
  let names = 0;
  for (const _ in context) names++;
  return names === contextRules.size;
}

function checkContext(context: Record<string, unknown>, report: Report): boolean {
  return checkMembers(context, contextRules, "data.context", report);
}

function checkMembers(value: Record<string, unknown>, rules: RecordRules, at: string, report: Report): boolean {
  let sound = true;
  let names = 0;
  for (const name in value) {
    names++;
    const rule = rules.get(name);
    const wrong = rule === undefined ? "is not declared" : fieldFlaw(value[name], rule);
    if (wrong === null) continue;
    report("schema", `${at}.${name} ${wrong}`);
    sound = false;
  }
  if (names >= rules.size) return sound;
  report("schema", `${at} lacks members`);
  return false;
}

function checkItems(items: readonly unknown[], report: Report): boolean {
  if (items.length === 0) {
    report("schema", "data.props.items is empty");
    return false;
  }
  let sound = true;
  for (const item of items) {
    if (typeof item === "object" && item !== null) {
      sound = checkMembers(item as Record<string, unknown>, itemRules, "data.props.items", report) && sound;
    } else {
      report("schema", "data.props.items holds what is no object");
      sound = false;
    }
  }
  return sound;
}
