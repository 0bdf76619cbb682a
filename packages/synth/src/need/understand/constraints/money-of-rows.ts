import { isCurrency, unitNamed } from "../../extract/units.ts";
import { type DraftField, type DraftTable, isNumeric } from "../draft/draft.ts";
import { addStated } from "../draft/stated.ts";
import type { Item } from "../words/items.ts";
import type { Lookup } from "../words/lookup.ts";
import type { Site } from "./attach.ts";

const eaches = /^(?:each|apiece|a|per|piece|one)$/;

/** "donations of 5 to 500 EUR", "payments, 0.01 to 2 USDC each": what the rows are is worth so much, where no amount is named. */
export function moneyOfRows(
  { found, item, index }: Site,
  items: readonly Item[],
  table: DraftTable,
  { frame, vocabulary }: Lookup,
): DraftField | undefined {
  if (found.kind !== "range" || found.unit === undefined || frame === null) return undefined;
  const unit = unitNamed(found.unit);
  if (unit === undefined || !isCurrency(unit)) return undefined;
  const before = items[index - 1]?.zone;
  const isBehindHead = before === "head" || before === "breakdown" || item.words.length > 0;
  const isEach = isBehindHead && item.words.every(({ folded }) => eaches.test(folded));
  if (!isEach && (item.zone !== "head" || item.words.length > 4)) return undefined;
  const isMoney = (own: string | null | undefined): boolean =>
    own === "currency" || own === found.unit || (own != null && /^[A-Z]{3,4}$/.test(own));
  const named = table.fields.some((each) => each.source === "stated" && isNumeric(each) && isMoney(each.unit));
  if (named) return undefined;
  const own = frame.fields.find((field) => {
    const type = vocabulary.types.get(field.type);
    return field.core === true && type?.type === "number" && isMoney(field.unit ?? type.unit);
  });
  const type = own === undefined ? undefined : vocabulary.types.get(own.type);
  if (own === undefined || type === undefined) return undefined;
  return (
    table.fields.find(({ frameField }) => frameField === own) ??
    addStated(table, {
      meaning: { words: [], field: own, type, by: "frame", confidence: 0.7 },
      item: null,
      sentence: -1,
      listed: false,
      hint: null,
      unit: null,
      words: [],
      start: found.start,
      end: found.end,
    })
  );
}
