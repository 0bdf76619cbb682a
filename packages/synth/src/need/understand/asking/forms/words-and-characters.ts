import { word } from "../../../extract/reading.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { isWall } from "../quantities/clauses.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import type { RangeSaid } from "../quantities/ranges.ts";
import { quotesOf } from "../said-orders.ts";

const words = /^(?:words?|worter[n]?|worten?|palabras|mots|palavras)$/;
const characters = /^(?:characters?|chars?|letters|zeichen|buchstaben|caracteres|letras|caracteres|lettres)$/;
/** Between the two nothing else is named. */
const joining =
  /^(?:,|and|that|which|die|das|que|qui|but|yet|with|of|at|least|also|long|it|has|to|have|must|is|be|und|aber|mit|y|pero|con|et|mais|avec|e|com|mas|including|incl|counting|spaces?|blanks|punctuation|inklusive|leerzeichen|einschliesslich|incluid[oa]s?|espacios|contando|espaces?|compris|espacos|should|still|yet|text|in|total|mindestens|al|menos|ao|au|moins)$/;
const FAR = 8;

/** "a comment of at most 20 characters and at least 15 words": each word has a letter, and a space parts it from the next. */
export function findMoreWordsThanFit(reading: NeedReading, notes: DraftNotes): void {
  if (notes.impossible.length > 0) return;
  const short = reading.ranges.filter(
    (range) =>
      range.found.maximum !== undefined && (range.found.unit === "characters" || isOf(reading, range, characters)),
  );
  const long = reading.ranges.filter((range) => range.found.minimum !== undefined && isOf(reading, range, words));
  for (const one of short) {
    const other = long.find((each) => areOfOne(reading, one, each) || areOfOne(reading, each, one));
    const [most, least] = [one.found.maximum ?? 0, other?.found.minimum ?? 0];
    if (other === undefined || least < 1 || most >= 2 * least - 1) continue;
    const spans = [one, other].map(({ found: { start, end } }) => ({ start, end })).sort((a, b) => a.start - b.start);
    notes.impossible.push({
      reason: `${quotesOf(reading, spans)}: ${least} words do not fit into ${most} characters`,
      spans,
      fix: "say more characters, or fewer words",
    });
    return;
  }
}

function isOf(reading: NeedReading, { next }: RangeSaid, nouns: RegExp): boolean {
  return nouns.test(word(reading, next)) || nouns.test(word(reading, next - 1));
}

function areOfOne(reading: NeedReading, one: RangeSaid, other: RangeSaid): boolean {
  if (other.first < one.next || other.first - one.next > FAR) return false;
  for (let at = one.next; at < other.first; at++) {
    const said = word(reading, at);
    const isNoun = words.test(said) || characters.test(said);
    if (isWall(reading, at) && reading.tokens[at]?.text !== ",") return false;
    if (!isNoun && said !== "" && !joining.test(said)) return false;
  }
  return true;
}
