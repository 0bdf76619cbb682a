import type { Found } from "../findings.ts";
import { neverTwiceAt } from "./never-twice.ts";
import { phraseAt, phraseList } from "./phrases.ts";
import { prefixAt } from "./prefix.ts";
import { isBreak, isWord, number, type Reading, singularAt, spanOf, word, written } from "./reading.ts";

const uniques = phraseList(
  "unique|uniq|distinct|must be unique|may not repeat|must not repeat|does not repeat|do not repeat|never repeats|never repeat|cannot repeat|not repeating|must all differ|occurs only once|occurs once|appears only once|used only once|darf sich nicht wiederholen|wiederholt sich nie|kommt nur einmal vor|no debe repetirse|no puede repetirse|ne se repete pas|ne se repetent pas|nao pode repetir|nao se pode repetir|all unique|all different|no two alike|never repeated|not repeated|uniquely|eindeutig|eindeutige|eindeutiger|eindeutigen|einmalig|einmalige|unico|unica|unicos|unicas|unique et|uniques|exclusivo|no repetido|no repetidos|primary key|pk|each once|each only once|each exactly once|every one different|each different|each one different|never twice|never the same twice|no two the same|no two are alike|no two are the same|never reused|never reissued|all distinct|jede nur einmal|jeder nur einmal|jedes nur einmal|nur einmal vergeben|nicht doppelt|nie doppelt|no se repite|no se repiten|que no se repite|sin repetir|sin repeticion|sin repeticiones|irrepetible|jamais deux fois|chacun une fois|chacune une fois|sem repetir|sem repeticao|sem repeticoes|nao se repete|que nao se repete",
);
/** These say of the rows that none stands twice; in the brackets of a name, and behind its prefix, they say it of that. */
const repeats = phraseList(
  "no repeats|no repeat|no repetition|no repetitions|no duplicates|no duplicate|no dupes|without duplicates|without repeats|keine doppelten|keine duplikate|ohne duplikate|ohne doppelte|sin duplicados|sin repetidos|sans doublon|sans doublons|sans repetition|sem duplicados|sem repetidos",
);
/** Measures and counts that have "unique" in their name. */
const measures = new Set(
  "visitors visitor users user devices sessions views viewers players listeners opens clicks impressions count counts customers values words active readers callers addresses ips selling visits tokens".split(
    " ",
  ),
);

/** "unique", "distinct", "eindeutig"; "unique visitors" is a measure. */
export function uniqueAt(reading: Reading, at: number): Found | undefined {
  const never = neverTwiceAt(reading, at);
  if (never !== undefined) return never;
  const repeated = phraseAt(reading, at, repeats);
  if (repeated !== undefined && isOfName(reading, at, repeated.next))
    return { kind: "unique", ...spanOf(reading, at, repeated.next) };
  const apart = eachApartAt(reading, at);
  if (apart !== undefined) return apart;
  const found = phraseAt(reading, at, uniques);
  // "each once a month"
  if (found !== undefined && word(reading, at) === "each" && !isEnd(reading, found.next)) return undefined;
  if (found === undefined || measures.has(word(reading, found.next))) return undefined;
  // "number of distinct protocols" counts them.
  if (word(reading, at - 1) === "of" && /^(?:number|count|no|total|anzahl)$/.test(word(reading, at - 2)))
    return undefined;
  if (
    number(reading, at - 1) !== undefined ||
    (number(reading, found.next) !== undefined && word(reading, at) !== "unique")
  )
    return undefined;
  return { kind: "unique", ...spanOf(reading, at, found.next) };
}

const eaches = new Set("every each all jede jeder jedes alle cada todas todos chaque toutes tous".split(" "));
const apart = new Set(
  "different distinct unique verschieden unterschiedlich eindeutig distinta distinto diferente diferentes distintos distintas unica unico differente differents differentes".split(
    " ",
  ),
);

/** "every address different", "each email distinct": of what is named in between. */
function eachApartAt(reading: Reading, at: number): Found | undefined {
  if (!eaches.has(word(reading, at)) || (at > 0 && !isBreak(reading, at - 1) && word(reading, at - 1) !== "("))
    return undefined;
  const copula = /^(?:is|are|being|ist|sind|es|son|est|sont|e|sao)$/;
  for (const last of [at + 2, at + 3]) {
    const end = copula.test(word(reading, last)) ? last + 1 : last;
    const isNamed = isWord(reading, at + 1) && isWord(reading, last - 1) && !apart.has(word(reading, last - 1));
    if (isNamed && apart.has(word(reading, end)) && isEnd(reading, end + 1))
      return { kind: "unique", of: written(reading, at + 1, last), ...spanOf(reading, at, end + 1) };
  }
  return undefined;
}

const BRACKET = 10;

function isEnd(reading: Reading, at: number): boolean {
  return isBreak(reading, at) || word(reading, at) === ")";
}

/** What rows are told apart by: "ticket no without repeats". */
const keys = /(?:^|[-_])(?:no|nr|num|number|id|ref|reference|code|numero|referencia)$|nummer$/;
const rowWords = /^(?:rows?|records?|entry|entries|lines?)$/;

function isOfName(reading: Reading, at: number, next: number): boolean {
  if (!isEnd(reading, next)) return false;
  if (keys.test(word(reading, at - 1)) && !rowWords.test(word(reading, at - 2))) return true;
  for (let back = at - 1; back >= Math.max(0, at - BRACKET); back--) {
    const mark = word(reading, back);
    if (mark === ")" || mark === "." || mark === ";") return false;
    // "(begins LS, no repeats)", "VIN (no repeats)", but not "rows (no repeats)".
    if (mark === "(")
      return (
        (back < at - 1 || singularAt(reading, back - 1) === word(reading, back - 1)) && word(reading, next) === ")"
      );
    const prefix = isBreak(reading, at - 1) ? prefixAt(reading, back) : undefined;
    if (prefix !== undefined && prefix.end === reading.tokens[at - 2]?.end) return true;
  }
  return false;
}
