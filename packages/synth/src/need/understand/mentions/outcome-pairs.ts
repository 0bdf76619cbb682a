import type { Language } from "../../ontology/semantic-type.ts";
import { ofFrame } from "../meaning/known-meaning.ts";
import { meaningOf } from "../meaning/meaning.ts";
import type { Meaning } from "../meaning/meaning-shape.ts";
import { wordLike } from "../words/name-words.ts";
import type { Word } from "../words/pieces.ts";
import type { Reading } from "./reading.ts";

/** Two ways in which one thing may turn out or be. */
const pairs: readonly (readonly [RegExp, RegExp, string])[] = [
  [/^succe(?:ss|eded|ssful)$/, /^(?:fail(?:ed|ure)?|error)$/, "outcome"],
  [/^(?:ok|okay)$/, /^(?:ko|error|failed|nok|denied|rejected)$/, "outcome"],
  [/^pass(?:ed)?$/, /^fail(?:ed)?$/, "result"],
  [/^w[io]n$/, /^los[ts]$|^loss$/, "result"],
  [/^(?:accept|approv|grant)ed$/, /^(?:reject|declin|deni|refus)ed$/, "decision"],
  [/^(?:allow|permit)(?:ed)?$/, /^(?:den(?:y|ied)|block(?:ed)?|drop(?:ped)?)$/, "action"],
  [/^open(?:ed)?$/, /^closed?$/, "status"],
  [
    /^(?:settled|completed?|confirmed|processed|sent|delivered|captured|executed|finished|done|cleared|posted)$/,
    /^(?:fail(?:ed)?|errored|bounced|rejected|reverted|cancell?ed|pending|undelivered|aborted)$/,
    "status",
  ],
  [/^(?:active|enabled|online|paid)$/, /^(?:inactive|disabled|offline|unpaid)$/, "status"],
];

/** So many letters of a member show it: "failed" is a failure. */
const ROOT = 4;

/** "bezahlt oder unbezahlt", "pagada o impagada": a state and what denies it. */
function deniedPair(one: string, two: string, language: Language): readonly [RegExp, RegExp, string] | undefined {
  const isDenied = one.length > 3 && /^(?:un|in|im|ir|non-?|des|dis)/.test(two) && two.endsWith(one) && two !== one;
  if (!isDenied) return undefined;
  return [/^/, /^/, language === "es" || language === "pt" ? "estado" : language === "fr" ? "statut" : "status"];
}

/** "logins, success/failed": two contraries are members of the domain's own outcome, or of one. */
export function outcomeOf(
  words: readonly Word[],
  other: readonly Word[],
  { lookup, owner }: Reading,
): Meaning | undefined {
  const [one, two] = [words[0]?.folded ?? "", other[0]?.folded ?? ""];
  if (words.length !== 1 || other.length !== 1) return undefined;
  const pair =
    pairs.find(([good, bad]) => (good.test(one) && bad.test(two)) || (good.test(two) && bad.test(one))) ??
    deniedPair(one, two, lookup.language);
  if (pair === undefined) return undefined;
  const { frame, vocabulary } = lookup;
  for (const field of frame?.fields ?? []) {
    const type = vocabulary.types.get(field.type);
    const model = field.model ?? type?.model;
    if (type === undefined || model?.kind !== "choice") continue;
    const has = (word: string): boolean => model.values.some((value) => value.slice(0, ROOT) === word.slice(0, ROOT));
    if (!has(one) || !has(two)) continue;
    return { words: wordLike(field.name, words), field, type: ofFrame(field, type), by: "frame", confidence: 0.8 };
  }
  const name = wordLike(pair[2], words);
  const meaning = meaningOf(name, lookup, owner);
  const { unit: _unit, minimum: _minimum, maximum: _maximum, ...plain } = meaning.type;
  return { ...meaning, words: name, type: { ...plain, type: "enum" } };
}
