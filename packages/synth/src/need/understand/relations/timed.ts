import type { DurationUnit, Timed } from "../../../inferred/check.ts";
import { distributionOf } from "../../../inferred/distribution-of.ts";
import type { Rule } from "../../frames/frame.ts";
import { type DraftField, isNumeric, isTime } from "../draft/draft.ts";
import { becomeNumeric, decimalsOf } from "../draft/numeric.ts";
import { beFigures, type Part, unitOfLength, units } from "./lengths.ts";

/** "hours = out - in - break", "gpu hours = gpus x (end - start)": what the time between two others comes to. */
export function timedRule(result: DraftField, parts: readonly Part[]): Rule | undefined {
  const told = parts.map((part) => ({
    ...part,
    time: part.of.find(isTime),
    factors: part.of.filter((of) => !isTime(of)),
  }));
  const [to, from, ...more] = told.filter(({ time }) => time !== undefined).sort((a, b) => b.times - a.times);
  if (to?.time === undefined || from?.time === undefined || more.length > 0 || isTime(result)) return undefined;
  const areAlike =
    to.times === -from.times &&
    to.factors.join() === from.factors.join() &&
    to.factors.every((each, at) => each === from.factors[at]);
  const off = told.filter(({ time }) => time === undefined);
  if (!areAlike || parts.some(({ by }) => by.length > 0) || (off.length > 0 && to.factors.length > 0)) return undefined;
  if (off.some(({ factors, times }) => factors.length !== 1 || times !== -to.times)) return undefined;
  const unit = unitOfLength(result, from.time);
  const less = off.flatMap(({ factors }) => factors).map((field) => ({ field: field.name, unit: unitOfBreak(field) }));
  if (![...to.factors, ...off.flatMap(({ factors }) => factors)].every((field) => beCounted(field))) return undefined;
  beAmount(result);
  if (less.length > 0) beShift(from.time, to.time);
  return ruleOf(result, {
    from: from.time.name,
    to: to.time.name,
    unit,
    ...(less.length === 0 ? {} : { less }),
    ...(to.factors.length === 0 ? {} : { factors: to.factors.map(({ name }) => name) }),
    ...(to.times === 1 ? {} : { times: to.times }),
  });
}

/** A number told from the time between two others, as a rule. */
export function ruleOf(result: DraftField, timed: Timed): Rule | undefined {
  if (!isNumeric(result)) return undefined;
  const { factors = [], less = [] } = timed;
  const decimals = result.type === "int" ? 0 : Math.min(decimalsOf(result.model) ?? 2, 4);
  const check = { kind: "timed", result: result.name, ...timed } as const;
  return {
    statement: statementOf(result.name, timed),
    needs: [result.name, timed.from, timed.to, ...factors, ...less.map(({ field }) => field)],
    sets: { [result.name]: { kind: "timed", ...timed, decimals } },
    checks: [check],
  };
}

/** What has a break lasts hours: its end is told from its begin, and lies in a window with it. */
function beShift(from: DraftField, to: DraftField): void {
  if (from.model.kind !== "moment" || to.model.kind !== "moment" || to.type !== "datetime") return;
  if (to.fixed.has("window") && !from.fixed.has("window")) {
    from.model = { ...from.model, from: to.model.from, to: to.model.to };
    from.fixed.add("window");
  }
  const by = { kind: "triangular", minimum: 4.5, mode: 8.5, maximum: 10.5 } as const;
  to.model = { kind: "later", than: from.name, by, unit: "h" };
}

/** "hours = end - start - break", in the signs of a formula where they tell all of it. */
function statementOf(result: string, timed: Timed): string {
  const { from, to, less = [], factors = [], times = 1 } = timed;
  const length = [`${to} - ${from}`, ...less.map(({ field }) => field)].join(" - ");
  const by = [...factors, ...(times === 1 ? [] : [String(times)])];
  return `${result} = ${by.length === 0 ? length : `${by.join(" * ")} * (${length})`}`;
}

/** "break of 30 or 45 mins", "descanso": what is taken off a length of time is counted in minutes unless it says otherwise. */
function unitOfBreak(field: DraftField): DurationUnit {
  return units.get(field.unit ?? "") ?? (/(?:^|_)(?:hours|horas|stunden|heures)(?:_|$)/.test(field.name) ? "h" : "min");
}

/** Makes what is counted in a formula a number, where nothing else is known of it. */
function beCounted(field: DraftField): boolean {
  beFigures(field);
  if (!isNumeric(field) && field.fixed.size === 0 && (field.type === "bool" || field.type === "string")) {
    const isBreak = /break|pause|pausa|descanso|intervalo|lunch/.test(field.name);
    becomeNumeric(field, true, { kind: "uniform", minimum: isBreak ? 15 : 1, maximum: isBreak ? 60 : 8 });
    if (isBreak) field.unit = "min";
  }
  return isNumeric(field);
}

/** Hours less a break are no whole ones. */
function beAmount(result: DraftField): void {
  if (result.type !== "int" || result.fixed.size > 0 || (result.unit !== "h" && result.unit !== "day")) return;
  const like = distributionOf(result.model);
  result.type = "number";
  if (like !== undefined) result.model = { kind: "number", distribution: like, decimals: 2 };
}
