import { isBreak, type Reading, spanOf, word } from "../../../extract/reading.ts";
import { wordSet } from "../../../text/word-set.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { percentage } from "../../draft/saying.ts";
import { behindRows } from "../all-rows.ts";
import { clauseAround } from "../quantities/clauses.ts";
import { quotesOf } from "../said-orders.ts";
import type { Claim } from "./claim.ts";
import { isGap } from "./gap-words.ts";
import { isFillingWord } from "./gaps.ts";

const always = wordSet("always immer siempre toujours sempre");
/** What stands between a column and what is said of it, or before the column. */
const passing = wordSet(
  "is are be being must should shall has have to stay stays left leave keep set only always in of them these those rows have has half third quarter a % the its their column field ist sind muss sein bleibt immer lass der die das esta debe estar siempre deja el la los las est doit etre toujours laisse le les esta deve estar sempre deixe o a os as",
);
const conditions =
  /^(?:if|when|where|unless|until|for|while|except|wenn|falls|bis|fur|ausser|si|cuando|hasta|para|salvo|quand|sauf|pour|se|quando|ate|exceto)$/;

/** "settlement date must be empty in every row … settlement date filled for 60%": what no row has, some have. */
export function findFilledOfEmpty(reading: Reading, claims: readonly Claim[], notes: DraftNotes): void {
  if (notes.impossible.length > 0) return;
  const empties = emptiesOf(reading);
  for (const claim of empties.length === 0 ? [] : claims) {
    const [first, next] = clauseAround(reading, claim.first);
    const filled = placesIn(first, next).find((at) => isFillingWord(word(reading, at)));
    if (claim.rate <= 0 || filled === undefined || placesIn(first, next).some((at) => isGap(word(reading, at))))
      continue;
    const name = nameBefore(reading, first, Math.min(filled, claim.first > first ? claim.first : filled));
    const empty = empties.find((each) => name !== "" && each.name === name && each.first !== first);
    if (empty === undefined) continue;
    const spans = [empty, { first, next }].map((each) => spanOf(reading, each.first, each.next));
    notes.impossible.push({
      reason: `${quotesOf(reading, spans)} (${percentage(claim.rate)}): what is empty in all rows is filled in none`,
      spans: spans.sort((one, other) => one.start - other.start),
      fix: "leave one of the two out",
    });
    return;
  }
}

interface Empty {
  readonly name: string;
  readonly first: number;
  readonly next: number;
}

/** The columns of which it is said, without a condition, that they are always empty. */
function emptiesOf(reading: Reading): readonly Empty[] {
  return reading.tokens.flatMap((_, at): readonly Empty[] => {
    if (!isGap(word(reading, at))) return [];
    const end = behindRows(reading, at + 1);
    const isOfAll = end > at + 1 || always.has(word(reading, at - 1));
    const [first, next] = clauseAround(reading, at);
    if (!isOfAll || !isBreak(reading, end) || placesIn(first, at).some((each) => conditions.test(word(reading, each))))
      return [];
    const name = nameBefore(reading, first, at);
    return name === "" ? [] : [{ name, first, next }];
  });
}

function placesIn(first: number, next: number): readonly number[] {
  return Array.from({ length: Math.max(0, next - first) }, (_, step) => first + step);
}

/** The words of a clause that name a column. */
function nameBefore(reading: Reading, first: number, next: number): string {
  return placesIn(first, next)
    .map((at) => word(reading, at))
    .filter((each) => !passing.has(each) && !isFillingWord(each) && !/^[\d.,]+$/.test(each))
    .join(" ");
}
