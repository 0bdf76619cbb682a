/** Any indexable run of numbers: a plain array or a typed one. */
export interface Series {
  readonly length: number;
  readonly [index: number]: number;
}

/** The value at an index that the caller has already bounded. */
export function at(series: Series, index: number): number {
  return series[index] ?? Number.NaN;
}

/** Arithmetic mean; null for an empty series. */
export function mean(series: Series): number | null {
  if (series.length === 0) return null;
  let sum = 0;
  for (let i = 0; i < series.length; i++) sum += at(series, i);
  return sum / series.length;
}

/** Population variance; null below two values. */
export function variance(series: Series): number | null {
  const centre = mean(series);
  if (centre === null || series.length < 2) return null;
  let sum = 0;
  for (let i = 0; i < series.length; i++) sum += (at(series, i) - centre) ** 2;
  return sum / series.length;
}

/** Fourth standardised moment minus 3 (a normal series gives 0); null when it has no spread. */
export function excessKurtosis(series: Series): number | null {
  const centre = mean(series);
  if (centre === null || series.length < 4) return null;
  let second = 0;
  let fourth = 0;
  for (let i = 0; i < series.length; i++) {
    const square = (at(series, i) - centre) ** 2;
    second += square;
    fourth += square * square;
  }
  if (second === 0) return null;
  return (fourth * series.length) / (second * second) - 3;
}
