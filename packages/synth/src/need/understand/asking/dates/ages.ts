import { type Reading, tokenFrom, word } from "../../../extract/reading.ts";
import type { Findings, Found, Span } from "../../../findings.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { isSomebody } from "../broad-words.ts";
import { quoteOf } from "../said-orders.ts";

const births =
  /^(?:birth|births|birthday|birthdate|birthdates|dob|born|geburt|geburtsdatum|geburtstag|geburtsjahr|geboren|nacimiento|nacid[oa]s?|naissance|nee?s?|nascimento|nascid[oa]s?)$/;
const ages =
  /^(?:age|ages|aged|old|older|younger|today|heute|hoy|hoje|alter|alt|jahrige?|edad|edades|agee?s?|idade|idades)$/;
/** So far before its figures stands what they are of. */
const REACH = 7;
const OLDEST = 130;

interface Years {
  readonly least: number;
  readonly most: number;
  readonly span: Span;
}

/** "born 1990 to 1999, aged 18 to 24": whose years of birth lie in the first is not as old as the second today. */
export function findAgesApart(reading: Reading, { found }: Findings, today: string, notes: DraftNotes): void {
  const year = Number(today.slice(0, 4));
  const born = found.flatMap((each) => birthsOf(reading, each));
  const aged = found.flatMap((each) => agesOf(reading, each));
  for (const birth of born) {
    // Whoever has not had a birthday this year is a year younger.
    const youngest = year - birth.most - 1;
    const oldest = year - birth.least;
    const apart = aged.find(({ least, most }) => least > oldest || most < youngest);
    if (apart === undefined) continue;
    const spans = [birth.span, apart.span].sort((a, b) => a.start - b.start);
    notes.impossible.push({
      reason: `${spans.map((span) => `"${quoteOf(reading, span)}"`).join(" and ")}: who was born then is ${Math.max(0, youngest)} to ${oldest} years old on ${today}`,
      spans,
      fix: `say an age between ${Math.max(0, youngest)} and ${oldest}, or other years of birth`,
    });
    return;
  }
}

function birthsOf(reading: Reading, found: Found): readonly Years[] {
  if (!isOf(reading, found, births) || isOfRelative(reading, found)) return [];
  const span = { start: found.start, end: found.end };
  if (found.kind === "window" && found.months === undefined && found.last === undefined)
    return [{ least: Number(found.from.slice(0, 4)), most: lastYearOf(found.to), span }];
  if (found.kind !== "range" || found.unit !== undefined) return [];
  const { minimum = 1900, maximum = 2100 } = found;
  return minimum >= 1850 && maximum <= 2100 && minimum <= maximum ? [{ least: minimum, most: maximum, span }] : [];
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

function agesOf(reading: Reading, found: Found): readonly Years[] {
  // "heute alle über 70 Jahre alt" was read as what lies so far back.
  const old = found.kind === "window" ? /^P(\d+)Y$/.exec(found.span ?? "")?.[1] : undefined;
  if (old !== undefined && isOf(reading, found, ages))
    return [{ least: Number(old), most: OLDEST, span: { start: found.start, end: found.end } }];
  if (found.kind !== "range" || (found.unit !== undefined && found.unit !== "year")) return [];
  const { minimum = 0, maximum = OLDEST } = found;
  if (maximum > OLDEST || minimum > maximum) return [];
  if (!isOf(reading, found, ages) && !areAllSo(reading, found)) return [];
  return [{ least: minimum, most: maximum, span: { start: found.start, end: found.end } }];
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
