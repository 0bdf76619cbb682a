import { distributionOf } from "../../../inferred/distribution-of.ts";
import type { Found } from "../../findings.ts";
import { type DraftField, type DraftNotes, type DraftTable, isNumeric } from "../draft/draft.ts";
import { bulkOf } from "../draft/fit.ts";
import { say } from "../draft/saying.ts";
import { inField } from "./bounds.ts";

/** More values than this are no list that a plan should hold. */
const MOST_VALUES = 1_001;
const STEPS_WITHOUT_BOUND = 40;

/** "in steps of 0.5": the field holds the multiples of the step from its least value on. */
export function applyStep(
  found: Extract<Found, { kind: "step" }>,
  field: DraftField,
  table: DraftTable,
  notes: DraftNotes,
): boolean {
  if (!isNumeric(field) || field.fixed.has("enum") || field.fixed.has("distribution")) return false;
  const step = inField(found.step, found.unit, field) ?? found.step;
  const distribution = distributionOf(field.model);
  const least = field.minimum ?? 0;
  const bulk = distribution === undefined ? least + step * STEPS_WITHOUT_BOUND : bulkOf(distribution).high;
  const most = field.maximum ?? Math.max(bulk, least + step);
  const count = Math.floor((most - least) / step + 1e-9) + 1;
  if (step <= 0 || count < 2 || count > MOST_VALUES) return false;
  const decimals = Math.max(decimalsOf(step), decimalsOf(least));
  const values = Array.from({ length: count }, (_, index) => (least + index * step).toFixed(decimals));
  field.model = { kind: "choice", values: values.map((value) => String(Number(value))), weights: values.map(weightAt) };
  if (decimals > 0) field.type = "number";
  field.fixed.add("step");
  say(
    notes,
    field,
    table,
    "step",
    `${field.name} goes in steps of ${step} from ${least} on`,
    { step, from: least },
    found,
  );
  return true;
}

/** Most in the middle, some at both ends. */
function weightAt(_: string, index: number, { length }: readonly string[]): number {
  const place = (index + 0.5) / length;
  return Number((0.2 + 4 * place * (1 - place)).toFixed(4));
}

function decimalsOf(value: number): number {
  return String(value).split(".")[1]?.length ?? 0;
}
