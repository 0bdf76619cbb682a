import { draw, keyAt, type Stream } from "../../random/hash.ts";

/** The bases in the order of their two bits. Complements are 3 − base; transitions (A–G, C–T) differ by 2. */
export const BASES = ["A", "C", "G", "T"] as const;
export const C = 1;
export const G = 2;
const BASES_A_WORD = 16;
const WORDS_A_CHROMOSOME = 0x1000000;

/** A genome that exists nowhere: each stretch of sixteen bases is a hash, so any position is had without the rest. */
export interface HashGenome {
  /** 0 … 3, by chromosome (index) and position. */
  baseAt(chromosome: number, position: number): number;
  /** The bases from a position on, as letters. */
  textAt(chromosome: number, position: number, length: number): string;
}

export function hashGenome(of: Stream): HashGenome {
  let knownWord = -1;
  let bits = 0;
  const baseAt = (chromosome: number, position: number): number => {
    const word = chromosome * WORDS_A_CHROMOSOME + Math.floor(position / BASES_A_WORD);
    if (word !== knownWord) {
      bits = draw(keyAt(of, word), 0);
      knownWord = word;
    }
    return (bits >>> (2 * (position % BASES_A_WORD))) & 3;
  };
  return {
    baseAt,
    textAt: (chromosome, position, length) => {
      let text = "";
      for (let i = 0; i < length; i++) text += BASES[baseAt(chromosome, position + i)] as string;
      return text;
    },
  };
}
