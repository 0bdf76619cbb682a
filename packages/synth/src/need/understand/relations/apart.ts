import type { DurationUnit } from "../../../inferred/check.ts";
import type { Distribution } from "../../../inferred/model.ts";
import type { Found } from "../../findings.ts";
import type { Rule } from "../../frames/frame.ts";
import { type DraftField, isTime } from "../draft/draft.ts";

/** "due date 30 days after issue date": one time so much after another. */
export function offsetRule(later: DraftField, earlier: DraftField, by: number, unit: DurationUnit): Rule | undefined {
  if (!isTime(later) || !isTime(earlier)) return undefined;
  const amount: Distribution = { kind: "constant", value: by };
  return {
    statement: `${later.name} = ${earlier.name} ${by < 0 ? "-" : "+"} ${Math.abs(by)}${shortUnit(unit)}`,
    needs: [later.name, earlier.name],
    sets: { [later.name]: { kind: "later", than: earlier.name, by: amount, unit } },
    checks: [{ kind: "offset", from: earlier.name, to: later.name, by, unit }],
  };
}

function shortUnit(unit: DurationUnit): string {
  return unit === "day" ? "d" : unit === "week" ? "w" : unit === "month" ? "mo" : unit === "year" ? "y" : unit;
}

/** "ship date 1 to 5 days after order date": how far apart two times lie. */
export function gapRule(
  left: DraftField,
  right: DraftField,
  { least = 0, most, unit, sign }: Extract<Found, { kind: "gap" }>,
): Rule | undefined {
  if (!isTime(left) || !isTime(right)) return undefined;
  const longest = most ?? (least === 0 ? 10 : least * 4);
  const by: Distribution =
    least === longest
      ? { kind: "constant", value: sign * least }
      : sign > 0
        ? { kind: "triangular", minimum: least, mode: least + (longest - least) * 0.3, maximum: longest }
        : { kind: "triangular", minimum: -longest, mode: -least - (longest - least) * 0.3, maximum: -least };
  const [from, to] = sign > 0 ? [right, left] : [left, right];
  const bounds = { ...(least === 0 ? {} : { least }), ...(most === undefined ? {} : { most }) };
  const range = most === undefined ? `at least ${least}` : least === 0 ? `at most ${most}` : `${least} to ${most}`;
  return {
    statement: `${left.name} is ${range} ${unit} ${sign > 0 ? "after" : "before"} ${right.name}`,
    needs: [left.name, right.name],
    sets: { [left.name]: { kind: "later", than: right.name, by, unit } },
    checks: [
      { kind: "ascending", fields: [from.name, to.name] },
      { kind: "apart", from: from.name, to: to.name, unit, ...bounds },
    ],
  };
}

/** "end after start": the later one lies some while after. */
export function orderRule(low: DraftField, high: DraftField, strict: boolean): Rule {
  const days = low.type === "date" || high.type === "date";
  const by: Distribution =
    strict && days
      ? { kind: "triangular", minimum: 1, mode: 5, maximum: 40 }
      : { kind: "lognormal", median: days ? 9 : 75, sigma: 0.8 };
  return {
    statement: `${low.name} ${strict ? "<" : "<="} ${high.name}`,
    needs: [low.name, high.name],
    sets: { [high.name]: { kind: "later", than: low.name, by, unit: days ? "day" : "min" } },
    checks: [
      { kind: "ascending", fields: [low.name, high.name], ...(strict && days ? { strict: true as const } : {}) },
    ],
  };
}
