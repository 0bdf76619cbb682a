import type { Found } from "../findings.ts";
import { isOr, MOST, members } from "./member-list.ts";
import { isGlued, type Reading, singularAt, tokenFrom, word } from "./reading.ts";

const nouns = new Set(
  "version release revision edition schema specification spec protocol build firmware api_version".split(" "),
);
const name = /\d{4}-\d{2}(?:-\d{2})?(?![\d-])|v?\d{1,3}(?:\.\d{1,4}){1,3}(?![\d.%])/iy;

/**
 * "protocol version 2024-11-05, 2025-03-26 or 2025-06-18", "firmware 1.2.0 or 2.0": behind a noun of versions stand names of them, and
 * no times and figures.
 */
export function versionMembersAt(reading: Reading, at: number): Found | undefined {
  const noun = [":", "(", "="].includes(word(reading, at - 1)) ? at - 2 : at - 1;
  if (isGlued(reading, at) && noun === at - 1) return undefined;
  if (!nouns.has(singularAt(reading, noun).replace(/^.*_(?=version)/, ""))) return undefined;
  const values: string[] = [];
  let next = at;
  for (let index = at; values.length < MOST; ) {
    const token = reading.tokens[index];
    if (token?.kind !== "number" && token?.kind !== "word") break;
    name.lastIndex = token.start;
    const written = name.exec(reading.text)?.[0];
    if (written === undefined) break;
    values.push(written);
    next = tokenFrom(reading, index, name.lastIndex);
    index = next;
    while (index < next + 2 && ([",", "/", "|"].includes(word(reading, index)) || isOr(reading, index))) index += 1;
    if (index === next) break;
  }
  return values.length < 2 ? undefined : members(reading, at, next, values);
}
