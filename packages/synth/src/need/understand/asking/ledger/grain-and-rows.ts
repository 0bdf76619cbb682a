import { spanOf } from "../../../extract/reading.ts";
import type { Found } from "../../../findings.ts";
import { ROW_LIMIT } from "../../../row-limit.ts";
import { fold } from "../../../text/fold.ts";
import { stepsIn } from "../../layout/steps.ts";
import { grainCounted } from "../reckoning/grain-counted.ts";
import { exactOf } from "./counted.ts";
import { type Ledger, quoteOf } from "./ledger.ts";
import { products } from "./products.ts";
import { someDays } from "./some-days.ts";

/** What is read once at a step; a shop has many sales a day. */
const meters =
  /^(?:sensor|meter|probe|gauge|thermometer|logger|station|counter|buoy|device|zahler|fuhler|messstelle|sensoren|medidor|contador|sonda|estacion|capteur|compteur|sonde|estacao)s?$/;
const WEEK = 7;
const MOST_OTHERS = 4;

/** "4 shops for 90 days, one row per shop and day, 500 rows", "daily for 30 days, 1,000 rows of 2 sensors": so many things at so many steps. */
export function findOtherGrain(ledger: Ledger): void {
  const { findings } = ledger;
  const { found, text } = findings;
  if (found.some(({ kind }) => kind === "tables" || kind === "hours" || kind === "weekdays")) return;
  if (found.some((each) => each.kind === "window" && each.months !== undefined) || someDays.test(fold(text))) return;
  findOtherThanSaid(ledger);
  findOtherReadings(ledger);
}

/** What one row is was said, and all that it is of was counted. */
function findOtherThanSaid(ledger: Ledger): void {
  const { findings, reading, rows } = ledger;
  if (rows?.span === undefined || rows.count > ROW_LIMIT) return;
  if (findings.found.some((each) => each.kind === "rows" && each.about)) return;
  const counted = grainCounted(findings, reading);
  if (counted === undefined) return;
  const { things, steps, others } = counted;
  if (others.length > MOST_OTHERS) return;
  // A row may be of another thing as well.
  const isMet = [...products(others)].some((by) => {
    const [most, least] =
      // A step more or less at the ends of the time.
      steps === undefined ? [1, 1] : [Math.ceil(steps) + 1, Math.max(1, Math.floor(steps) - 1)];
    return rows.count <= most * things * by && rows.count >= least * things * by;
  });
  if (isMet) return;
  const all = Math.round(things * (steps ?? 1));
  const span = spanOf(reading, counted.from, counted.next);
  ledger.tell(
    `${quoteOf(ledger, span)} comes to ${all} rows, yet ${quoteOf(ledger, rows.span)} are asked`,
    [rows.span, span].sort((a, b) => a.start - b.start),
    `ask for ${all} rows, or for another time or number of them`,
  );
}

/** What is read at a step was counted, and there is no place for so many rows. */
function findOtherReadings(ledger: Ledger): void {
  const { findings, rows } = ledger;
  const { found } = findings;
  const windows = found.filter((one) => one.kind === "window");
  const cadences = found.filter((one) => one.kind === "cadence");
  const [window, cadence] = [windows[0], cadences[0]];
  if (rows?.span === undefined || window === undefined || cadence === undefined) return;
  if (windows.length + cadences.length > 2) return;
  const things = thingsOf(ledger);
  // "for one sensor"
  const [thing, ...others] = things.length > 0 ? things : ledger.counts.filter(({ most }) => most === 1);
  const size = thing === undefined ? undefined : exactOf(thing);
  if (thing === undefined || size === undefined || others.length > 0) return;
  if (!thing.nouns.some((noun) => meters.test(noun))) return;
  const steps = stepsOf(cadence, window);
  // There may be fewer: nothing says that there is one row for each.
  if (rows.count <= (steps + 1) * size) return;
  ledger.tell(
    `${quoteOf(ledger, window)} of ${quoteOf(ledger, thing.span)} ${quoteOf(ledger, cadence)} comes to ${steps * size} rows, yet ${quoteOf(ledger, rows.span)} are asked`,
    [{ start: window.start, end: window.end }, thing.span, rows.span].sort((a, b) => a.start - b.start),
    `ask for ${steps * size} rows, or for another time or number of them`,
  );
}

/** What is counted beside the rows and the time. */
function thingsOf({ counts, rows }: Ledger): Ledger["counts"] {
  return counts.filter(
    ({ span, most }) =>
      most > 1 && !(rows?.span !== undefined && span.start < rows.span.end && rows.span.start < span.end),
  );
}

export function stepsOf(
  { count, unit, weekdays }: Extract<Found, { kind: "cadence" }>,
  { from, to }: Extract<Found, { kind: "window" }>,
): number {
  return stepsIn(from, to, { count, unit }, weekdays === undefined || weekdays.length >= WEEK ? {} : { weekdays });
}
