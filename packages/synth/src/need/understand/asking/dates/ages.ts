import { type Reading, tokenFrom, word } from "../../../extract/reading.ts";
import type { Findings, Found, Span } from "../../../findings.ts";
import { fold } from "../../../text/fold.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { isSomebody } from "../broad-words.ts";
import { rootsOf } from "../claims/parts-of-text.ts";
import { areAlike } from "../claims/roots.ts";
import { clauseAround } from "../quantities/clauses.ts";
import { quotesOf } from "../said-orders.ts";
import type { Saying } from "../values/sayings.ts";

const births =
  /^(?:birth|births|birth_?dates?|date_of_birth|birth_year|fecha_nacimiento|geburts_datum|birthdays?|birthdates?|birthyears?|dob|born|foaled|calved|hatched|whelped|geburt|geburtsdatum|geburtstage?|geburtsjahre?n?|geboren|jahrgange?n?|cumpleanos|nacimiento|nacid[oa]s?|naissance|nee?s?|nascimento|nascid[oa]s?)$/;
/** What is made has an age, too: "tractors built from 2021 onwards, each over 15 years old". */
const makings =
  /^(?:built|build|manufactured|constructed|erected|gebaut|baujahr|construid[oa]s?|fabricad[oa]s?|construite?s?|fabriquee?s?)$/;
const ages =
  /^(?:age|ages|aged|old|older|younger|today|heute|hoy|hoje|alter|alt|jahrige?|edad|edades|agee?s?|idade|idades)$/;
/** So far before its figures stands what they are of. */
const REACH = 7;
const OLDEST = 130;

interface Years {
  readonly least: number;
  readonly most: number;
  readonly span: Span;
  /** The day on which they are so old, where it is said: "under 18 on 2024-01-01". */
  readonly on?: string;
}

/** "born 1990 to 1999, aged 18 to 24": whose years of birth lie in the first is not as old as the second today. */
export function findAgesApart(
  reading: Reading,
  { found }: Findings,
  sayings: readonly Saying[],
  today: string,
  notes: DraftNotes,
): void {
  const aged = [...found.flatMap((each) => agesOf(reading, each, found)), ...agesSaid(sayings)];
  if (aged.length === 0) return;
  const born = [...found.flatMap((each) => yearsOf(reading, each, births)), ...decadesOf(reading, births)];
  const days = { first: firstDayOf(found, born, today), last: today };
  if (findOlder(reading, born, aged, "who was born", days, notes)) return;
  const made = found.flatMap((each) => yearsOf(reading, each, makings));
  const ofRows = made.length === 0 ? [] : aged.filter(({ span }) => isOfRows(reading, found, span));
  findOlder(reading, made, ofRows, "what was made", { ...days, first: firstDayOf(found, made, today) }, notes);
}

/** The days on which somebody may be as old as is said. */
interface Days {
  readonly first: string;
  readonly last: string;
}

/** "pupils of the school year 2022/23, born in 2010, aged 12": they were so old in that year. */
function firstDayOf(found: readonly Found[], begun: readonly Years[], today: string): string {
  const isBegun = ({ start, end }: Span): boolean => begun.some(({ span }) => start < span.end && span.start < end);
  return found.reduce(
    (first, each) => (each.kind === "window" && !isBegun(each) && each.from < first ? each.from : first),
    today,
  );
}

function findOlder(
  reading: Reading,
  begun: readonly Years[],
  aged: readonly Years[],
  said: string,
  days: Days,
  notes: DraftNotes,
): boolean {
  return begun.some((years) => {
    const apart = aged.find((age) => {
      const { youngest, oldest } = agesOn(daysOf(age, days), years);
      return age.least > oldest || age.most < youngest;
    });
    if (apart === undefined) return false;
    const { first, last } = daysOf(apart, days);
    const { youngest, oldest } = agesOn({ first, last }, years);
    const day = first === last ? last : `the days from ${first} to ${last}`;
    const spans = [years.span, apart.span].sort((a, b) => a.start - b.start);
    const range = oldest > OLDEST ? `at least ${youngest}` : `${youngest} to ${oldest}`;
    notes.impossible.push({
      reason: `${quotesOf(reading, spans)}: ${said} then is ${range} years old on ${day}`,
      spans,
      fix: `say an age of ${range}, or other years`,
    });
    return true;
  });
}

function daysOf({ on }: Years, days: Days): Days {
  return on === undefined ? days : { first: on, last: on };
}

function agesOn({ first, last }: Days, { least, most }: Years): { readonly youngest: number; readonly oldest: number } {
  // Whoever has not had a birthday this year is a year younger.
  return { youngest: Math.max(0, Number(first.slice(0, 4)) - most - 1), oldest: Number(last.slice(0, 4)) - least };
}

/** "no pupil is younger than fourteen", "all past 70": ages of all rows. */
function agesSaid(sayings: readonly Saying[]): readonly Years[] {
  return sayings
    .filter(
      ({ scope, measure, isMeasureSaid, names }) =>
        scope.kind === "all" && measure === "age" && isMeasureSaid && names.length === 0,
    )
    .map(({ least, most, span }) => ({ least: Math.max(0, least), most: Math.min(OLDEST, most), span }));
}

/** "each tractor over 15 years old", "age 5 to 15": not of the owners of what was built then. */
function isOfRows(reading: Reading, found: readonly Found[], { start }: Span): boolean {
  const at = tokenFrom(reading, 0, start);
  const [first] = clauseAround(reading, at);
  const rows = found.flatMap((each) =>
    each.kind === "entities"
      ? rootsOf(reading, tokenFrom(reading, 0, each.start), tokenFrom(reading, 0, each.end))
      : [],
  );
  return rootsOf(reading, first, at).every(
    (root) => ages.test(root) || rows.some((row) => areAlike(row, root)) || isInHead(reading, root),
  );
}

/** "tractors for …: each tractor" */
function isInHead(reading: Reading, root: string): boolean {
  return rootsOf(reading, 0, HEAD).some((each) => areAlike(each, root));
}

/** So many words may tell what the rows are. */
const HEAD = 3;

const befores = /^(?:before|until|prior|by|vor|bis|antes|hasta|avant|jusqu|ate)$/;

function yearsOf(reading: Reading, found: Found, words: RegExp): readonly Years[] {
  if (!isOf(reading, found, words) || isOfRelative(reading, found)) return [];
  const span = { start: found.start, end: found.end };
  // "born before 1950": nobody says how long before.
  const isOpen = befores.test(word(reading, tokenFrom(reading, 0, found.start)));
  if (found.kind === "window" && found.months === undefined && found.last === undefined)
    return [{ least: isOpen ? 0 : Number(found.from.slice(0, 4)), most: lastYearOf(found.to), span }];
  if (found.kind !== "range" || found.unit !== undefined) return [];
  const { minimum = 1900, maximum = 2100 } = found;
  return minimum >= 1850 && maximum <= 2100 && minimum <= maximum ? [{ least: minimum, most: maximum, span }] : [];
}

/** "born in the 1980s", "in den 1980ern geboren" */
function decadesOf(reading: Reading, words: RegExp): readonly Years[] {
  return [...reading.text.matchAll(/(?<!\d)((?:19|20)\d0)(?:s|ern?)\b/g)].flatMap(({ index, 0: said, 1: year }) => {
    const span = { start: index, end: index + said.length };
    return isOf(reading, span, words) ? [{ least: Number(year), most: Number(year) + 9, span }] : [];
  });
}

/** The year of the last day before the end of a window. */
function lastYearOf(to: string): number {
  return new Date(Date.parse(to) - 1).getUTCFullYear();
}

const family =
  /^(?:parents?|mothers?|fathers?|mum|dad|owners?|guardians?|carers?|siblings?|spouses?|eltern|mutter|vater|padres?|madres?|pais?|maes?|meres?|peres?)$/;

/** "kids aged 6-10, parent born 1975-1990" */
function isOfRelative(reading: Reading, { start }: Span): boolean {
  const at = tokenFrom(reading, 0, start);
  for (let back = at - 1; back >= 0 && back > at - REACH; back--) {
    if ([",", ";", ".", "\n"].includes(reading.tokens[back]?.text ?? "")) return false;
    if (family.test(word(reading, back))) return true;
  }
  return false;
}

function agesOf(reading: Reading, found: Found, all: readonly Found[]): readonly Years[] {
  // "heute alle über 70 Jahre alt" was read as what lies so far back.
  const old = found.kind === "window" ? /^P(\d+)Y$/.exec(found.span ?? "")?.[1] : undefined;
  if (old !== undefined && isOf(reading, found, ages))
    return [{ least: Number(old), most: OLDEST, span: { start: found.start, end: found.end } }];
  if (found.kind !== "range" || (found.unit !== undefined && found.unit !== "year")) return [];
  const { minimum = 0, maximum = OLDEST } = found;
  if (maximum > OLDEST || minimum > maximum) return [];
  const on = dayBehind(reading, all, found);
  if (!isOf(reading, found, ages) && !areAllSo(reading, found) && !(on !== undefined && isEachSo(reading, found)))
    return [];
  const said = { least: minimum, most: maximum, span: { start: found.start, end: found.end } };
  return [on === undefined ? said : { ...said, on }];
}

/** The one day of "under 18 on 2024-01-01", right behind. */
function dayBehind(reading: Reading, all: readonly Found[], { end }: Found): string | undefined {
  const window = all.find((each) => each.kind === "window" && each.start >= end && each.start - end < NEAR);
  if (window?.kind !== "window" || Date.parse(window.to) - Date.parse(window.from) > A_DAY) return undefined;
  return /^(?:years? |years? old |of age )?(?:on|as of|at|am|zum|el|le|em|a)?\s*$/.test(
    fold(reading.text.slice(end, window.start)).trimStart(),
  )
    ? window.from
    : undefined;
}

const NEAR = 20;
const A_DAY = 86_400_000;

/** "each person is under 18", "everyone must be over 65" */
function isEachSo(reading: Reading, { start }: Found): boolean {
  const [from] = clauseAround(reading, tokenFrom(reading, 0, start));
  return /^(?:each|every|all|jede[rs]?|alle|cada|todos|todas|chaque|tous|toutes|everyone|everybody)$/.test(
    word(reading, from),
  );
}

/** "residents all over 80" */
function areAllSo(reading: Reading, { start }: Span): boolean {
  const first = tokenFrom(reading, 0, start);
  return (
    /^(?:all|alle|todos|todas|tous|toutes)$/.test(word(reading, first - 1)) && isSomebody(word(reading, first - 2))
  );
}

/** Whether a finding tells how old somebody is. */
export function isOfAge(reading: Reading, found: Span): boolean {
  return isOf(reading, found, ages);
}

/** Whether one of the words stands in a finding, right behind it or shortly before it in the same clause. */
function isOf(reading: Reading, { start, end }: Span, words: RegExp): boolean {
  const first = tokenFrom(reading, 0, start);
  const next = tokenFrom(reading, first, end);
  for (let at = next; at >= first - REACH && at >= 0; at -= 1) {
    // "age today, which should range from 45 to 60"
    const goesOn = reading.tokens[at]?.text === "," && /^(?:which|die|das|que|qui)$/.test(word(reading, at + 1));
    if (at < first && !goesOn && [",", ";", ".", "\n"].includes(reading.tokens[at]?.text ?? "")) return false;
    // "hired at age 30", "age at marriage": as old as they were then.
    const isThen = word(reading, at - 1) === "at" || ["at", "when"].includes(word(reading, at + 1));
    if (words.test(word(reading, at)) && !isThen) return true;
  }
  return false;
}
