import type { Findings, Found } from "../../findings.ts";
import { lastKey, wordKey } from "../words/phrase.ts";

type Counted = Extract<Found, { kind: "entities" | "rows" }>;

/** Counts that are set against each other, and the rows that they come to: each of the one with each of the other. */
export interface Crossed {
  readonly rows: number;
  readonly counts: readonly Counted[];
}

const sign = /^\s*(?:[x×*]|times|mal|fois|veces|vezes)\s*$/i;
const listed = /^\s*(?:,|&|and|und|y|et|e)\s*$/i;
/** What holds so many of the other. */
const holding = /^\s*(?:of|with|holding|containing|von|mit|de|con|avec|com)\s*$/i;
/** What everybody does with all of the others. */
const answering =
  /^\s*(?:who |that |each |all |have |had ){0,2}(?:answer(?:s|ed|ing)?|fill(?:s|ed|ing)? (?:in|out)|complet(?:es?|ed|ing)) (?:all |the |each of )*$/i;
/** "a row per well", "one line for each box", "each pupil a row" */
const rowEach =
  /\b(?:(?:an?|one|eine?|una?|une?|uma?) (?:rows?|lines?|records?|zeile|fila|ligne|linha) (?:per|for each|for every|each|is an?|is one|pro|je|por|par) (\p{L}+)|(?:each|every|je) (\p{L}+) (?:is )?(?:an?|one|eine) (?:row|line|record|zeile))(?!\p{L})/iu;
/** What is done again with each of what stands before it. */
const repeated = /^(?:replicate|replication|rep|repeat|repetition|wiederholung|repeticion|repetition|repeticao)$/;

/** "40 tasks, 5 models, 3 seeds for every pair": so many of the last for each of one with each of the other. */
const ofPairs =
  /^\s*(?:for (?:each|every|all)|per|each|in each)(?: of the)? (?:pairs?|pairing|combinations?|combos?)\b/i;

/** "64 participants x 120 trials", "24 varieties x 4 reps x 6 locations", "12 assessors, 10 yoghurts, 3 replicates". */
export function crossedCounts({ text, found }: Findings): Crossed | undefined {
  const counts = found.filter((each): each is Counted => each.kind === "entities" || each.kind === "rows");
  const joined = (by: RegExp, at: number): boolean => {
    const [one, other] = [counts[at - 1], counts[at]];
    return one !== undefined && other !== undefined && by.test(text.slice(one.end, other.start));
  };
  const [, one, other] = rowEach.exec(text) ?? [];
  const grain = wordKey(one ?? other ?? "");
  for (let at = 1; at < counts.length; at += 1) {
    // "30 plates of 96 wells, a row per well"
    const isHeld = grain !== "" && lastOf(counts[at]) === grain && joined(holding, at);
    if (isHeld) return product(counts.slice(at - 1, at + 1));
    // "400 respondents answering 12 questions"
    if (joined(answering, at)) return product(counts.slice(at - 1, at + 1));
    if (joined(sign, at)) {
      let last = at;
      while (joined(sign, last + 1)) last += 1;
      return product(counts.slice(at - 1, last + 1));
    }
    const last = counts[at];
    if (last?.kind !== "entities") continue;
    const isEach = ofPairs.test(text.slice(last.end, last.end + 40));
    if (!isEach && !repeated.test(lastKey(last.noun))) continue;
    let first = at;
    while (first > 0 && joined(listed, first)) first -= 1;
    if (first < at) return product(counts.slice(first, at + 1));
  }
  return undefined;
}

function lastOf(counted: Counted | undefined): string | undefined {
  return counted?.kind === "entities" ? lastKey(counted.noun) : undefined;
}

function product(counts: readonly Counted[]): Crossed {
  return { rows: counts.reduce((all, { count }) => all * count, 1), counts };
}
