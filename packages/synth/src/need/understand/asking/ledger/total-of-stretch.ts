import { MS_PER_DAY } from "../../../../engine/calendar.ts";
import { tokenFrom, word } from "../../../extract/reading.ts";
import type { Found, Span } from "../../../findings.ts";
import { fold } from "../../../text/fold.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { stepsOf } from "./grain-and-rows.ts";
import { type Ledger, quoteOf } from "./ledger.ts";

const SLACK = 0.01;
/** What a total may be called that is of a year, a month or a week, and how many days these have. */
const totals: readonly (readonly [RegExp, number, number])[] = [
  [/(?:years?['’]?s?|annual|yearly) (?:total|sum)|total (?:anual|annuel)|jahres(?:summe|gesamt\p{L}*)/u, 364, 367],
  [/(?:months?['’]?s?|monthly) (?:total|sum)|total (?:mensual|mensuel|mensal)|monats(?:summe|gesamt\p{L}*)/u, 28, 32],
  [/(?:weeks?['’]?s?|weekly) (?:total|sum)|total (?:semanal|hebdomadaire)|wochen(?:summe|gesamt\p{L}*)/u, 7, 8],
];
const each = /^(?:each|every|apiece|je|jeweils|cada|chacune?)$/;
const REACH = 24;

/** "the 12 months of 2024, one line a month, each between 10k and 15k, year's total 90k": so many times the least and the most are its ends. */
export function findOtherTotal(ledger: Ledger): void {
  const { reading, findings, counts, rows } = ledger;
  const [cadence, ...cadences] = findings.found.filter((each) => each.kind === "cadence");
  const [window, ...windows] = findings.found.filter((each) => each.kind === "window");
  const [range, ...ranges] = findings.found.filter((each) => each.kind === "range");
  if (cadence === undefined || window === undefined || range === undefined) return;
  if (cadences.length + windows.length + ranges.length > 0 || rows !== undefined) return;
  const whole = reading.quantities.find((each) => isTotal(ledger, each, window));
  const { minimum, maximum, unit } = range;
  if (whole === undefined || minimum === undefined || maximum === undefined || unit !== whole.unit) return;
  if (!isOfEach(ledger, range) || areMet(range, whole.span)) return;
  // Of several shops there are as many rows at each step.
  if (counts.some(({ span }) => !areMet(span, range) && !areMet(span, whole.span))) return;
  const steps = stepsOf(cadence, window);
  const [least, most] = [minimum * steps, maximum * steps];
  if (whole.value >= least * (1 - SLACK) && whole.value <= most * (1 + SLACK)) return;
  const isLow = whole.value < least;
  const end = isLow ? least : most;
  ledger.tell(
    `${quoteOf(ledger, range)} comes to at ${isLow ? "least" : "most"} ${end} in ${steps} steps, yet a total of ${quoteOf(ledger, whole.span)} is asked`,
    [range, whole.span].sort((a, b) => a.start - b.start),
    `say a total of no ${isLow ? "less" : "more"} than ${end}, or ${isLow ? "smaller" : "larger"} amounts`,
  );
}

/** Said to be the total of a stretch as long as the window. */
function isTotal(
  { reading }: Ledger,
  { is, span: { start } }: Quantity,
  { from, to }: Extract<Found, { kind: "window" }>,
): boolean {
  const days = (Date.parse(to) - Date.parse(from)) / MS_PER_DAY;
  const before = fold(reading.text.slice(Math.max(0, start - REACH), start));
  return is === "exactly" && totals.some(([said, least, most]) => days >= least && days <= most && said.test(before));
}

/** "each between 10k and 15k": the one amount of each row; gifts between 5 and 500 are many. */
function isOfEach({ reading }: Ledger, { start, end }: Span): boolean {
  const first = tokenFrom(reading, 0, start);
  const next = tokenFrom(reading, first, end);
  return [first - 1, next].some((at) => each.test(word(reading, at)));
}

function areMet(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}
