import type { Found } from "../../findings.ts";
import { prefixOfShape } from "../../text/code-shape.ts";
import { type DraftField, type DraftTable, isNumeric, isTime, spanIn } from "../draft/draft.ts";
import type { Item } from "../words/items.ts";
import type { Site } from "./attach.ts";
import { fieldRightBefore } from "./own-field.ts";
import { isNumbered } from "./prefixes.ts";

type Shaped = Extract<Found, { kind: "shape" }>;

/**
 * The column whose values are written in a shape: the one named right before it ("badge number (5 digits)"), else right behind it
 * ("8-digit member number"), else the last of the item before where nothing else stands in its own.
 */
export function columnOfShape(
  found: Shaped,
  site: Site,
  items: readonly Item[],
  table: DraftTable,
): DraftField | undefined {
  const fits = (field: DraftField | undefined): field is DraftField => field !== undefined && fitsShape(found, field);
  const own = [fieldAround(site, table), fieldRightBefore(site, table), fieldRightBehind(site, table)].find(fits);
  if (own !== undefined) return own;
  const isAlone = site.item.words.length === 0;
  const before = isAlone ? items[site.index - 1] : undefined;
  if (before !== undefined && before.sentence === site.item.sentence) {
    const fields = table.fields.filter((field) => field.items.includes(before));
    const last = fields.at(-1);
    if (fits(last)) return last;
  }
  if (found.ofRows === true) return table.fields.find((field) => field.type === "id" && isOfRow(field, table));
  return undefined;
}

/** "4-digit year": what a number has anyway. */
export function isAnyway(found: Shaped, site: Site, table: DraftTable): boolean {
  const field = fieldRightBehind(site, table);
  return field !== undefined && /(?:^|_)(?:year|jahr|ano|annee)(?:_|$)/.test(field.name) && found.shape.length === 4;
}

/** What rows are told apart by, and not what they hang on. */
function isOfRow(field: DraftField, table: DraftTable): boolean {
  return field.frameField?.key === true || (field.of === undefined && field.name.startsWith(`${table.name}_`));
}

/** "departure airport 3-letter IATA code": said within the name. */
function fieldAround({ found, item }: Site, table: DraftTable): DraftField | undefined {
  return table.fields.find((field) => {
    const span = spanIn(field, item);
    return span !== undefined && span.start < found.start && span.end > found.end;
  });
}

function fieldRightBehind({ found, item }: Site, table: DraftTable): DraftField | undefined {
  const startOf = (field: DraftField): number => spanIn(field, item)?.start ?? Number.NEGATIVE_INFINITY;
  const behind = table.fields.filter((field) => startOf(field) >= found.end - 1);
  const nearest = Math.min(...behind.map(startOf));
  return behind.find((field) => startOf(field) === nearest);
}

/** What a code is called, in the languages that needs are in. */
const codeNames =
  /(?:^|_)(?:numbers?|no|num|nr|codes?|keys?|ref|reference|id|identifier|sku|serial|plate|tag|token|pnr|pin|badge|barcode|registration|tracking|callsign|locator|voucher|coupon|ticker|symbol|handle|hash|batch|lot|registro|matricula|matricule|placa|chapa|kennzeichen|kennung|numero|codigo|clave|folio|referencia|chave|immatriculation|identifiant|referencia|password|passcode|reservation)(?:_|$)|nummer$|kennzeichen$|schlussel$|code$/;

/** Figures stay figures: "amount with 2 digits" is no code, and neither are names, texts and times. */
function fitsShape(found: Shaped, field: DraftField): boolean {
  if (isTime(field) || field.type === "bool" || field.type === "object") return false;
  // "bag tag of 2 letters" is one tag, and no list of them.
  if (field.type === "array") return codeNames.test(field.name);
  if (field.fixed.has("range") || field.fixed.has("enum") || field.fixed.has("shares")) return false;
  if (/(?:^|_)(?:year|jahr|ano|annee)(?:_|$)/.test(field.name)) return false;
  const isFixed = prefixOfShape(found.shape) !== "";
  if (isNumeric(field)) return isNumbered(field) || (!field.known && field.unit === null && isFixed);
  if (field.type === "id" || isFixed) return field.model.kind !== "prose";
  // Telephone numbers have a form of their own, whatever is said of it.
  if (field.model.kind === "person" && field.model.part === "phone") return true;
  if (keepers.has(field.model.kind)) return !field.known;
  return found.isWeak !== true || codeNames.test(field.name);
}

/** What people, texts and places are called is written in no shape. */
const keepers = new Set(["prose", "person", "organisation", "goods"]);
