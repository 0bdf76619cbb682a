import { type Facts, state } from "./slots.ts";

/** What an article is called, and whether that is a plural ("walking socks"). */
export interface Noun {
  readonly text: string;
  /** Without its kind: "milk pan" of "enamel milk pan". */
  readonly head: string;
  readonly plural: boolean;
}

/** Sounds, not letters, decide: "an hour", "a unit". Our nouns begin with letters that are read as they are, these aside. */
const consonantSounds = /^(uni|use|eu|one|ur[ai])/;
const vowelSounds = /^(hour|honest|heir|[aeiou])/;

/** "a" or "an". */
export function article(word: string): "a" | "an" {
  return vowelSounds.test(word) && !consonantSounds.test(word) ? "an" : "a";
}

/** A noun out of what kind of thing it is and the thing; a plural ends on s but not on ss or us. */
export function noun(kind: string, head: string): Noun {
  return { text: `${kind} ${head}`, head, plural: /[^su]s$/.test(head) };
}

const singular = {
  is: "is",
  was: "was",
  has: "has",
  does: "does",
  isnt: "isn't",
  wasnt: "wasn't",
  hasnt: "hasn't",
  doesnt: "doesn't",
  it: "it",
  them: "it",
  its: "its",
  this: "this",
  that: "that",
  s: "s",
  es: "es",
  one: "one",
} as const;

const plural: Readonly<Record<keyof typeof singular, string>> = {
  is: "are",
  was: "were",
  has: "have",
  does: "do",
  isnt: "aren't",
  wasnt: "weren't",
  hasnt: "haven't",
  doesnt: "don't",
  it: "they",
  them: "them",
  its: "their",
  this: "these",
  that: "those",
  s: "",
  es: "",
  one: "ones",
};

const forms = Object.keys(singular) as (keyof typeof singular)[];

/** States an article and all words that agree with its number. */
export function stateNoun(of: Facts, item: Noun, field: string): void {
  const words = item.plural ? plural : singular;
  for (let i = 0; i < forms.length; i++) {
    const form = forms[i] as keyof typeof singular;
    state(of, form, words[form]);
  }
  state(of, "product", item.text, field);
  state(of, "a", item.plural ? "" : `${article(item.text)} `);
  state(of, "head", item.head);
}
