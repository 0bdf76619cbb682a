/** One, and what some of the numbers come to together. */
export function products(things: readonly number[]): ReadonlySet<number> {
  const all = new Set([1]);
  for (const thing of things.slice(0, 5)) for (const product of [...all]) all.add(product * thing);
  return all;
}
