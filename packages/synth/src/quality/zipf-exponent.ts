/**
 * The exponent s of popularity ∝ rank^−s, by a straight line through logarithms over the ranks from … to (from 1). Null when
 * fewer labels occur than that, or the last of them only once.
 */
export function zipfExponent(counts: Iterable<number>, from: number, to: number): number | null {
  const sorted = Float64Array.from(counts).sort().reverse();
  const last = sorted[to - 1];
  if (last === undefined || last < 2) return null;
  let n = 0;
  let sumX = 0;
  let sumY = 0;
  let sumXX = 0;
  let sumXY = 0;
  for (let rank = from; rank <= to; rank++) {
    const x = Math.log(rank);
    const y = Math.log(sorted[rank - 1] ?? 1);
    n++;
    sumX += x;
    sumY += y;
    sumXX += x * x;
    sumXY += x * y;
  }
  return -(n * sumXY - sumX * sumY) / (n * sumXX - sumX * sumX);
}
