import { unitNamed } from "../../extract/units.ts";
import { unitAsName } from "../meaning/measure-meaning.ts";
import type { Word } from "../words/pieces.ts";
import type { Mention } from "./mention.ts";

/** What any amount may be called. */
const plainAmounts =
  /^(?:amount|value|total|sum|quantity|reading|measurement|importe|monto|cantidad|betrag|wert|menge|montant|valeur|quantite|valor|quantia|quantidade)$/;
/** Units of which nearly every table has several things. */
const everydayUnits = /^(?:currency|[A-Z]{3,4}|%|C|kg|g|t|m|km|mm|cm|l|L|s|ms|min|h|day|month|year|m2|m3|count)$/;
const places = /^(?:position|location|fix|standort|posicion|ubicacion|posicao|localizacao|emplacement)$/;

/**
 * "milk of 120 cows: litres, fat %", "parking fines: plate, amount in EUR", "position of 20 ships: lat, lon": what the head says is
 * measured is no further column where the list tells it in figures of its own.
 */
export function withoutToldInList(all: readonly Mention[]): readonly Mention[] {
  const fields = all.some(isLatitude) ? all.filter((field) => !isSteadyPlace(field)) : all;
  const heads = fields.filter(isOfHead);
  const [head] = heads;
  if (head === undefined || heads.length > 1) return fields;
  const listed = fields.filter((field) => field !== head && field.item?.zone === "list");
  return listed.some((field) => tells(field, head)) ? fields.filter((field) => field !== head) : fields;
}

/** "15 buses, position every 20 seconds - lat, lon" */
function isSteadyPlace({ words, item }: Mention): boolean {
  return isPlace(words) && item?.founds.some(({ found }) => found.kind === "cadence") === true;
}

function isPlace(words: readonly Word[]): boolean {
  return words.length === 1 && places.test(words[0]?.folded ?? "");
}

function isLatitude({ words }: Mention): boolean {
  return /^(?:lat|latitude|breite|breitengrad|latitud)$/.test(words.at(-1)?.folded ?? "");
}

function isOfHead({ item, listed, unit, meaning: { type } }: Mention): boolean {
  return item?.zone === "head" && !listed && unit === null && (type.type === "number" || type.type === "int");
}

function tells(field: Mention, head: Mention): boolean {
  const { words } = field;
  if (isPlace(head.words)) return isLatitude(field);
  const same = unitOf(head);
  const text = words.map(({ folded }) => folded).join(" ");
  const own = unitAsName(words) ?? (text.length > 3 && text.endsWith("s") ? unitNamed(text)?.symbol : undefined);
  if (own !== undefined) return own.toLowerCase() === same?.toLowerCase() || areOfOneKind(own, same);
  if (same === undefined || unitOf(field) !== same) return false;
  return plainAmounts.test(text) || !everydayUnits.test(same);
}

/** A harvest that is told in kilos needs no tonnes. */
function areOfOneKind(own: string, same: string | undefined): boolean {
  const kind = unitNamed(own)?.dimension;
  return kind !== undefined && /^(?:mass|volume|energy)$/.test(kind) && kind === unitNamed(same ?? "")?.dimension;
}

/** The unit said behind it, else that of what it means. */
function unitOf({ item, meaning: { field, type } }: Mention): string | undefined {
  const said = item?.zone === "list" ? item.founds.find(({ found }) => found.kind === "unit")?.found : undefined;
  return said?.kind === "unit" && type.unit !== "currency" ? said.unit : (field?.unit ?? type.unit);
}
