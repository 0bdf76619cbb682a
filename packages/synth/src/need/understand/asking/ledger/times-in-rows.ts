import { number, type Reading, spanOf, word } from "../../../extract/reading.ts";
import type { Span } from "../../../findings.ts";
import { wordSet } from "../../../text/word-set.ts";
import { exactOf, sharesNoun } from "./counted.ts";
import { eachOf } from "./each.ts";
import { type Ledger, quoteOf } from "./ledger.ts";

const showing = wordSet(
  "appear appears appearing occur occurs listed shows show kommt kommen vorkommt erscheint erscheinen steht stehen aparece aparecen figura figuran apparait apparaissent figure figurent aparecem consta constam",
);
const times = wordSet("times mal veces fois vezes");
const often: ReadonlyMap<string, number> = new Map([
  ...["twice", "zweimal"].map((word) => [word, 2] as const),
  ...["thrice", "dreimal"].map((word) => [word, 3] as const),
]);
/** "at least three times" is no number of rows, "three times a year" is of some of them. */
const loose = wordSet("least most more than to about mindestens hochstens menos mas moins plus mais");
const pers = wordSet("a per pro por par or oder o ou each every");
const NEAR = 4;

/** "800 rows, 800 different people, each person appears three times": all of them so often are as many as there are rows. */
export function findTimesInRows(ledger: Ledger): void {
  const { reading, rows, counts } = ledger;
  if (rows === undefined) return;
  for (let at = 1; at < reading.tokens.length; at++) {
    const said = showing.has(word(reading, at)) ? timesBehind(reading, at) : undefined;
    const each = said === undefined ? undefined : eachOf(reading, said.figure);
    if (said === undefined || each === undefined || each.nouns.length === 0) continue;
    const [whose, ...others] = counts.filter(({ nouns, most }) => most > 1 && sharesNoun(nouns, each.nouns));
    const size = whose === undefined ? undefined : exactOf(whose);
    if (whose === undefined || size === undefined || others.length > 0) continue;
    const isRows = rows.span !== undefined && rows.span.start < whose.span.end && whose.span.start < rows.span.end;
    if (isRows || size * said.times === rows.count) continue;
    const needed = size * said.times;
    ledger.tell(
      `${quoteOf(ledger, said.span)} for each of ${quoteOf(ledger, whose.span)} comes to ${needed}, yet ${rows.count} rows are asked`,
      [...(rows.span === undefined ? [] : [rows.span]), whose.span, said.span],
      `ask for ${needed} rows, for another number of them, or say "up to"`,
    );
    return;
  }
}

/** The "three times" of "appears three times". */
function timesBehind(
  reading: Reading,
  verb: number,
): { readonly times: number; readonly figure: number; readonly span: Span } | undefined {
  for (let at = verb + 1; at < verb + NEAR; at++) {
    if (loose.has(word(reading, at))) return undefined;
    const value = number(reading, at);
    const next = value === undefined ? at + 1 : value.next + 1;
    const count =
      value !== undefined && times.has(word(reading, value.next)) ? value.value : often.get(word(reading, at));
    if (count === undefined) continue;
    return count > 1 && !pers.has(word(reading, next))
      ? { times: count, figure: at, span: spanOf(reading, verb, next) }
      : undefined;
  }
  return undefined;
}
