import { isCurrency, unitNamed } from "../../extract/units.ts";
import type { FrameField } from "../../frames/frame.ts";
import { type DraftField, type DraftTable, isNumeric, isTime } from "../draft/draft.ts";
import { addStated } from "../draft/stated.ts";
import type { Item } from "../words/items.ts";
import type { Lookup } from "../words/lookup.ts";
import type { Site } from "./attach.ts";

const eaches = /^(?:each|apiece|a|per|piece|one|either|currently)$/;
/** Each of them is worth so much, whoever tells it. */
const worths = /^(?:amount|fare|price|rent|cost|fee|total|fine_amount|premium)$/;

const LONGEST = 6;

/** "donations of 5 to 500 EUR", "fines: issued at, either 35 or 70 pounds": what the rows are is worth so much, where no amount is named. */
export function moneyOfRows(
  { found, item, index }: Site,
  items: readonly Item[],
  table: DraftTable,
  { frame, vocabulary }: Lookup,
  text: string,
): DraftField | undefined {
  if ((found.kind !== "range" && found.kind !== "members") || found.unit === undefined) return undefined;
  const unit = unitNamed(found.unit);
  if (unit === undefined || !isCurrency(unit)) return undefined;
  const before = items[index - 1];
  const isEach = item.words.every(({ folded }) => eaches.test(folded)) && !isOfColumn(before, table);
  if (!isEach && (item.zone !== "head" || item.words.length > LONGEST)) return undefined;
  const isMoney = (own: string | null | undefined): boolean =>
    own === "currency" || own === found.unit || (own != null && /^[A-Z]{3,4}$/.test(own));
  const named = table.fields.some((each) => each.source === "stated" && isNumeric(each) && isMoney(each.unit));
  if (named) return undefined;
  const isWorth = (field: FrameField): boolean => {
    const type = vocabulary.types.get(field.type);
    return (
      type?.type === "number" && isMoney(field.unit ?? type.unit) && (field.core === true || worths.test(field.type))
    );
  };
  // "token transfers over 100 USDC": an amount of whichever coin.
  const isOfAnyCoin = (field: FrameField): boolean =>
    field.core === true &&
    /(?:^|_)amount$/.test(field.name) &&
    (field.unit ?? vocabulary.types.get(field.type)?.unit) === undefined;
  const own =
    frame?.fields.find((field) => field.core === true && isWorth(field)) ??
    frame?.fields.find(isWorth) ??
    frame?.fields.find(isOfAnyCoin);
  const type = vocabulary.types.get(own?.type ?? worthSaid(text.slice(0, found.start)));
  if (type === undefined) return undefined;
  return (
    table.fields.find(({ frameField }) => own !== undefined && frameField === own) ??
    addStated(table, {
      meaning: { words: [], field: own ?? null, type, by: own === undefined ? "type" : "frame", confidence: 0.7 },
      item,
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

/** "price, 5 to 9 EUR" is said of the price; a person, a time or a flag has none. */
function isOfColumn(before: Item | undefined, { fields }: DraftTable): boolean {
  if (before === undefined || before.zone === "head" || before.zone === "breakdown") return false;
  const own = fields.filter((field) => field.items.includes(before));
  return (
    own.length === 0 ||
    own.some((field) => isNumeric(field) || (!field.known && !isTime(field) && field.type !== "bool"))
  );
}

/** "rooms to let", "lamps sold for": what the money is for them. */
function worthSaid(before: string): string {
  if (/\b(?:to let|for rent|to rent|zu vermieten|en alquiler|à louer|para alugar)\b/iu.test(before))
    return "monthly_rent";
  return /\b(?:for sale|sold|selling|priced|tickets?|zu verkaufen|en venta|à vendre|à venda)\b/iu.test(before)
    ? "price"
    : "amount";
}
