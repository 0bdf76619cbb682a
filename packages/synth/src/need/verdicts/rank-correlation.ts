/** Spearman's rank correlation; ties share their mean rank. Undefined where one side never varies. */
export function rankCorrelation(xs: readonly number[], ys: readonly number[]): number | undefined {
  const [a, b] = [ranks(xs), ranks(ys)];
  const mean = (xs.length + 1) / 2;
  let products = 0;
  let squaresA = 0;
  let squaresB = 0;
  a.forEach((rank, i) => {
    const [da, db] = [rank - mean, (b[i] ?? mean) - mean];
    products += da * db;
    squaresA += da * da;
    squaresB += db * db;
  });
  return squaresA === 0 || squaresB === 0 ? undefined : products / Math.sqrt(squaresA * squaresB);
}

function ranks(values: readonly number[]): number[] {
  const order = values.map((value, index) => ({ value, index })).sort((a, b) => a.value - b.value);
  const result = new Array<number>(values.length).fill(0);
  for (let start = 0; start < order.length; ) {
    let end = start;
    while (end < order.length && order[end]?.value === order[start]?.value) end += 1;
    for (let i = start; i < end; i++) result[order[i]?.index ?? 0] = (start + end + 1) / 2;
    start = end;
  }
  return result;
}
