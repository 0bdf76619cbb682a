import { cadenceAt } from "./cadence.ts";
import { durationAt } from "./durations.ts";
import { isWord, number, type Reading, singularAt, tokenFrom } from "./reading.ts";
import { unitAt } from "./units.ts";

/** Whether items in brackets tell how much there is and no values: "(85 turbines, ten-minute averages, five years)". */
export function areFacts(reading: Reading, items: readonly (readonly [number, number])[]): boolean {
  const counted = items.flatMap(([from, next]) => countedAs(reading, from, next) ?? []);
  if (counted.length === 0) return false;
  const areTimes = items.every(
    ([from, next]) => countedAs(reading, from, next) !== undefined || isOfTime(reading, from, next),
  );
  return (
    areTimes && (counted.length < items.length || (counted.length >= FEW && new Set(counted).size === items.length))
  );
}

/** So many things of different kinds are no sizes to choose from. */
const FEW = 3;

/** What an item counts: the "turbine" of "85 turbines". */
function countedAs(reading: Reading, from: number, next: number): string | undefined {
  const count = number(reading, from);
  if (count === undefined || count.value < 2 || durationAt(reading, from) !== undefined) return undefined;
  if (count.next >= next || !isWord(reading, count.next)) return undefined;
  return unitAt(reading.tokens, count.next) === undefined ? singularAt(reading, next - 1) : undefined;
}

/** "five years", "hourly", "ten-minute averages" */
function isOfTime(reading: Reading, from: number, next: number): boolean {
  if (durationAt(reading, from)?.next === next) return true;
  const cadence = cadenceAt(reading, from);
  return cadence !== undefined && tokenFrom(reading, from, cadence.end) >= next - 1;
}
