import { phraseFrom } from "./clause.ts";
import { isColumn } from "./multiple.ts";
import { phraseAt, phraseList, skip } from "./phrases.ts";
import { isWord, type Reading } from "./reading.ts";

const joints = phraseList(
  "so|and|and so|so that|hence|thus|therefore|then|but|with|who|that|which|also|und|daher|deshalb|mit|y|con|que|por eso|por tanto|y por eso|donc|et|et donc|avec|qui|e|com|por isso|portanto",
);
const having = phraseList(
  "have|has|had|there is|there are|there was|they have|carry|carries|show|shows|get|gets|got|haben|hat|gibt es|es gibt|tienen|tiene|hay|ont|il n'y a|n'ont|n'a|tem|ha",
);
const without = phraseList(
  "no|without|without a|without any|lack|lacks|miss|misses|kein|keine|keinen|keins|ohne|sin|ningun|ninguna|pas de|pas d'|aucun|aucune|sans|sem|nao tem|nenhum|nenhuma|no tienen|no tiene",
);
const ends = new Set("yet then either at all noch aun todavia encore ainda therefore".split(" "));
const yets = phraseList("yet|then|either|at all|noch|bisher|aun|todavia|encore|ainda");

interface Lack {
  /** A column that stands elsewhere too. */
  readonly of?: string;
  readonly name: string;
  /** "no refund yet": there will be one. */
  readonly isYet: boolean;
  readonly next: number;
}

/**
 * What some have none of: the "decision" of "still pending so no decision yet", the "finish time" of "DNF who have no finish time".
 * `of` where it is a column: "with no experience" lacks no value.
 */
export function lackBehindAt(reading: Reading, at: number, from: number): Lack | undefined {
  const start = [",", "-", "–", "—", "=", "=>", "->", "→"].includes(reading.tokens[at]?.text ?? "") ? at + 1 : at;
  const joint = skip(reading, start, joints);
  const verb = skip(reading, skip(reading, joint, joints), having);
  const denial = phraseAt(reading, verb, without);
  const name = denial === undefined ? undefined : phraseFrom(reading, denial.next, 4, ends);
  if (name === undefined) return undefined;
  // "no sale price when unsold" says why, and is read elsewhere.
  const next = skip(reading, name.next, yets);
  if (isWord(reading, next)) return undefined;
  const of = isColumn(reading, name.text, from, name.next) ? { of: name.text } : {};
  return { ...of, name: name.text, isYet: next > name.next, next };
}
