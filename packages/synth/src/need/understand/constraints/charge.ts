import { distributionOf } from "../../../inferred/distribution-of.ts";
import { namesCurrency } from "../../extract/units.ts";
import type { Found } from "../../findings.ts";
import { singular } from "../../text/stem.ts";
import { type DraftField, type DraftNotes, type DraftTable, isNumeric } from "../draft/draft.ts";
import { becomeNumeric } from "../draft/numeric.ts";
import { applyUnit } from "../draft/units-of-fields.ts";
import { applyMembers } from "./enumeration.ts";

export type Charge = Extract<Found, { kind: "charge" }>;

const rates =
  /(?:^|_)(?:rate|percent|percentage|pct|satz|taux|tasa|tipo|aliquota|tariff|tarif|hourly|nightly|daily|per|je|pro|por|par)(?:_|$)/;
const nets =
  /(?:^|_)(?:net|netto\w*|neto|neta|liquido|ht|subtotal|base|imponible|taxable|zwischensumme|before|excl)(?:_|$)/;
const totals =
  /(?:^|_)(?:total|totale|gross|brutto\w*|bruto|brut|ttc|gesamt\w*|endbetrag|endpreis|rechnungsbetrag|due|payable|pay|payer|pagar)(?:_|$)/;

/**
 * Makes a field the amount of a charge: "net, 19% VAT, gross". Without a column that it is charged on, and for "VAT rate 19%", it
 * holds the rate itself.
 */
export function applyCharge(found: Charge, field: DraftField, table: DraftTable, notes: DraftNotes): boolean {
  if (found.per === "%") beAmounts(field, table);
  const base = baseOfCharge(found, field, table);
  if (found.per === "%" && base === undefined) {
    if (isNumeric(field) && field.unit !== "%") field.unit = "%";
    const value = String(Number((found.times * 100).toPrecision(12)));
    return applyMembers({ start: found.start, end: found.end }, [value], field, table, notes);
  }
  const like = base === undefined ? undefined : distributionOf(base.model);
  if (like !== undefined && field.fixed.size === 0) becomeNumeric(field, false, like);
  if (found.unit !== undefined) return applyUnit(found, found.unit, field, table, notes);
  if (base !== undefined && found.per === "%") field.unit = base.unit;
  return isNumeric(field);
}

/** What a charge is a share of, or the quantity that it is so much for each unit of. */
export function baseOfCharge({ per, of }: Charge, field: DraftField, table: DraftTable): DraftField | undefined {
  if (rates.test(field.name)) return undefined;
  const others = table.fields.filter((each) => each !== field && isNumeric(each) && each.source === "stated");
  if (per === "each") return lastCountBefore(field, others);
  if (per !== "%") return countedPer(per, others);
  const amounts = others.filter(
    ({ unit, name }) => unit !== null && (unit === "currency" || namesCurrency(unit)) && !rates.test(name),
  );
  const end = field.span?.start ?? 0;
  const before = amounts.filter(({ span }) => span !== null && span.end <= end);
  const parts = before.filter(({ name, semantic }) => !totals.test(name) && semantic.id !== "total");
  if (of === "product") return before.find(({ name, semantic }) => /price/.test(name) || semantic.id === "unit_price");
  if (of === "subtotal")
    return before.find(({ name, semantic }) => nets.test(name) || semantic.id === "subtotal") ?? before[0];
  const gross =
    of === "gross" || taxesOnIncome.test(field.name) ? before.find(({ name }) => grosses.test(name)) : undefined;
  if (gross !== undefined) return gross;
  const net = amounts.find(({ name, semantic }) => nets.test(name) || semantic.id === "subtotal");
  // "bill in USD, tip 15% of that": a total is charged where nothing else is.
  return net ?? parts.at(-1) ?? before.at(-1);
}

/** Who earns pays these on all of it; what is sold is taxed on top. */
const taxesOnIncome =
  /(?:^|_)(?:tax|taxes|income_tax|withholding|deductions?|pension|social_security|contributions?|lohnsteuer|retencion|irpf|cotisations?|inss)$/;
const grosses = /(?:^|_)(?:gross|brutto\w*|bruto|brut|salary|wage|pay)(?:_|$)/;

/** What is left of a gross amount: "gross, tax 22%, net". */
export function restOfCharge(
  { of }: Charge,
  field: DraftField,
  base: DraftField,
  table: DraftTable,
): DraftField | undefined {
  if (!grosses.test(base.name) || (of !== "gross" && !taxesOnIncome.test(field.name))) return undefined;
  const last = field.span?.end ?? 0;
  const others = table.fields.filter((each) => each !== base && isNumeric(each) && each.source === "stated");
  return (
    others.find(({ name }) => nets.test(name)) ??
    others.find(({ name, span }) => left.test(name) && span !== null && span.start >= last)
  );
}

/** How many there are of what has a price: "price, size, fee 0.1%". */
export function quantityOfCharge({ of }: Charge, field: DraftField, table: DraftTable): DraftField | undefined {
  if (of !== "product") return undefined;
  const numbers = table.fields.filter((each) => each !== field && isNumeric(each) && each.source === "stated");
  return numbers.find(({ name }) => quantities.test(name));
}

const left = /(?:^|_)(?:payout|take_home(?:_pay)?|auszahlung)$/;
const quantities = /(?:^|_)(?:amount|size|quantity|qty|volume|shares|units)$/;

/** What was counted last: "how many without ticket, fines at 60 EUR each". */
function lastCountBefore(field: DraftField, others: readonly DraftField[]): DraftField | undefined {
  const end = field.span?.start ?? 0;
  return others.findLast(({ type, unit, span }) => type === "int" && unit === null && span !== null && span.end <= end);
}

/** "base imponible, IVA al 21 %", "total HT, TVA 10 %": beside a charge what is net is an amount, whatever its form was taken for. */
function beAmounts(charged: DraftField, table: DraftTable): void {
  for (const field of table.fields) {
    const isOpen = !field.known && field.fixed.size === 0 && (field.type === "string" || field.type === "bool");
    if (field === charged || !isOpen || !nets.test(field.name)) continue;
    becomeNumeric(field, false, { kind: "lognormal", median: 120, sigma: 0.8 });
    field.unit = table.fields.find(({ unit }) => unit !== null && namesCurrency(unit))?.unit ?? "currency";
    field.minimum = 0;
  }
}

/** The total that a charge is added to: "net, VAT at 20%, gross". */
export function totalOfCharge(field: DraftField, base: DraftField, table: DraftTable): DraftField | undefined {
  const fitting = table.fields.filter(
    (each) =>
      each !== field &&
      each !== base &&
      isNumeric(each) &&
      each.source === "stated" &&
      each.unit === base.unit &&
      (totals.test(each.name) || each.semantic.id === "total"),
  );
  return fitting.length === 1 ? fitting[0] : undefined;
}

const times: ReadonlyMap<string, number> = new Map([
  ["s", 1],
  ["min", 60],
  ["h", 3600],
  ["day", 86_400],
  ["night", 86_400],
  ["week", 604_800],
]);

/** How many of a charge's units one unit of its base is: a minute is a sixtieth of an hour. */
export function scaleOfCharge(per: string, { unit }: DraftField): number {
  const [own, other] = [times.get(unit ?? ""), times.get(per)];
  return own === undefined || other === undefined ? 1 : own / other;
}

/** The one column that is counted in a unit, or that counts such things: "at 12 EUR per guest" beside "guests". */
function countedPer(per: string, fields: readonly DraftField[]): DraftField | undefined {
  const exact = fields.filter(({ unit }) => unit === per);
  const alike = fields.filter(({ unit }) => unit !== null && times.has(unit) && times.has(per));
  const wanted = per.split(" ");
  const wordsOf = ({ name }: DraftField): readonly string[] => name.split("_").map((word) => singular(word));
  const counts = fields.filter(({ type }) => type === "int");
  const called = counts.filter((field) => wordsOf(field).join(" ") === per);
  const named = counts.filter((field) => wanted.every((word) => wordsOf(field).includes(word)));
  return [exact, alike, called, named].find(({ length }) => length === 1)?.[0];
}
