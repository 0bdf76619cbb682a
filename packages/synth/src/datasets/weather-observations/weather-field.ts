import type { Arena } from "../../engine/arena.ts";
import { normalTable } from "../../random/distributions.ts";
import { draw, keyAt, type Stream } from "../../random/hash.ts";
import { quantileAt } from "../../random/quantile-table.ts";

/**
 * Large-scale weather: standard normal series, one value a day, at the four corners of the region. Each is a moving average
 * of hashed noise with weights that fall like those of an autoregression, so any day is had without the days before, and
 * stations between the corners share their weather the more the closer they are.
 */
export const field = { temperature: 0, wetness: 1, pressure: 2, east: 3, north: 4 } as const;
export const FIELDS = 5;
const CORNERS = 4;
/** How much of a day lasts to the next. */
const persistence = [0.52, 0.54, 0.55, 0.3, 0.3];
const MEMORY_DAYS = 10;

const weights = persistence.map((phi) => {
  const raw = Array.from({ length: MEMORY_DAYS }, (_, k) => {
    let weight = 1;
    for (let i = 0; i < k; i++) weight *= phi;
    return weight;
  });
  const norm = Math.sqrt(raw.reduce((sum, weight) => sum + weight * weight, 0));
  return Float64Array.from(raw, (weight) => weight / norm);
});

/** Days kept: the memory of the snow, and of the averages before it. */
const KEPT = 64;
const PER_DAY = FIELDS * CORNERS;

/** Values by field and day, four corners each, made when they are first asked for. */
function byDay(memory: Arena, make: (which: number, day: number, into: Float64Array, at: number) => void) {
  const values = memory.float64(KEPT * PER_DAY);
  /** The day that a place holds; 0 where it holds none yet. */
  const days = memory.int32(KEPT * FIELDS);
  /** Where a day's four values of a field begin. */
  const find = (which: number, day: number): number => {
    const kept = (day & (KEPT - 1)) * FIELDS + which;
    if (days[kept] !== day) {
      make(which, day, values, kept * CORNERS);
      days[kept] = day;
    }
    return kept * CORNERS;
  };
  return { values, find };
}

export interface WeatherField {
  /** A field's value on a day for a place whose corners have these weights (their squares sum to 1). */
  at(which: number, day: number, corners: Float64Array): number;
}

export function weatherField(noise: Stream, memory: Arena): WeatherField {
  const shocks = byDay(memory, (which, day, into, at) => {
    const key = keyAt(noise, day);
    for (let corner = 0; corner < CORNERS; corner++) {
      into[at + corner] = quantileAt(normalTable(), draw(key, which * CORNERS + corner));
    }
  });
  const averages = byDay(memory, (which, day, into, at) => {
    const series = weights[which] as Float64Array;
    into.fill(0, at, at + CORNERS);
    for (let k = 0; k < MEMORY_DAYS; k++) {
      const from = shocks.find(which, day - k);
      const weight = series[k] as number;
      for (let corner = 0; corner < CORNERS; corner++) {
        into[at + corner] = (into[at + corner] as number) + weight * (shocks.values[from + corner] as number);
      }
    }
  });
  const { values } = averages;
  return {
    at: (which, day, corners) => {
      const at = averages.find(which, day);
      return (
        (corners[0] as number) * (values[at] as number) +
        (corners[1] as number) * (values[at + 1] as number) +
        (corners[2] as number) * (values[at + 2] as number) +
        (corners[3] as number) * (values[at + 3] as number)
      );
    },
  };
}
