import { type Condition, namesInCondition, type Order } from "../../../inferred/check.ts";
import { conditionStatement } from "../../../inferred/check-statement.ts";
import type { Found } from "../../findings.ts";
import type { Rule } from "../../frames/frame.ts";
import { type DraftField, isNumeric } from "../draft/draft.ts";
import { inField } from "./bounds.ts";
import { flagRule } from "./flag-rule.ts";
import { type Side, standAcross, toldByFlag } from "./told-number.ts";

type Threshold = Extract<Found, { kind: "threshold" }>;

/** "passed if score >= 50": a flag by a threshold. */
export function thresholdRule(flag: DraftField, field: DraftField, said: Threshold): Rule | undefined {
  const right = inField(said.right, said.unit, field);
  const { is, and, or } = said;
  if (flag.type !== "bool" || !isNumeric(field) || right === undefined) return undefined;
  if (is === "=") return equalRule(flag, field, right);
  const second = and ?? or;
  const other = inField(second?.right, said.unit, field);
  if (second === undefined || other === undefined) return byBounds(flag, field, [{ is, than: right }], false);
  const bounds = [
    { is, than: right },
    { is: second.is, than: other },
  ];
  return byBounds(flag, field, bounds, and === undefined);
}

function equalRule(flag: DraftField, field: DraftField, right: number): Rule {
  return {
    statement: `${flag.name} is true exactly where ${field.name} = ${right}`,
    needs: [flag.name, field.name],
    sets: { [flag.name]: { kind: "compared", left: field.name, is: "=", right } },
    checks: [{ kind: "function", result: flag.name, by: [field.name] }],
  };
}

interface Bound {
  readonly is: Order;
  readonly than: number;
}

/** "alarm below 2 or above 8": true beyond bounds of one number. */
function byBounds(flag: DraftField, field: DraftField, bounds: readonly Bound[], isOr: boolean): Rule | undefined {
  const parts = bounds.map((bound) => ({ field: field.name, ...bound }));
  const [first] = parts;
  if (first === undefined) return undefined;
  const when: Condition = parts.length === 1 ? first : isOr ? { any: parts } : { all: parts };
  const side = sideOf(bounds, isOr);
  const told = flag.fixed.has("rate") ? toldByFlag(field, flag, side) : undefined;
  if (told === undefined) standAcross(field, side);
  return flagRule(flag, when, told === undefined ? {} : { [field.name]: told });
}

function sideOf(bounds: readonly Bound[], isOutside: boolean): Side {
  const lower = bounds.find(({ is }) => is.startsWith(">"))?.than;
  const upper = bounds.find(({ is }) => is.startsWith("<"))?.than;
  const [least, most] = isOutside ? [upper, lower] : [lower, upper];
  return { ...(least === undefined ? {} : { least }), ...(most === undefined ? {} : { most }), isOutside };
}

/** What is told of a case, and is no flag: its reason, its date, its amount. */
const toldOfCases =
  /(?:reason|cause|code|note|notes|comment|date|amount|description|text|message|fine|fee|_at|_on|grund|motivo|fecha|data|motif)$/;

const opposites = { "<": ">=", "<=": ">", ">": "<=", ">=": "<" } as const;

/** "delay cause only when the delay is over 15 minutes": what is there by a threshold. */
export function presenceRule(told: DraftField, field: DraftField, said: Threshold): Rule | undefined {
  const than = inField(said.right, said.unit, field);
  if (!isNumeric(field) || than === undefined || told === field || said.is === "=" || said.or !== undefined)
    return undefined;
  if (said.and !== undefined) {
    // "root cause only for sev 1 and 2"
    const bound = { field: field.name, is: said.and.is, than: said.and.right };
    return said.told === "missing"
      ? undefined
      : presentRule(told, { all: [{ field: field.name, is: said.is, than }, bound] });
  }
  const is = said.told === "missing" ? opposites[said.is] : said.is;
  return presentRule(told, { field: field.name, is, than });
}

/** What is there exactly where a condition holds. */
export function presentRule(told: DraftField, when: Condition): Rule {
  return {
    statement: `${told.name} is present only where ${conditionStatement(when)}`,
    needs: [told.name, ...namesInCondition(when)],
    sets: {},
    present: { [told.name]: when },
    checks: [{ kind: "present", field: told.name, when }],
  };
}

/** Whether a field is there or not by a threshold, instead of being true or false. */
export function isToldBy(field: DraftField, name: string): boolean {
  return isNumeric(field) || field.type === "date" || field.type === "datetime" || isToldName(name);
}

export function isToldName(name: string): boolean {
  return toldOfCases.test(name);
}
