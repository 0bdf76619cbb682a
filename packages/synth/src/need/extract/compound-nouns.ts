import { phraseAt, phraseList } from "./phrases.ts";
import { isGlued, isWord, type Reading, word } from "./reading.ts";

/** Nouns with an "of" of their own. */
const compounds = phraseList(
  "point of sale|point-of-sale|points of sale|point of interest|points of interest|bill of lading|bills of lading|bill of materials|bills of materials|letter of credit|letters of credit|line of credit|lines of credit|proof of delivery|proofs of delivery|proof of purchase|proof of payment|certificate of origin|certificates of origin|change of address|power of attorney|chain of thought|chain-of-thought|chain of custody|quality of service|cost of living|end of day|end-of-day|out of stock|out-of-stock|internet of things",
);

/** "120 bills of lading" counts them, "4 million point of sale transactions" what stands behind. */
export function countedCompound(
  reading: Reading,
  at: number,
): { readonly words: readonly string[]; readonly next: number; readonly isWhole: boolean } | undefined {
  const next = phraseAt(reading, at, compounds)?.next;
  if (next === undefined) return undefined;
  const words: string[] = [];
  for (let place = at; place < next; place += 1) if (isWord(reading, place)) words.push(word(reading, place));
  const first = words[0] ?? "";
  const isWhole = /^(?:points|bills|letters|lines|proofs|certificates)$/.test(first);
  return { words: isWhole ? [first.slice(0, -1)] : words, next, isWhole };
}

const wholes = new Set(
  "squad team fleet chain panel herd flock crew league roster choir orchestra ensemble class cohort network portfolio pool cast".split(
    " ",
  ),
);
const FAR = 3;

/** The place behind "player" in "35-player rugby squad", where the figure has a hyphen behind it: what a whole is made of is counted. */
export function partOfWhole(reading: Reading, hyphen: number): number | undefined {
  const part = hyphen + 1;
  const isHyphened = reading.tokens[hyphen]?.text === "-" && isGlued(reading, hyphen) && isGlued(reading, part);
  if (!isHyphened || !isWord(reading, part)) return undefined;
  for (let at = part + 1; at <= part + FAR && isWord(reading, at); at += 1)
    if (wholes.has(word(reading, at))) return part + 1;
  return undefined;
}
