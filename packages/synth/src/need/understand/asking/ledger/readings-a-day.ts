import { spanOf, word } from "../../../extract/reading.ts";
import type { Found } from "../../../findings.ts";
import { fold } from "../../../text/fold.ts";
import { wordSet } from "../../../text/word-set.ts";
import { stepMs } from "../../layout/steps.ts";
import { isJoint, isWall } from "../quantities/clauses.ts";
import { timeAt } from "../quantities/lengths.ts";
import { type Ledger, quoteOf } from "./ledger.ts";

const read =
  /^(?:readings?|values?|measurements?|samples?|records?|rows?|points?|entries|observations?|messwerte?|werte|messungen|zeilen|lecturas?|mediciones|valores|registros|filas|mesures?|releves?|valeurs?|lignes|leituras?|medicoes|linhas)$/;
const pers = wordSet("per a an each every pro je am im por al cada par ao das");
/** It is not read all day long. */
const notAlways =
  /\b(?:during|while|whilst|when|only|except|between|opening|working|daytime|night|shift|hours of|from \d{1,2}(?::\d\d)? (?:to|until)|wahrend|nur|zwischen|durante|solo|entre|pendant|seulement|apenas)\b/;
const DAY = 86_400_000;
const HOUR = 3_600_000;
const MOST_PERS = 3;

/** "one reading every 10 minutes, that is exactly 24 readings per probe a day": a step goes so many times into a day or an hour. */
export function findOtherReadings(ledger: Ledger): void {
  const { findings, reading } = ledger;
  // "48 a day" may be found as a step of its own.
  const [cadence, ...more] = findings.found.filter((each) => each.kind === "cadence" && each.unit !== "day");
  if (cadence?.kind !== "cadence" || more.length > 0 || findings.found.some(({ kind }) => kind === "hours")) return;
  const step = stepMs({ count: cadence.count, unit: cadence.unit });
  if (step >= DAY || notAlways.test(fold(findings.text))) return;
  // "3,456 readings a day for 12 sensors" are of all of them.
  const ofAll = new Set(ledger.counts.map(({ most }) => most));
  for (const { figure, next, value, unit, is, about, first } of reading.quantities) {
    const start = reading.tokens[figure]?.start ?? 0;
    if (unit !== undefined || is !== "exactly" || about || value < 2 || isIn(cadence, start)) continue;
    const length = lengthBehind(ledger, next);
    if (length === undefined || length.ms <= step) continue;
    const steps = length.ms / step;
    const isMet = Math.abs(value - steps) <= 1 || ofAll.has(value / steps) || !Number.isInteger(steps);
    if (isMet) continue;
    const span = spanOf(reading, first, length.next);
    ledger.tell(
      `${quoteOf(ledger, cadence)} comes to ${steps}, yet ${quoteOf(ledger, span)} is said`,
      [{ start: cadence.start, end: cadence.end }, span],
      `say ${steps}, or another step`,
    );
    return;
  }
}

function isIn({ start, end }: Found, place: number): boolean {
  return start <= place && place < end;
}

function lengthOf(unit: string | undefined): number | undefined {
  return unit === "day" ? DAY : unit === "h" ? HOUR : undefined;
}

/** The day of "24 readings per probe a day", where nothing else is told of them. */
function lengthBehind({ reading }: Ledger, from: number): { readonly ms: number; readonly next: number } | undefined {
  let at = read.test(word(reading, from)) ? from + 1 : from;
  let ms: number | undefined;
  for (let step = 0; step < MOST_PERS && pers.has(word(reading, at)); step++) {
    const time = timeAt(reading, at + 1);
    ms = lengthOf(time?.unit) ?? ms;
    at = time?.next ?? at + 2;
    // "per buoy and day"
    if (ms === undefined && isJoint(word(reading, at)) && timeAt(reading, at + 1) !== undefined) {
      ms = lengthOf(timeAt(reading, at + 1)?.unit);
      at = timeAt(reading, at + 1)?.next ?? at;
    }
  }
  return ms !== undefined && (isWall(reading, at) || isJoint(word(reading, at))) ? { ms, next: at } : undefined;
}
