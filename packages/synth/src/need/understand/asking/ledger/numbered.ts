import { isWord, tokenFrom, word } from "../../../extract/reading.ts";
import { singular } from "../../../text/stem.ts";
import { wordSet } from "../../../text/word-set.ts";
import { isWall } from "../quantities/clauses.ts";
import { type Count, exactOf } from "./counted.ts";
import { type Ledger, quoteOf } from "./ledger.ts";

const numbers = wordSet("number no nr num index # nummer numero rank position");
/** "question 1-10" may be how it is answered. */
const scales = /^(?:question|item|criterion|aspect|category|answer|rating|score|frage|pregunta|pergunta)$/;
/** Where there are several of the whole, each has so many of its own. */
const SLIP = 4;

/** "bus line with 12 stops, stop number 1 to 20", "8 lanes, lane 1-10": numbered higher than there are of them. */
export function findNumberedAbove(ledger: Ledger): void {
  const { reading } = ledger;
  for (const { found, first, next } of reading.ranges) {
    const { minimum, maximum, unit, start, end } = found;
    if (minimum !== 1 || maximum === undefined || unit !== undefined || !isWall(reading, next)) continue;
    const noun = nounBefore(ledger, first);
    const count = noun === undefined ? undefined : countOf(ledger, noun, start);
    const many = count === undefined ? undefined : exactOf(count);
    if (count === undefined || many === undefined || many < 2 || maximum <= many || maximum > SLIP * many) continue;
    const span = { start: reading.tokens[first - 1]?.start ?? start, end };
    ledger.tell(
      `${quoteOf(ledger, count.span)} are numbered up to ${many}, yet ${quoteOf(ledger, span)} is said`,
      [count.span, span],
      `say 1 to ${many}, or ${maximum} of them`,
    );
    return;
  }
}

/** The stop of "stop number 1 to 20", the lane of "lane 1-10"; none of "questions 1-5", which may be a scale. */
function nounBefore({ reading }: Ledger, first: number): string | undefined {
  let at = first - 1;
  while (/^(?:from|:|\()$/.test(reading.tokens[at]?.text ?? "")) at -= 1;
  const isNumbered = numbers.has(word(reading, at));
  if (isNumbered) at -= 1;
  const noun = word(reading, at);
  if (!isNumbered && scales.test(noun)) return undefined;
  const isAlone = isWall(reading, at - 1) || /^(?:and|with|und|mit|y|con|et|avec|e|com)$/.test(word(reading, at - 1));
  return isWord(reading, at) && noun.length > 2 && isAlone && singular(noun, reading.language) === noun
    ? noun
    : undefined;
}

/** The number of such things, said before, and of nothing that there are several of. */
function countOf({ counts, reading }: Ledger, noun: string, start: number): Count | undefined {
  const before = counts.filter(({ span }) => span.end <= start);
  const same = before.filter(({ nouns }) => nouns.at(-1) === noun);
  const [one, ...more] = same;
  if (one === undefined || more.length > 0) return undefined;
  const at = tokenFrom(reading, 0, one.span.start);
  const isOfSeveral = before.some(({ figure, most }) => figure < at && most > 1);
  return isOfSeveral ? undefined : one;
}
