import type { HumanRecord } from "../human/record.ts";
import { mix } from "../random/hash.ts";
import type { Finding } from "./finding.ts";
import { namesOf, plainWords, saidTexts } from "./said-text.ts";

const GRAM = 4;
const BITS = 64;
/** Fingerprints of texts that have nothing to do with each other differ in about half of their bits. */
const SAME = 7;
const APART = 15;

/** 64 bits, alike for texts that share most of their phrases (Charikar's SimHash over word 4-grams). */
export type Fingerprint = readonly [number, number];

/** What was said in the rows before, for telling whether a row says it again. */
export interface Said {
  readonly fingerprints: Fingerprint[];
  readonly texts: Set<string>;
}

export function nothingSaid(): Said {
  return { fingerprints: [], texts: new Set() };
}

export function remember(said: Said, record: HumanRecord): void {
  const texts = saidTexts(record);
  said.fingerprints.push(fingerprint(plainWords(texts, namesOf(record))));
  said.texts.add(texts.join("\n"));
}

/**
 * How different what the main person says is from what the rows before say, and from itself: 0 for a repetition, 1 when
 * nothing alike was said. Sentences of more than four words that stand twice in the row count against it.
 */
export function diversityOf(record: HumanRecord, said: Said): { readonly score: number; readonly finding?: Finding } {
  const texts = saidTexts(record);
  const own = 1 - repeatedShare(texts);
  const path = record.format === "traces" ? "steps" : "turns";
  if (said.texts.has(texts.join("\n"))) {
    return { score: 0, finding: flaw("exact_duplicate", path, "an earlier row says exactly this", true) };
  }
  const print = fingerprint(plainWords(texts, namesOf(record)));
  const nearest = said.fingerprints.reduce((least, other) => Math.min(least, distance(print, other)), BITS);
  const apart = Math.max(0, Math.min(1, (nearest - SAME) / (APART - SAME)));
  const score = apart * own;
  if (nearest <= SAME) return { score, finding: flaw("near_duplicate", path, "an earlier row says nearly this", true) };
  if (score < 1) return { score, finding: flaw("repetition", path, "says again what was said", false) };
  return { score };
}

function flaw(rule: string, path: string, detail: string, rejects: boolean): Finding {
  return { aspect: "diversity", rule, path, detail, rejects };
}

function repeatedShare(texts: readonly string[]): number {
  const sentences = texts
    .flatMap((text) => text.split(/[.!?]+\s*/))
    .map((sentence) => sentence.trim().toLowerCase())
    .filter((sentence) => sentence.split(" ").length > 4);
  return sentences.length === 0 ? 0 : (sentences.length - new Set(sentences).size) / sentences.length;
}

function fingerprint(words: readonly string[]): Fingerprint {
  const votes = new Int32Array(BITS);
  for (let at = 0; at + Math.min(GRAM, words.length) <= words.length && at < words.length; at += 1) {
    let low = 1;
    let high = 2;
    for (const word of words.slice(at, at + GRAM)) {
      for (let i = 0; i < word.length; i += 1) {
        low = mix(low ^ word.charCodeAt(i));
        high = mix(high + word.charCodeAt(i));
      }
      low = mix(low ^ 32);
      high = mix(high + 32);
    }
    for (let bit = 0; bit < 32; bit += 1) {
      votes[bit] = (votes[bit] ?? 0) + (((low >>> bit) & 1) === 1 ? 1 : -1);
      votes[bit + 32] = (votes[bit + 32] ?? 0) + (((high >>> bit) & 1) === 1 ? 1 : -1);
    }
  }
  return [packed(votes, 0), packed(votes, 32)];
}

function packed(votes: Int32Array, from: number): number {
  let word = 0;
  for (let bit = 0; bit < 32; bit += 1) if ((votes[from + bit] ?? 0) > 0) word |= 1 << bit;
  return word >>> 0;
}

function distance([aLow, aHigh]: Fingerprint, [bLow, bHigh]: Fingerprint): number {
  return ones(aLow ^ bLow) + ones(aHigh ^ bHigh);
}

function ones(word: number): number {
  let left = word >>> 0;
  let count = 0;
  while (left !== 0) {
    left &= left - 1;
    count += 1;
  }
  return count;
}
