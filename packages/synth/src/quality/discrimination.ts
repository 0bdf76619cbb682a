import { at, type Series } from "./moments.ts";

/**
 * How well one number tells two classes apart: the area under the ROC curve, 0..1, 0.5 for not at all, equal numbers counted
 * half (Mann and Whitney). Null when a class is empty.
 */
export function areaUnderRoc(values: Series, isPositive: readonly boolean[]): number | null {
  const order = Array.from({ length: values.length }, (_, i) => i).sort((a, b) => at(values, a) - at(values, b));
  let positives = 0;
  let negatives = 0;
  let won = 0;
  for (let from = 0; from < order.length; ) {
    const value = at(values, order[from] ?? 0);
    let equalPositives = 0;
    let equalNegatives = 0;
    let to = from;
    for (; to < order.length && at(values, order[to] ?? 0) === value; to++) {
      if (isPositive[order[to] ?? 0] === true) equalPositives++;
      else equalNegatives++;
    }
    won += equalPositives * (negatives + equalNegatives / 2);
    positives += equalPositives;
    negatives += equalNegatives;
    from = to;
  }
  return positives === 0 || negatives === 0 ? null : won / (positives * negatives);
}
