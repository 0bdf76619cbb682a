import type { Found } from "../findings.ts";
import { isLast, MOST, members } from "./member-list.ts";
import { isBreak, number, type Reading, spanOf, word } from "./reading.ts";

const FEWEST = 3;
const prepositions = /^(?:at|in|on|of|zu|im|in|an|a|en|em|aux|nas|nos)$/;
/** What is numbered through, and what the number of one is called. */
const numbered: ReadonlyMap<string, string> = new Map([
  ["weeks", "week"],
  ["months", "month number"],
  ["days", "day number"],
  ["rounds", "round"],
  ["sessions", "session number"],
  ["wochen", "woche"],
  ["semanas", "semana"],
  ["semaines", "semaine"],
]);

/** "visits at weeks 0, 4, 8 and 12": which of what is numbered through a row is of. */
export function numberedMembersAt(reading: Reading, at: number): Found | undefined {
  const of = numbered.get(word(reading, at + 1));
  if (of === undefined || !prepositions.test(word(reading, at))) return undefined;
  const values: string[] = [];
  let next = at + 2;
  let isEnd = false;
  for (let index = next; values.length < MOST; ) {
    const figure = number(reading, index);
    if (figure === undefined || reading.tokens[index]?.kind !== "number" || !Number.isInteger(figure.value)) break;
    values.push(String(figure.value));
    next = figure.next;
    if (isEnd) break;
    const joint = word(reading, next) === "," ? next + 1 : next;
    isEnd = isLast(reading, joint);
    if (!isEnd && joint === next) break;
    index = isEnd ? joint + 1 : joint;
  }
  const closes = reading.tokens[next] === undefined || isBreak(reading, next) || word(reading, next) === "(";
  if (!isEnd || values.length < FEWEST || !closes) return undefined;
  const found = members(reading, at, next, values);
  return found?.kind === "members" ? { ...found, of, ...spanOf(reading, at, next) } : undefined;
}
