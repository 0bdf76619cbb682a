import { dayNumber, leadingDay } from "../day.ts";
import type { Report } from "../validation.ts";
import type { Conversation, Mention } from "./conversation.ts";

const months = [
  ...["January", "February", "March", "April", "May", "June", "July"],
  ...["August", "September", "October", "November", "December"],
];
const numberWords = [
  ...["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"],
  ...["thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty"],
];
const month = `(?:${months.join("|")})`;
const count = `(?:\\d+|${numberWords.slice(1).join("|")})`;

/** Values in a text that something in the row must stand behind. */
const loose = new RegExp(
  [
    String.raw`\b\d+\.\d\d(?!\d)`,
    String.raw`\b(?:ORD|CUS|SKU|PCL)-\w+`,
    String.raw`\b\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month}\b`,
    String.raw`\b${month} \d{1,2}\b`,
    String.raw`\b${count} days ago\b`,
    String.raw`\b[Ii]n ${count} days\b`,
  ].join("|"),
  "g",
);
/** Texts without these hold neither such a value nor a personal one. */
const suspicious = /\d|@|days/;
/** Mail addresses, telephone and card numbers; ids of parcels may have digits only. */
const personal = /@|\+\d|(?<!\b(?:ORD|CUS|SKU|PCL)-\w*)\d(?:[ -]?\d){6}/;
/** Two words with capitals in a row, the first of them within a sentence. */
const fullName = /(?<=[a-z0-9'’)] )[A-Z][a-z]+ [A-Z][a-z]+/g;

const amounts: ReadonlySet<string> = new Set(["order_total", "unit_price", "refund_amount", "voucher_amount"]);
const days: ReadonlySet<string> = new Set(["ordered_at", "due_on", "delivered_on", "follow_up_on"]);
const literal: ReadonlySet<string> = new Set([
  ...["conversation_id", "customer_id", "agent_id", "order_id", "sku", "parcel_id", "product", "detail"],
]);
/** What stands before or after an amount in a currency, with a space; £ has none. */
const units: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["EUR", new Set(["EUR", "euro", "euros"])],
  ["GBP", new Set(["GBP", "pounds"])],
  ["SEK", new Set(["SEK", "kronor"])],
  ["PLN", new Set(["PLN", "zloty"])],
]);

/** Rules on the values that texts speak of. */
export function checkGrounding(row: Conversation, report: Report): void {
  const today = leadingDay(row.started_at);
  for (const { entities, text, turn } of row.messages) {
    for (const mention of entities) {
      if (!text.includes(mention.text) || !isForm(row, mention, today)) {
        report("grounded", `${mention.field} as "${mention.text}" in turn ${turn}`);
      }
    }
    if (suspicious.test(text)) {
      checkMatches(loose, "no-loose-values", text, entities, report);
      if (personal.test(text)) report("reserved", text);
    }
    checkMatches(fullName, "reserved", text, entities, report);
  }
}

/** Reports what a pattern finds in a text outside its entities. */
function checkMatches(
  pattern: RegExp,
  invariant: string,
  text: string,
  entities: readonly Mention[],
  report: Report,
): void {
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    if (!isCovered(text, entities, match.index, match[0].length)) report(invariant, `"${match[0]}" in "${text}"`);
  }
}

/** True when a part of a text lies within the place of an entity. */
function isCovered(text: string, entities: readonly Mention[], start: number, length: number): boolean {
  for (const mention of entities) {
    if (mention.text.length < length) continue;
    for (let at = text.indexOf(mention.text); at >= 0 && at <= start; at = text.indexOf(mention.text, at + 1)) {
      if (at + mention.text.length >= start + length) return true;
    }
  }
  return false;
}

/** True when the text is a form in which the field's value may stand. */
function isForm(row: Conversation, { field, text }: Mention, today: number): boolean {
  const value = row[field as keyof Conversation] ?? null;
  if (value === null) return false;
  if (typeof value === "number") {
    if (amounts.has(field)) return isAmount(text, value, row.currency);
    return field === "quantity" && (text === String(value) || text === numberWords[value]);
  }
  if (typeof value !== "string") return false;
  if (!days.has(field)) return literal.has(field) && text === value;
  const day = field === "ordered_at" ? leadingDay(value) : dayNumber(value);
  return isDate(text, value) || dayOffset(text) === day - today;
}

function isAmount(text: string, value: number, currency: string): boolean {
  const figure = value.toFixed(2);
  if (text === figure) return true;
  if (text.startsWith("£")) return currency === "GBP" && text.slice(1) === figure;
  const space = text.indexOf(" ");
  const [left, right] = [text.slice(0, space), text.slice(space + 1)];
  const known = units.get(currency);
  return (left === figure && known?.has(right) === true) || (right === figure && known?.has(left) === true);
}

/** True for a day and a month's name, 26 February for 2020-02-26. */
function isDate(text: string, day: string): boolean {
  return text === `${Number(day.slice(8, 10))} ${months[Number(day.slice(5, 7)) - 1]}`;
}

const namedOffsets: ReadonlyMap<string, number> = new Map([
  ["today", 0],
  ["yesterday", -1],
  ["tomorrow", 1],
  ["a week ago", -7],
  ["two weeks ago", -14],
  ["in a week", 7],
]);

/** Days from today that a text speaks of, or NaN. */
function dayOffset(text: string): number {
  const named = namedOffsets.get(text);
  if (named !== undefined) return named;
  if (text.endsWith(" days ago")) return -countOf(text.slice(0, -9));
  if (text.startsWith("in ") && text.endsWith(" days")) return countOf(text.slice(3, -5));
  return Number.NaN;
}

function countOf(text: string): number {
  const word = numberWords.indexOf(text);
  if (word > 0) return word;
  return /^\d+$/.test(text) ? Number(text) : Number.NaN;
}
