import type { Found } from "../findings.ts";
import { type Phrases, phraseAt, phraseList, phrases, skip } from "./phrases.ts";
import { isBreak, type Reading, spanOf, word } from "./reading.ts";

const workdays: readonly number[] = [0, 1, 2, 3, 4];
const weekend: readonly number[] = [5, 6];

/** Monday is 0. "sun" and "sol" are things too: short names stand only beside another day. */
export const weekdayNames: Phrases<number> = phrases<number>([
  [0, "monday|mondays|montag|montags|lunes|lundi|lundis|segunda-feira|segunda feira"],
  [1, "tuesday|tuesdays|dienstag|dienstags|martes|mardi|mardis|terca-feira|terca feira"],
  [2, "wednesday|wednesdays|mittwoch|mittwochs|miercoles|mercredi|mercredis|quarta-feira|quarta feira"],
  [3, "thursday|thursdays|donnerstag|donnerstags|jueves|jeudi|jeudis|quinta-feira|quinta feira"],
  [4, "friday|fridays|freitag|freitags|viernes|vendredi|vendredis|sexta-feira|sexta feira"],
  [5, "saturday|saturdays|samstag|samstags|sonnabend|sabado|sabados|samedi|samedis"],
  [6, "sunday|sundays|sonntag|sonntags|domingo|domingos|dimanche|dimanches"],
]);
const shortNames = phrases<number>([
  [0, "mon|mo|lun|segunda|seg"],
  [1, "tue|tues|di|mar|terca|ter"],
  [2, "wed|mi|mie|mer|quarta|qua"],
  [3, "thu|thur|thurs|do|jue|jeu|quinta|qui"],
  [4, "fri|fr|vie|ven|sexta|sex"],
  [5, "sat|sa|sab|sam"],
  [6, "sun|so|dom|dim"],
]);
const kinds = phrases<readonly number[]>([
  [
    workdays,
    "weekdays|weekday|working days|workdays|business days|school days|trading days|week days|work days|bank days|market days|wochentagen|wochentags|werktags|werktagen|schultagen|arbeitstagen|dias laborables|dias habiles|entre semana|dias lectivos|dias utiles|jours ouvres|jours ouvrables|semaine|dias uteis|dias letivos",
  ],
  [weekend, "weekends|weekend|week-ends|week-end|wochenende|wochenenden|fin de semana|fines de semana|fins de semana"],
]);

const openers = phraseList(
  "on|de|du|von|only on|only|just on|always on|during|during the|but only on|at|am|nur am|nur an|an|nur|solo los|solo en|los|en|en los|le|les|en|uniquement le|aux|apenas aos|aos|nos|somente em|em|so em|only the|every|each|jeden|cada|chaque|toda|todo|todos os|todos los|tous les",
);
const every = new Set("every each jeden cada chaque toda todo todos tous".split(" "));
const only = new Set("only nur solo solamente uniquement seulement apenas somente".split(" "));
const links = new Set("to - through thru till until bis a al au ate".split(" "));
const joints = new Set(", and or & und oder y o et ou e / +".split(" "));
const fields = new Set("weekday day week dow wochentag dia jour semana semaine day_of_week name".split(" "));
/** Adverbs that are no things. */
const adverbs = new Set("werktags wochentags".split(" "));
const english = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split(" ");

/** "weekdays only", "Monday to Friday", "on Mondays and Thursdays", "weekends": on which days of the week anything happens. */
export function weekdaysAt(reading: Reading, at: number): Found | undefined {
  const opener = phraseAt(reading, at, openers);
  const found = opener === undefined ? undefined : daysFrom(reading, opener.next);
  const named = found ?? daysFrom(reading, at);
  if (named === undefined) return undefined;
  const isOpened = found !== undefined;
  const isLast = only.has(word(reading, named.next));
  // A column of weekdays has them as its values; "in May 2026: weekdays only" is when anything happens.
  const isListed = reading.tokens[at - 1]?.text === ":" && !(named.by === "kind" && isLast);
  if (fields.has(word(reading, at - 1)) || isListed) return undefined;
  const isEvery = every.has(word(reading, at));
  if (named.by === "day" && !isOpened && !isLast) return undefined;
  if (named.by === "kind" && !isLast && !(isOpened ? isPlain(reading, at, isEvery) : isItem(reading, at, named.next)))
    return undefined;
  return { kind: "weekdays", days: named.days, ...spanOf(reading, at, isLast ? named.next + 1 : named.next) };
}

/** "weekday Mon-Fri", "day of week Monday to Saturday": the days that a column of weekdays may have, as the buyer writes them. */
export function weekdayMembersAt(reading: Reading, at: number): Found | undefined {
  if (!fields.has(word(reading, at - 1)) || word(reading, at - 1) === "name") return undefined;
  const found = daysFrom(reading, at);
  if (found?.by !== "stretch") return undefined;
  const isShort = /^\p{L}{2,4}(?![\p{L}.])/u.test(reading.text.slice(reading.tokens[at]?.start));
  const values = found.days.map((day) => english[day] ?? "").map((name) => (isShort ? name.slice(0, 3) : name));
  return { kind: "members", values, ...spanOf(reading, at, found.next) };
}

/** "each weekday" is a step of time. */
function isPlain(reading: Reading, at: number, isEvery: boolean): boolean {
  return !isEvery || word(reading, at + 1).startsWith("weekend");
}

/** "weekdays" between breaks, or behind the hours of the day: "8:00-18:00 weekdays". A column is called "weekday". */
function isItem(reading: Reading, at: number, next: number): boolean {
  if (adverbs.has(word(reading, at))) return true;
  const isPlural = /s$|en$/.test(word(reading, next - 1)) && word(reading, at) !== "semaine";
  const before = reading.tokens[at - 1]?.text ?? "";
  return isPlural && isBreak(reading, next) && (/:\d\d$|[ap]m$/i.test(before) || (at > 0 && isBreak(reading, at - 1)));
}

interface Days {
  readonly days: readonly number[];
  /** A kind of day, a stretch of the week, or single days. */
  readonly by: "kind" | "stretch" | "day";
  readonly next: number;
}

/** "Mon-Fri" in one piece. */
function joinedDays(reading: Reading, at: number): Days | undefined {
  const parts = /^(\p{L}{2,})[-–](\p{L}{2,})$/u.exec(word(reading, at));
  const dayOf = (name: string | undefined): number | undefined =>
    [weekdayNames, shortNames].flatMap(({ byFirst }) => byFirst.get(name ?? "") ?? [])[0]?.meaning;
  const [first, last] = [dayOf(parts?.[1]), dayOf(parts?.[2])];
  return first === undefined || last === undefined
    ? undefined
    : { days: stretch(first, last), by: "stretch", next: at + 1 };
}

/** From one day of the week to another, in the order of the week. */
function stretch(first: number, last: number): readonly number[] {
  const length = ((last - first + 7) % 7) + 1;
  return Array.from({ length }, (_, step) => (first + step) % 7).sort((one, other) => one - other);
}

function daysFrom(reading: Reading, at: number): Days | undefined {
  const joined = joinedDays(reading, at);
  if (joined !== undefined) return joined;
  const kind = phraseAt(reading, at, kinds);
  if (kind !== undefined) return { days: kind.meaning, by: "kind", next: kind.next };
  const start = skip(reading, at, articles);
  const first = phraseAt(reading, start, weekdayNames) ?? phraseAt(reading, start, shortNames);
  if (first === undefined) return undefined;
  const link = links.has(word(reading, first.next)) ? skip(reading, first.next + 1, articles) : undefined;
  const last =
    link === undefined ? undefined : (phraseAt(reading, link, weekdayNames) ?? phraseAt(reading, link, shortNames));
  if (last !== undefined) return { days: stretch(first.meaning, last.meaning), by: "stretch", next: last.next };
  if (phraseAt(reading, start, weekdayNames) === undefined) return undefined;
  return listed(reading, first);
}

const articles = phraseList("the|el|los|den|le|les|la|o|as|os");

function listed(reading: Reading, first: { readonly meaning: number; readonly next: number }): Days {
  const days = new Set([first.meaning]);
  let { next } = first;
  while (days.size < 7) {
    let ahead = next;
    while (ahead < next + 2 && joints.has(word(reading, ahead))) ahead += 1;
    const more = ahead === next ? undefined : phraseAt(reading, skip(reading, ahead, articles), weekdayNames);
    if (more === undefined) break;
    days.add(more.meaning);
    next = more.next;
  }
  return { days: [...days].sort((one, other) => one - other), by: "day", next };
}
