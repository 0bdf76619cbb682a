import { type Duration, durationAt, isLong } from "./durations.ts";
import { isWord, number, type Reading, word } from "./reading.ts";

const FARTHEST = 4;

/** The "12 weeks" of "500 companies x 12 weeks", at the sign: each of so many in each of so many steps. */
export function crossedDuration(reading: Reading, at: number): Duration | undefined {
  if (!["x", "×"].includes(word(reading, at)) || !isWord(reading, at - 1)) return undefined;
  const duration = durationAt(reading, at + 1);
  if (duration === undefined || !isLong(duration.unit)) return undefined;
  for (let back = at - 2; back >= at - FARTHEST; back -= 1) {
    const counted = number(reading, back);
    if (counted !== undefined) return counted.value >= 2 && counted.next < at ? duration : undefined;
    if (!isWord(reading, back)) return undefined;
  }
  return undefined;
}
