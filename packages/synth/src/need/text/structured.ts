import { columnSaid, columns, counts, isFigure, requestSaid, subjectSaid } from "./request-said.ts";
import { snippetAt, type Value } from "./snippet.ts";

const pairs =
  /(?<![\w.])([a-z][\w-]{0,30}) ?= ?("[^"]{0,200}"|\[[^\]]{0,600}\]|[^=]*?)(?=[\s,;|]+[a-z][\w-]{0,30} ?=|[\s;]*$)/giu;
/** So many settings make a request of them. */
const FEW = 3;

/** `{"record": "bike trip", "rows": 200, "columns": ["trip_id"]}`, `rows=200 fields=a,b`, `SELECT a FROM b LIMIT 9`: a request in a form is said in words. */
export function withStructuresSaid(text: string): string {
  return withPairsSaid(withObjectSaid(withQuerySaid(withFilling(text))));
}

/** "…; fill it with 800 rows": how many of them there are. */
function withFilling(text: string): string {
  return text.replace(
    /[;,.]? ?(?:and |then )?(?:fill|populate|seed|load) (?:it|this|the table|that) with (\d[\d.,]{0,9}k? rows)/iu,
    "; $1",
  );
}

const query =
  /^\s*select (?<columns>[\w\s,."`]{3,600}?) from (?<table>[\w."`]{2,60})(?: where (?<where>.{3,300}?))?(?: (?:group|order) by .{1,80}?)?(?: limit (?<limit>\d{1,7}))?\s*;?\s*$/isu;

function withQuerySaid(text: string): string {
  const { columns: list, table, where, limit } = query.exec(text)?.groups ?? {};
  if (list === undefined || table === undefined) return text;
  const names = list
    .replace(/["`]/g, "")
    .split(",")
    .map((each) => each.trim());
  const about = subjectSaid(table.split(".").at(-1) ?? table);
  const told =
    where === undefined ? "" : `; ${where.replace(/['"`]/g, "").replace(/ and (?=\w+ (?:between|in|[<>=]))/giu, ", ")}`;
  return `${limit === undefined ? "" : `${limit} rows of `}${about}: ${names.join(", ")}${told}`;
}

function withObjectSaid(text: string): string {
  const start = text.indexOf("{");
  const snippet = start < 0 ? undefined : snippetAt(text, start);
  if (snippet === undefined) return text;
  const before = text.slice(0, start);
  const label = /(?:constraints|ranges|rules)\s*[:=]\s*$/i.exec(before);
  if (label !== null) {
    const said = [...snippet.value].map(([name, value]) => columnSaid(name, value)).join(", ");
    return `${before.slice(0, label.index)}${said}${text.slice(snippet.end)}`;
  }
  const isRequest = [...snippet.value].some(
    ([name, value]) =>
      (counts.test(name.toLowerCase()) && isFigure(value)) ||
      (columns.test(name.toLowerCase()) && typeof value !== "string"),
  );
  if (!isRequest) return text;
  return `${withoutLabel(before)}${requestSaid(snippet.value)}${text.slice(snippet.end)}`;
}

/** "POST /generate", "data_request:": whither it goes, and what it is called. */
function withoutLabel(before: string): string {
  return before
    .replace(/\b(?:POST|GET|PUT|curl)\b[^{]{0,80}$/u, "")
    .replace(/(?:^|(?<=[.!?;\n] ?))[^.!?;:\n]{0,40}[:=]\s*$/u, "");
}

function withPairsSaid(text: string): string {
  const said = [...text.matchAll(pairs)];
  const names = said.map(({ 1: name = "" }) => name.toLowerCase());
  const isRequest = names.some((name) => columns.test(name)) && names.some((name) => counts.test(name));
  const [first] = said;
  const last = said.at(-1);
  if (said.length < FEW || !isRequest || first === undefined || last === undefined) return text;
  const entries = said.map(({ 1: name = "", 2: value = "" }) => [name, settingOf(name, value)] as const);
  return `${withoutLabel(text.slice(0, first.index))}${requestSaid(new Map(entries))}${text.slice(last.index + last[0].length)}`;
}

function settingOf(name: string, said: string): Value {
  const value = said
    .trim()
    .replace(/^"|"$/g, "")
    .replace(/[,;|]+$/, "");
  const inside = /^\[(.*)\]$/su.exec(value)?.[1];
  const isListed = inside !== undefined || columns.test(name.toLowerCase());
  return isListed ? (inside ?? value).split(",").map((each) => each.trim()) : value;
}
