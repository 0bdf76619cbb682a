/** What is the smaller one by its name. */
export const sizesInOrder: readonly (readonly [low: RegExp, high: RegExp])[] = [
  [/\b(?:net|netto|neto|liquid|ht)\b/, /\b(?:gross|brutto|bruto|brut|ttc)\b/],
  [/\blow$/, /\bhigh$/],
  [/\bdiastol\p{L}*$/u, /\bsystol\p{L}*$/u],
  [/\b(?:min|minimum)$/, /\b(?:max|maximum)$/],
  [/\b(?:min|minimum|lowest)$/, /\b(?:mean|averag|avg|median|medium)$/],
  [/\b(?:mean|averag|avg|median)$/, /\b(?:max|maximum|highest)$/],
  // Parts of what there is: whoever clicks has been shown it, a tax is in the total.
  [/\bclick\p{L}*$/u, /\bimpress\p{L}*$/u],
  [/\bconver\p{L}*$/u, /\b(?:click|impress|visit|session)\p{L}*$/u],
  [/\b(?:like|comment)\p{L}*$/u, /\b(?:view|impress|reach)\p{L}*$/u],
  [/\b(?:tax|vat|iva|tva|mwst)$/, /\b(?:tot|gros|brutt)\p{L}*$/u],
];

/** Whether one name is that of the smaller one of two: "net weight" and "gross weight". */
export function areInOrder(low: string, high: string): boolean {
  const [lower, upper] = [percentileOf(low), percentileOf(high)];
  if (lower !== undefined && upper !== undefined) return lower.of === upper.of && lower.rate < upper.rate;
  return sizesInOrder.some(([first, then]) => {
    if (!first.test(low) || !then.test(high) || then.test(low)) return false;
    const [a, b] = [low.replace(first, "").trim(), high.replace(then, "").trim()];
    return a === b || a === "" || b === "";
  });
}

/** The 95 of "p95" and "latency_p95", the 50 of a median. */
function percentileOf(name: string): { readonly of: string; readonly rate: number } | undefined {
  const said = /(?:^|[ _])(?:p ?(?<rate>\d{1,3})|(?<median>median))$/.exec(name);
  if (said === null) return undefined;
  // "p999" is 99.9.
  const rate = said.groups?.rate;
  return {
    of: name.slice(0, said.index),
    rate: rate === undefined ? 50 : Number(`${rate.slice(0, 2)}.${rate.slice(2)}`),
  };
}
