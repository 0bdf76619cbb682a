import { tokenFrom, word } from "../../../extract/reading.ts";
import type { Findings, Found } from "../../../findings.ts";
import { fold } from "../../../text/fold.ts";
import { wordSet } from "../../../text/word-set.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { areAlike, isSmall, rootOf } from "../claims/roots.ts";
import { isWall } from "../quantities/clauses.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { quotesOf } from "../said-orders.ts";
import { monthsOf } from "./apart-times.ts";

type Window = Extract<Found, { readonly kind: "window" }>;

const passing = wordSet("all every each in are is must be lie fall from between of always only");
const dates = wordSet("dates date days timestamps timestamp fechas fecha daten datum dates datas data");
/** What comes to pass in what the rows are called by. */
const deeds: readonly RegExp[] = [
  /^(?:stay|night|check-?in|arriv|overnight)/,
  /^(?:sale|sold|sell|purchas|bought|transact)/,
  /^(?:visit|appointment|consult)/,
  /^(?:rent|hir|pick-?up)/,
  /^(?:shipment|ship|dispatch)/,
  /^(?:log|record|reading|measure)/,
];
const others =
  /\b(?:fiscal|fy\d|financial year|compar\w*|versus|vs|or|before|after|backlog|archive\w*|geschaftsjahr|oder|ou)\b/;
/** What is done beside what the rows are of, so that its time is another. */
const verbs =
  /^(?:\p{L}+ed|made|placed|sold|due|starting|ending|new|upcoming|planned|for|by|until|since|before|after)$/u;

/** "hotel stays in July 2025, check-in dates from 5 to 20 August": the rows lie in one time, and their dates in another. */
export function findDatesElsewhere(reading: NeedReading, { found, text }: Findings, notes: DraftNotes): void {
  const windows = found.filter((each) => each.kind === "window");
  const [rows, dated, ...more] = windows;
  if (rows?.kind !== "window" || dated?.kind !== "window" || more.length > 0 || notes.impossible.length > 0) return;
  if (rows.months !== undefined || dated.months !== undefined || others.test(fold(text))) return;
  if (rows.to > dated.from && dated.to > rows.from) return;
  // "of 2024 … from 1 April to 30 June": days without a year are of the one that was said.
  const isBare =
    dated.last === undefined && !/\d{4}|last|past|letzte|ultim|derni/i.test(text.slice(dated.start, dated.end));
  const isDated = /\d{4}/.test(text.slice(rows.start, rows.end));
  if (isBare && isDated && areMonthsShared(rows, dated)) return;
  const name = nameOfDates(reading, dated);
  const head = headOf(reading, rows);
  if (name === undefined || head === undefined || !isOfRows(reading, name, head)) return;
  const spans = [rows, dated].map(({ start, end }) => ({ start, end }));
  notes.impossible.push({
    reason: `${quotesOf(reading, spans)} have no day in common`,
    spans,
    fix: "say one time, or what happens in which",
  });
}

function areMonthsShared(one: Window, other: Window): boolean {
  const months = monthsOf(one);
  return [...monthsOf(other)].some((month) => months.has(month));
}

/** The words before the first window, which tell what the rows are; none where something is done to them in it. */
function headOf(reading: NeedReading, { start }: Window): readonly string[] | undefined {
  const end = tokenFrom(reading, 0, start);
  const words = reading.tokens.slice(0, end).filter(({ kind }) => kind === "word");
  const isBroken = reading.tokens.slice(0, end).some((_, at) => isWall(reading, at));
  if (isBroken || words.length === 0 || verbs.test(words.at(-1)?.folded ?? "")) return undefined;
  return words.map(({ folded }) => folded);
}

/** What the dates of a window are called by beside "dates": "check-in", or nothing. */
function nameOfDates(reading: NeedReading, { start, end }: Window): string | undefined {
  const first = tokenFrom(reading, 0, start);
  const at = [0, 1, 2, 3, 4].map((step) => first - step).find((each) => !passing.has(word(reading, each)));
  if (at === undefined || !dates.has(word(reading, at))) return undefined;
  const next = tokenFrom(reading, first, end);
  if (next < reading.tokens.length && !isWall(reading, next)) return undefined;
  const before = word(reading, at - 1);
  return isWall(reading, at - 1) || isSmall(before) ? "" : before;
}

function isOfRows(reading: NeedReading, name: string, head: readonly string[]): boolean {
  if (name === "") return true;
  const root = rootOf(name, reading.language);
  return head.some(
    (each) =>
      areAlike(rootOf(each, reading.language), root) || deeds.some((deed) => deed.test(each) && deed.test(name)),
  );
}
