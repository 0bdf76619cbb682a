import { CHARACTERS } from "../../extract/text-length.ts";
import { convert } from "../../extract/units.ts";
import type { Found } from "../../findings.ts";
import { type DraftField, type DraftNotes, type DraftTable, isNumeric, isTime, spanIn } from "../draft/draft.ts";
import { bound, decimalsOf } from "../draft/numeric.ts";
import { round, say, spanOf } from "../draft/saying.ts";
import { sayUnit, takeUnit } from "../draft/units-of-fields.ts";
import { isInPlural } from "../words/phrase.ts";
import { applyTextLength } from "./text-length.ts";

/** "max 12 students": how many of them there are, and no key of one. */
function countThings(field: DraftField, { fields }: DraftTable): void {
  const [item] = field.items;
  const span = item === undefined ? undefined : spanIn(field, item);
  const word = item?.words.findLast(({ end }) => end === span?.end);
  if (word === undefined || !isInPlural(word)) return;
  if (fields.some(({ name }) => name === word.folded)) return;
  field.name = word.folded;
  field.frameField = null;
  field.of = undefined;
  field.meaning = `Number of ${word.folded}.`;
}

/** Measured in parts of one where they end there. */
const scores = /(?:^|_)(?:score|index|ratio|probability|confidence|similarity|weight|strength|share)$/;

/** Worked out of other figures, however few values they may have. */
const reckoned = /(?:^|_)(?:ratio|factor|index|coefficient|rate|multiple|gpa)$/;

/** "1-5", "0 to 10": what is graded in whole steps. */
export function isScale({ minimum, maximum, unit }: Extract<Found, { kind: "range" }>): boolean {
  const isFromBelow = minimum === 0 || minimum === 1;
  return unit === undefined && isFromBelow && maximum !== undefined && maximum > 2 && maximum <= 10;
}

/** "purchase intent 0-10", "likelihood 1-5": what is a share, or measured by nobody's unit, is graded in whole steps. */
function isGraded(found: Extract<Found, { kind: "range" }>, field: DraftField): boolean {
  if (!isScale(found) || reckoned.test(field.name) || field.unit !== null || field.type !== "number") return false;
  return Number.isInteger(found.maximum) && (field.known ? field.maximum !== undefined && field.maximum <= 1 : true);
}

/** A number between ends that the buyer says, and no other that its kind has. */
function drawnBetween(field: DraftField, whole: boolean, minimum: number, maximum: number): void {
  const distribution = { kind: "beta", a: 2, b: 2, minimum, maximum } as const;
  field.type = whole ? "int" : "number";
  field.model = { kind: "number", distribution, decimals: whole ? 0 : 2 };
  field.minimum = undefined;
  field.maximum = undefined;
}

const attitudes =
  /(?:^|_)(?:engagement|satisfaction|motivation|confidence|trust|loyalty|happiness|commitment|morale|wellbeing)$/;

/** "engagement 1-5": what is measured in per cent elsewhere is graded here. */
function beGradedWithoutUnit(found: Extract<Found, { kind: "range" }>, field: DraftField): void {
  if (isScale(found) && field.unit === "%" && !field.fixed.has("unit") && attitudes.test(field.name)) field.unit = null;
}

export function applyRange(
  found: Extract<Found, { kind: "range" }>,
  field: DraftField,
  table: DraftTable,
  notes: DraftNotes,
): boolean {
  if (found.unit === CHARACTERS) return applyTextLength(found, field, table, notes);
  if (isTime(field) && !isOrdinal(found)) return applyYears(found, field, table, notes);
  beGradedWithoutUnit(found, field);
  const ends = [found.minimum, found.maximum].filter((end) => end !== undefined);
  // From 0 or -1 to 1 lie scores, of which there are more than two or three.
  const isScore = found.maximum === 1 && (found.minimum === 0 || found.minimum === -1);
  const whole = ends.every(Number.isInteger) && !isScore && (found.unit === undefined || field.type === "int");
  if (!isNumeric(field)) {
    // "aroma, taste and finish rated 1-10" list nothing and are no times.
    const isOther = !isTime(field) && !(field.type === "array" && isScale(found));
    if (isOther && field.known && field.type !== "string" && field.type !== "id" && field.type !== "enum") return false;
    if (field.type === "id") countThings(field, table);
    const least = found.minimum ?? 0;
    const most = found.maximum ?? Math.max(10, least * 2 + 10);
    drawnBetween(field, whole && found.unit === undefined, least, most);
  } else if (isScore && field.type === "int" && scores.test(field.name)) {
    drawnBetween(field, false, found.minimum ?? 0, 1);
  } else if (isGraded(found, field)) {
    drawnBetween(field, true, found.minimum ?? 0, found.maximum ?? 1);
  }
  // A unit that the buyer has said of the field stays; the numbers are turned into it.
  const settled =
    field.fixed.has("unit") &&
    field.unit !== null &&
    found.unit !== undefined &&
    convert(1, found.unit, field.unit) !== undefined;
  if (found.unit !== undefined && !settled) takeUnit(field, found.unit);
  const least = inField(found.minimum, found.unit, field);
  const most = inField(found.maximum, found.unit, field);
  if (least !== undefined && most !== undefined && least > most) {
    notes.impossible.push({
      reason: `${field.name} cannot be at least ${least} and at most ${most}`,
      spans: [spanOf(found)],
      fix: `say a minimum that is not above the maximum, for example ${field.name} between ${most} and ${least}`,
    });
    return true;
  }
  // A second range of one field narrows the first: "minimum 18 ... maximum 65".
  const known = notes.constraints.find(
    (each) => each.kind === "range" && each.field === field.name && each.table === table.name,
  );
  const before = known?.value ?? {};
  const minimum = least ?? (typeof before.min === "number" ? before.min : undefined);
  const maximum = most ?? (typeof before.max === "number" ? before.max : undefined);
  // What was said of other rows, or contradicts itself: the second stays unattached, and asking/ tells.
  if (minimum !== undefined && maximum !== undefined && minimum > maximum) return false;
  if (field.type === "int" && ends.some((end) => !Number.isInteger(inField(end, found.unit, field)))) {
    field.type = "number";
    if (field.model.kind === "number") field.model = { ...field.model, decimals: 1 };
  }
  widenDecimals(field, [minimum, maximum]);
  const fraction = field.type === "int" ? 1 : 10 ** -Math.min(4, decimalsOf(field.model) ?? 2);
  bound(
    field,
    minimum === undefined ? undefined : found.exclusiveMinimum === true ? round(minimum + fraction) : minimum,
    maximum === undefined ? undefined : found.exclusiveMaximum === true ? round(maximum - fraction) : maximum,
  );
  field.fixed.add("range");
  const unit = field.unit === null || field.unit === "currency" ? "" : ` ${field.unit}`;
  const words =
    minimum !== undefined && maximum !== undefined
      ? `between ${minimum} and ${maximum}${unit}`
      : minimum !== undefined
        ? `${found.exclusiveMinimum === true ? "above" : "at least"} ${minimum}${unit}`
        : `${found.exclusiveMaximum === true ? "below" : "at most"} ${maximum}${unit}`;
  const value = {
    ...(minimum === undefined ? {} : { min: minimum }),
    ...(maximum === undefined ? {} : { max: maximum }),
    ...(found.unit === undefined || field.unit === null ? {} : { unit: field.unit }),
  };
  if (known !== undefined) notes.constraints.splice(notes.constraints.indexOf(known), 1);
  say(notes, field, table, "range", `${field.name} is ${words}`, value, found);
  if (found.unit !== undefined && field.unit !== null) sayUnit(field, table, notes, found);
  return true;
}

/** "shooting day 1-42" numbers the days. */
function isOrdinal({ minimum, maximum, unit }: Extract<Found, { kind: "range" }>): boolean {
  const ends = [minimum, maximum].filter((end) => end !== undefined);
  return unit === undefined && ends.length > 0 && ends.every((end) => Number.isInteger(end) && end < 1000);
}

/** Bounds with more decimals than the model has would leave no room. */
function widenDecimals(field: DraftField, ends: readonly (number | undefined)[]): void {
  if (field.model.kind !== "number" || field.type === "int") return;
  const needed = Math.max(0, ...ends.map((end) => (end === undefined ? 0 : (String(end).split(".")[1]?.length ?? 0))));
  const [least, most] = ends;
  const narrow = least !== undefined && most !== undefined && most - least <= 1 ? 2 : 0;
  // "under 0.02 kg": there is more below it than 0 and 0.01.
  const below =
    least === undefined && most !== undefined && most > 0 && most < 1 ? 2 - Math.floor(Math.log10(most)) : 0;
  const decimals = Math.min(9, Math.max(field.model.decimals, needed, narrow, below));
  field.model = { ...field.model, decimals };
}

/** "built between 1990 and 2020" for a field of time. */
function applyYears(
  found: Extract<Found, { kind: "range" }>,
  field: DraftField,
  table: DraftTable,
  notes: DraftNotes,
): boolean {
  if (field.model.kind !== "moment") return false;
  const from = found.minimum === undefined ? undefined : `${found.minimum}-01-01`;
  const to = found.maximum === undefined ? undefined : `${found.maximum + 1}-01-01`;
  field.model = { ...field.model, ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
  field.fixed.add("window");
  const last = found.maximum === undefined ? undefined : `${found.maximum}-12-31`;
  say(
    notes,
    field,
    table,
    "window",
    `${field.name} lies ${from === undefined ? "" : `from ${from} `}${last === undefined ? "on" : `to ${last}`}`.trim(),
    { ...(from === undefined ? {} : { from }), ...(last === undefined ? {} : { to: last }) },
    found,
  );
  return true;
}

/** A number of the buyer's unit in the field's. */
export function inField(value: number | undefined, unit: string | undefined, field: DraftField): number | undefined {
  if (value === undefined || unit === undefined || field.unit === null || unit === field.unit) return value;
  return convert(value, unit, field.unit) ?? value;
}
