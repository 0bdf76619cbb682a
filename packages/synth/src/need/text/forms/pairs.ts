import { withoutLabel } from "./objects.ts";
import { columns, counts, requestSaid } from "./request-said.ts";
import type { Value } from "./snippet.ts";

const pairs =
  /(?<![\w.])([a-z][\w-]{0,30}(?:\.[a-z_]{1,20})?) ?= ?("[^"]{0,200}"|\[[^\]]{0,600}\]|[a-z]\w{0,20}\([^()]{0,200}\)|[^=]*?)(?=[\s,;|]+[a-z][\w-]{0,30}(?:\.[a-z_]{1,20})? ?=|[\s;]*$)/giu;
/** So many settings make a request of them. */
const FEW = 3;
/** What is said of a request as a whole, where its columns are told one by one. */
const ofRequest = /^(?:seed|format|fmt|out|output|locale|topic|subject|record|entity)$/;

/** `rows=200 fields=a,b a.min=3`, `n=475; vessel=string; catch_kg=float(20,5200)`: settings of a request are said in words. */
export function withPairsSaid(text: string): string {
  const said = [...text.matchAll(pairs)];
  const names = said.map(({ 1: name = "" }) => name.toLowerCase());
  const isTold = said.some(({ 2: value = "" }) => call.test(value));
  const isRequest =
    names.some((name) => counts.test(name)) &&
    (names.some((name) => columns.test(name)) || (isTold && names.some((name) => ofRequest.test(name))));
  const [first] = said;
  const last = said.at(-1);
  if (said.length < FEW || !isRequest || first === undefined || last === undefined) return text;
  const entries = gathered(said.map(({ 1: name = "", 2: value = "" }) => [name, settingOf(name, value)]));
  return `${withoutLabel(text.slice(0, first.index))}${requestSaid(entries)}${text.slice(last.index + last[0].length)}`;
}

const call = /^[a-z]\w{0,20}\([^()]*\)$/iu;

/** `fare.min=3 fare.max=90` are two traits of one column. */
function gathered(entries: readonly (readonly [string, Value])[]): ReadonlyMap<string, Value> {
  const all = new Map<string, Value>();
  for (const [name, value] of entries) {
    const [column = "", trait] = name.split(".");
    if (trait === undefined) {
      all.set(name, value);
      continue;
    }
    const known = all.get(column);
    all.set(column, new Map([...(known instanceof Map ? known : []), [trait, value]]));
  }
  return all;
}

function settingOf(name: string, said: string): Value {
  const value = said
    .trim()
    .replace(/[,;|]+$/, "")
    .replace(/^"|"$/g, "");
  const inside = /^\[(.*)\]$/su.exec(value)?.[1];
  const isListed =
    inside !== undefined ||
    columns.test(name.toLowerCase()) ||
    (/\.(?:in|enum|values)$/.test(name) && value.includes(","));
  return isListed ? (inside ?? value).split(",").map((each) => each.trim()) : value;
}
