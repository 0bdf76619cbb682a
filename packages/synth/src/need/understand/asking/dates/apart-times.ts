import { isSouthern } from "../../../extract/hemisphere.ts";
import { type Reading, singularAt, tokenFrom, word } from "../../../extract/reading.ts";
import type { Findings, Found, Span } from "../../../findings.ts";
import { fold } from "../../../text/fold.ts";
import { wordSet } from "../../../text/word-set.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { isContent } from "../claims/parts-of-text.ts";
import { clauseAround } from "../quantities/clauses.ts";
import { quotesOf } from "../said-orders.ts";

type Window = Extract<Found, { readonly kind: "window" }>;
type Hours = Extract<Found, { readonly kind: "hours" }>;

const alls = wordSet(
  "all every each everything only exclusively entirely alle jeder jede nur todos todas cada solo tous toutes chaque seulement todos todas apenas",
);
/** What says no more than that something was then. */
const plain = wordSet(
  "single without exception of them these in on from for during within between dated made taken held placed played happened fall falling occurred recorded took place sold signed taking happening fall falls falling lie lies are is were was be must should to with date dates one ones single stammen liegen sind aus im vom am fecha fechas con de del en son realizadas hechas dates en sont du datees com data datas em no sao the a and months month winter summer spring autumn at and davon ellos ellas",
);

/** "Q3 2025 sales, all of them made in February 2025", "all in winter, between 1 June and 15 July": times that have nothing in common. */
export function findApartTimes(reading: Reading, findings: Findings, notes: DraftNotes): void {
  const { found } = findings;
  const windows = found.filter((each) => each.kind === "window" && each.last === undefined);
  if (windows.length === 2) {
    const [one, other] = windows;
    if (one?.kind === "window" && other?.kind === "window") findApartWindows(reading, findings, one, other, notes);
  }
  const hours = found.filter((each) => each.kind === "hours");
  const shop = openedOf(findings.text);
  if (shop !== undefined && hours.length === 1 && hours[0]?.kind === "hours")
    findClosedHours(reading, shop, hours[0], notes);
  const [open, other] = hours;
  if (hours.length === 2 && open?.kind === "hours" && other?.kind === "hours")
    findClosedHours(reading, open, other, notes);
}

function findApartWindows(reading: Reading, findings: Findings, one: Window, other: Window, notes: DraftNotes): void {
  const { found } = findings;
  const isSeason = one.months !== undefined || other.months !== undefined;
  if (!(isSeason ? areSeasonsApart(one, other) : one.to <= other.from || other.to <= one.from)) return;
  if (isSeason && isSouthern(found)) return;
  if (/\b(?:fiscal|fy\d|financial year|fiskal\w*|geschaftsjahr|southern hemisphere)\b/.test(fold(reading.text))) return;
  const [a, b] = [clauseOf(reading, findings, one), clauseOf(reading, findings, other)];
  const isAllOf = (all: Clause, rows: Clause): boolean => all.isAll && all.isBare && rows.isOfRows;
  if (!isAllOf(a, b) && !isAllOf(b, a)) return;
  const spans = [one, other].map(({ start, end }) => ({ start, end }));
  notes.impossible.push({
    reason: `${quotesOf(reading, spans)} have no day in common`,
    spans,
    fix: "say one time, or what happens in which",
  });
}

/** The months of the year in which a window lies. */
export function monthsOf({ from, to, months }: Pick<Window, "from" | "to" | "months">): ReadonlySet<number> {
  if (months !== undefined) return new Set(months);
  const [start, end] = [new Date(from), new Date(Date.parse(to) - 1)];
  const count = (end.getUTCFullYear() - start.getUTCFullYear()) * 12 + end.getUTCMonth() - start.getUTCMonth() + 1;
  return new Set(Array.from({ length: Math.min(12, count) }, (_, step) => ((start.getUTCMonth() + step) % 12) + 1));
}

function areSeasonsApart(one: Window, other: Window): boolean {
  const months = monthsOf(other);
  return ![...monthsOf(one)].some((month) => months.has(month));
}

interface Clause {
  /** It says that all happen then. */
  readonly isAll: boolean;
  /** No word tells of anything but the rows: "all of them made in February". */
  readonly isBare: boolean;
  /** The words in which the rows are said, or none but the time: "Q3 2025 sales", "between 1 June and 15 July". */
  readonly isOfRows: boolean;
}

function clauseOf(reading: Reading, findings: Findings, window: Window): Clause {
  const rows = findings.found.find(({ kind }) => kind === "entities" || kind === "rows");
  const noun = rows?.kind === "entities" ? rows.noun.split(" ").at(-1) : undefined;
  const [from, next] = clauseAround(reading, tokenFrom(reading, 0, window.start));
  let [isAll, isBare, isHappening] = [false, true, false];
  for (let at = from; at < next; at++) {
    const token = reading.tokens[at];
    const isOutside = token !== undefined && (token.start < window.start || token.end > window.end);
    const isNoun = noun !== undefined && singularAt(reading, at) === noun;
    const isRow =
      isNoun || (token !== undefined && rows !== undefined && token.start >= rows.start && token.end <= rows.end);
    if (alls.has(word(reading, at))) isAll = true;
    else if (isOutside && !isRow && isContent(reading, at) && !plain.has(word(reading, at))) isBare = false;
    isHappening ||= isOutside && verbs.test(word(reading, at));
  }
  const isFirst = from === 0 || (rows !== undefined && (reading.tokens[from]?.start ?? 0) <= rows.start);
  return { isAll, isBare, isOfRows: !isHappening && (isBare || (isFirst && from === 0)) };
}

/** Participles of what comes to pass beside the rows themselves: paid, booked, returned. */
const verbs =
  /^(?:paid|booked|ordered|returned|delivered|shipped|invoiced|billed|opened|closed|started|ended|ending|starting|issued|registered|created|updated|joined|left|hired|admitted|discharged|signed|published|announced|planned|scheduled|reported|borrowed|repaid|refunded|cancelled|bezahlt|gebucht|bestellt|geliefert|pagad[oa]s?|reservad[oa]s?|entregad[oa]s?|payee?s?|livree?s?|reservee?s?|pag[oa]s?|entregues?)$/;

const opening =
  /\b(?:open|opens|opened|opening|business hours|shop hours|geoffnet|offnet|offnungszeiten|abierto|abierta|abre|horario|ouvert|ouverte|ouvre|horaires|aberto|aberta|funciona)\b/;
const outside =
  /\b(?:closed|clos\w*|book\w*|online|outside|before|after|previous|next|clean\w*|staff|deliver\w*|night|alarm|except|maintenance|geschlossen|ausserhalb|online|gebucht|cerrad\w*|fuera|reserv\w*|ferme\w*|hors|fechad\w*|fora|arriv\w*|leave|break\w*|burgl\w*|call\w*)\b/;

const clock = "(\\d{1,2})(?::(\\d\\d))? ?(am|pm|uhr|h)?";
const doors = new RegExp(
  `\\b(?:opens?|offnet|abre|ouvre)(?: at| from| um| a las?| a| as)? ${clock}[^.;]{0,20} (?:closes?|shuts?|schliesst|cierra|ferme|fecha)(?: at| um| a las?| a| as)? ${clock}(?![\\d:])`,
);

/** "opens at 10:00 and closes at 18:00" */
function openedOf(text: string): Hours | undefined {
  const folded = fold(text);
  const match = folded.length === text.length ? doors.exec(folded) : null;
  if (match === null) return undefined;
  const minute = (hour = "0", minutes = "0", half = ""): number =>
    ((Number(hour) % 12) + (half === "pm" || (half !== "am" && Number(hour) >= 12) ? 12 : 0)) * 60 + Number(minutes);
  const [, opens, opensAt, opensHalf, closes, closesAt, closesHalf] = match;
  const [from, to] = [minute(opens, opensAt, opensHalf), minute(closes, closesAt, closesHalf)];
  return from < to ? { kind: "hours", from, to, start: match.index, end: match.index + match[0].length } : undefined;
}

/** "open from 8 to 16, all visits between 18:00 and 21:00" */
function findClosedHours(reading: Reading, one: Hours, other: Hours, notes: DraftNotes): void {
  const around = ({ start, end }: Span): string => {
    const [first, next] = clauseAround(reading, tokenFrom(reading, 0, start));
    return fold(
      reading.text.slice(reading.tokens[first]?.start ?? 0, Math.max(end, reading.tokens[next - 1]?.end ?? end)),
    );
  };
  const [a, b] = [around(one), around(other)];
  const isOpen = opening.test(a) !== opening.test(b);
  if (!isOpen || outside.test(opening.test(a) ? b : a) || !areApart(one, other)) return;
  const spans = [one, other].map(({ start, end }) => ({ start, end }));
  notes.impossible.push({
    reason: `${quotesOf(reading, spans)} have no hour in common`,
    spans,
    fix: "say hours within the opening hours, or longer opening hours",
  });
}

const DAY = 24 * 60;

function areApart(one: Hours, other: Hours): boolean {
  for (const minute of [one.from + 1, one.to - 1]) if (isWithin(other, minute)) return false;
  for (const minute of [other.from + 1, other.to - 1]) if (isWithin(one, minute)) return false;
  return true;
}

function isWithin({ from, to }: Hours, minute: number): boolean {
  const at = ((minute % DAY) + DAY) % DAY;
  return from <= to ? at >= from && at <= to : at >= from || at <= to;
}
