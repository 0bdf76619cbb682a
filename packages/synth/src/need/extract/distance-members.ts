import type { Found } from "../findings.ts";
import { isOr, MOST, members } from "./member-list.ts";
import { isWord, number, type Reading, word, written } from "./reading.ts";

const FEWEST = 3;
/** Words behind a figure: "10 m air rifle". */
const LONGEST = 3;
/** What is contested over distances. */
const contests =
  /^(?:events?|races?|distances?|disciplines?|strokes?|heats?|competitions?|contests?|disziplin|strecke|lauf|wettbewerb|prueba|pruebas|carrera|distancia|disciplina|epreuve|epreuves|course|prova|corrida)$/;

/**
 * "event 50 free, 100 free, 100 breast, 200 medley", "discipline 10m air rifle or 50m rifle, 25m pistol": members that begin with figures.
 * Some of them have a figure or a word in common, as what is counted ("20 views, 30 clicks") has not.
 */
export function distanceMembersAt(reading: Reading, at: number): Found | undefined {
  const start = word(reading, at - 1) === ":" ? at - 2 : at - 1;
  if (!contests.test(word(reading, start)) || number(reading, at) === undefined) return undefined;
  const values: string[] = [];
  let next = at;
  for (let index = at; values.length < MOST; ) {
    const end = entryEnd(reading, index);
    if (end === undefined) break;
    values.push(written(reading, index, end));
    next = end;
    const comma = word(reading, next) === "," ? next + 1 : next;
    index = isOr(reading, comma) || word(reading, comma) === "and" ? comma + 1 : comma;
    if (index === next) break;
  }
  // "race 5 km, 10 km, 21 km" are lengths.
  const isNamed = values.some((value) => /\p{L}{3}/u.test(value));
  return values.length >= FEWEST && isNamed && areAlike(values) ? members(reading, at, next, values) : undefined;
}

/** Behind a figure, or a word that begins with one ("4x100"), and the words on it. */
function entryEnd(reading: Reading, at: number): number | undefined {
  const figure = reading.tokens[at]?.kind === "number" ? number(reading, at)?.next : undefined;
  const first = figure ?? (/^\d/.test(word(reading, at)) ? at + 1 : undefined);
  if (first === undefined) return undefined;
  let next = first;
  while (next < first + LONGEST && isWord(reading, next) && !isOr(reading, next) && word(reading, next) !== "and")
    next += 1;
  const isEnd = reading.tokens[next] === undefined || reading.tokens[next]?.kind === "break" || isWord(reading, next);
  return next > first && isEnd ? next : undefined;
}

function areAlike(values: readonly string[]): boolean {
  const words = values.flatMap((value) => [...new Set(value.toLowerCase().match(/\d+|\p{L}+/gu) ?? [])]);
  return new Set(words).size < words.length;
}
