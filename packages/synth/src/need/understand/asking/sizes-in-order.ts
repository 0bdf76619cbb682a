/** What is the smaller one by its name. */
export const sizesInOrder: readonly (readonly [low: RegExp, high: RegExp])[] = [
  [/\b(?:net|netto|neto|liquid|ht)\b/, /\b(?:gross|brutto|bruto|brut|ttc)\b/],
  [/\blow$/, /\bhigh$/],
  [/\bdiastol\p{L}*$/u, /\bsystol\p{L}*$/u],
  [/\b(?:min|minimum)$/, /\b(?:max|maximum)$/],
  // Parts of what there is: whoever clicks has been shown it, a tax is in the total.
  [/\bclick\p{L}*$/u, /\bimpress\p{L}*$/u],
  [/\bconver\p{L}*$/u, /\b(?:click|impress|visit|session)\p{L}*$/u],
  [/\b(?:like|comment)\p{L}*$/u, /\b(?:view|impress|reach)\p{L}*$/u],
  [/\b(?:tax|vat|iva|tva|mwst)$/, /\b(?:tot|gros|brutt)\p{L}*$/u],
];

/** Whether one name is that of the smaller one of two: "net weight" and "gross weight". */
export function areInOrder(low: string, high: string): boolean {
  return sizesInOrder.some(([first, then]) => {
    if (!first.test(low) || !then.test(high) || then.test(low)) return false;
    const [a, b] = [low.replace(first, "").trim(), high.replace(then, "").trim()];
    return a === b || a === "" || b === "";
  });
}
