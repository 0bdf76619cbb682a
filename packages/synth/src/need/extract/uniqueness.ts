import type { Found } from "../findings.ts";
import { phraseAt, phraseList } from "./phrases.ts";
import { number, type Reading, spanOf, word } from "./reading.ts";

const uniques = phraseList(
  "unique|uniq|distinct|must be unique|all unique|all different|no two alike|never repeated|not repeated|uniquely|eindeutig|eindeutige|eindeutiger|eindeutigen|einmalig|einmalige|unico|unica|unicos|unicas|unique et|uniques|exclusivo|no repetido|no repetidos|primary key|pk",
);
/** Measures and counts that have "unique" in their name. */
const measures = new Set(
  "visitors visitor users user devices sessions views viewers players listeners opens clicks impressions count counts customers values words active readers callers addresses ips selling visits tokens".split(
    " ",
  ),
);

/** "unique", "distinct", "eindeutig"; "unique visitors" is a measure. */
export function uniqueAt(reading: Reading, at: number): Found | undefined {
  const found = phraseAt(reading, at, uniques);
  if (found === undefined || measures.has(word(reading, found.next))) return undefined;
  if (
    number(reading, at - 1) !== undefined ||
    (number(reading, found.next) !== undefined && word(reading, at) !== "unique")
  )
    return undefined;
  return { kind: "unique", ...spanOf(reading, at, found.next) };
}
