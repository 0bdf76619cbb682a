/** Lengths of the runs of true in a series of yes and no, in order. */
export function runLengths(series: Iterable<boolean>): number[] {
  const lengths: number[] = [];
  let current = 0;
  for (const value of series) {
    if (value) current++;
    else if (current > 0) {
      lengths.push(current);
      current = 0;
    }
  }
  if (current > 0) lengths.push(current);
  return lengths;
}
