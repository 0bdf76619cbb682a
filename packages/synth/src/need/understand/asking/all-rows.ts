import { type Reading, word } from "../../extract/reading.ts";
import { foldedOf } from "./quantities/clauses.ts";

const inAll =
  /^(?:(?:in|on|for|across|throughout|bei|fur|en|dans|pour|sur|em|para) )?(?:all|every|each|the whole|allen?|jede[rmn]?|tod[oa]s (?:l[oa]s|[oa]s)|cada|toutes les|tous les|chaque) (?:rows?|records?|lines?|entr(?:y|ies)|zeilen?|datensatz\p{L}*|filas?|registros?|lignes?|linhas?|cases?|casos|cas|fallen|table)$/u;
const LONGEST = 4;

/** The token behind the "on all rows" of "blank on all rows"; `at` itself where nothing of the kind stands. */
export function behindRows(reading: Reading, at: number): number {
  if (/^(?:everywhere|throughout|uberall|partout)$/.test(word(reading, at))) return at + 1;
  for (let length = 2; length <= LONGEST; length++)
    if (inAll.test(foldedOf(reading, at, at + length))) return at + length;
  return at;
}
