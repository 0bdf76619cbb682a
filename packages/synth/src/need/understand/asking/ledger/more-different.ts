import { spanOf, word } from "../../../extract/reading.ts";
import { foldedOf } from "../quantities/clauses.ts";
import { isDifferentWord } from "./capacities.ts";
import { type Count, exactOf } from "./counted.ts";
import { type Ledger, quotesOf } from "./ledger.ts";

const totals = /^(?:in total|in all|altogether|overall|only|insgesamt|en total|au total|no total|em total)\b/;
/** So many there are, and no more. */
const existing =
  /\b(?:has|have|had|own|owns|employs?|runs?|there (?:are|were)|counts?|consists? of|fleet of|team of|staff of|only|just|all|our|hat|haben|besitzt|gibt es|gibt|umfasst|nur|unsere|tiene|tenemos|hay|cuenta con|solo|nuestr[oa]s|a|avons|compte|il y a|seulement|nos|tem|temos|ha|existem|apenas|noss[oa]s)(?: (?:only|just|exactly|nur|genau|solo|exactamente|seulement|apenas|no more than))?$/;
const pers = /^(?:per|pro|je|por|par|each|apiece|a|an)$/;
const different = /^(?:unique|verschieden\p{L}*|distint[oa]s?|diferentes?|differente?s?)$/u;
const LEAD = 4;

/** "The library has 300 members, and 450 different members show up in the loans": more of them than there are. */
export function findMoreDifferent(ledger: Ledger): void {
  const { counts } = ledger;
  for (const part of counts) {
    const some = exactOf(part);
    const nouns = part.nouns.filter((noun) => !isOther(noun));
    const isApart = part.label.slice(0, 3).some(isOther) || isOther(word(ledger.reading, part.first - 1));
    if (some === undefined || !isApart || nouns.length === 0) continue;
    const whole = counts.find((each) => each !== part && isAllOf(ledger, each, nouns));
    const size = whole === undefined ? undefined : exactOf(whole);
    if (whole === undefined || size === undefined || size < 2 || some <= size) continue;
    const spans = [whole.span, { start: part.span.start, end: nounEnd(ledger, part) }];
    ledger.tell(
      `${quotesOf(ledger, spans)}: no more than ${size} of them can be different`,
      spans.sort((one, other) => one.start - other.start),
      `say up to ${size} of them, or ${some} in all`,
    );
    return;
  }
}

function isOther(said: string): boolean {
  return isDifferentWord(said) || different.test(said);
}

/** The end of "450 different members". */
function nounEnd({ reading }: Ledger, { first, next, label }: Count): number {
  const named = label.slice(0, 2).filter((each) => !isOther(each)).length;
  return spanOf(reading, first, next + Math.min(2, label.length) + (named === 0 ? 1 : 0)).end;
}

/** "has 300 members in total": all that there are of what is called so, and not so many of each. */
function isAllOf({ reading }: Ledger, { nouns, label, first, end }: Count, part: readonly string[]): boolean {
  if (
    nouns.length === 0 ||
    label.some(isOther) ||
    pers.test(word(reading, end)) ||
    label.some((each) => pers.test(each))
  )
    return false;
  const isSame = nouns.every((noun, index) => noun === part[index]) || nouns.at(-1) === part[0];
  const isTotal = label.some((_, index) => totals.test(label.slice(index, index + 2).join(" ")));
  return isSame && (isTotal || existing.test(foldedOf(reading, Math.max(0, first - LEAD), first)));
}
