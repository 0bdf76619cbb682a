import { type Reading, tokenFrom, word } from "../../../extract/reading.ts";
import { shareSaidAt } from "../../../extract/share-said.ts";
import type { Findings, Found, Span } from "../../../findings.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { headRootsOf } from "../claims/heads.ts";
import { isContent, rootsOf } from "../claims/parts-of-text.ts";
import { areAlike, rootOf } from "../claims/roots.ts";
import { clauseAround, isWall } from "../quantities/clauses.ts";
import { quoteOf } from "../said-orders.ts";
import { weekdayAt } from "./said-days.ts";

const insisting =
  /^(?:all|only|every|each|always|exclusively|nur|alle|immer|ausschliesslich|todos|todas|siempre|solo|solamente|tous|toutes|toujours|uniquement|seulement|sempre|apenas|somente)$/;
const nearly =
  /^(?:almost|nearly|mostly|usually|fast|meist|meistens|casi|presque|quase|mainly|generally|except|ausser|excepto|salvo|sauf|exceto)$/;
const happening =
  /^(?:run|runs|ran|running|depart\p{L}*|made|done|dated|booked|take|takes|took|place|fall|falls|happen\p{L}*|occur\p{L}*|held|davon|statt|stattfinden|finden|fallen|liegen|lieu|ont|sont|caen|ocurren|realizan|tienen|lugar|caem|ocorrem|realizad[oa]s?|feit[oa]s?|acontecem?|thereof|them|ellas|ellos|elles|delas|deles|ao|aos|no|nos|na|au|aux|am|an)$/u;
const REACH = 9;

/** "all Monday to Friday, 20% of the appointments on a Saturday": some of the rows on a day on which there are none. */
export function findShareOfOtherDays(reading: Reading, { found }: Findings, notes: DraftNotes): void {
  const counted = found.flatMap((each) =>
    each.kind === "entities" ? each.noun.split(" ").map((noun) => rootOf(noun, reading.language)) : [],
  );
  const nouns = [...counted, ...headRootsOf(reading)];
  const said = found.filter(
    (each) => each.kind === "weekdays" && (isInsisted(reading, each) || isClosed(reading, each, nouns)),
  );
  const [only, ...others] = said.length > 0 ? said : noneOn(reading, found, counted);
  if (only?.kind !== "weekdays" || notes.impossible.length > 0) return;
  // "Monday to Friday only because we are closed at weekends" says it twice.
  if (others.some((each) => !isSaidAgain(reading, only, each, nouns))) return;
  // "the market only takes place on Saturdays, 30% of the sales at the market on a Wednesday"
  const beside = rootsOf(reading, ...clauseAround(reading, tokenFrom(reading, 0, only.start)));
  for (let first = 0; first < reading.tokens.length; first++) {
    const from = behindShare(reading, first) ?? behindMost(reading, first);
    const day =
      (from === undefined ? undefined : dayBehind(reading, from, [...nouns, ...beside])) ?? dayAhead(reading, first);
    const isFree = isClosed(reading, only, nouns);
    if (day === undefined || day.days.some((each) => only.days.includes(each) !== isFree)) continue;
    const opened = Math.min(first, day.next - 1);
    const span = {
      start: reading.tokens[opened]?.start ?? 0,
      end: reading.tokens[Math.max(first, day.next - 1)]?.end ?? 0,
    };
    notes.impossible.push({
      reason: `"${quoteOf(reading, only)}" leaves no row for "${quoteOf(reading, span)}"`,
      spans: [{ start: only.start, end: only.end }, span].sort((one, other) => one.start - other.start),
      fix: "name that day among those on which it happens, or leave its share out",
    });
    return;
  }
}

/** Whether what is open on some days is said to be closed on the others. */
function isSaidAgain(reading: Reading, only: Weekdays, other: Found, nouns: readonly string[]): boolean {
  if (other.kind !== "weekdays" || isClosed(reading, only, nouns) || !isClosed(reading, other, nouns)) return false;
  return other.days.every((day) => !only.days.includes(day));
}

type Weekdays = Extract<Found, { kind: "weekdays" }>;

const weekdays = [0, 1, 2, 3, 4];

/** "no weekend shifts, 200 shifts", "no Sunday shifts: nurse, ward", "weekday trips only". */
function calledByDay(reading: Reading, nouns: readonly string[]): Weekdays | undefined {
  for (let at = 0; at < reading.tokens.length; at++) {
    const isOnly =
      /^weekdays?$/.test(word(reading, at)) && insisting.test(word(reading, at + 2)) && isWall(reading, at + 3);
    const days = isOnly ? weekdays : nothing.test(word(reading, at - 1)) ? daysAt(reading, at)?.days : undefined;
    if (days === undefined || isWall(reading, at + 1)) continue;
    const isOfRows =
      nouns.some((noun) => areAlike(noun, rootOf(word(reading, at + 1), reading.language))) ||
      (at < 2 && (isOnly || (/s$/.test(word(reading, at + 1)) && isWall(reading, at + 2))));
    const [from, to] = [isOnly ? at : at - 1, isOnly ? at + 2 : at + 1].map((each) => reading.tokens[each]);
    if (isOfRows && from !== undefined && to !== undefined)
      return { kind: "weekdays", days, start: from.start, end: to.end };
  }
  return undefined;
}

/** "No deliveries on Sundays", where it is read as a condition. */
function noneOn(reading: Reading, found: Findings["found"], nouns: readonly string[]): Findings["found"] {
  const called = calledByDay(reading, nouns);
  if (called !== undefined) return [called];
  return found.flatMap((each) => {
    if (each.kind !== "onlyWhen" || !isClosed(reading, each, nouns)) return [];
    const [first, next] = clauseAround(reading, tokenFrom(reading, 0, each.start));
    const days = reading.tokens.slice(first, next).flatMap((_, step) => daysAt(reading, first + step)?.days ?? []);
    return days.length > 0 ? [{ kind: "weekdays" as const, days, start: each.start, end: each.end }] : [];
  });
}

/** Behind "20%", "one in five". */
function behindShare(reading: Reading, at: number): number | undefined {
  const share = shareSaidAt(reading, at);
  return share !== undefined && share.rate > 0 ? share.next : undefined;
}

/** Behind "the busiest day is", "peak on". */
function behindMost(reading: Reading, at: number): number | undefined {
  if (!/^(?:busiest|peak|peaks|peaking|strongest|slowest)$/.test(word(reading, at))) return undefined;
  let next = at + 1;
  while (
    /^(?:day|days|of|the|week|is|are|always|on|being|:)$/.test(
      word(reading, next) || (reading.tokens[next]?.text ?? ""),
    )
  )
    next += 1;
  return next;
}

/** "Saturday 30%, Sunday 15%", "make Saturday the busiest day". */
function dayAhead(reading: Reading, at: number): Days | undefined {
  const behind = behindShare(reading, at);
  const isShare = behind !== undefined;
  // "Sunday 15% discount"
  if (isShare && !isWall(reading, behind)) return undefined;
  const isMost = behindMost(reading, at) !== undefined && /^(?:the|our|its|their)$/.test(word(reading, at - 1));
  if (!isShare && !isMost) return undefined;
  const before = reading.tokens[at - 1]?.text === ":" || isMost ? at - 2 : at - 1;
  return daysAt(reading, before);
}

const nothing =
  /^(?:none|nothing|no|never|nobody|keine?|nichts|nie|nada|ningun[oa]?|nunca|rien|aucune?|jamais|nenhuma?)$/;
const shut = /^(?:closed|shut|geschlossen|cerrad[oa]s?|ferme(?:e|s|es)?|fechad[oa]s?)$/;

/** "closed on Sundays", "none on weekends", "no deliveries on Sundays" where the rows are deliveries. */
function isClosed(reading: Reading, { start }: Span, nouns: readonly string[]): boolean {
  const at = tokenFrom(reading, 0, start);
  const [from] = clauseAround(reading, at);
  const behind = word(reading, from + 1);
  const isOfRows = nouns.some((noun) => areAlike(noun, rootOf(behind, reading.language)));
  const isDay = ons.test(behind) || daysAt(reading, from + 1) !== undefined;
  if (nothing.test(word(reading, from)) && (isOfRows || isDay)) return true;
  // "we don't open on Mondays"
  const isNotOpen = /^open(?:ed)?$/.test(word(reading, at - 1)) && notOpen.test(word(reading, at - 2));
  return isNotOpen || reading.tokens.slice(Math.max(from, at - 2), at + 1).some(({ folded }) => shut.test(folded));
}

const notOpen = /^(?:not|never|don't|doesn't|don’t|doesn’t|aren't|isn't)$/;
const opened = /^(?:open|opened|geoffnet|abiert[oa]s?|ouvert(?:e|s|es)?|abert[oa]s?)$/;

function isInsisted(reading: Reading, { start }: Span): boolean {
  const [from, to] = clauseAround(reading, tokenFrom(reading, 0, start));
  const words = reading.tokens.slice(from, to).map(({ folded }) => folded);
  // "open Monday to Friday"
  const isOpen =
    words.some((each) => insisting.test(each) || (each === "so" && reading.language === "pt")) ||
    opened.test(words[0] ?? "") ||
    /^(?:office|opening|business) hours$/.test(words.slice(0, 2).join(" "));
  return isOpen && !words.some((each) => nearly.test(each));
}

const ofs = /^(?:of|von|der|de|des|das|dos)$/;
const ons = /^(?:on|am|an|el|los|le|les|no|nos|na|nas|aos|fall|falls)$/;

interface Days {
  readonly days: readonly number[];
  readonly next: number;
}

/** "Sunday" is one day, "the weekend" are two. */
function daysAt(reading: Reading, at: number): Days | undefined {
  if (/^(?:weekends?|wochenenden?)$/.test(word(reading, at))) return { days: [5, 6], next: at + 1 };
  const day = weekdayAt(reading, at);
  return day === undefined ? undefined : { days: [day.meaning], next: day.next };
}

/** The day of the week behind a share, where nothing but the rows stands between: "of the sales on a Sunday". */
function dayBehind(reading: Reading, from: number, nouns: readonly string[]): Days | undefined {
  // Whatever a share is of, up to its preposition.
  let isWhose = ofs.test(word(reading, from));
  for (let at = from; at < from + REACH && !isWall(reading, at); at++) {
    if (isWhose && at > from + 1 && ons.test(word(reading, at))) isWhose = false;
    const day = daysAt(reading, at);
    if (day !== undefined) return day;
    const said = word(reading, at);
    const isRows = nouns.some((noun) => areAlike(noun, rootOf(said, reading.language)));
    if (isContent(reading, at) && !isRows && !isWhose && !happening.test(said)) return undefined;
  }
  return undefined;
}
