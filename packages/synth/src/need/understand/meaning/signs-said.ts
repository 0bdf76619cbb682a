import type { Findings } from "../../findings.ts";
import type { Frame } from "../../frames/frame.ts";
import { signs } from "../../frames/signs.ts";
import { wordKey, wordsOf } from "../words/phrase.ts";
import { tokensAsWords } from "../words/pieces.ts";

interface Sign {
  readonly frame: string;
  readonly together: readonly (readonly string[])[];
  readonly without: readonly string[];
  readonly weight: number;
}

const WEIGHT = 6;
const LONGEST = 4;
const STEADY = "<steady>";
/** Symbols of what is traded are named. */
const SYMBOLS = "<symbols>";
/** Deeds are told with their shares of rows. */
const SHARES = "<shares>";

function keyOf(phrase: string): string {
  return [STEADY, SYMBOLS, SHARES].includes(phrase)
    ? phrase
    : wordsOf(phrase)
        .map((word) => wordKey(word))
        .join(" ");
}

function signOf(frame: string, written: string): Sign {
  const [, said = written, weight] = /^(.*?)(?::(\d+))?$/.exec(written) ?? [];
  const [together = "", without = ""] = said.split(/ - /);
  const keys = (group: string): readonly string[] =>
    group
      .split("|")
      .filter((phrase) => phrase !== "")
      .map((phrase) => keyOf(phrase.trim()));
  return {
    frame,
    together: together.split(" + ").map(keys),
    without: without === "" ? [] : keys(without),
    weight: weight === undefined ? WEIGHT : Number(weight),
  };
}

const known: readonly Sign[] = Object.entries(signs).flatMap(([frame, each]) =>
  each.map((written) => signOf(frame, written)),
);

/** What is said, up to four words on end, in ground forms. */
function phrasesSaid(findings: Findings): ReadonlySet<string> {
  const said = new Set<string>();
  const words = tokensAsWords(findings).map(({ english }) => english);
  words.forEach((_, start) => {
    let phrase = "";
    for (const word of words.slice(start, start + LONGEST)) {
      phrase = phrase === "" ? word : `${phrase} ${word}`;
      said.add(phrase);
    }
  });
  const isSteady = findings.found.some((found) => found.kind === "cadence" && /^(?:ms|s|min|h)$/.test(found.unit));
  if (isSteady) said.add(STEADY);
  const isTraded = findings.found.some((each) => each.kind === "members" && each.areThings && each.of === "symbol");
  if (isTraded) said.add(SYMBOLS);
  if (findings.found.filter(({ kind }) => kind === "rate").length > 1) said.add(SHARES);
  return said;
}

/** The weight that words said together give to domains, the heaviest of each. */
export function signsSaid(findings: Findings): ReadonlyMap<string, number> {
  const said = phrasesSaid(findings);
  const weights = new Map<string, number>();
  for (const { frame, together, without, weight } of known) {
    if (without.some((phrase) => said.has(phrase))) continue;
    if (!together.every((group) => group.some((phrase) => said.has(phrase)))) continue;
    weights.set(frame, Math.max(weights.get(frame) ?? 0, weight));
  }
  return weights;
}

/** A sign speaks for the domain's category: what of it is at hand already is strengthened, else the domain itself. */
export function strengthenedBy(scores: ReadonlyMap<Frame, number>, frame: Frame, least: number): Frame {
  if (frame.category === undefined) return frame;
  let best = frame;
  let most = least;
  for (const [other, score] of scores) {
    if (other.category !== frame.category || score < most) continue;
    best = other;
    most = score;
  }
  return best;
}
