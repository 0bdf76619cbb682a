import { word } from "../../../extract/reading.ts";
import { wordSet } from "../../../text/word-set.ts";
import { behindRows } from "../all-rows.ts";
import { isWall } from "../quantities/clauses.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { isDenial } from "./parts-of-text.ts";

const ons = wordSet("on in for auf in bei fur en para sur dans pour em na no");
const LONGEST = 18;

/** Where the "on each row" begins that ends a clause: "status has to be succeeded on each row", "newsletter is true for everybody". */
export function onEachRow(reading: NeedReading, at: number): number | undefined {
  if ((at > 0 && !isWall(reading, at - 1)) || ons.has(word(reading, at))) return undefined;
  // "visual result (pass on all of them)" is said of the column before.
  if (reading.tokens[at - 1]?.text === "(") return undefined;
  let next = at;
  while (next < at + LONGEST && !isWall(reading, next) && behindRows(reading, next) === next) next += 1;
  if (next === at || !isWall(reading, behindRows(reading, next)) || behindRows(reading, next) === next)
    return undefined;
  for (let each = at; each < next; each++) if (isDenial(reading, each)) return undefined;
  return next;
}
