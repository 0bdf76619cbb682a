import { type Reading, word } from "../../extract/reading.ts";
import { foldedOf, isWall } from "./quantities/clauses.ts";

const inAll =
  /^(?:(?:in|on|for|across|throughout|bei|fur|en|dans|pour|sur|em|para) )?(?:all|every|each|the whole|allen?|jede[rmn]?|tod[oa]s (?:l[oa]s|[oa]s)|cada|toutes les|tous les|chaque) (?:rows?|records?|lines?|entr(?:y|ies)|zeilen?|datensatz\p{L}*|filas?|registros?|lignes?|linhas?|cases?|casos|cas|fallen|table)$/u;
/** The same without a noun, where the clause ends: "true for everybody", "at all times". */
const inEverything =
  /^(?:(?:for|with|on|in|bei|fur|para|en|pour|chez|em) (?:everybody|everyone|all|all of them|every one of them|allen|jedem|todos|todas|cada un[oa]|tous|toutes|chacune?)|at all times|all the time|(?:without|ohne|sin|sans|sem) (?:any |a single |jede |ninguna |aucune |nenhuma )?(?:exception|exceptions|ausnahme|excepcion|exception|excecao)|ausnahmslos)$/;
const LONGEST = 5;

/** The token behind the "on all rows" of "blank on all rows"; `at` itself where nothing of the kind stands. */
export function behindRows(reading: Reading, at: number): number {
  if (/^(?:everywhere|throughout|uberall|partout)$/.test(word(reading, at))) return at + 1;
  for (let length = 1; length <= LONGEST; length++) {
    const said = foldedOf(reading, at, at + length);
    if (inAll.test(said) || (inEverything.test(said) && isWall(reading, at + length))) return at + length;
  }
  return at;
}
