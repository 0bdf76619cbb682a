import { distributionBeyond } from "../../../inferred/distribution-beyond.ts";
import type { Found } from "../../findings.ts";
import { type DraftField, type DraftNotes, type DraftTable, isNumeric } from "../draft/draft.ts";
import { becomeNumeric, decimalsOf } from "../draft/numeric.ts";
import { percentage, say } from "../draft/saying.ts";
import { takeUnit } from "../draft/units-of-fields.ts";
import { inField } from "./bounds.ts";

type Said = Extract<Found, { kind: "distribution" }>;
type Beyond = NonNullable<Said["beyond"]>;

/** "battery below 20 % in 4 %": the number lies so that about as many rows are beyond the bound. */
export function applyTail(
  found: Said,
  beyond: Beyond,
  field: DraftField,
  table: DraftTable,
  notes: DraftNotes,
): boolean {
  if (!isNumeric(field)) {
    if (field.known && field.type !== "string") return false;
    becomeNumeric(field, false, { kind: "lognormal", median: 40, sigma: 0.6 });
  }
  if (beyond.unit !== undefined && field.unit === null) takeUnit(field, beyond.unit);
  const than = inField(beyond.than, beyond.unit, field) ?? beyond.than;
  const distribution = distributionBeyond({ ...beyond, than }, field);
  const decimals = field.type === "int" ? 0 : (decimalsOf(field.model) ?? 2);
  field.model = { kind: "number", distribution, decimals };
  field.fixed.add("distribution");
  const side = beyond.is === ">" ? "above" : "below";
  const words = `about ${percentage(beyond.share)} of ${field.name} is ${side} ${than}`;
  say(notes, field, table, "distribution", words, { share: beyond.share, [side]: than }, found);
  return true;
}
