import { damerau } from "./damerau.ts";

/** Words that may be misspelt, found by what is left of them when letters are left out (symmetric deletion). */
export interface DeletionIndex {
  readonly limit: number;
  readonly words: readonly string[];
  /** Numbers of the words by each of their remains. */
  readonly remains: ReadonlyMap<string, readonly number[]>;
}

export interface Nearest {
  readonly word: string;
  readonly distance: number;
}

/** Deletions are made in the first letters only: it keeps the index small, and the distance is measured in full anyway. */
const HEAD = 8;

/** An index of words for look-ups within `limit` (1 or 2) edits. */
export function deletionIndex(words: Iterable<string>, limit: 1 | 2): DeletionIndex {
  const list = [...new Set(words)];
  const remains = new Map<string, number[]>();
  list.forEach((word, number) => {
    for (const rest of remainsOf(word.slice(0, HEAD), limit)) {
      const known = remains.get(rest);
      if (known === undefined) remains.set(rest, [number]);
      else known.push(number);
    }
  });
  return { limit, words: list, remains };
}

/** The nearest word within `within` edits, the first of the list among equals; undefined when none is that near. */
export function nearest(index: DeletionIndex, word: string, within: number): Nearest | undefined {
  const limit = Math.min(within, index.limit);
  const tried = new Set<number>();
  let best: Nearest | undefined;
  let bestNumber = -1;
  for (const rest of remainsOf(word.slice(0, HEAD), limit)) {
    for (const number of index.remains.get(rest) ?? []) {
      if (tried.has(number)) continue;
      tried.add(number);
      const candidate = index.words[number];
      if (candidate === undefined) continue;
      const distance = damerau(word, candidate, best?.distance ?? limit);
      if (distance > limit) continue;
      if (best === undefined || distance < best.distance || (distance === best.distance && number < bestNumber)) {
        best = { word: candidate, distance };
        bestNumber = number;
      }
    }
  }
  return best;
}

/** A word and what is left of it when up to `limit` of its letters are left out. */
function remainsOf(word: string, limit: number): Set<string> {
  const all = new Set([word]);
  let last = [word];
  for (let round = 0; round < limit; round++) {
    const next: string[] = [];
    for (const one of last) {
      for (let at = 0; at < one.length; at++) {
        const rest = one.slice(0, at) + one.slice(at + 1);
        if (all.has(rest)) continue;
        all.add(rest);
        next.push(rest);
      }
    }
    last = next;
  }
  return all;
}
