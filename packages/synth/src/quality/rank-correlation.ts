import { correlation } from "./correlation.ts";
import { at, type Series } from "./moments.ts";

/** Ranks from 1; values that are alike share the mean of their ranks. */
function ranks(series: Series): Float64Array {
  const order = Uint32Array.from({ length: series.length }, (_, i) => i).sort((a, b) => at(series, a) - at(series, b));
  const ranked = new Float64Array(series.length);
  for (let from = 0; from < order.length; ) {
    let to = from + 1;
    while (to < order.length && at(series, order[to] ?? 0) === at(series, order[from] ?? 0)) to++;
    for (let i = from; i < to; i++) ranked[order[i] ?? 0] = (from + 1 + to) / 2;
    from = to;
  }
  return ranked;
}

/** Spearman's correlation of two series of one length, -1..1; null when either has no spread. */
export function rankCorrelation(left: Series, right: Series): number | null {
  return correlation(ranks(left), ranks(right));
}
