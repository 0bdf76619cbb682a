import type { DurationUnit } from "../../../inferred/check.ts";
import { unitNamed } from "../../extract/units.ts";
import type { Rule } from "../../frames/frame.ts";
import { type DraftField, isNumeric, isTime } from "../draft/draft.ts";
import { becomeNumeric } from "../draft/numeric.ts";

/** A product of fields, divided by others, so many times. */
export interface Part {
  readonly times: number;
  readonly of: readonly DraftField[];
  readonly by: readonly DraftField[];
}

/** "check_out = check_in + nights", "nights = check_out - check_in". */
export function timeRule(result: DraftField, [first, second, ...others]: readonly Part[]): Rule | undefined {
  if (first === undefined || second === undefined || others.length > 0 || first.times !== 1) return undefined;
  const [left, right] = [only(first), only(second)];
  if (left === undefined || right === undefined) return undefined;
  if (isTime(result) && isTime(left)) beDays(right, result);
  if (isTime(result) && isTime(left) && isNumeric(right) && second.times === 1) return shiftedRule(result, left, right);
  return isTime(left) && isTime(right) && second.times === -1 ? lengthRule(result, right, left) : undefined;
}

/** "terms of 30, 45 or 60 days, due date = invoice date plus terms": members that are figures count days. */
function beDays(field: DraftField, { name }: DraftField): void {
  if (field.type !== "enum" || (field.unit === null && !/(?:^|_)due(?:_|$)/.test(name))) return;
  if (beFigures(field)) field.unit ??= "day";
}

/** "break 30 or 45": members that are whole figures are numbers in a formula. */
export function beFigures(field: DraftField): boolean {
  if (field.type !== "enum" || field.model.kind !== "choice") return false;
  if (!field.model.values.every((value) => /^\d+$/.test(value))) return false;
  field.type = "int";
  return true;
}

function only({ of: [field, ...others], by }: Part): DraftField | undefined {
  return others.length > 0 || by.length > 0 ? undefined : field;
}

/** "check_out = check_in + nights". */
function shiftedRule(end: DraftField, start: DraftField, length: DraftField): Rule {
  const unit = unitOfLength(length, start);
  return {
    statement: `${end.name} = ${start.name} + ${length.name}`,
    needs: [end.name, start.name, length.name],
    sets: { [end.name]: { kind: "shifted", than: start.name, by: length.name, unit } },
    checks: [{ kind: "elapsed", result: length.name, from: start.name, to: end.name, unit }],
  };
}

/** Units in which a length of time may be counted. */
export const units: ReadonlyMap<string, DurationUnit> = new Map<string, DurationUnit>([
  ["ms", "ms"],
  ["s", "s"],
  ["min", "min"],
  ["h", "h"],
  ["d", "day"],
  ["day", "day"],
  ["wk", "week"],
  ["week", "week"],
  ["mo", "month"],
  ["month", "month"],
  ["y", "year"],
  ["year", "year"],
]);

export function unitOfLength(length: DraftField, start: DraftField): DurationUnit {
  return units.get(length.unit ?? "") ?? (start.type === "date" ? "day" : "min");
}

/** "minutes off supply" are minutes, though nobody knows what supply is. */
function beLength(result: DraftField): void {
  if (isNumeric(result) || result.known || result.fixed.size > 0) return;
  const unit = /^(?:seconds|minutes|hours|days|weeks|months|years)(?=_)/.exec(result.name)?.[0];
  becomeNumeric(result, true, { kind: "uniform", minimum: 0, maximum: 100 });
  if (unit !== undefined) result.unit = unitNamed(unit)?.symbol ?? null;
}

function lengthRule(result: DraftField, from: DraftField, to: DraftField): Rule {
  beLength(result);
  const unit = unitOfLength(result, from);
  return {
    statement: `${result.name} = ${to.name} - ${from.name}`,
    needs: [result.name, from.name, to.name],
    sets: { [result.name]: { kind: "elapsed", from: from.name, to: to.name, unit } },
    checks: [{ kind: "elapsed", result: result.name, from: from.name, to: to.name, unit }],
  };
}
