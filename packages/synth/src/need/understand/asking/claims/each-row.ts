import { word } from "../../../extract/reading.ts";
import { wordSet } from "../../../text/word-set.ts";
import { isWall } from "../quantities/clauses.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { isDenial } from "./parts-of-text.ts";

const ons = wordSet("on in for auf in bei fur en para sur dans pour em na no");
const eaches = wordSet("each every all jeder jedem allen cada todas todos chaque toutes tous");
const LONGEST = 18;
const rowNouns =
  /^(?:rows?|records?|lines?|entr(?:y|ies)|ones?|zeilen?|datensatz(?:en)?|filas?|registros?|lignes?|linhas?)$/;

/** Where the "on each row" begins that ends a clause: "status has to be succeeded on each row". */
export function onEachRow(reading: NeedReading, at: number): number | undefined {
  if ((at > 0 && !isWall(reading, at - 1)) || ons.has(word(reading, at))) return undefined;
  let next = at;
  while (
    next < at + LONGEST &&
    !isWall(reading, next) &&
    !(ons.has(word(reading, next)) && eaches.has(word(reading, next + 1)))
  )
    next += 1;
  if (!ons.has(word(reading, next)) || !eaches.has(word(reading, next + 1))) return undefined;
  const noun = ["single", "the"].includes(word(reading, next + 2)) ? next + 3 : next + 2;
  if (!rowNouns.test(word(reading, noun)) || !isWall(reading, noun + 1)) return undefined;
  for (let each = at; each < next; each++) if (isDenial(reading, each)) return undefined;
  return next;
}
