import { at, mean, type Series } from "./moments.ts";

/** Pearson's correlation of two series of one length, -1..1; null when either has no spread. */
export function correlation(left: Series, right: Series): number | null {
  if (left.length !== right.length) throw new RangeError("correlation needs two series of one length");
  const leftMean = mean(left);
  const rightMean = mean(right);
  if (leftMean === null || rightMean === null || left.length < 3) return null;
  let product = 0;
  let leftSquare = 0;
  let rightSquare = 0;
  for (let i = 0; i < left.length; i++) {
    const l = at(left, i) - leftMean;
    const r = at(right, i) - rightMean;
    product += l * r;
    leftSquare += l * l;
    rightSquare += r * r;
  }
  if (leftSquare === 0 || rightSquare === 0) return null;
  return product / Math.sqrt(leftSquare * rightSquare);
}

/** Autocorrelation of a series at one lag, -1..1; null when the series is not at least twice as long as the lag. */
export function autocorrelation(series: Series, lag: number): number | null {
  const centre = mean(series);
  if (centre === null || series.length < 2 * lag + 2) return null;
  let product = 0;
  let square = 0;
  for (let i = 0; i < series.length; i++) {
    const now = at(series, i) - centre;
    square += now * now;
    if (i + lag < series.length) product += now * (at(series, i + lag) - centre);
  }
  return square === 0 ? null : product / square;
}
