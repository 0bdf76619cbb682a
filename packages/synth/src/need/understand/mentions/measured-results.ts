import type { Found } from "../../findings.ts";
import type { Item } from "../words/items.ts";
import { spanOf, wordLike } from "../words/name-words.ts";
import { beforeBoundary, stripped } from "../words/noise.ts";
import type { Word } from "../words/pieces.ts";
import { type Mention, mentionAt } from "./mention.ts";
import { named, type Reading } from "./reading.ts";

/** What one reads of what is measured. */
const results = /^(?:results?|levels?|values?|measurements?)$/;
/** What is measured of no substance: "exam results", "survey results". */
const others =
  /^(?:exam|test|survey|lab|laboratory|blood|search|election|match|race|game|quiz|poll|query|benchmark|experiment|study|financial|quarterly|sensor|trial|screening|inspection|audit|scan|vote|voting|competition|tournament|league|football|sports|sale|school|class|course)s?$/;
const LONGEST = 3;
/** What stands before the bounds of what the head measures. */
const leading =
  /^(?:values?|but|and|normal|normally|typical|usual|range|ranging|readings?|mostly|usually|with|results?|all)$/;

/** "fasting glucose results, normal around 105 mg/dL", "creatinine results between 40 and 120 umol/L": the row has what was measured. */
export function measuredResults(item: Item, items: readonly Item[], reading: Reading): Mention | undefined {
  if (item.zone !== "head" || items[0] !== item || reading.findings.language !== "en") return undefined;
  const at = stripped(item.words).findIndex(({ english, folded }) => results.test(folded) || results.test(english));
  const words = stripped(item.words).slice(0, at);
  if (at < 1 || words.length > LONGEST || words.some(({ english }) => others.test(english))) return undefined;
  if (beforeBoundary(words).length < words.length) return undefined;
  const found = item.founds.map((each) => each.found).find(isOfValues) ?? boundsBehind(items);
  const unit = found === undefined ? undefined : unitOf(found, reading.findings.text);
  if (unit === undefined) return undefined;
  const own = named(words, reading).meaning;
  const isNumber = own.type.type === "number" || own.type.type === "int";
  const { meaning } = isNumber ? { meaning: own } : named([...words, ...wordLike("value", words)], reading);
  return { ...mentionAt({ ...meaning, words, field: null }, item, spanOf(words), words, true), unit };
}

/** The bounds that stand right behind the head with nothing of their own to be of. */
function boundsBehind(items: readonly Item[]): Found | undefined {
  const next = items[1];
  if (next === undefined || next.inner.length > 0 || !next.words.every(isLeading)) return undefined;
  return next.founds.map(({ found }) => found).find(isOfValues);
}

function isLeading({ folded }: Word): boolean {
  return leading.test(folded);
}

function isOfValues({ kind }: Found): boolean {
  return kind === "range" || kind === "distribution" || kind === "average";
}

const perVolume = /\d ?((?:[munpµ]?g|[munpµ]?mol|m?IU|U|mEq)\/(?:[md]?L|kg))\b/i;

/** The unit of what a sample holds: a length of time or an amount of money is of something else. */
function unitOf(found: Found, text: string): string | undefined {
  const unit = "unit" in found ? found.unit : perVolume.exec(text.slice(found.start, found.end))?.[1];
  return unit !== undefined && /[/%]|^(?:U|IU|mmHg|pH)/.test(unit) ? unit : undefined;
}
