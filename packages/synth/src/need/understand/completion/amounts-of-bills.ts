import type { Distribution } from "../../../inferred/model.ts";
import { amountRole } from "../../rules/amount-words.ts";
import type { DraftField, DraftTable } from "../draft/draft.ts";
import { becomeNumeric } from "../draft/numeric.ts";

const small: Distribution = { kind: "lognormal", median: 8, sigma: 0.6 };
const opening = /(?:^|_)(?:subtotal|sub_total|items?_total|goods_total|net|netto|neto|zwischensumme|sous_total)(?:_|$)/;
const pieces: Distribution = { kind: "lognormal", median: 20, sigma: 1.2 };
const counted = /(?:^|_)(?:quantity|qty|size|volume|shares|units|lots)$/;

/** "subtotal, shipping, handling, total": what stands between is an amount too, and no text. */
export function beAmountsOfBills({ fields }: DraftTable): void {
  const listed = fields.filter(({ source }) => source === "stated");
  const from = listed.findIndex(({ name }) => opening.test(name));
  const to = listed.findLastIndex(({ name }) => amountRole(name) === "total");
  if (from < 0) return;
  for (const field of listed.slice(from + 1, Math.max(to, 0)).filter(isOpen)) {
    const role = amountRole(field.name);
    if (role !== "added" && role !== "deducted" && role !== "tax") continue;
    becomeNumeric(field, false, small);
    Object.assign(field, { unit: "currency", minimum: 0, maximum: undefined, meaning: `Amount of ${field.name}.` });
  }
}

/** "pair, side, price, amount": in a trade the amount beside a price is how much was traded. */
export function beQuantityOfTrades({ fields, frame }: DraftTable): void {
  if (frame === null || !/trades|fills/.test(frame.id)) return;
  const listed = fields.filter(({ source }) => source === "stated");
  const amount = listed.find(({ name, fixed }) => name === "amount" && fixed.size === 0);
  const isPriced = listed.some(({ name }) => /(?:^|_)price$/.test(name));
  if (amount === undefined || !isPriced || listed.some(({ name }) => counted.test(name))) return;
  const model = { kind: "number", distribution: pieces, decimals: 4 } as const;
  Object.assign(amount, { type: "number", unit: null, minimum: 0, known: false, frameField: null, model });
  amount.meaning = "How much was traded.";
}

/** A text of which nothing is said but its name. */
function isOpen({ type, fixed, items, known }: DraftField): boolean {
  const isBare = items.every(({ founds, inner }) => founds.length === 0 && inner.length === 0);
  return fixed.size === 0 && isBare && (type === "string" || (type === "bool" && !known));
}
