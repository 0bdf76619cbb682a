import { singular } from "../text/stem.ts";
import { endsPhrase } from "./clause.ts";
import { isBreak, isWord, number, type Reading, word } from "./reading.ts";

const ones = new Set("one 1 ein eine einer eines einem un uno una une um uma".split(" "));
const links = new Set("of von aus de d' entre parmi unter".split(" "));
/** What happens to some of the rows: "fraud one of 40" is a share. */
const happenings =
  /(?:ed|ing|ado|ada|ido|ida|ee|iert|tion|ung|ure)$|^(?:fraud|defect|damage|error|churn|return|loss|no-show|miss|late|lost|broken|faulty|spam|bad|empty|absent|sick|alert|alarm|positive|negative|win|won|dead|true|fault|issue|problem|complaint|claim|vip|retraso|atraso|retard|error|fehler|erro|defekt|kaputt)s?$/;
/** Whom one of several is: no happening, though it ends like one. */
const roles = /^(?:assignee|employee|attendee|trainee|payee|referee|licensee|nominee|trustee)$/;
/** Wholes that only shares are told by. */
const wholes: ReadonlySet<number> = new Set([100, 1_000, 10_000]);

/** What many are chosen from: "from a list of 25". */
const pools = new Set(
  "list pool set choice selection group roster catalogue catalog range fleet team liste auswahl lista conjunto grupo".split(
    " ",
  ),
);
const articles = new Set("a an the our einer eine una un uma um une la".split(" "));
const chosen = new Set("drawn picked taken chosen selected sampled".split(" "));
const keys = new Set("id ids key code no nr number".split(" "));

interface Chosen {
  readonly noun: string;
  readonly count: number;
  readonly next: number;
}

/**
 * "lift one of 8", "till one of 3", "supplier from a list of 25", "barista id out of 12": so many of them there are, and each row has
 * one; not "rejected one of 8", not "score out of 10".
 */
export function chosenOneAt(reading: Reading, at: number): Chosen | undefined {
  const first = countAt(reading, at);
  const whole = first === undefined ? undefined : number(reading, first);
  if (whole === undefined || !Number.isInteger(whole.value) || whole.value < 2 || wholes.has(whole.value))
    return undefined;
  return amongNamed(reading, at, whole) ?? behindNoun(reading, at, whole);
}

/** Where the number stands behind the words at a token that say that one is chosen. */
function countAt(reading: Reading, at: number): number | undefined {
  const behind = chosen.has(word(reading, at)) ? at + 1 : at;
  if (ones.has(word(reading, at)) && links.has(word(reading, at + 1))) return at + 2;
  const isFrom = /^(?:from|aus|de|among)$/.test(word(reading, behind));
  const pool = articles.has(word(reading, behind + 1)) ? behind + 2 : behind + 1;
  if (isFrom && pools.has(word(reading, pool)) && links.has(word(reading, pool + 1))) return pool + 2;
  if (behind > at && isFrom) return behind + 1;
  // A score out of 10 is a scale.
  return word(reading, at) === "out" && word(reading, at + 1) === "of" && keys.has(word(reading, at - 1))
    ? at + 2
    : undefined;
}

type Whole = NonNullable<ReturnType<typeof number>>;

/** "one of 25 suppliers", "drawn from 80 customers": what they are stands behind the number. */
function amongNamed(reading: Reading, at: number, { value, next }: Whole): Chosen | undefined {
  const noun = word(reading, next);
  const isSeveral = isNoun(reading, next) && singular(noun, reading.language) !== noun;
  if (!isSeveral || !isEnd(reading, next + 1) || happenings.test(noun)) return undefined;
  const isOfRows = isBreak(reading, at - 1) || /^(?:with|by|at|to|from|mit|con|avec|com)$/.test(word(reading, at - 1));
  return isOfRows || chosen.has(word(reading, at)) ? { noun, count: value, next: next + 1 } : undefined;
}

function behindNoun(reading: Reading, at: number, { value, next }: Whole): Chosen | undefined {
  const open = word(reading, at - 1) === "(" ? at - 1 : at;
  const last = keys.has(word(reading, open - 1)) && isNoun(reading, open - 2) ? open - 2 : open - 1;
  const noun = word(reading, last);
  if (!isEnd(reading, next) || !isNoun(reading, last) || (happenings.test(noun) && !roles.test(noun))) return undefined;
  let first = last;
  while (first > last - 2 && isNoun(reading, first - 1)) first -= 1;
  const opens = isBreak(reading, first - 1) || ["(", "and", "und", "y", "et", "e"].includes(word(reading, first - 1));
  return opens ? { noun, count: value, next } : undefined;
}

function isEnd(reading: Reading, at: number): boolean {
  return isBreak(reading, at) || word(reading, at) === ")";
}

function isNoun(reading: Reading, at: number): boolean {
  return isWord(reading, at) && !endsPhrase(word(reading, at)) && number(reading, at) === undefined;
}
