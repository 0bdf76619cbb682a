import type { Found } from "../findings.ts";
import { durationAt, isLong, isoDuration } from "./durations.ts";
import { beginnings, enough } from "./enough-words.ts";
import { phraseAt, skip } from "./phrases.ts";
import { isBreak, type Reading } from "./reading.ts";
import { found, moved, tomorrow } from "./window-ends.ts";

/** "a week is enough", "three months will do", "basta una semana": a clause of nothing but a length that is enough says how long it goes on. */
export function spanEnough(reading: Reading, at: number): Found | undefined {
  if (!isBreak(reading, at - 1)) return undefined;
  const first = skip(reading, at, beginnings);
  const led = phraseAt(reading, first, enough);
  const duration = durationAt(reading, led?.next ?? first);
  if (duration === undefined || !(isLong(duration.unit) || reading.stepped)) return undefined;
  const end = led === undefined ? phraseAt(reading, duration.next, enough)?.next : duration.next;
  if (end === undefined || !isBreak(reading, end)) return undefined;
  const to = tomorrow(reading);
  return found(reading, at, end, moved(to, duration, -1), to, { span: isoDuration(duration) });
}
