import type { Findings } from "../../findings.ts";
import { knownMeaning } from "../meaning/known-meaning.ts";
import { meaningOf } from "../meaning/meaning.ts";
import type { Meaning, Owner } from "../meaning/meaning-shape.ts";
import type { Lookup } from "../words/lookup.ts";
import type { Word } from "../words/pieces.ts";

/** What the names of one table are read with. */
export interface Reading {
  readonly findings: Findings;
  readonly lookup: Lookup;
  readonly owner: Owner;
  /** The need is a table's definition: type words behind names are never names. */
  readonly isSql: boolean;
}

export function readingOf(findings: Findings, lookup: Lookup, owner: Owner): Reading {
  const isSql = /\bcreate\s+table\b/i.test(findings.text) || isTyped(findings.text);
  return { findings, lookup, owner, isSql };
}

/** "name text,", "level int check": so many of them are a table's definition without its first words. */
const typedColumn =
  /\b\w+ (?:text|int|integer|bigint|smallint|varchar|char|bool|boolean|float|double|real|numeric|decimal|timestamp|timestamptz|datetime|serial|uuid|jsonb?)(?= ?(?:[,();]|$|not\b|null\b|check\b|primary\b|unique\b|default\b|references\b|pk\b|fk\b))/gi;
const TYPED = 3;

/** Whether a need is a definition of columns with their types. */
export function isTyped(text: string): boolean {
  return [...text.matchAll(typedColumn)].length >= TYPED;
}

/** Whether the word lists know the whole phrase. */
export function isKnown(words: readonly Word[], { lookup }: Reading): boolean {
  return knownMeaning(words, lookup) !== undefined;
}

/** A phrase and what it means as a field. */
export interface NamedPhrase {
  readonly meaning: Meaning;
  readonly words: readonly Word[];
}

/** A phrase that is the name of a field, whether the word lists know it or not. */
export function named(words: readonly Word[], { lookup, owner }: Reading): NamedPhrase {
  return { meaning: meaningOf(words, lookup, owner), words };
}
