import type { Found } from "../findings.ts";
import { beginnings, enough } from "./enough-words.ts";
import { phraseAt } from "./phrases.ts";
import { hedgeAt } from "./quantity.ts";
import { isBreak, number, type Reading } from "./reading.ts";
import { rowsFound } from "./rows-beside.ts";

/** "Ten thousand is fine.", "about 800 will do": a clause of nothing but a number that is enough says how many rows. */
export function rowsEnoughAt(reading: Reading, at: number): Found | undefined {
  if (!isBreak(reading, at - 1)) return undefined;
  const { next: first, about } = hedgeAt(reading, phraseAt(reading, at, beginnings)?.next ?? at);
  const value = number(reading, first);
  if (value === undefined || value.value < 2) return undefined;
  const said = phraseAt(reading, value.next, enough);
  return said === undefined || !isBreak(reading, said.next)
    ? undefined
    : rowsFound(reading, at, said.next, value.value, about);
}
