import { type Check, type Condition, namesInCondition } from "../../inferred/check.ts";
import { type DeliveredRow, type DeliveredTable, fieldOf, textOf } from "./delivered.ts";
import { comparable, instantOf, isDay, later, wholeUnits } from "./instants.ts";

/** What a check finds in one row: true, false, or undefined where it says nothing about it. */
export type RowCheck = (row: DeliveredRow) => boolean | undefined;

/** The checks that one row can break alone; undefined for those that need several. */
export function rowCheck(check: Check, table: DeliveredTable): RowCheck | undefined {
  switch (check.kind) {
    case "ascending":
      return ascending(check.fields, check.strict === true, table);
    case "sum":
      return result(
        check.total,
        check.terms.map(({ field }) => field),
        table,
        (values) => check.terms.reduce((sum, { times }, i) => sum + times * (values[i] ?? 0), check.plus ?? 0),
      );
    case "product":
      return product(check, table);
    case "quotient":
      return quotient(check, table);
    case "annuity":
      return annuity(check, table);
    case "elapsed":
      return elapsed(check, table);
    case "timed":
      return timed(check, table);
    case "offset":
      return offset(check, table);
    case "apart":
      return apart(check, table);
    case "present": {
      const isTold = toldBy([check.field, ...namesInCondition(check.when)], table);
      return (row) => {
        if (!isTold(row)) return undefined;
        const isPresent = table.value(row, check.field) !== null;
        const isMeant = holds(check.when, row, table);
        return check.onlyIf === true ? !isPresent || isMeant : isPresent === isMeant;
      };
    }
    case "implies": {
      const isTold = toldBy([...namesInCondition(check.when), ...namesInCondition(check.then)], table);
      return (row) => (isTold(row) && holds(check.when, row, table) ? holds(check.then, row, table) : undefined);
    }
    case "different": {
      const [one, other] = check.fields;
      return (row) => {
        const value = table.value(row, one);
        return value === null ? undefined : !same(value, table.value(row, other));
      };
    }
    default:
      return undefined;
  }
}

/** Whether a row tells what a check asks of it: a cell that somebody forgot to fill tells nothing. */
function toldBy(names: readonly string[], table: DeliveredTable): (row: DeliveredRow) => boolean {
  const forgotten = names.filter((name) => fieldOf(table, name)?.blanks !== undefined);
  return (row) => forgotten.every((name) => table.value(row, name) !== null);
}

/** Whether a condition holds in a row. */
export function holds(condition: Condition, row: DeliveredRow, table: DeliveredTable): boolean {
  if ("all" in condition) return condition.all.every((part) => holds(part, row, table));
  if ("any" in condition) return condition.any.some((part) => holds(part, row, table));
  if ("after" in condition) return isApart(condition, row, table);
  if ("as" in condition) {
    const [one, other] = [table.value(row, condition.field), table.value(row, condition.as)];
    return one !== null && other !== null && same(one, other) === condition.same;
  }
  const value = table.value(row, condition.field);
  if ("present" in condition) return (value !== null) === condition.present;
  if ("than" in condition) {
    const { is, than } = condition;
    if (typeof than === "number") return typeof value === "number" && exceeds(value, is, than);
    const other = table.value(row, than);
    if (typeof value === "number" && typeof other === "number") return exceeds(value, is, other);
    const times = comparable(value, other);
    return times !== undefined && exceeds(times[0], is, times[1]);
  }
  return condition.in.some((one) => one === value);
}

/** Whether a time lies so long after another; days are compared where one of the two is a day. */
function isApart(
  { field, after, is, by, unit }: Extract<Condition, { readonly after: unknown }>,
  row: DeliveredRow,
  table: DeliveredTable,
): boolean {
  const [from, to] = [table.value(row, after), table.value(row, field)];
  const start = instantOf(from);
  if (start === undefined || instantOf(to) === undefined) return false;
  const limit = new Date(later(start, by, unit)).toISOString();
  const days = isDay(from) || isDay(to);
  const pair = comparable(days ? textOf(to).slice(0, 10) : to, days ? limit.slice(0, 10) : limit);
  return pair !== undefined && exceeds(pair[0], is, pair[1]);
}

function exceeds(value: number, is: "<" | "<=" | ">" | ">=", than: number): boolean {
  if (is === "<") return value < than;
  if (is === "<=") return value <= than;
  return is === ">" ? value > than : value >= than;
}

/** Whether two values are the same JSON. */
export function same(one: unknown, other: unknown): boolean {
  return one === other || (typeof one === "object" && JSON.stringify(one) === JSON.stringify(other));
}

/** Half a unit of the last decimal that a field has, with what floats lose. */
function halfUnit(table: DeliveredTable, name: string): number {
  const decimals =
    fieldOf(table, name)?.field.decimals ??
    (fieldOf(table, name)?.field.type === "int" ? 0 : mostDecimals(table, name));
  return 0.5 * 10 ** -decimals;
}

function mostDecimals(table: DeliveredTable, name: string): number {
  let most = 0;
  for (const row of table.rows.slice(0, 1_000)) most = Math.max(most, decimalsOf(table.value(row, name)));
  return most;
}

/** The decimals that a number is written with. */
export function decimalsOf(value: unknown): number {
  if (typeof value !== "number" || !Number.isFinite(value)) return 0;
  const [digits = "", exponent = "0"] = String(value).split("e");
  return Math.max(0, (digits.split(".")[1]?.length ?? 0) - Number(exponent));
}

/** A numeric result of other numbers, to half a unit of its last decimal. Holds where one of them is null. */
function result(
  name: string,
  inputs: readonly string[],
  table: DeliveredTable,
  compute: (values: readonly number[]) => number,
): RowCheck {
  const half = halfUnit(table, name);
  return (row) => {
    const actual = table.value(row, name);
    const values = inputs.map((field) => table.value(row, field));
    if (actual === null || values.some((value) => value === null)) return undefined;
    if (typeof actual !== "number" || values.some((value) => typeof value !== "number")) return false;
    const expected = compute(values as number[]);
    return Math.abs(actual - expected) <= half + 1e-9 * Math.max(1, Math.abs(expected));
  };
}

function product(
  { result: name, factors, times = 1, plus = [], off = [] }: Extract<Check, { kind: "product" }>,
  table: DeliveredTable,
): RowCheck {
  const names = [...factors, ...plus.map(({ field }) => field), ...off.map(({ field }) => field)];
  return result(name, names, table, (values) => {
    const whole = values.slice(0, factors.length).reduce((product, value) => product * value, times);
    const shares = values.slice(factors.length + plus.length);
    const left = off.reduce((part, term, i) => part * (1 - term.times * (shares[i] ?? 0)), whole);
    return plus.reduce((sum, term, i) => sum + term.times * (values[factors.length + i] ?? 0), left);
  });
}

function ascending(fields: readonly string[], isStrict: boolean, table: DeliveredTable): RowCheck {
  return (row) => {
    let compared = false;
    for (let i = 1; i < fields.length; i++) {
      const pair = ordered(table.value(row, fields[i - 1] ?? ""), table.value(row, fields[i] ?? ""));
      if (pair === undefined) continue;
      compared = true;
      const [low, high] = pair;
      if (isStrict ? !(low < high) : !(low <= high)) return false;
    }
    return compared ? true : undefined;
  };
}

/** Two numbers, days or instants; undefined where one is null; NaN, which is in no order, where they do not compare. */
function ordered(one: unknown, other: unknown): readonly [number, number] | undefined {
  if (one === null || other === null) return undefined;
  if (typeof one === "number" && typeof other === "number") return [one, other];
  return comparable(one, other) ?? [Number.NaN, Number.NaN];
}

function quotient(check: Extract<Check, { kind: "quotient" }>, table: DeliveredTable): RowCheck {
  const divided = result(
    check.result,
    [check.of, check.by],
    table,
    ([of = 0, by = 1]) => ((check.times ?? 1) * of) / by + (check.plus ?? 0),
  );
  return (row) => (table.value(row, check.by) === 0 ? table.value(row, check.result) === null : divided(row));
}

/** What the payments are worth today is the loan, but for the rounding of each of them. */
function annuity(check: Extract<Check, { kind: "annuity" }>, table: DeliveredTable): RowCheck {
  const half = halfUnit(table, check.result);
  return (row) => {
    const values = [check.result, check.principal, check.rate, check.term].map((field) => table.value(row, field));
    if (values.includes(null)) return undefined;
    if (!values.every((value) => typeof value === "number")) return false;
    const [payment = 0, principal = 0, percent = 0, term = 0] = values;
    const payments = Math.max(1, check.unit === "year" ? term * 12 : term);
    const monthly = percent / 1200;
    const worth = monthly === 0 ? payments : (1 - (1 + monthly) ** -payments) / monthly;
    return Math.abs(payment * worth - principal) <= half * worth * (1 + Number.EPSILON) + Math.abs(principal) * 1e-9;
  };
}

function elapsed(check: Extract<Check, { kind: "elapsed" }>, table: DeliveredTable): RowCheck {
  return (row) => {
    const [actual, from, to] = [check.result, check.from, check.to].map((field) => table.value(row, field));
    if (actual === null || from === null || to === null) return undefined;
    const [start, end] = [instantOf(from), instantOf(to)];
    if (start === undefined || end === undefined) return false;
    return actual === wholeUnits(start, end, check.unit);
  };
}

/** Days are counted from midnight to midnight, hours from one instant to the other. */
function timed(check: Extract<Check, { kind: "timed" }>, table: DeliveredTable): RowCheck {
  const half = halfUnit(table, check.result);
  const { less = [], factors = [], times = 1 } = check;
  return (row) => {
    const [actual, from, to] = [check.result, check.from, check.to].map((field) => table.value(row, field));
    const by = factors.map((field) => table.value(row, field));
    if (actual === null || from === null || to === null || by.includes(null)) return undefined;
    const [start, end] = [instantOf(from), instantOf(to)];
    if (typeof actual !== "number" || start === undefined || end === undefined) return false;
    const off = less.map(
      ({ field, unit }) => Number(table.value(row, field) ?? 0) * (later(0, 1, unit) / later(0, 1, check.unit)),
    );
    const units = (end - start) / later(0, 1, check.unit) - off.reduce((sum, each) => sum + each, 0);
    const expected = by.reduce<number>((value, each) => value * Number(each), units * times);
    return Math.abs(actual - expected) <= half + 1e-9 * Math.max(1, Math.abs(expected));
  };
}

function offset(check: Extract<Check, { kind: "offset" }>, table: DeliveredTable): RowCheck {
  return (row) => {
    const [from, to] = [table.value(row, check.from), table.value(row, check.to)];
    if (from === null || to === null) return undefined;
    const start = instantOf(from);
    if (start === undefined || instantOf(to) === undefined) return false;
    const due = new Date(later(start, check.by, check.unit)).toISOString();
    const pair = comparable(isDay(to) ? due.slice(0, 10) : due, isDay(from) ? textOf(to).slice(0, 10) : to);
    return pair !== undefined && pair[0] === pair[1];
  };
}

function apart(check: Extract<Check, { kind: "apart" }>, table: DeliveredTable): RowCheck {
  return (row) => {
    const [from, to] = [table.value(row, check.from), table.value(row, check.to)];
    if (from === null || to === null) return undefined;
    const start = instantOf(from);
    if (start === undefined || instantOf(to) === undefined) return false;
    // Where one of the two is a day, days are compared.
    const days = isDay(from) || isDay(to);
    const at = (count: number): string => {
      const moment = new Date(later(start, count, check.unit)).toISOString();
      return days ? moment.slice(0, 10) : moment;
    };
    const reached = days ? textOf(to).slice(0, 10) : to;
    const least = check.least === undefined ? undefined : comparable(at(check.least), reached);
    const most = check.most === undefined ? undefined : comparable(reached, at(check.most));
    return (least === undefined || least[0] <= least[1]) && (most === undefined || most[0] <= most[1]);
  };
}
