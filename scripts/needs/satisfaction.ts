import { conditionalOf, keepsConditional } from "./conditional.ts";
import { mayComeFrom } from "./distribution-check.ts";
import { DAY, instant } from "./duration.ts";
import { fieldNamed } from "./field-match.ts";
import { isMember } from "./name.ts";
import type { ExpectedConstraint } from "./need.ts";
import { keepsPresence, presenceOf } from "./presence.ts";
import type { Understanding } from "./recognition.ts";
import { comparisons, holds } from "./relation.ts";
import { checkNamed } from "./reserved.ts";
import { hasDuplicates, hasNulls, hasRate, isMissing } from "./share-check.ts";
import { hasCadence, isInWindow } from "./time-check.ts";
import type { Cell, ConstraintValues, PlannedField } from "./types.ts";

/** The values of a column, those of arrays one by one, without the missing ones. */
function present(column: string, { answer }: Understanding): Cell[] {
  return answer.sample.flatMap((row) => row[column] ?? null).filter((cell) => !isMissing(cell));
}

function isWithin(cell: Cell, { min, max }: ConstraintValues["range"], times: number): boolean {
  if (typeof min === "string" || typeof max === "string") {
    const at = instant(cell);
    const [from, to] = [instant(min) ?? Number.NEGATIVE_INFINITY, instant(max) ?? Number.POSITIVE_INFINITY];
    return at !== null && at >= from && at < to + DAY;
  }
  const value = Number(cell) * times;
  return value >= (min ?? Number.NEGATIVE_INFINITY) - 1e-9 && value <= (max ?? Number.POSITIVE_INFINITY) + 1e-9;
}

/** Percentages may be delivered as shares where the plan states its bounds so: 0.3 for 30 %. */
function timesOf(expected: ConstraintValues["range"], field: PlannedField, { answer }: Understanding): number {
  const planned = answer.constraints.find((one) => one.kind === "range" && one.field === field.name);
  const bound = expected.max ?? expected.min;
  if (planned?.kind !== "range" || typeof bound !== "number") return 1;
  const stated = planned.value.max ?? planned.value.min;
  return typeof stated === "number" && Math.abs(stated * 100 - bound) < 1e-6 ? 100 : 1;
}

function hasMembers(members: readonly unknown[], cells: readonly Cell[]): boolean {
  const seen = new Set(cells.map(String)).size;
  return (
    cells.every((cell) => members.some((one) => isMember(cell, one))) &&
    // A column that only ever says one of several members was not made from the list.
    (members.length < 2 || cells.length < 50 || seen >= 2)
  );
}

/** The column that says when a row happened: the one the plan's window names, else the first expected time, else any. */
function timeColumn({ answer, pairs }: Understanding, kind: "window" | "cadence"): string | undefined {
  const times = answer.fields.filter(({ type }) => type === "datetime" || type === "date");
  const named = answer.constraints.find((one) => one.kind === kind && one.field !== null)?.field;
  const expected = [...pairs.values()].find((field) => times.includes(field))?.name;
  return times.find(({ name }) => name === named)?.name ?? expected ?? times[0]?.name;
}

function isRelated(relation: string, of: Understanding): boolean {
  const column = (name: string): string => fieldNamed(name, of.pairs)?.name ?? name;
  const presence = presenceOf(relation);
  const conditional = conditionalOf(relation);
  if (conditional !== null) return keepsConditional(conditional, of.answer.sample, column);
  if (presence !== null) return keepsPresence(presence, of.answer.sample, column);
  const percents = new Set(of.answer.fields.filter(({ unit }) => unit === "%").map(({ name }) => name));
  return (comparisons(relation) ?? []).every((comparison) =>
    // "duty = value * rate" of a rate in percent is meant in hundredths, on all rows or on none.
    [new Set<string>(), percents].some((hundredths) => {
      const verdicts = of.answer.sample.flatMap((row) => holds(comparison, row, column, hundredths) ?? []);
      return verdicts.length > 0 && verdicts.every(Boolean);
    }),
  );
}

/** Whether the sample keeps a constraint on the values of one column. */
function isKeptBy(field: PlannedField, expected: ExpectedConstraint, of: Understanding): boolean {
  const cells = present(field.name, of);
  switch (expected.kind) {
    case "range": {
      const times = timesOf(expected.value, field, of);
      return cells.length > 0 && cells.every((cell) => isWithin(cell, expected.value, times));
    }
    case "rate":
      return hasRate(expected.value, field.name, of.answer);
    case "enum":
      return cells.length > 0 && hasMembers(expected.value.enum, cells);
    case "prefix": {
      const { prefix } = expected.value;
      return cells.length > 0 && cells.every((cell) => prefix.some((one) => String(cell).startsWith(one)));
    }
    case "distribution":
      return mayComeFrom(expected.value, cells.map(Number).filter(Number.isFinite));
    case "unique":
      return cells.length > 0 && new Set(cells.map((cell) => JSON.stringify(cell))).size === cells.length;
    case "check":
      return cells.length > 0 && cells.map(String).every(checkNamed(expected.value.check));
    case "nulls":
      return hasNulls(expected.value, field.name, of.answer);
    case "window":
      return isInWindow(expected.value, field.name, of.answer, of.today);
    case "entities": {
      const seen = new Set(cells.map((cell) => JSON.stringify(cell))).size;
      return seen > 0 && seen <= expected.value.count;
    }
    default:
      return true;
  }
}

/** Whether the generated rows keep the constraint, as far as rows can show it: a format or a seed they cannot. */
export function isSatisfied(expected: ExpectedConstraint, of: Understanding, sampleRows: number): boolean {
  const { answer } = of;
  if (answer.sample.length === 0) return false;
  if (expected.field !== null) {
    const field = fieldNamed(expected.field, of.pairs);
    return field !== undefined && isKeptBy(field, expected, of);
  }
  switch (expected.kind) {
    case "rows":
      return answer.sample.length === Math.min(sampleRows, expected.value.rows);
    case "nulls":
      return hasNulls(expected.value, null, answer);
    case "duplicates":
      return hasDuplicates(expected.value, answer);
    case "relation":
      return isRelated(expected.value.relation, of);
    case "window":
    case "cadence": {
      const column = timeColumn(of, expected.kind);
      if (column === undefined) return false;
      return expected.kind === "window"
        ? isInWindow(expected.value, column, answer, of.today)
        : hasCadence(expected.value, column, answer);
    }
    default:
      return true;
  }
}
