import type { Found } from "../findings.ts";
import { ONLY_PHRASES } from "../text/only-words.ts";
import { missing } from "./missing-words.ts";
import { OF_THEM } from "./of-them.ts";
import { phraseAt, phraseList, phrases, skip } from "./phrases.ts";
import { empties } from "./presence-words.ts";
import { isBreak, isWord, type Reading, spanOf, word } from "./reading.ts";
import { type ShareSaid, shareSaidAt } from "./share-said.ts";

const verbs = phraseList("is|are|ist|sind|esta|estan|es|est|sont|e|sao|fica|queda|reste|bleibt");
const ofLack = phrases<number>([
  [
    0.6,
    "mostly|usually|generally|normally|typically|meist|meistens|normalerweise|generalmente|normalmente|generalement|geralmente",
  ],
  [0.3, "often|very often|quite often|frequently|commonly|oft|haufig|a menudo|frecuentemente|souvent|muitas vezes"],
  [0.1, "sometimes|occasionally|at times|manchmal|gelegentlich|a veces|parfois|as vezes|por vezes"],
]);
const rarely = phraseList("rarely|seldom|hardly ever|very rarely|selten|raramente|rara vez|rarement");
const filled = phraseList(
  "filled|filled in|set|given|present|there|known|populated|provided|recorded|used|ausgefullt|vorhanden|relleno|presente|rempli|renseigne|preenchido",
);
const FEW = 0.9;
const onlys = phraseList(`${ONLY_PHRASES}|just`);
const others = phraseList(`${OF_THEM}|of the time|of rows|of the rows|of cases|of the cases`);

/** "often empty, say 40%", "usually blank (80%)", "rarely filled, only 6%": the share, where it is said, is that of the adverb. */
export function oftenEmptyAt(reading: Reading, at: number): Found | undefined {
  // "often empty" at the head of an item names nothing that it is said of.
  if (at === 0 || !(isWord(reading, at - 1) || word(reading, at - 1) === "(")) return undefined;
  const start = skip(reading, at, verbs);
  const seldom = phraseAt(reading, start, rarely);
  const often = seldom === undefined ? phraseAt(reading, start, ofLack) : undefined;
  const told =
    seldom === undefined
      ? often === undefined
        ? undefined
        : (phraseAt(reading, often.next, empties) ?? phraseAt(reading, often.next, missing))
      : phraseAt(reading, seldom.next, filled);
  if (told === undefined) return undefined;
  const own = ownShare(reading, at, told.next);
  const ends = own ?? (endsClause(reading, told.next) ? { next: told.next } : undefined);
  if (ends === undefined) return undefined;
  const usual = often?.meaning ?? FEW;
  const share = own === undefined ? usual : seldom === undefined ? own.rate : 1 - own.rate;
  const rate = Number(share.toPrecision(12));
  return { kind: "nulls", rate, ofBefore: true, ...spanOf(reading, at, ends.next) };
}

/** The share right behind a word for missing, where nothing else is said of it: "(may be empty, 10%)", "often empty, say 40%". */
export function ownShare(reading: Reading, at: number, from: number): ShareSaid | undefined {
  const mark = word(reading, from);
  if (![",", ":", "-", "–", "—", "("].includes(mark)) {
    const inside = word(reading, at - 1) === "(" ? shareSaidAt(reading, from) : undefined;
    return inside !== undefined && word(reading, inside.next) === ")" ? inside : undefined;
  }
  const share = shareSaidAt(reading, skip(reading, from + 1, onlys));
  if (share === undefined) return undefined;
  const next = skip(reading, share.next, others);
  if (mark === "(") return word(reading, next) === ")" ? { ...share, next: next + 1 } : undefined;
  if (word(reading, at - 1) === "(") return word(reading, next) === ")" ? { ...share, next } : undefined;
  return isBreak(reading, next) ? { ...share, next } : undefined;
}

function endsClause(reading: Reading, at: number): boolean {
  return isBreak(reading, at) || word(reading, at) === ")";
}
