import { distributionOf } from "../../../inferred/distribution-of.ts";
import { unitNamed } from "../../extract/units.ts";
import { usedBetween } from "../../rules/meters.ts";
import { pairsOf } from "../../rules/named-pairs.ts";
import { meterPairs, meters } from "../../rules/usual-relations.ts";
import { type DraftField, type DraftTable, isNumeric } from "../draft/draft.ts";
import { becomeNumeric, finenessOf } from "../draft/numeric.ts";
import { takeUnit } from "../draft/units-of-fields.ts";
import { middleOfField } from "./said-relations.ts";

/** A journey is no car's whole life. */
const FARTHEST = 1_500;
const aJourney = { kind: "lognormal", median: 45, sigma: 0.8 } as const;
const aBill = { kind: "lognormal", median: 40, sigma: 0.7 } as const;

/** "previous and current reading in m3, usage": what lies between two readings is counted as they are. */
export function applyReadings({ fields }: DraftTable): void {
  const named = fields
    .filter((field) => isNumeric(field) && meters.test(field.name))
    .map((field) => ({ ...field, decimals: finenessOf(field), middle: undefined }));
  const [pair, ...others] = pairsOf(named, meterPairs, false);
  if (pair === undefined || others.length > 0) return;
  const [first, last] = pair;
  const isOpen = (field: DraftField): boolean =>
    isNumeric(field) || (field.type === "string" && !field.known && field.fixed.size === 0);
  const used = usedBetween(first, last, fields.filter(isOpen));
  if (used === undefined) return;
  becomeNumeric(used, false, aBill);
  if (used.fixed.has("range") || used.fixed.has("distribution")) return;
  if (last.unit !== null && !used.fixed.has("unit") && !isAlike(used.unit, last.unit)) {
    used.unit = null;
    takeUnit(used, last.unit);
    if (distributionOf(used.model) !== undefined)
      used.model = { kind: "number", distribution: aBill, decimals: finenessOf(used) };
  }
  if (last.unit === "km" && (middleOfField(used) ?? 0) > FARTHEST)
    used.model = { kind: "number", distribution: aJourney, decimals: finenessOf(used) };
}

function isAlike(one: string | null, other: string): boolean {
  return one !== null && unitNamed(one)?.dimension === unitNamed(other)?.dimension;
}
