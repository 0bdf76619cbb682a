import { isRowMeasure } from "../../extract/measured-rows.ts";
import type { Found } from "../../findings.ts";
import type { Item } from "../words/items.ts";
import { spanOf, wordLike } from "../words/name-words.ts";
import { wordKey } from "../words/phrase.ts";
import type { Word } from "../words/pieces.ts";
import { isAboutField, type Mention, mentionAt } from "./mention.ts";
import { named, type Reading } from "./reading.ts";

/** What may stand between the measure and the end of what the rows are: "house prices in USD". */
const behind = /^(?:in|of|for|from|between|with|per|at|by|on|over)$/;
const TIME = /^times?$/;

/** "600 exam scores, normal with mean 68", "swim times in seconds for 60 swimmers": each row has one of what is measured. */
export function measuredRow(item: Item, items: readonly Item[], reading: Reading): Mention | undefined {
  if (item.zone !== "head" || reading.findings.language !== "en") return undefined;
  const { words } = item;
  const end = words.findIndex(({ folded }) => behind.test(folded));
  const at = (end < 0 ? words.length : end) - 1;
  const noun = words[at];
  const told = toldBehind(item, items);
  const isMeasure = noun !== undefined && (isRowMeasure(noun.english) || isTimed(noun, item, told));
  if (noun === undefined || noun.folded === noun.english || !isMeasure) return undefined;
  const isListed = items.some(
    (each) => each.zone === "list" && each.words.some(({ folded }) => wordKey(folded) === noun.english),
  );
  const isSaidOf =
    told !== undefined ||
    (prices.test(noun.english) && !isPricedElsewhere(items)) ||
    item.founds.some(
      ({ found }) =>
        (found.kind === "rows" && found.end < noun.start) ||
        (isAboutField(found) && found.start > noun.start && found.start <= noun.end + 2),
    );
  if (isListed || !isSaidOf) return undefined;
  const one = wordLike(noun.english, [noun]);
  const name = TIME.test(noun.folded) ? [...words.slice(Math.max(0, at - 1), at), ...one] : one;
  return mentionAt(named(name, reading).meaning, item, spanOf(name), name, true);
}

const prices = /^(?:price|fare|rent)$/;
const amounts =
  /(?:^|_)(?:price|fare|rent|wage|salary|pay|amount|total|cost|fee|open|close|high|low|bid|ask|quote|vwap|o|c|usd|eur|gbp|income|value)s?(?:_|$)/;

/** "flight prices: origin, price per seat", "prices: open, high, low, close": the list says what is paid. */
function isPricedElsewhere(items: readonly Item[]): boolean {
  return items.some(
    ({ zone, words, founds }) =>
      zone !== "head" &&
      (words.some(({ folded, english }) => amounts.test(folded) || amounts.test(english)) ||
        founds.some(({ found }) => "unit" in found && /^[A-Z]{3,4}$/.test(found.unit ?? ""))),
  );
}

/** The "normal around 62 with sd 14" of "exam scores per student, normal around 62 with sd 14, school": alone behind what is measured. */
function toldBehind(item: Item, items: readonly Item[]): Found | undefined {
  const at = items.indexOf(item) + 1;
  const next = items[at]?.zone === "breakdown" ? items[at + 1] : items[at];
  const [only, ...others] = next?.founds ?? [];
  const isAlone = next?.words.length === 0 && others.length === 0 && next.inner.length === 0;
  return isAlone && (only?.found.kind === "distribution" || only?.found.kind === "average") ? only.found : undefined;
}

const seconds = /^(?:ms|s|min|h)$/;

/** "swim times in seconds", "reaction times, normal around 350 ms": a length of time beside its unit. */
function isTimed({ folded, end }: Word, { founds }: Item, told: Found | undefined): boolean {
  const isTold = told !== undefined && "unit" in told && seconds.test(told.unit ?? "");
  return (
    TIME.test(folded) &&
    (isTold || founds.some(({ found }) => found.kind === "unit" && seconds.test(found.unit) && found.start === end + 1))
  );
}
