import { type Condition, type DurationUnit, namesInCondition, type Order } from "../../../inferred/check.ts";
import { distributionOf } from "../../../inferred/distribution-of.ts";
import type { Distribution, Model } from "../../../inferred/model.ts";
import type { Rule } from "../../frames/frame.ts";
import { flagRule } from "../constraints/flag-rule.ts";
import { type DraftField, type DraftTable, isTime } from "../draft/draft.ts";
import { bulkOf } from "../draft/fit.ts";
import { finenessOf } from "../draft/numeric.ts";
import { sameRule } from "./same-rule.ts";

/**
 * "late flag (arrival after ETA)": a flag by several columns. Where the buyer says how often it is true, one of them is told from the
 * flag: it lies on the side that the flag tells.
 */
export function decidedRule(flag: DraftField, when: Condition, { fields }: DraftTable): Rule | undefined {
  if (flag.type !== "bool") return undefined;
  const called = (name: string): DraftField | undefined => fields.find((field) => field.name === name);
  if ("as" in when) return sameRule(flag, called(when.field), called(when.as), when.same);
  const [one, other] = namesInCondition(when).map(called);
  const isPair = "is" in when && !("after" in when) && typeof when.than === "string";
  if (!isPair || one === undefined || other === undefined) return flagRule(flag, when);
  return orderedRule(flag, one, other, when.is);
}

function orderedRule(flag: DraftField, one: DraftField, other: DraftField, is: Order): Rule {
  const model: Model = { kind: "compared", left: one.name, is, right: other.name };
  return {
    statement: `${flag.name} is true exactly where ${one.name} ${is} ${other.name}`,
    needs: [flag.name, one.name, other.name],
    sets: flag.fixed.has("rate") ? { [one.name]: toldByFlag(flag, one, other, is) } : { [flag.name]: model },
    checks: [{ kind: "function", result: flag.name, by: [one.name, other.name] }],
  };
}

/** "late (more than 45 min)": a flag by how long it took; where the buyer says how often, it took as long as the flag tells. */
export function spanRule(
  flag: DraftField,
  first: DraftField,
  last: DraftField,
  { is, by, unit }: { readonly is: Order; readonly by: number; readonly unit: DurationUnit },
): Rule {
  const when: Condition = { field: last.name, after: first.name, is, by, unit };
  if (!flag.fixed.has("rate")) return flagRule(flag, when);
  const isAbove = is.startsWith(">");
  const longer: Distribution = { kind: "triangular", minimum: by * 1.02, mode: by * 1.2, maximum: by * 2 };
  const shorter: Distribution = { kind: "triangular", minimum: by * 0.3, mode: by * 0.75, maximum: by * 0.98 };
  const took = (distribution: Distribution): Model => ({ kind: "later", than: first.name, by: distribution, unit });
  const told = {
    kind: "dependent",
    by: flag.name,
    models: { true: took(isAbove ? longer : shorter) },
    otherwise: took(isAbove ? shorter : longer),
  } as const;
  return flagRule(flag, when, { [last.name]: told });
}

function toldByFlag(flag: DraftField, one: DraftField, other: DraftField, is: string): Model {
  const isAbove = is.startsWith(">");
  const isStrict = is.length === 1;
  const side = (above: boolean, strict: boolean): Model =>
    isTime(one) ? timeBeside(one, other, above, strict) : numberBeside(one, other, above, strict);
  return {
    kind: "dependent",
    by: flag.name,
    models: { true: side(isAbove, isStrict) },
    otherwise: side(!isAbove, !isStrict),
  };
}

function timeBeside(one: DraftField, other: DraftField, after: boolean, strict: boolean): Model {
  const days = one.type === "date" || other.type === "date";
  const least = strict ? 1 : 0;
  const most = days ? 6 : 240;
  const by: Distribution = after
    ? { kind: "triangular", minimum: least, mode: least + most / 5, maximum: most }
    : { kind: "triangular", minimum: -most, mode: -least - most / 5, maximum: -least };
  return { kind: "later", than: other.name, by, unit: days ? "day" : "min" };
}

function numberBeside(one: DraftField, other: DraftField, above: boolean, strict: boolean): Model {
  const decimals = finenessOf(one);
  const distribution = distributionOf(other.model);
  const spread = Math.max(
    distribution === undefined ? 1 : Math.abs(bulkOf(distribution).middle) * 0.3,
    10 ** -decimals,
  );
  const least = strict ? 10 ** -decimals : 0;
  const noise: Distribution = above
    ? { kind: "triangular", minimum: least, mode: least, maximum: least + spread }
    : { kind: "triangular", minimum: -least - spread, mode: -least, maximum: -least };
  return { kind: "sum", terms: [{ field: other.name, times: 1 }], noise, decimals };
}
