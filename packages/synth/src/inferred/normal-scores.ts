import { exp } from "../random/elementary.ts";

const LIMIT = 7;
const PER_UNIT = 256;
const CELLS = 2 * LIMIT * PER_UNIT;
let built: Float64Array | undefined;

/** The standard normal distribution function at every 256th of a unit, by Simpson's rule. */
function distribution(): Float64Array {
  if (built !== undefined) return built;
  const density = (x: number): number => exp((-x * x) / 2) * 0.3989422804014327;
  const table = new Float64Array(CELLS + 1);
  const step = 1 / PER_UNIT;
  let left = density(-LIMIT);
  for (let i = 0; i < CELLS; i++) {
    const x = -LIMIT + i * step;
    const right = density(x + step);
    table[i + 1] = (table[i] as number) + ((left + 4 * density(x + step / 2) + right) * step) / 6;
    left = right;
  }
  built = table;
  return table;
}

/** The share of a standard normal variable below x. */
export function normalShare(x: number): number {
  if (!(x > -LIMIT)) return 0;
  if (x >= LIMIT) return 1;
  const place = (x + LIMIT) * PER_UNIT;
  const cell = Math.floor(place);
  const table = distribution();
  const left = table[cell] as number;
  return Math.min(1, left + ((table[cell + 1] as number) - left) * (place - cell));
}

/** The 32-bit draw whose normal score is x: what turns a correlated score into a draw for any quantile function. */
export function drawOfScore(x: number): number {
  return Math.min(4294967295, Math.floor(normalShare(x) * 4294967296));
}
