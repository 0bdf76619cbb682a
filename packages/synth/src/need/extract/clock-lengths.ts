import type { Found } from "../findings.ts";
import { isWord, type Reading, spanOf, tokenFrom, word } from "./reading.ts";
import { unitAt } from "./units.ts";

/** What lasts; a "start time" is a time of day. */
const lengths =
  /^(?:durations?|lengths?|runtime|splits?|laps?|pace|dauer|laufzeit|spieldauer|spielzeit|rundenzeit|zielzeit|duracion|duree|duracao|minutage)$/;
const timeNouns = /^(?:times?|tiempo|temps|tempo|zeit)$/;
const kindsOfTime =
  /^(?:finish|finishing|lap|race|running|run|song|track|half|split|playing|swim|cook|cooking|prep|preparation|response|call|best|final|net|gun|chip|seed|total|winning|record|handling|travel|flight|boiling|baking|brewing|marathon)$/;
/** "tiempo final", "temps de course": the noun comes first. */
const behindTime = /^(?:final|total|de|neto|net|oficial|officiel)$/;
const joints = new Set("- to – bis a à ate até hasta until and y et e und".split(" "));
/** What takes hours: there "2:20" has no seconds. */
const longEvents =
  /\b(?:marathon|marathons|maraton|maratona|flights?|films?|movies?|hikes?|hiking|shifts?|trips?|journeys?|ironman|triathlon|ultra|crossings?|surger(?:y|ies)|vuelos?|vols|voos?|rides?)\b/i;

/** "duration 2:30-5:00", "finish time 2:20-6:00": figures with a colon behind what lasts are lengths, and no times of day. */
export function clockLengthAt(reading: Reading, at: number): Found | undefined {
  const opened = /^(?:between|from|zwischen|von|entre|de)$/.test(word(reading, at)) ? at + 1 : at;
  const low = secondsAt(reading, opened);
  if (low === undefined || !isLength(reading, at, low.parts === 3) || !joints.has(word(reading, low.next)))
    return undefined;
  const high = secondsAt(reading, low.next + 1);
  if (high === undefined || unitAt(reading.tokens, high.next) !== undefined) return undefined;
  const isLong = low.parts === 2 && high.parts === 2 && longEvents.test(reading.text);
  const [minimum, maximum] = [low.value, high.value];
  return minimum >= maximum
    ? undefined
    : { kind: "range", minimum, maximum, unit: isLong ? "min" : "s", ...spanOf(reading, at, high.next) };
}

function isLength(reading: Reading, at: number, isExact: boolean): boolean {
  const [last, before] = [word(reading, at - 1), word(reading, at - 2)];
  if (!isWord(reading, at - 1)) return false;
  if (timeNouns.test(last)) return isExact || kindsOfTime.test(before);
  return lengths.test(last) || (timeNouns.test(before) && behindTime.test(last));
}

const clock = /(\d{1,2}):(\d\d)(?::(\d\d))?(?![\d:])/uy;

interface Seconds {
  readonly value: number;
  readonly parts: number;
  readonly next: number;
}

/** "4:30" is 270, "1:02:03" 3,723; the tokeniser takes most of them for ratios. */
function secondsAt(reading: Reading, at: number): Seconds | undefined {
  clock.lastIndex = reading.tokens[at]?.start ?? reading.text.length;
  const match = clock.exec(reading.text);
  if (match === null) return undefined;
  const parts = match.slice(1).flatMap((part) => (part === undefined ? [] : [Number(part)]));
  const next = tokenFrom(reading, at, clock.lastIndex);
  return { value: parts.reduce((sum, part) => sum * 60 + part, 0), parts: parts.length, next };
}
