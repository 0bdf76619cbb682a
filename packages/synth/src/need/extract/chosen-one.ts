import { endsPhrase } from "./clause.ts";
import { isBreak, isWord, number, type Reading, word } from "./reading.ts";

const ones = new Set("one 1 ein eine einer eines einem un uno una une um uma".split(" "));
const links = new Set("of von aus de d' entre parmi unter".split(" "));
/** What happens to some of the rows: "fraud one of 40" is a share. */
const happenings =
  /(?:ed|ing|ado|ada|ido|ida|ee|iert|tion|ung|ure)$|^(?:fraud|defect|damage|error|churn|return|loss|no-show|miss|late|lost|broken|faulty|spam|bad|empty|absent|sick|alert|alarm|positive|negative|win|won|dead|true|fault|issue|problem|complaint|claim|vip|retraso|atraso|retard|error|fehler|erro|defekt|kaputt)s?$/;
/** Wholes that only shares are told by. */
const wholes: ReadonlySet<number> = new Set([100, 1_000, 10_000]);

/** "lift one of 8", "till one of 3": so many of them there are, and each row has one; not "rejected one of 8". */
export function chosenOneAt(
  reading: Reading,
  at: number,
): { readonly noun: string; readonly count: number; readonly next: number } | undefined {
  if (!ones.has(word(reading, at)) || !links.has(word(reading, at + 1))) return undefined;
  const whole = number(reading, at + 2);
  if (whole === undefined || !Number.isInteger(whole.value) || whole.value < 2 || wholes.has(whole.value))
    return undefined;
  const noun = word(reading, at - 1);
  const isEnded = isBreak(reading, whole.next) || word(reading, whole.next) === ")";
  if (!isEnded || !isNoun(reading, at - 1) || happenings.test(noun)) return undefined;
  let first = at - 1;
  while (first > at - 3 && isNoun(reading, first - 1)) first -= 1;
  const opens = isBreak(reading, first - 1) || ["(", "and", "und", "y", "et", "e"].includes(word(reading, first - 1));
  return opens ? { noun, count: whole.value, next: whole.next } : undefined;
}

function isNoun(reading: Reading, at: number): boolean {
  return isWord(reading, at) && !endsPhrase(word(reading, at)) && number(reading, at) === undefined;
}
