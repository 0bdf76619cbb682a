import type { Rule } from "../../frames/frame.ts";
import { type DraftField, isNumeric } from "../draft/draft.ts";
import { finenessOf } from "../draft/numeric.ts";

/** "commission 0 to 9 % of fare", "price at least 2.5 times the cost": a number between two multiples of another. */
export function multipleRule(
  field: DraftField,
  of: DraftField,
  { least, most }: { readonly least?: number; readonly most?: number },
): Rule | undefined {
  if (!isNumeric(field) || !isNumeric(of)) return undefined;
  if (field.unit === "%" && of.unit !== "%") field.unit = of.unit;
  const minimum = least ?? 0;
  const maximum = most ?? Math.max(minimum * 1.8, 1);
  const decimals = finenessOf(field);
  const low = least === undefined || least === 0 ? [] : [`${field.name} >= ${least} * ${of.name}`];
  const high = most === undefined ? [] : [`${field.name} <= ${most} * ${of.name}`];
  // What is at most once the other one, or at least once, is in order with it.
  const order = most !== undefined && most <= 1 ? [field.name, of.name] : minimum >= 1 ? [of.name, field.name] : [];
  return {
    statement: [...low, ...high].join(" and "),
    needs: [field.name, of.name],
    sets: {
      [field.name]: {
        kind: "portion",
        of: of.name,
        share: { kind: "triangular", minimum, mode: minimum + (maximum - minimum) * 0.3, maximum },
        decimals,
      },
    },
    checks: order.length === 0 ? [] : [{ kind: "ascending", fields: order }],
  };
}
