import { damerau } from "./damerau.ts";

/**
 * Words among which a mistyped one is looked for. It is compared with all that are about as long and have about the same letters:
 * few enough to need no index of what is left of words when letters are left out, which takes forty megabytes.
 */
export interface NearWords {
  readonly limit: number;
  readonly words: readonly string[];
  /** The places of the words in the list, shorter words first. */
  readonly places: Int32Array;
  /** Which letters each of them has, in the same order. */
  readonly letters: Int32Array;
  /** Where the words of each length begin in that order, and at last where all end. */
  readonly starts: Int32Array;
}

export interface Nearest {
  readonly word: string;
  readonly distance: number;
}

/** An index of words for look-ups within `limit` (1 or 2) edits. */
export function nearWords(words: Iterable<string>, limit: 1 | 2): NearWords {
  const list = [...new Set(words)];
  const lengthAt = (place: number): number => list[place]?.length ?? 0;
  const places = Int32Array.from(list.keys()).sort((one, other) => lengthAt(one) - lengthAt(other) || one - other);
  const letters = places.map((place) => lettersOf(list[place] ?? ""));
  const starts = new Int32Array(lengthAt(places.at(-1) ?? 0) + 2);
  for (const word of list) starts[word.length + 1] = (starts[word.length + 1] ?? 0) + 1;
  for (let length = 1; length < starts.length; length++)
    starts[length] = (starts[length] ?? 0) + (starts[length - 1] ?? 0);
  return { limit, words: list, places, letters, starts };
}

/**
 * The nearest word within `within` edits; undefined when none is that near. Among equals the one of the highest rank, then the
 * first of the list.
 */
export function nearest(
  index: NearWords,
  word: string,
  within: number,
  rank: (candidate: string) => number = () => 0,
): Nearest | undefined {
  const { words, places, letters, starts } = index;
  const limit = Math.min(within, index.limit);
  const longest = starts.length - 2;
  const own = lettersOf(word);
  const end = starts[Math.min(word.length + limit, longest) + 1] ?? 0;
  let best: Nearest | undefined;
  let bestPlace = -1;
  for (let at = starts[Math.min(Math.max(word.length - limit, 0), longest + 1)] ?? 0; at < end; at++) {
    const others = letters[at] ?? 0;
    // An edit takes at most one letter away and brings at most one in.
    if (bits(own & ~others) > limit || bits(others & ~own) > limit) continue;
    const place = places[at] ?? 0;
    const candidate = words[place];
    if (candidate === undefined) continue;
    const distance = damerau(word, candidate, best?.distance ?? limit);
    if (distance > limit) continue;
    const ahead = best?.distance === distance ? rank(candidate) - rank(best.word) : 0;
    const isFirst = best?.distance === distance && (ahead > 0 || (ahead === 0 && place < bestPlace));
    if (best === undefined || distance < best.distance || isFirst) {
      best = { word: candidate, distance };
      bestPlace = place;
    }
  }
  return best;
}

/** Which letters a word has, one bit each; letters may share a bit. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i++) letters |= 1 << (word.charCodeAt(i) & 31);
  return letters;
}

/** How many bits of a 32-bit integer are set. */
function bits(integer: number): number {
  const pairs = integer - ((integer >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
