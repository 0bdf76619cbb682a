import { ageBands } from "./vocabulary.ts";

/**
 * Who is in a wave: how many interviews each cell of (country, age band) has, and the weight that makes up for what the
 * sample has too few of. The same in all waves.
 */
export interface PanelDesign {
  /** The cell of each position. */
  readonly cells: Uint8Array;
  readonly country: Uint8Array;
  readonly age: Uint8Array;
  /** In ten-thousandths. */
  readonly weight: Int32Array;
  /** Neighbouring interviews lie this many positions apart, so that the first rows show many cells. */
  readonly stride: number;
}

/** Adults in millions by country, and their shares by age band. */
const adults = [53, 69, 53, 39, 14, 30, 8, 4];
const ageShares = [0.1, 0.16, 0.16, 0.16, 0.17, 0.25];
/** Older people answer more often. */
const responses = [0.62, 0.8, 0.95, 1.1, 1.2, 1.14];

/** `countries` are the indices of the countries asked for. */
export function panelDesign(interviews: number, countries: readonly number[]): PanelDesign {
  const cells = countries.flatMap((country) => ageBands.map((_, age) => ({ country, age })));
  const population = cells.map(({ country, age }) => (adults[country] as number) * (ageShares[age] as number));
  const answering = cells.map(({ age }, i) => (population[i] as number) * (responses[age] as number));
  const counts = apportioned(answering, interviews);
  const total = population.reduce((sum, people) => sum + people, 0);
  const cellOf = new Uint8Array(interviews);
  let position = 0;
  for (const [cell, count] of counts.entries()) {
    cellOf.fill(cell, position, position + count);
    position += count;
  }
  return {
    cells: cellOf,
    country: Uint8Array.from(cells, (cell) => cell.country),
    age: Uint8Array.from(cells, (cell) => cell.age),
    weight: Int32Array.from(counts, (count, i) =>
      Math.round((((population[i] as number) / total) * interviews * 10_000) / count),
    ),
    stride: coprimeStride(interviews),
  };
}

/** Whole counts in proportion to shares, at least one each, that sum up to `total` (largest remainders). */
function apportioned(shares: readonly number[], total: number): number[] {
  const sum = shares.reduce((all, share) => all + share, 0);
  const spare = total - shares.length;
  const exact = shares.map((share) => (share / sum) * spare);
  const counts = exact.map((value) => 1 + Math.floor(value));
  const missing = total - counts.reduce((all, count) => all + count, 0);
  const order = exact
    .map((value, i) => ({ i, rest: value - Math.floor(value) }))
    .sort((left, right) => right.rest - left.rest || left.i - right.i);
  for (const { i } of order.slice(0, missing)) counts[i] = (counts[i] as number) + 1;
  return counts;
}

/** A stride near the golden section of n that has no divisor in common with it. */
function coprimeStride(n: number): number {
  let stride = Math.max(1, Math.floor(n * 0.618034));
  while (divisor(stride, n) !== 1) stride += 1;
  return stride;
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}
