import type { ConstraintValues } from "./types.ts";

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

/** The third standardised moment; 0 for what is symmetric, 2 for an exponential. */
function skewness(values: readonly number[], centre: number, spread: number): number {
  return mean(values.map((value) => ((value - centre) / spread) ** 3));
}

/** Shapes that a sample of some hundred tells apart from a uniform or a mirrored one. */
function hasShape(name: string, values: readonly number[], centre: number, spread: number): boolean {
  const skew = skewness(values, centre, spread);
  switch (name) {
    case "normal":
      return Math.abs(skew) < 0.8;
    case "lognormal":
    case "pareto":
    case "zipf":
      return skew > 0.3 && centre > median(values);
    case "exponential":
      return skew > 0.8 && spread / centre > 0.6 && spread / centre < 1.5;
    case "poisson":
      return values.every(Number.isInteger) && Math.abs(spread ** 2 / centre - 1) < 0.4;
    default:
      return true;
  }
}

/** Whether the numbers may come from the distribution: its moments within five standard errors, and its shape. */
export function mayComeFrom(expected: ConstraintValues["distribution"], values: readonly number[]): boolean {
  if (values.length < 30) return values.length > 0;
  const centre = mean(values);
  const spread = Math.sqrt(mean(values.map((value) => (value - centre) ** 2)));
  const slack = (5 * spread) / Math.sqrt(values.length);
  if (expected.mean !== undefined && Math.abs(centre - expected.mean) > slack) return false;
  if (expected.sd !== undefined && Math.abs(spread / expected.sd - 1) > 0.25) return false;
  if (expected.median !== undefined && Math.abs(median(values) - expected.median) > 1.5 * slack) return false;
  return spread > 0 && hasShape(expected.name, values, centre, spread);
}
