import type { JsonValue } from "../../schema/json-value.ts";
import type { PlannedConstraint } from "../plan.ts";
import { countedValues, type DeliveredTable, type Delivery, fieldOf, textOf, withoutRepeats } from "./delivered.ts";
import { instantOf } from "./instants.ts";
import { judgeAverage, judgeDistribution } from "./moments.ts";
import { decimalsOf } from "./row-checks.ts";
import { type Judgement, judgeShare } from "./shares.ts";
import { judgeCadence, judgeOrder, judgeWindow } from "./times.ts";

const untold: Judgement = { satisfied: null, actual: null, reason: "the rows themselves do not show it" };

/** What became of a constraint in the delivered rows. */
export function judgeConstraint(
  constraint: PlannedConstraint,
  delivery: Delivery,
  today: string | undefined,
): Judgement {
  const { kind, value, field } = constraint;
  const table = tableOf(constraint, delivery);
  switch (kind) {
    case "rows":
      return judgeRows(delivery, value);
    case "tables":
      return judgeTables(delivery, value);
    case "format":
    case "seed":
    case "locale":
    case "relation":
      return untold;
    default:
      break;
  }
  if (table === undefined) return { satisfied: null, actual: null, reason: "its table is not delivered" };
  if (table.rows.length === 0) return { satisfied: null, actual: null, reason: "no rows were delivered" };
  switch (kind) {
    case "window":
      return judgeWindow(table, field, value, today);
    case "cadence":
      return judgeCadence(table, field, value);
    case "order":
      return judgeOrder(table, field, value);
    case "duplicates":
      return judgeDuplicates(table, value);
    case "nulls":
      return judgeNulls(table, field, value);
    default:
      break;
  }
  if (field === null) return { satisfied: null, actual: null, reason: "it names no field" };
  return judgeField(constraint, field, table);
}

/** Shares hold to one row where all rows are there and none repeats another by request. */
function isExact(table: DeliveredTable): boolean {
  return table.complete && table.originals === table.rows;
}

/** The table that a constraint names; where it names none, the only one or the one that has the field. */
function tableOf({ table, field }: PlannedConstraint, { tables }: Delivery): DeliveredTable | undefined {
  if (table !== null) return tables.find(({ name }) => name === table);
  if (tables.length === 1 || field === null) return tables[0];
  return tables.find((one) => fieldOf(one, field) !== undefined);
}

function judgeField(constraint: PlannedConstraint, field: string, table: DeliveredTable): Judgement {
  const { value } = constraint;
  const present = table.rows.map((row) => table.value(row, field)).filter((cell) => cell !== null);
  if (constraint.kind === "unit") {
    const unit = fieldOf(table, field)?.field.unit ?? null;
    return { satisfied: unit === (value.unit ?? null), actual: { unit } };
  }
  if (constraint.kind === "entities") return judgeEntities(table, present, value);
  if (present.length === 0) return { satisfied: null, actual: null, reason: `${field} has no values` };
  switch (constraint.kind) {
    case "range":
      // "text max 280 characters" is said of how long it is.
      return judgeRange(value.unit === "characters" ? present.map((cell) => String(cell).length) : present, value);
    case "rate":
    case "shares":
      return judgeRates(countedValues(table, field), value, isExact(table));
    case "enum":
      return judgeMembers(present, value);
    case "prefix":
      return judgePrefix(present, value);
    case "pattern":
      return judgePattern(present, value);
    case "distribution":
      return judgeDistribution(numbers(countedValues(table, field)), value);
    case "average":
      return typeof value.mean === "number" ? judgeAverage(numbers(countedValues(table, field)), value.mean) : untold;
    case "unique":
      return judgeUnique(countedValues(table, field), table);
    case "decimals":
      return judgeDecimals(present, value);
    case "step":
      return judgeStep(present, value);
    default:
      return untold;
  }
}

function numbers(values: readonly unknown[]): number[] {
  return values.filter((value) => typeof value === "number");
}

function judgeRows(delivery: Delivery, value: PlannedConstraint["value"]): Judgement {
  const rows = delivery.tables.reduce((sum, table) => sum + table.rows.length, 0);
  if (!delivery.complete) return { satisfied: null, actual: { rows }, reason: "not all rows are there" };
  return { satisfied: rows === value.rows, actual: { rows } };
}

function judgeTables(delivery: Delivery, value: PlannedConstraint["value"]): Judgement {
  const tables = delivery.tables.filter((table) => table.rows.length > 0).length;
  if (tables !== value.tables && !delivery.complete) {
    return { satisfied: null, actual: { tables }, reason: "not all rows are there" };
  }
  return { satisfied: tables === value.tables, actual: { tables } };
}

/** Numbers, or days and instants, within both bounds. */
function judgeRange(values: readonly unknown[], value: PlannedConstraint["value"]): Judgement {
  const [low, high] = [value.min, value.max].map((bound) => (typeof bound === "number" ? bound : instantOf(bound)));
  let [least, most, outside] = [Infinity, -Infinity, 0];
  for (const cell of values) {
    const position = typeof cell === "number" ? cell : instantOf(cell);
    if (position === undefined) {
      outside += 1;
      continue;
    }
    least = Math.min(least, position);
    most = Math.max(most, position);
    const isLow = low !== undefined && (value.exclusiveMin === true ? position <= low : position < low);
    const isHigh = high !== undefined && (value.exclusiveMax === true ? position >= high : position > high);
    if (isLow || isHigh) outside += 1;
  }
  const end = (position: number): number | null => (Number.isFinite(position) ? position : null);
  return { satisfied: outside === 0, actual: { min: end(least), max: end(most), outside } };
}

/** A share of true values, or the share of each member. Nulls do not count. */
function judgeRates(cells: readonly unknown[], value: PlannedConstraint["value"], complete: boolean): Judgement {
  const values = cells.filter((cell) => cell !== null);
  const { rate } = value;
  if (typeof rate === "number") {
    const member = value.of ?? true;
    return judgeShare(values.filter((cell) => cell === member).length, values.length, rate, complete);
  }
  if (rate === null || typeof rate !== "object" || Array.isArray(rate)) return untold;
  const judged = Object.entries(rate).map(([member, share]) => {
    const hits = values.filter((cell) => textOf(cell) === member).length;
    return [member, judgeShare(hits, values.length, Number(share), complete)] as const;
  });
  const actual = Object.fromEntries(judged.map(([member, judgement]) => [member, judgement.actual]));
  if (judged.some(([, { satisfied }]) => satisfied === false)) return { satisfied: false, actual };
  const unknown = judged.find(([, { satisfied }]) => satisfied === null)?.[1];
  return unknown === undefined
    ? { satisfied: true, actual }
    : { satisfied: null, actual, reason: unknown.reason ?? "" };
}

function judgeMembers(values: readonly unknown[], value: PlannedConstraint["value"]): Judgement {
  const members = Array.isArray(value.enum) ? (value.enum as readonly JsonValue[]) : [];
  const each = values.flatMap((cell) => (Array.isArray(cell) ? (cell as unknown[]) : [cell]));
  const isMember = (cell: unknown): boolean =>
    members.some((member) => member === cell || textOf(member) === textOf(cell));
  const others = [...new Set(each.filter((cell) => !isMember(cell)).map(textOf))];
  const seen = new Set(each.filter(isMember).map(textOf)).size;
  return { satisfied: others.length === 0, actual: { members: seen, others: others.slice(0, 5) } };
}

function judgePrefix(values: readonly unknown[], value: PlannedConstraint["value"]): Judgement {
  const prefixes = Array.isArray(value.prefix) ? value.prefix.map(textOf) : [];
  const others = values.filter((cell) => !prefixes.some((prefix) => textOf(cell).startsWith(prefix)));
  return { satisfied: others.length === 0, actual: { others: others.length, example: textOf(others[0] ?? values[0]) } };
}

/** Every value matches the whole expression. */
function judgePattern(values: readonly unknown[], value: PlannedConstraint["value"]): Judgement {
  if (typeof value.pattern !== "string") return untold;
  const pattern = new RegExp(`^(?:${value.pattern})$`);
  const others = values.filter((cell) => !pattern.test(textOf(cell)));
  return { satisfied: others.length === 0, actual: { others: others.length, example: textOf(others[0] ?? values[0]) } };
}

function judgeUnique(cells: readonly unknown[], table: DeliveredTable): Judgement {
  const values = cells.filter((cell) => cell !== null).map((cell) => JSON.stringify(cell));
  const repeated = values.length - new Set(values).size;
  // Rows that were asked to repeat others repeat their values too.
  const excused = table.rows.length - table.originals.length;
  return { satisfied: repeated <= excused, actual: { repeated } };
}

function judgeDecimals(values: readonly unknown[], value: PlannedConstraint["value"]): Judgement {
  const most = values.reduce<number>((found, cell) => Math.max(found, decimalsOf(cell)), 0);
  return { satisfied: most <= Number(value.decimals), actual: { decimals: most } };
}

/** All values lie whole steps from the first one. */
function judgeStep(values: readonly unknown[], value: PlannedConstraint["value"]): Judgement {
  const [step, from] = [Number(value.step), Number(value.from ?? 0)];
  const others = values.filter((cell) => {
    const steps = (Number(textOf(cell)) - from) / step;
    return !(Math.abs(steps - Math.round(steps)) < 1e-6);
  });
  return {
    satisfied: others.length === 0,
    actual: { others: others.length, example: Number(textOf(others[0] ?? values[0])) },
  };
}

function judgeEntities(
  table: DeliveredTable,
  values: readonly unknown[],
  value: PlannedConstraint["value"],
): Judgement {
  const distinct = new Set(values.map((cell) => JSON.stringify(cell))).size;
  const count = Number(value.count);
  const actual = { count: distinct };
  if (distinct === count) return { satisfied: true, actual };
  if (distinct > count) return { satisfied: false, actual };
  if (table.complete && table.rows.length >= count) return { satisfied: false, actual };
  return { satisfied: null, actual, reason: `${table.rows.length} rows cannot show ${count} of them` };
}

function judgeDuplicates(table: DeliveredTable, value: PlannedConstraint["value"]): Judgement {
  const repeats = table.rows.length - withoutRepeats(table.rows).length;
  const share = Number(value.duplicates);
  const actual = { count: repeats, of: table.rows.length };
  if (share === 0) return { satisfied: repeats === 0, actual };
  if (!table.complete) return { satisfied: null, actual, reason: "a row may repeat one that is not there" };
  return judgeShare(repeats, table.rows.length, share, true);
}

/** Of one field, or of all that may be null by themselves: keys and fields that hang on a condition aside. */
function judgeNulls(table: DeliveredTable, field: string | null, value: PlannedConstraint["value"]): Judgement {
  const share = Number(value.nulls);
  const { key, fields } = table.plan;
  const names =
    field !== null
      ? [field]
      : fields.filter((one) => one.present === undefined && !key.includes(one.field.name)).map((one) => one.field.name);
  const counts = names.map((name) => {
    const values = countedValues(table, name);
    return { name, nulls: values.filter((value) => value === null).length, of: values.length };
  });
  const actual = Object.fromEntries(counts.map(({ name, nulls }) => [name, nulls]));
  if (share === 0) return { satisfied: counts.every(({ nulls }) => nulls === 0), actual };
  // Said of all fields, it holds for those that have nulls at all; some must have.
  const judged = field === null ? counts.filter(({ nulls }) => nulls > 0) : counts;
  if (judged.length === 0) {
    const isTold = table.complete && counts.reduce((sum, { of }) => sum + share * of, 0) >= 1;
    return { satisfied: isTold ? false : null, actual, reason: "nothing is null" };
  }
  const each = judged.map(({ nulls, of }) => judgeShare(nulls, of, share, isExact(table)));
  if (each.some(({ satisfied }) => satisfied === false)) return { satisfied: false, actual };
  const unknown = each.find(({ satisfied }) => satisfied === null);
  return unknown === undefined
    ? { satisfied: true, actual }
    : { satisfied: null, actual, reason: unknown.reason ?? "" };
}
