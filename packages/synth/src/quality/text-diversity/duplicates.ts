import { mix } from "../../random/hash.ts";
import { tokens } from "../text-entropy.ts";

const HASHES = 64;
const GRAM = 5;

/** Share of the first `limit` texts that equal an earlier one, 0..1; null when there are fewer. */
export function exactDuplicateShare(texts: readonly string[], limit: number): number | null {
  if (texts.length < limit) return null;
  return (limit - new Set(texts.slice(0, limit)).size) / limit;
}

/** The least hash of a text's five-grams under each of 64 hash functions. */
function signature(words: readonly string[]): Uint32Array {
  const least = new Uint32Array(HASHES).fill(0xffffffff);
  for (let i = 0; i + GRAM <= words.length; i++) {
    let hash = 0;
    for (const word of words.slice(i, i + GRAM)) {
      for (let k = 0; k < word.length; k++) hash = mix(hash + word.charCodeAt(k));
      hash = mix(hash ^ 0x20);
    }
    for (let h = 0; h < HASHES; h++) {
      const value = mix(hash + Math.imul(h + 1, 0x9e3779b9));
      if (value < (least[h] as number)) least[h] = value;
    }
  }
  return least;
}

/** Share of texts whose five-grams are at least `similarity` the same as those of an earlier one, by MinHash. */
export function nearDuplicateShare(texts: readonly string[], limit: number, similarity = 0.8): number | null {
  if (texts.length < limit) return null;
  const needed = Math.ceil(similarity * HASHES);
  const seen: Uint32Array[] = [];
  let similar = 0;
  for (const text of texts.slice(0, limit)) {
    const words = tokens(text);
    // Shorter texts have no five-gram; whether they are the same is told by exact duplicates.
    if (words.length < GRAM) continue;
    const own = signature(words);
    if (seen.some((other) => agreement(own, other, needed))) similar += 1;
    else seen.push(own);
  }
  return similar / limit;
}

function agreement(left: Uint32Array, right: Uint32Array, needed: number): boolean {
  let agreeing = 0;
  for (let h = 0; h < HASHES; h++) {
    if (left[h] === right[h]) agreeing += 1;
    if (agreeing + HASHES - h - 1 < needed) return false;
  }
  return agreeing >= needed;
}
