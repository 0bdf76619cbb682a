import { prepositions } from "./noise.ts";
import type { Piece, Word } from "./pieces.ts";

/**
 * Where an item stands: `head` says what the rows are; what stands in a `list` is meant as fields; `breakdown` after "by", "per";
 * `prose` is anything else.
 */
export type Zone = "head" | "list" | "breakdown" | "prose";

const listOpeners = new Set(
  (
    "with including include includes included containing contain contains having has have covering cover covers featuring show showing shows " +
    "column columns cols field fields attribute attributes variable variables feature features capturing capture captures comprising " +
    "tracking track tracks recording consisting namely listing plus each must select schema header headers " +
    "mit inklusive einschliesslich spalten spalte felder feld enthalten enthaltend samt merkmale " +
    "con incluyendo incluye incluir campos columnas contiene atributos " +
    "avec comprenant incluant colonnes champs contenant " +
    "com incluindo colunas contendo contem"
  ).split(" "),
);
/** Verbs whose object is the list. */
const openingVerbs = new Set(
  "has have having contain contains containing include includes including cover covers covering capture captures track tracks show shows comprising".split(
    " ",
  ),
);
/** Verbs that open a list behind what they are said of: "each call needs the number, ...". */
const subjectVerbs = new Set("needs requires carries gets holds stores lists gives records shows".split(" "));
/** What opens a further list within a list. */
const opensWithin = new Set(
  "with including include includes containing plus having mit con avec com inklusive incluyendo comprenant incluindo".split(
    " ",
  ),
);
export const breakdownOpeners: ReadonlySet<string> = new Set(
  "by per grouped broken split je pro nach por par".split(" "),
);
/** Nouns that only announce a list: "with the following columns: a, b". */
const announcing = new Set(
  (
    "column columns cols field fields attribute attributes variable variables feature features following these such as like e.g eg namely each row record entry item one line object " +
    "schema header headers spalten felder folgende folgenden campos columnas siguientes colonnes champs suivantes colunas seguintes select data information info details their its it should also and the a must contain include includes contains containing have has be"
  ).split(" "),
);

/** What shows columns. */
const shown =
  /^(?:row|record|line|entry|item|table|datum|data|dataset|file|sheet|report|list|log|it|that|which|each|column|one|dashboard|export)$/;

/** Whether a word may open a list where it stands. */
export function isOpener(folded: string, words: readonly Word[]): boolean {
  return listOpeners.has(folded) || (subjectVerbs.has(folded) && /^(?:each|every|all)$/.test(words[0]?.folded ?? ""));
}

/** "has", "each", "must" open a list only where what follows is one; "plus" within a list is a comma. */
export function opensList(folded: string, words: readonly Word[], zone: Zone, next: Piece | undefined): boolean {
  if (folded === "each" || folded === "must") return false;
  // "track meet results" are of a track; whoever tracks something is named before.
  if (/^tracks?$/.test(folded) && zone === "head" && words.length === 0) return false;
  // "the model has to recover" lists nothing, nor does "whether a human agreed with the verdict".
  if (/^ha(?:s|ve|ving)$/.test(folded) && next?.kind === "word" && next.word.folded === "to") return false;
  // "table number, no-show 8%" is a flag.
  if (folded === "show" && words.at(-1)?.folded === "no") return false;
  // "multiplex shows; film, screen" are shows, "each row shows: film, screen" lists what a row has.
  const isEnd = next?.kind !== "word";
  if (folded === "shows" && zone === "head" && isEnd && words.length > 0 && !shown.test(words.at(-1)?.english ?? ""))
    return false;
  if (words.some((word) => word.folded === "whether")) return false;
  // "milk recording for a herd" is a thing that is done.
  if (folded.endsWith("ing") && next?.kind === "word" && prepositions.has(next.word.folded)) return false;
  // "..., each trip has distance and fare" goes on with columns.
  const isTold = /^ha(?:s|ve)$/.test(folded) && words.length > 1 && /^(?:each|every)$/.test(words[0]?.folded ?? "");
  if (zone === "list" && !opensWithin.has(folded) && !announcing.has(folded) && !isTold) return false;
  if (zone !== "list" && openingVerbs.has(folded)) return true;
  const noun = announcing.has(folded);
  // "pilot, field, litres": between commas it is one of the columns.
  if (
    zone === "list" &&
    words.length === 0 &&
    /^(?:field|variable|feature|attribute)$/.test(folded) &&
    next?.kind === "mark" &&
    next.mark !== ":"
  )
    return false;
  // "field strength" among the fields is a field.
  if (noun && zone === "list" && words.length === 0 && next?.kind === "word" && !folded.endsWith("s")) return false;
  if (noun && zone === "list" && words.length > 0) {
    // "data fields", "custom attributes": a noun within a list is one only before a colon.
    return next?.kind === "mark" && next.mark === ":";
  }
  if (noun && words.length > 0 && !(next?.kind === "mark" && next.mark === ":")) {
    return words.every((word) => announcing.has(word.folded)) || folded === "fields" || folded === "columns";
  }
  return true;
}

/** In a list, "status: open or closed" is about the item before the colon; at its head, a colon opens the list. */
export function ownColon(words: readonly Word[], zone: Zone, opener: string | null): boolean {
  if (zone !== "list" || opener === null) return false;
  if (words.length === 0 || words.length > 5) return false;
  return !words.every((word) => announcing.has(word.folded));
}
