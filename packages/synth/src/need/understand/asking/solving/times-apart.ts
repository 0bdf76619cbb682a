import type { DurationUnit } from "../../../../inferred/check.ts";
import { phraseAt, phraseList } from "../../../extract/phrases.ts";
import { spanOf, word } from "../../../extract/reading.ts";
import { unitNamed } from "../../../extract/units.ts";
import type { Findings, Span } from "../../../findings.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { type Claim, contradictionOf } from "../differences.ts";
import { isPartial, nameAfter, nameBefore } from "../names.ts";
import { clauseAround, isJoint } from "../quantities/clauses.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { quotesOf, type SaidOrder } from "../said-orders.ts";
import { ends } from "./equations.ts";
import type { Interval } from "./interval.ts";
import { measuresNamed, measuresOfVerbs } from "./measures.ts";
import { type SaidWindow, saidWindows } from "./said-times.ts";
import { edgeNamed, isOfEvent, nearestEdge } from "./time-names.ts";

const DAY = 86_400;

/**
 * What was said of when, in which order and for how long, as differences of times: "hired out any day in March, returned 14 days
 * later, all returned in March", "starts in 2025, lasts 6 months, ends by March 2025", "nobody is inside for longer than 20 minutes".
 */
export function findTimesApart(
  reading: NeedReading,
  findings: Findings,
  said: readonly SaidOrder[],
  notes: DraftNotes,
): void {
  if (notes.impossible.length > 0) return;
  const windows = saidWindows(reading, findings);
  const told = [...said.filter(({ of }) => of === "time"), ...sameDays(reading), ...edgesTogether(reading, windows)];
  const orders = [...told, ...lastOf(told)];
  const lengths = lengthsOf(reading, findings, orders);
  if (orders.length + lengths.length === 0) return;
  const placed = placedIn(windows, orders);
  const claims = [
    ...orders,
    ...lengths.flatMap((length) => lengthClaims(length, orders, placed)),
    ...placed.flatMap(({ name, window }) => between("", name, window.interval, window.span)),
  ];
  const pins = placed
    .filter(({ window }) => window.isCovered)
    .flatMap(({ name, window }) => edgesOf(window.interval).map((edge) => between("", name, edge, window.span)));
  for (const pin of [[], ...pins]) {
    const circle = contradictionOf([...claims, ...pin]);
    if (circle.length === 0) continue;
    tell(reading, circle, notes);
    return;
  }
}

function tell(reading: NeedReading, circle: readonly Claim[], notes: DraftNotes): void {
  const spans = circle
    .flatMap((claim) => claim.spans)
    .sort((a, b) => a.start - b.start)
    .filter(({ start }, index, all) => index === 0 || start !== all[index - 1]?.start);
  notes.impossible.push({
    reason: `${quotesOf(reading, spans)} leave no time for each other`,
    spans,
    fix: "widen one of the times, or shorten what lies between them",
  });
}

function between(low: string, high: string, { least, most }: Interval, span: Span): readonly Claim[] {
  const shared = { strict: false, spans: [span] };
  return [
    ...(Number.isFinite(least) ? [{ low, high, least, ...shared }] : []),
    ...(Number.isFinite(most) ? [{ low: high, high: low, least: -most, ...shared }] : []),
  ];
}

function edgesOf({ least, most }: Interval): readonly Interval[] {
  if (!Number.isFinite(least) || !Number.isFinite(most)) return [];
  return [
    { least, most: least + DAY },
    { least: most - DAY, most },
  ];
}

interface Placed {
  readonly name: string;
  readonly window: SaidWindow;
}

/** Each window at the one name that its words are of: one of those that were set in order, else the start or the end. */
function placedIn(windows: readonly SaidWindow[], orders: readonly SaidClaim[]): readonly Placed[] {
  const names = namesOf(orders);
  const placed = windows.flatMap((window) => {
    const own = names.filter((name) =>
      window.words.some((each) => name.split(" ").some((part) => isOfEvent(each, part))),
    );
    const [only, ...others] = own;
    if (only !== undefined) return others.length === 0 ? [{ name: only, window }] : [];
    const edge = nearestEdge(window.words) ?? (window.isOpening ? "start" : undefined);
    return edge === undefined ? [] : [{ name: nameOfEdge(edge, names), window }];
  });
  // What was said to lie in several windows lies in any of them.
  return placed.filter(({ name }) => placed.filter((each) => each.name === name).length === 1);
}

type SaidClaim = Claim & Partial<Pick<SaidOrder, "of">>;

function namesOf(orders: readonly SaidClaim[]): readonly string[] {
  return [...new Set(orders.flatMap(({ low, high }) => [low, high]))];
}

function nameOfEdge(edge: "start" | "end", names: readonly string[]): string {
  const named = names.filter((name) => edgeNamed(name.split(" ")) === edge);
  return named.length === 1 ? (named[0] ?? edge) : edge;
}

const lasts =
  /(?:^|^(?:job|task|order|trip|ride|run|work|all|case|request) )(?:don|done|finish|complet|over|erledigt|fertig)$/;

/** "every job done within 90 minutes of pickup": whatever else happens has happened by then. */
function lastOf(orders: readonly SaidClaim[]): readonly Claim[] {
  const names = namesOf(orders);
  const last = names.filter((name) => lasts.test(name));
  const [high] = last;
  if (high === undefined || last.length > 1) return [];
  return names.filter((name) => name !== high).map((low) => ({ low, high, least: 0, strict: false, spans: [] }));
}

const same = phraseList(
  "on the same day as|same day as|the same day as|am selben tag wie|am gleichen tag wie|el mismo dia que|le meme jour que|no mesmo dia que",
);

const together = phraseList(
  "the same day|same day|on the same day|both on the same day|both the same day|the same date|same date|on the same date|both on the same date|the same calendar day|on the same calendar day|am selben datum|la misma fecha|en la misma fecha|la meme date|a la meme date|na mesma data|am selben tag|am gleichen tag|el mismo dia|le meme jour|no mesmo dia",
);
const boths =
  /^(?:both|beide[sn]?|ambos|ambas|les|deux|on|am|el|le|em|no|in|are|is|fall|lie|,|:|always|immer|siempre|toujours|sempre|falls|happen|come|coincide)$/;

/** "arrival and departure the same day", "collected and brought back between 1 and 7 July": a start and an end within one window. */
function edgesTogether(reading: NeedReading, windows: readonly SaidWindow[]): readonly Claim[] {
  return reading.tokens.flatMap((_, at) => {
    // "picked up and handed back"
    const before = word(reading, at - 1) === "up" ? `${word(reading, at - 2)}-up` : word(reading, at - 1);
    const [low, high] = [before, word(reading, at + 1)];
    const isBack = /^(?:brought|handed|given|taken)$/.test(high) && word(reading, at + 2) === "back";
    if (!isJoint(word(reading, at)) || !isComing(low) || !(isGoing(high) || isBack)) return [];
    let next = isBack ? at + 3 : at + 2;
    while (next < at + 5 && boths.test(word(reading, next) || (reading.tokens[next]?.text ?? ""))) next += 1;
    const opened = [next - 1, next, at + 2]
      .map((place) => phraseAt(reading, place, together))
      .find((each) => each !== undefined);
    const start = reading.tokens[next]?.start ?? 0;
    const window = windows.find(({ span }) => span.end > start && span.start <= start);
    const length = opened === undefined && window !== undefined ? window.interval.most - window.interval.least : DAY;
    if ((opened === undefined && window === undefined) || !Number.isFinite(length)) return [];
    const span = spanOf(reading, at - 1, opened?.next ?? next);
    const end = Math.max(span.end, window?.span.end ?? 0);
    return between("start", "end", { least: 0, most: length }, { ...span, end });
  });
}

/** Of a pair, "departure" ends what "arrival" begins. */
function isComing(word: string): boolean {
  return (
    edgeNamed([word]) === "start" ||
    /^(?:embarked?|board(?:ed)?|collected|collection|picked-up|pick-up|fetched|abgeholt|abholung|recogid[oa]s?|retire?e?s?|retirad[oa]s?|ankunft|anreise|einzug|aufnahme|llegada|ingreso|arrivee|chegada|entrada)$/.test(
      word,
    )
  );
}

function isGoing(word: string): boolean {
  return (
    edgeNamed([word]) === "end" ||
    /^(?:disembark(?:ed)?|departures?|departs?|abreise|auszug|entlassung|salida|alta|depart|sortie|saida|alta)$/.test(
      word,
    )
  );
}

/** "check-out on the same day as check-in" */
function sameDays(reading: NeedReading): readonly Claim[] {
  return reading.tokens.flatMap((_, at) => {
    const opened = phraseAt(reading, at, same);
    if (opened === undefined || isPartial(reading, at)) return [];
    const [left, right] = [nameBefore(reading, at), nameAfter(reading, opened.next)];
    if (left === undefined || right === undefined || left.key === "" || right.key === "" || left.key === right.key)
      return [];
    const span = { start: left.span.start, end: right.span.end };
    return between(left.key, right.key, { least: 0, most: 0 }, span);
  });
}

interface Length {
  /** Seconds. */
  readonly interval: Interval;
  /** From the first to the last of all that happens. */
  readonly isWhole: boolean;
  readonly span: Span;
}

const altogether = /^(?:overall|total|altogether|inside|insgesamt)$/;
const wholes =
  /^(?:overall|total|altogether|inside|stays?|stayed|duration|length|term|laufzeit|insgesamt|aufenthalt\p{L}*|estancia|estadia|sejour|plazo|prazo|duree|duracion|duracao|nights?|each|every)$/u;
const nights = /^(?:nights?|nachte?n?|noches?|nuits?|noites?)$/;
const units: ReadonlySet<string> = new Set(["s", "min", "h", "day", "week", "month", "year"] satisfies DurationUnit[]);

/** "each charter lasts at least 20 days", "2 to 7 nights", "nobody is inside for more than 5 minutes in total". */
function lengthsOf(reading: NeedReading, findings: Findings, orders: readonly SaidClaim[]): readonly Length[] {
  return rangesAndFigures(reading, findings).flatMap(({ least, most, unit, first, next, span }): readonly Length[] => {
    const isInOrder = orders.some(({ spans }) => spans.some(({ start, end }) => start < span.end && span.start < end));
    const isNights = nights.test(word(reading, next)) || nights.test(word(reading, next - 1));
    const counted = isNights ? "day" : unit;
    if (counted === undefined || !units.has(counted) || isInOrder || isPartial(reading, first)) return [];
    const [from, to] = clauseAround(reading, first);
    const words = reading.tokens.slice(from, to).map(({ folded }) => folded);
    const isLength =
      isNights ||
      (word(reading, first - 1) === "of" && (counted === "day" || counted === "week")) ||
      (words.some((each) => wholes.test(each)) && !words.some((each) => others.test(each))) ||
      saysDuration(words);
    if (!isLength) return [];
    const [low, high] = ends(least, most, counted as DurationUnit);
    return [{ interval: { least: low, most: high }, isWhole: words.some((each) => altogether.test(each)), span }];
  });
}

const others =
  /^(?:before|after|since|ago|later|earlier|within|every|old|vor|nach|antes|despues|avant|apres|depois|per|window)$/;

function saysDuration(words: readonly string[]): boolean {
  // "in the last 6 months" is when.
  const said = words.filter((each) => each !== "last");
  return [...measuresNamed(said), ...measuresOfVerbs(said)].includes("duration");
}

interface Figures {
  readonly least: number;
  readonly most: number;
  readonly unit: string | undefined;
  readonly first: number;
  readonly next: number;
  readonly span: Span;
}

/** Also one figure behind its word: "Laufzeit 12 Monate". */
function rangesAndFigures(reading: NeedReading, findings: Findings): readonly Figures[] {
  const figures = reading.quantities.flatMap(({ value, unit, is, figure, next }): readonly Figures[] => {
    const isSaid = [figure - 1, figure - 2].some((place) => saysDuration([word(reading, place)]));
    const isTime = unit !== undefined && unitNamed(unit)?.dimension === "time";
    // "camps of 3 weeks each"
    const isOfEach = word(reading, figure - 1) === "of" && word(reading, next) === "each";
    if (!(isSaid || isOfEach) || !isTime || is !== "exactly" || joints.has(word(reading, next))) return [];
    return [{ least: value, most: value, unit, first: figure, next, span: spanOf(reading, figure, next) }];
  });
  const isWindow = ({ span }: Figures): boolean =>
    findings.found.some(({ kind, start, end }) => kind === "window" && start < span.end && span.start < end);
  const ranges = rangesIn(reading).filter((each) => !isWindow(each));
  return [
    ...ranges,
    ...figures.filter((one) => !ranges.some((each) => each.first < one.next && one.first < each.next)),
  ];
}

const joints = new Set("to - – bis a au or oder o ou".split(" "));

function rangesIn(reading: NeedReading): readonly Figures[] {
  return reading.ranges.map(({ found: { minimum, maximum, unit, start, end }, first, next }) => ({
    least: minimum ?? 0,
    most: maximum ?? Infinity,
    unit,
    first,
    next,
    span: { start, end },
  }));
}

/** A length lies between the first and the last of what was set in order, or between the start and the end. */
function lengthClaims(length: Length, orders: readonly SaidClaim[], placed: readonly Placed[]): readonly Claim[] {
  const { interval, span } = length;
  const names = [...new Set([...namesOf(orders), ...placed.map(({ name }) => name)])];
  const [start, end] = (["start", "end"] as const).map((edge) =>
    names.filter((name) => edgeNamed(name.split(" ")) === edge),
  );
  const isWhole = length.isWhole || names.length > 2;
  const firsts = names.filter(
    (name) => isWhole && orders.some((order) => order.low === name) && !orders.some((order) => order.high === name),
  );
  const lasts = names.filter(
    (name) => isWhole && orders.some((order) => order.high === name) && !orders.some((order) => order.low === name),
  );
  const [low] = start?.length === 1 ? start : firsts.length === 1 ? firsts : [];
  const [high] = end?.length === 1 ? end : lasts.length === 1 ? lasts : [];
  return low === undefined || high === undefined || low === high ? [] : between(low, high, interval, span);
}
