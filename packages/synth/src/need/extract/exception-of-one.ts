import type { Found } from "../findings.ts";
import type { Reading } from "./reading.ts";

const exception =
  /(?:apart from|except(?: for)?|other than|save for|barring|but for|excluding|with the exception of|außer|excepto|salvo|sauf|à part|exceto) (?:(?:just |only |exactly )?(?:one|1|a|an|the|a single|ein(?:e[mnr]?)?|una?|une?|uma?) )\p{L}[\p{L} -]{1,40}?(?:,? (?:whose|who has|who have|which has|with|where|deren?|dessen|cuy[oa]|dont|cuj[oa])) [^.,;:\n]{0,40}?(?<!\p{L})(?:blank|empty|null|missing|none|no|nobody|nothing|leer|fehlt|vac[ií]o|vide|vazi[oa])(?!\p{L})(?: [^.,;:\n]{0,30})?/iuy;

/** "apart from one CEO whose manager is blank": what one row alone lacks, and no column. */
export function exceptionOfOneAt(reading: Reading, at: number): Found | undefined {
  const token = reading.tokens[at];
  if (token?.kind !== "word") return undefined;
  exception.lastIndex = token.start;
  const said = exception.exec(reading.text)?.[0];
  return said === undefined
    ? undefined
    : { kind: "unkept", start: token.start, end: token.start + said.trimEnd().length };
}
