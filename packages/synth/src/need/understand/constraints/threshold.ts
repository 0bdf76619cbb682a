import type { Found } from "../../findings.ts";
import type { Rule } from "../../frames/frame.ts";
import { type DraftField, isNumeric } from "../draft/draft.ts";
import { inField } from "./bounds.ts";

type Threshold = Extract<Found, { kind: "threshold" }>;

/** "passed if score >= 50": a flag by a threshold. */
export function thresholdRule(flag: DraftField, field: DraftField, said: Threshold): Rule | undefined {
  const right = inField(said.right, said.unit, field);
  const { is } = said;
  if (flag.type !== "bool" || !isNumeric(field) || right === undefined) return undefined;
  return {
    statement: `${flag.name} is true exactly where ${field.name} ${is} ${right}`,
    needs: [flag.name, field.name],
    sets: { [flag.name]: { kind: "compared", left: field.name, is, right } },
    checks: [{ kind: "function", result: flag.name, by: [field.name] }],
  };
}

/** What is told of a case, and is no flag: its reason, its date, its amount. */
const toldOfCases =
  /(?:reason|cause|code|note|notes|comment|date|amount|description|text|message|fine|fee|_at|_on|grund|motivo|fecha|data|motif)$/;

const opposites = { "<": ">=", "<=": ">", ">": "<=", ">=": "<" } as const;

/** "delay cause only when the delay is over 15 minutes": what is there by a threshold. */
export function presenceRule(told: DraftField, field: DraftField, said: Threshold): Rule | undefined {
  const than = inField(said.right, said.unit, field);
  if (!isNumeric(field) || than === undefined || told === field || said.is === "=") return undefined;
  const is = said.told === "missing" ? opposites[said.is] : said.is;
  const when = { field: field.name, is, than };
  return {
    statement: `${told.name} is present only where ${field.name} ${is} ${than}`,
    needs: [told.name, field.name],
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
