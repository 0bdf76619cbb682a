import { phraseAt, phraseList, phrases } from "../../extract/phrases.ts";
import { isBreak, type Reading, singularAt, spanOf, tokenFrom, word } from "../../extract/reading.ts";
import { convert, unitAt, unitNamed } from "../../extract/units.ts";
import type { Findings, Found, Span } from "../../findings.ts";
import { fold } from "../../text/fold.ts";
import { isSomebody } from "./broad-words.ts";
import { openedAt } from "./ledger/sum-said.ts";
import { isPartial, keyOf, type Name, nameAfter, nameBefore, unified } from "./names.ts";
import type { NeedReading } from "./quantities/need-reading.ts";
import { isMiddle } from "./quantities/statistic-words.ts";

/** What was said of the values of a name: their ends, or their middle. In the unit first said of it. */
export interface SaidBound {
  readonly of: string;
  readonly name: string;
  readonly unit: string | undefined;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: true;
  readonly exclusiveMaximum?: true;
  readonly mean?: number;
  /** Whose it is, where that is somebody beside those whom the rows are of: "parents older than 25". */
  readonly relative?: string;
  readonly span: Span;
}

/** What a comparison is about where no noun says it: "nobody is older than 30". */
const measures = phrases<string>([
  ["age", "older|younger|aged|age|ages|years old|year old|alter|jahrig|edad|idade|alt"],
  ["weight", "heavier|lighter|weigh|weighs|weighing|weighed|wiegt|pesa|pese"],
  ["height", "taller"],
  ["price", "cheaper|costs|costing|priced"],
]);
/** Behind a bound: it holds for some, or of something else than it seems. */
const qualifiers = new Set(
  "for in on at during if when while among per with of from where after before by each a an as until unless except fur bei im wenn para en durante si cuando por pour dans si chez em se quando old-style".split(
    " ",
  ),
);
const withs = new Set("with con mit avec com".split(" "));
const everybody = new Set(
  "all everyone everybody each every any alle jeden todos todas tous toutes cada chaque".split(" "),
);
const middleWords = phraseList(
  "mean|average|avg|avg.|median|on average|typical|averaging|averages|durchschnitt|durchschnittlich|im schnitt|im mittel|mittelwert|promedio|de promedio|en promedio|media|mediana|moyenne|en moyenne|mediane|mean of|average of|median of|mean value|average value",
);

/** The bounds and middles that a need says, each of the name it stands next to. */
export function saidBounds(reading: NeedReading, { found }: Findings): readonly SaidBound[] {
  const said: SaidBound[] = [];
  const middles = middlesOf(reading, found);
  const bounds = [
    ...middles,
    ...found.flatMap((each) =>
      middles.some((middle) => isWithin(reading, middle, each)) ? [] : boundOf(reading, each),
    ),
    ...exactsOf(reading),
  ].sort((a, b) => a.span.start - b.span.start);
  for (const bound of bounds) {
    const isKnown = said.some(({ span }) => span.start < bound.span.end && bound.span.start < span.end);
    const named = isKnown ? undefined : withName(reading, bound, said.at(-1));
    if (named !== undefined) said.push(named);
  }
  const keys = unified(said.map(({ of }) => of));
  return said.map((each) => ({ ...each, of: keys.get(each.of) ?? each.of }));
}

/** The "at 64" of "the mean age should land at 64": what it is the mean of stands behind the word for it. */
function isWithin(reading: Reading, { first, span: { start, end } }: Bound, each: Found): boolean {
  const isBehind = (reading.tokens[first]?.start ?? start) < each.start;
  return each.kind === "average" && isBehind && each.start < end && start < each.end;
}

type Bound = Omit<SaidBound, "of" | "name"> & { readonly first: number; readonly next: number };

function boundOf(reading: Reading, found: Found): readonly Bound[] {
  const first = tokenFrom(reading, 0, found.start);
  const next = tokenFrom(reading, first, found.end);
  const span = { start: found.start, end: found.end };
  // "lap 1-57, lap time 1:32-1:45": lengths on a clock are of nothing that is counted.
  if (found.kind === "range" && /\d:\d\d/.test(reading.text.slice(found.start, found.end))) return [];
  if (found.kind === "range") {
    const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, unit } = found;
    return [
      {
        unit,
        ...(minimum === undefined ? {} : { minimum }),
        ...(maximum === undefined ? {} : { maximum }),
        ...(exclusiveMinimum === undefined ? {} : { exclusiveMinimum }),
        ...(exclusiveMaximum === undefined ? {} : { exclusiveMaximum }),
        span,
        first,
        next,
      },
    ];
  }
  if (found.kind === "average") return [{ unit: found.unit, mean: found.mean, span, first, next }];
  const centre = found.kind === "distribution" ? (found.mean ?? found.median) : undefined;
  return centre === undefined ? [] : [{ unit: undefined, mean: centre, span, first, next }];
}

/** "mean age 19", "median balance of 2,000": the name stands between. */
function middlesOf({ quantities }: NeedReading, found: readonly Found[]): readonly Bound[] {
  // "10-minute averages January to March 2026": a year is no mean.
  const times = found.filter(({ kind }) => kind === "window" || kind === "cadence");
  const isOfTime = ({ start, end }: Span): boolean => times.some((time) => time.start < end && start < time.end);
  return quantities.flatMap(({ statistic, value, unit, is, isSpelled, next, span }): readonly Bound[] => {
    if (statistic === undefined || !isMiddle(statistic.statistic) || is !== "exactly" || isSpelled || isOfTime(span))
      return [];
    return [{ unit, mean: value, span: { start: span.start, end: span.end }, first: statistic.first, next }];
  });
}

const exacts = phraseList("equals|always");

/** "exactly 10", "equals 9" */
function exactsOf(reading: NeedReading): readonly Bound[] {
  return reading.quantities.flatMap(({ value, unit, is, insists, isSpelled, first, figure, next }) => {
    const isSaid = insists || phraseAt(reading, figure - 1, exacts) !== undefined;
    // What all of them add up to is no value of one.
    if (!isSaid || is !== "exactly" || isSpelled || openedAt(reading, figure) !== undefined) return [];
    if (["or", "of", "to", "-"].includes(word(reading, next))) return [];
    const from = insists ? first : figure - 1;
    return [{ unit, minimum: value, maximum: value, span: spanOf(reading, from, next), first: from, next }];
  });
}

function withName(reading: Reading, bound: Bound, last: SaidBound | undefined): SaidBound | undefined {
  const { first, next, ...said } = bound;
  if (isPartial(reading, first) && said.unit !== "%") return undefined;
  if (isOfSome(reading, first)) return undefined;
  const follows = word(reading, next);
  const isForAll = everybody.has(word(reading, next + 1)) || everybody.has(follows);
  const measure = measureOf(reading, bound) ?? (isAgeOfPersons(reading, bound) ? "age" : undefined);
  // "patients aged 16 to 35 with sex, surgery date": what follows an age are columns.
  const isListing = measure === "age" && withs.has(follows) && reading.tokens[next + 2]?.text === ",";
  if (qualifiers.has(follows) && !isForAll && !isListing && !goesOnAt(reading, next)) return undefined;
  if (isOpened(reading, first)) return undefined;
  const before = subjectBefore(reading, first, last);
  const within = nameWithin(reading, first, next);
  const after = isBreak(reading, next) || isForAll ? undefined : nameAfter(reading, next);
  const named = before?.key.replace(/^(?:min|max|minimum|maximum|lowest|highest|smallest|largest) /, "");
  const own = measure ?? within ?? (named === "" || isAnyReading(reading, before) ? undefined : named);
  // "at least 3 reviews" is of reviews; "orders of at least 3 items" too.
  const isCount = after !== undefined && said.unit === undefined && follows !== "and" && follows !== "but";
  if (isCount && measure === undefined) return { ...said, of: after.key, name: after.text };
  const whose = before?.key.split(" ").find((each) => relatives.test(each));
  const relative = measure === "age" && whose !== undefined ? { relative: whose } : {};
  if (own !== undefined) return { ...said, ...relative, of: own, name: before?.text ?? own };
  // "age 18+, trust in parliament and in police (each 0-10)": each of the columns right before.
  if (distributive.has(word(reading, first - 1))) return undefined;
  if (last === undefined || reading.text.slice(last.span.end, said.span.start).length > 60) return undefined;
  // "prices 20 to 80 euros, average 95": a mean need not say its unit again.
  const gap = reading.text.slice(last.span.end, said.span.start);
  const goesOn = said.mean !== undefined && said.unit === undefined && goingOn.test(gap);
  if (!goesOn && dimensionOf(last.unit) !== dimensionOf(said.unit)) return undefined;
  return { ...said, of: last.of, name: last.name };
}

const anyReadings =
  /^(?:read|valu|value|measur|record|messwert|wert|valor|lectur|medicion|valeur|mesur|leitur|medica)$/;
const anyOf =
  /\b(?:no|none|every|each|all|any|kein|keine|jeder|alle|ningun|ninguna|cada|aucun|aucune|chaque|nenhum|nenhuma) $/;

/** "humidity runs 65-80 %, and no reading may ever be over 55 %": of what was told before. */
function isAnyReading({ text }: Reading, name: Name | undefined): boolean {
  return name !== undefined && anyReadings.test(name.key) && anyOf.test(fold(text.slice(0, name.span.start)));
}

const distributive = new Set("each both beide beides jeweils cada ambos ambas chacun chacune".split(" "));
/** Nothing is named between. */
const goingOn = /^[\s,;(]*(?:(?:and|with|und|mit|y|et|e|con|avec|com|an?|eine[mr]?|una?|une|uma?|im|en|no)\s+)*$/i;
const relatives =
  /^(?:parent|mother|father|child|children|kid|sibling|brother|sister|spouse|partner|husband|wife|owner|guardian|carer|elter|eltern|mutter|vater|kind|kinder|geschwister|padr|padre|madr|madre|hijo|hija|pai|pais|mae|filho|filha|enfant|mere|pere)$/;

const joiners = new Set(
  "with con mit avec com of de in en at and but und y et e aber pero mais must is are be has have a an the an per never always not".split(
    " ",
  ),
);

/** The name that a bound stands behind: "delay in minutes with mean 9" is of the delay. None where it goes on from the last bound. */
function subjectBefore(reading: Reading, first: number, last: SaidBound | undefined): Name | undefined {
  let end = first;
  for (let step = 0; step < 5; step++) {
    // "age: 18-65"
    if (end > 1 && [":", "="].includes(reading.tokens[end - 1]?.text ?? "")) end -= 1;
    const name = nameBefore(reading, end);
    const start = name === undefined ? end : tokenFrom(reading, 0, name.span.start);
    const unit = unitAt(reading.tokens, start);
    const isUnit =
      name !== undefined && unit !== undefined && (reading.tokens[unit.next]?.start ?? Infinity) > name.span.end;
    // "price per night between 45 and 210" is of the price.
    const isPer = name !== undefined && ["per", "por", "pro", "par", "je"].includes(word(reading, start - 1));
    // "lane 1-6, seconds 80-500": called by their unit alone.
    const isColumn = isUnit && start > 0 && reading.tokens[start - 1]?.text === ",";
    if (name !== undefined && (!isUnit || isColumn) && !isPer) return netOrGross(reading, start) ?? name;
    end = name === undefined ? end - 1 : start - 1;
    const isLast = last !== undefined && (reading.tokens[end]?.start ?? 0) < last.span.end;
    if (end < 1 || isLast || isBreak(reading, end) || !(isPer || joiners.has(word(reading, end)))) return undefined;
  }
  return undefined;
}

/** The "net weight" of "net weight of the goods 450-700 kg". */
function netOrGross(reading: Reading, start: number): Name | undefined {
  const at = ["the", "der", "la", "las", "los", "les", "a", "o"].includes(word(reading, start - 1))
    ? start - 2
    : start - 1;
  const head = ["of", "de", "der", "von"].includes(word(reading, at)) ? nameBefore(reading, at) : undefined;
  return head !== undefined && /^(?:net|gross|netto|brutto|neto|bruto|brut)/.test(head.key) ? head : undefined;
}

/** "between 0 and 20 with an average of 35" says more of the same. */
function goesOnAt(reading: Reading, next: number): boolean {
  if (!joiners.has(word(reading, next))) return false;
  const start = ["a", "an", "the", "un", "una", "une", "um", "uma", "einem"].includes(word(reading, next + 1))
    ? next + 2
    : next + 1;
  return phraseAt(reading, start, middleWords) !== undefined;
}

/** "in summer at least 20", "for adults over 50": what holds where something else does. */
function isOpened(reading: Reading, first: number): boolean {
  for (let back = first - 1; back >= 0 && !isBreak(reading, back); back--)
    if (["for", "during", "among", "fur", "bei", "para", "pour", "chez"].includes(word(reading, back))) return true;
  return false;
}

/** "all who score above 90 get a prize" tells of some. */
function isOfSome(reading: Reading, first: number): boolean {
  for (let at = first; at > first - 4 && at > 0 && !isBreak(reading, at - 1); at--)
    if (word(reading, at) === "who" && /^(?:all|those|everyone|everybody|anyone|anybody)$/.test(word(reading, at - 1)))
      return true;
  return false;
}

const persons = new Set(
  "people person persons nobody everybody everyone anyone noone those adults patients customers users members women men residents employees participants respondents personen leute personas gente personnes pessoas".split(
    " ",
  ),
);

/** "people over 70": with nothing behind it, an age is meant. */
function isOfPersons(reading: Reading, first: number, next: number): boolean {
  return (
    persons.has(word(reading, first - 1)) &&
    (isBreak(reading, next) || ["and", "or", "but"].includes(word(reading, next)))
  );
}

/** A shorter time may be how long they have been there: "clients de moins de 2 ans". */
const YOUNG = 12;

/** "clientes menores de 18 años", "Kunden unter 18 Jahren" */
function isAgeOfPersons(reading: Reading, { first, unit, minimum, maximum }: Bound): boolean {
  const at = /^(?:de|d')$/.test(word(reading, first - 1)) ? first - 2 : first - 1;
  return unit === "year" && (maximum ?? minimum ?? 0) >= YOUNG && isSomebody(singularAt(reading, at));
}

function measureOf(reading: Reading, { first, next, unit }: Bound): string | undefined {
  // "dogs: everyone under 10 kg"
  const isOfTime = unit === undefined || /^(?:year|month|week)$/.test(unit);
  if (isOfTime && isOfPersons(reading, first, next)) return "age";
  for (let at = first - 2; at < next + 2; at++) {
    if (at < first && isBreak(reading, at)) continue;
    if (at >= next && isBreak(reading, at)) return undefined;
    const measure = phraseAt(reading, at, measures);
    if (measure !== undefined) return measure.meaning;
  }
  return undefined;
}

/** The "age" of "mean age 19". */
function nameWithin(reading: Reading, first: number, next: number): string | undefined {
  const opened = phraseAt(reading, first, middleWords)?.next;
  if (opened === undefined) return undefined;
  const name = nameAfter(reading, opened);
  const end = reading.tokens[next - 1]?.end ?? 0;
  return name === undefined || name.span.end >= end ? undefined : keyOf(name.text, reading);
}

function dimensionOf(unit: string | undefined): string {
  return unit === undefined ? "" : (unitNamed(unit)?.dimension ?? unit);
}

/** A value of one bound in the unit of another; undefined where they do not compare. */
export function inUnitOf(value: number, bound: SaidBound, other: SaidBound): number | undefined {
  if (bound.unit === undefined || other.unit === undefined || bound.unit === other.unit) return value;
  return convert(value, bound.unit, other.unit);
}
