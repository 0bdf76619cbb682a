import { CHOICE, HABIT, LITERAL, type Phrase, SEQUENCE, SLOT } from "./phrase-shape.ts";

/**
 * Phrases as a compact program: said millions of times, they must lie close together in memory. An instruction is its kind
 * and what it needs: a literal its number, a slot its number, a choice (habit, tone) its mark, the count of its alternatives
 * and their addresses. END ends a phrase or an alternative.
 */
export interface Program {
  code: Int32Array;
  size: number;
  readonly plain: string[];
  readonly capital: string[];
  readonly lower: string[];
}

export const END = -1;

const shared: Program = { code: new Int32Array(4_096), size: 0, plain: [], capital: [], lower: [] };
const literals = new Map<string, number>();

/** The program of all phrases that have been read so far. */
export function program(): Program {
  return shared;
}

/** Adds a phrase to the program; returns its address. */
export function assemble(phrase: Phrase): number {
  const words: number[] = [];
  write(phrase, words);
  words.push(END);
  return append(words);
}

function write(phrase: Phrase, words: number[]): void {
  switch (phrase.kind) {
    case SEQUENCE:
      for (const part of phrase.parts) write(part, words);
      return;
    case LITERAL:
      words.push(LITERAL, literalNumber(phrase));
      return;
    case SLOT:
      words.push(SLOT, phrase.slot);
      return;
    default: {
      const mark = phrase.kind === HABIT ? phrase.mark : CHOICE;
      words.push(phrase.kind, mark, phrase.parts.length, ...phrase.parts.map(assemble));
    }
  }
}

function append(words: readonly number[]): number {
  const address = shared.size;
  if (address + words.length > shared.code.length) {
    const grown = new Int32Array(Math.max(shared.code.length * 2, address + words.length));
    grown.set(shared.code);
    shared.code = grown;
  }
  shared.code.set(words, address);
  shared.size = address + words.length;
  return address;
}

function literalNumber({ plain, capital, lower }: Phrase): number {
  const known = literals.get(plain);
  if (known !== undefined) return known;
  const number = shared.plain.length;
  shared.plain.push(plain);
  shared.capital.push(capital);
  shared.lower.push(lower);
  literals.set(plain, number);
  return number;
}
