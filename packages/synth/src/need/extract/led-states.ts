import { phraseFrom } from "./clause.ts";
import { isWord, type Reading, word, written } from "./reading.ts";

const states = new Set(
  "display loan sale transit stock hold leave duty call board site risk warranty repair maintenance service use treatment progress review dispute arrears default order offer view trial promotion contract probation recovery schedule target force remission exhibition storage conservation backorder rent custody parole suspension insulin oxygen antibiotics statins medication time track budget".split(
    " ",
  ),
);

/** What is said of some after "are": "returned", or where they are: "on display", "under warranty", "out of stock". */
export function predicateFrom(
  reading: Reading,
  at: number,
): { readonly text: string; readonly next: number } | undefined {
  const led = /^(?:on|in|under|at|for|past|off)$/.test(word(reading, at)) ? at + 1 : outOf(reading, at);
  if (led !== undefined && states.has(word(reading, led)) && isWord(reading, led))
    return { text: written(reading, at, led + 1), next: led + 1 };
  return phraseFrom(reading, at, 2);
}

function outOf(reading: Reading, at: number): number | undefined {
  return word(reading, at) === "out" && word(reading, at + 1) === "of" ? at + 2 : undefined;
}

/** "on display", "out of stock": a state that is said by where something is. */
export function isLedState(phrase: string): boolean {
  const words = phrase.toLowerCase().split(/\s+/);
  return (
    words.length > 1 &&
    words.length < 4 &&
    /^(?:on|in|under|at|for|past|off|out)$/.test(words[0] ?? "") &&
    states.has(words.at(-1) ?? "")
  );
}
