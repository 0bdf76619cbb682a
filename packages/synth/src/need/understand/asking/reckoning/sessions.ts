import type { DurationUnit } from "../../../../inferred/check.ts";
import { isWord, number, type Reading, word } from "../../../extract/reading.ts";
import { fold } from "../../../text/fold.ts";
import { type Chain, type Counted, factorsOf } from "./chain.ts";
import { named } from "./counted-names.ts";
import { type Factors, united } from "./factors.ts";
import { singleAt } from "./quantities.ts";
import type { Steps } from "./span.ts";
import { stops } from "./words.ts";

const brief: ReadonlySet<DurationUnit> = new Set(["s", "min", "h"] as const);
const filled =
  /\b(?:all (?:taken|full|occupied|booked|in use|used|present)|fully booked|sold out|always full|alle (?:belegt|besetzt)|todas? ocupad[oa]s|tod[oa]s presentes|tous (?:pris|occupes))\b/;
/** "50 machines, 8 hour shifts, five shifts": all that were counted go through each of them. */
const worked = /^(?:shift|schichte?|turno|match|matches|game|spiele?|partido|jogo|race|rennen)$/;
const REACH = 3;

/** "each second in 45 min classes, 20 classes": how often what lasts so long is held, and by how many where all its places are taken. */
export function sessionsOf(
  reading: Reading,
  chain: Chain,
  counted: readonly Counted[],
  steps: Steps,
): Factors | undefined {
  const { quantities } = chain;
  for (const { kind, unit, from, next, value } of quantities) {
    if (kind !== "time" || unit === undefined || !brief.has(unit) || value <= 0) continue;
    const held = namedBehind(reading, chain, next) ?? namedBefore(reading, chain, from);
    const factors = held === undefined ? undefined : factorsOf(chain, held, steps);
    if (factors === undefined) continue;
    const isForAll = filled.test(fold(reading.text)) || worked.test(quantities[held ?? -1]?.words.at(-1) ?? "");
    const others = isForAll ? counted.filter(({ index }) => quantities[index]?.bounded === false) : [];
    return united([factors, ...others.map((each) => each.factors)]);
  }
  return undefined;
}

/** The classes that were counted, of "45 min spinning classes". */
function namedBehind(reading: Reading, { quantities }: Chain, from: number): number | undefined {
  const start = word(reading, from) === "-" ? from + 1 : from;
  for (let at = start; at < start + REACH && isWord(reading, at); at++) {
    if (stops.has(word(reading, at)) || number(reading, at) !== undefined) return undefined;
    const held = named(quantities, [singleAt(reading, at)]);
    if (held !== undefined) return held;
  }
  return undefined;
}

/** The sessions that were counted, of "sessions of 7 hours". */
function namedBefore(reading: Reading, { quantities }: Chain, from: number): number | undefined {
  if (!/^(?:of|von|de|a|zu|mit|with|con|com)$/.test(word(reading, from - 1))) return undefined;
  const held = named(quantities, [singleAt(reading, from - 2)]);
  return (quantities[held ?? -1]?.value ?? 0) > 1 ? held : undefined;
}

/** Whether a number is of a moment within what is held: "5 quotes a second through a 6.5 hour session". */
export function isOfMoment({ pers }: Chain, index: number): boolean {
  const own = pers[index] ?? [];
  return own.length > 0 && own.every((per) => per.kind === "time" && brief.has(per.unit));
}
