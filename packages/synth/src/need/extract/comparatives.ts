import { isWord, type Reading, word } from "./reading.ts";

/** Comparatives of what is little; all others are of what is much: "deeper", "richer". */
const little =
  /^(?:less|fewer|lower|smaller|shorter|younger|lighter|cheaper|earlier|slower|weaker|shallower|colder|cooler|narrower|thinner|nearer|closer|lesser|poorer|worse|sooner|finer|tighter)$/;
const much = /^(?:more|further|farther|better|[a-z]{3,}er)$/;
const negations = new Set("no not never nor".split(" "));

/** "not deeper than", "nothing heavier than": which bound any comparative says, whatever it measures. */
export function comparativeAt(
  reading: Reading,
  at: number,
): { readonly is: "upper" | "lower"; readonly strict: boolean; readonly next: number } | undefined {
  const isDenied = negations.has(word(reading, at));
  const start = isDenied ? at + 1 : at;
  const said = word(reading, start);
  if (!isWord(reading, start) || word(reading, start + 1) !== "than") return undefined;
  if (!little.test(said) && !much.test(said)) return undefined;
  const isUpper = little.test(said) !== isDenied;
  return { is: isUpper ? "upper" : "lower", strict: !isDenied, next: start + 2 };
}
