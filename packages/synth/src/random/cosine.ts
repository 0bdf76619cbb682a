const CELLS = 4096;
let built: Float64Array | undefined;

/** cos x for |x| ≤ π ⁄ 2 by its series, out of + − × ÷ alone. */
function cosineSeries(x: number): number {
  const square = x * x;
  let sum = 1;
  for (let n = 20; n >= 2; n -= 2) sum = 1 - (square / (n * (n - 1))) * sum;
  return sum;
}

function cosineTable(): Float64Array {
  built ??= Float64Array.from({ length: CELLS + 1 }, (_, i) => {
    const angle = (2 * Math.PI * i) / CELLS;
    if (angle <= Math.PI / 2) return cosineSeries(angle);
    if (angle <= (3 * Math.PI) / 2) return -cosineSeries(angle - Math.PI);
    return cosineSeries(angle - 2 * Math.PI);
  });
  return built;
}

/** cos(2π × turns) for any turns, to about 3e-7: a day, a year or a wave in the row path. */
export function cosineOfTurn(turns: number): number {
  const table = cosineTable();
  const place = (turns - Math.floor(turns)) * CELLS;
  const cell = Math.floor(place);
  const left = table[cell] as number;
  return left + ((table[cell + 1] as number) - left) * (place - cell);
}
