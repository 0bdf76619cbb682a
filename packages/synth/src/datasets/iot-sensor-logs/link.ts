import { normalTable } from "../../random/distributions.ts";
import { normalQuantile } from "../../random/elementary.ts";
import { draw, innerKey } from "../../random/hash.ts";
import { quantileAt } from "../../random/quantile-table.ts";
import { NOISE_CELLS } from "../../random/smooth-noise.ts";
import { type Device, KEPT_NOISES } from "./devices.ts";

/** Of 64 readings in a row one is always received, so that an outage has an end. */
const SURE_EVERY = 64;

/** Lasting parts of a link's quality: binary logarithm of the readings that each stays, and share of the variance. */
const parts = [
  { shift: 2, weight: Math.sqrt(0.1) },
  { shift: 4, weight: Math.sqrt(0.24) },
  { shift: 6, weight: Math.sqrt(0.63) },
] as const;
const BRIEF_WEIGHT = Math.sqrt(0.03);

/**
 * How good a device's link is at a reading: standard normal, made of parts that last 1, 4, 16 and 64 readings, so that bad
 * readings come together. Readings below the threshold are lost.
 */
export function linkQuality(device: Device, key: number, reading: number): number {
  const table = normalTable();
  const { kept } = device;
  let at = device.keptAt + KEPT_NOISES * NOISE_CELLS;
  let sum = BRIEF_WEIGHT * quantileAt(table, innerKey(key, reading));
  for (let i = 0; i < parts.length; i++, at += 2) {
    const { shift, weight } = parts[i] as (typeof parts)[number];
    const span = Math.floor(reading / (1 << shift));
    if (kept[at] !== span + 1) {
      kept[at] = span + 1;
      kept[at + 1] = weight * quantileAt(table, innerKey(key + i + 1, span));
    }
    sum += kept[at + 1] as number;
  }
  return sum;
}

/** The quality below which a reading is lost, for a share of lost readings (0 loses none). */
export function lossThreshold(rate: number): number {
  // What is always received is made up for by the other readings.
  const share = (rate * SURE_EVERY) / (SURE_EVERY - 1);
  return share <= 0 ? -100 : normalQuantile(Math.min(0.5, share));
}

export function isLost(key: number, reading: number, quality: number, threshold: number): boolean {
  return quality < threshold && (reading + (draw(key, 0) % SURE_EVERY)) % SURE_EVERY !== 0;
}
