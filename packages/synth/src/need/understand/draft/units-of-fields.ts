import { convert, isCurrency, unitNamed } from "../../extract/units.ts";
import type { Span } from "../../findings.ts";
import { type DraftField, type DraftNotes, type DraftTable, isNumeric } from "./draft.ts";
import { becomeNumeric, rescale } from "./numeric.ts";
import { say } from "./saying.ts";

const angles = /(?:winkel|neigung|azimut|angle|angulo|inclin|heading|bearing_deg)/;

/** Coins of which one is worth a lot: amounts are small parts of them. */
const coins = /^(?:BTC|ETH|BNB|SOL)$/;
const COIN_DECIMALS = 6;

/** The buyer's unit becomes the field's: money takes the currency, measures are converted. */
export function takeUnit(field: DraftField, unit: string): void {
  countIn(field, unit);
  if (field.type === "number" && field.model.kind === "number" && coins.test(field.unit ?? ""))
    field.model = { ...field.model, decimals: Math.max(field.model.decimals, COIN_DECIMALS) };
}

function countIn(field: DraftField, unit: string): void {
  if (unit === "%" && field.unit === null && field.maximum !== undefined && field.maximum <= 1) {
    rescale(field, 100);
    field.unit = "%";
    return;
  }
  // "online share of spending in %": a share of an amount is none.
  const isAmount = isMoney(field.unit) || (field.unit === null && field.maximum === undefined);
  if (unit === "%" && isAmount && shares.test(field.name) && !field.fixed.has("range")) {
    const distribution = { kind: "beta", a: 2, b: 2.5, minimum: 0, maximum: 100 } as const;
    field.model = { kind: "number", distribution, decimals: 1 };
    [field.type, field.unit, field.minimum, field.maximum] = ["number", "%", 0, 100];
    return;
  }
  // "Anstellwinkel -4 bis 16 Grad": degrees of an angle are none of heat.
  const said = unitNamed(unit === "C" && angles.test(field.name) ? "deg" : unit);
  if (field.unit === null || field.unit === "currency" || said === undefined) {
    field.unit = said?.symbol ?? unit;
    return;
  }
  const own = unitNamed(field.unit);
  // "temperatures between 18 and 24 degrees" are no angles.
  if (own?.dimension === "temperature" && said.symbol === "deg") return;
  if (own === undefined || isCurrency(said) || isCurrency(own) || own.dimension !== said.dimension) {
    field.unit = said.symbol;
    return;
  }
  const factor = convert(1, field.unit, said.symbol);
  const zero = convert(0, field.unit, said.symbol);
  if (factor !== undefined && zero === 0 && factor !== 1 && !isOfSmallSignals(own.dimension, factor)) {
    rescale(field, factor);
    if (field.type === "int" && factor < 1) field.type = "number";
    if (factor < 1) beOfItsUnit(field, said.symbol);
  }
  field.unit = said.symbol;
}

const shares =
  /(?:^|_)(?:share|percentage|percent|proportion|portion|part|anteil|cuota|porcentaje|pourcentage|percentual|parcela)(?:_|$)/;

function isMoney(unit: string | null): boolean {
  const own = unit === null ? undefined : unitNamed(unit);
  return unit === "currency" || (own !== undefined && isCurrency(own));
}

/** What is commonly told in a large unit: its median there, in it. */
const large: ReadonlyMap<string, number> = new Map([
  ["km", 9],
  ["mi", 6],
  ["m", 12],
  ["t", 18],
]);
const extents = /^(?:length|width|height|depth|weight|distance|size)(?:_(?:mm|cm|m|g|kg))?$/;
/** What lies across a length is less. */
const across = /^(?:width|height|depth)/;
/** Below so much of it nobody tells anything in a large unit. */
const LEAST = 0.5;

/** "hiking trails: length in km": a trail is no parcel, whose length would be told in centimetres. */
function beOfItsUnit(field: DraftField, unit: string): void {
  const { model, maximum, frameField } = field;
  const median = large.get(unit);
  if (median === undefined || frameField !== null || !extents.test(field.semantic.id) || model.kind !== "number")
    return;
  const { distribution } = model;
  const usual = "median" in distribution ? distribution.median : "mean" in distribution ? distribution.mean : undefined;
  if (usual === undefined || usual >= LEAST) return;
  if (maximum !== undefined && maximum < median) field.maximum = undefined;
  const own = across.test(field.semantic.id) ? median / 2.5 : median;
  field.model = { kind: "number", distribution: { kind: "lognormal", median: own, sigma: 0.7 }, decimals: 2 };
}

/** Who speaks of nanoamperes does not mean amperes: beyond a thousand times the figures stay, and are of the small unit. */
function isOfSmallSignals(dimension: string, factor: number): boolean {
  return (dimension === "current" || dimension === "voltage") && factor >= 1000;
}

export function applyUnit(found: Span, unit: string, field: DraftField, table: DraftTable, notes: DraftNotes): boolean {
  if (!isNumeric(field)) {
    if (field.known && field.type !== "string" && field.type !== "enum") return false;
    becomeNumeric(field, false, { kind: "lognormal", median: 40, sigma: 0.6 });
    field.minimum ??= 0;
  }
  if (isCountIn(field, unit)) {
    field.type = "number";
    field.model = { kind: "number", distribution: { kind: "lognormal", median: 60, sigma: 0.9 }, decimals: 2 };
  }
  takeUnit(field, unit);
  field.fixed.add("unit");
  sayUnit(field, table, notes, found);
  return true;
}

/** "labour and parts in CAD": what else would be a number of things is an amount of money. */
function isCountIn({ type, unit: own, fixed }: DraftField, unit: string): boolean {
  const said = unitNamed(unit);
  return (
    type === "int" &&
    own === null &&
    !fixed.has("range") &&
    !fixed.has("enum") &&
    said !== undefined &&
    isCurrency(said)
  );
}

export function sayUnit(field: DraftField, table: DraftTable, notes: DraftNotes, span: Span): void {
  if (field.unit === null) return;
  const { unit } = field;
  const before = notes.constraints.findIndex(
    (each) => each.kind === "unit" && each.field === field.name && each.table === table.name,
  );
  const said = notes.constraints[before]?.value.unit === unit;
  // "price per kilo between 1 and 12 EUR": what was taken for its unit gives way to what its figures are in.
  if (before >= 0 && !said) notes.constraints.splice(before, 1);
  if (!said) say(notes, field, table, "unit", `${field.name} is in ${field.unit}`, { unit: field.unit }, span);
}
