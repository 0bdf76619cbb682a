import type { Check } from "../../inferred/check.ts";
import { type DeliveredRow, type DeliveredTable, type Delivery, textOf } from "./delivered.ts";
import { comparable } from "./instants.ts";
import { rankCorrelation } from "./rank-correlation.ts";
import { rowCheck } from "./row-checks.ts";

/** In how many rows a check was looked at and broken. `unknown` says why it could not be judged. */
export interface CheckResult {
  readonly checked: number;
  readonly failed: number;
  readonly unknown?: string;
}

/** Fewer pairs say nothing about a correlation. */
const LEAST_PAIRS = 30;
const LEAST_CORRELATION = 0.1;

/** What a check finds in the delivered rows of its table. */
export function checkRows(check: Check, table: DeliveredTable, delivery: Delivery): CheckResult {
  const alone = rowCheck(check, table);
  if (alone !== undefined) return count(table.originals, alone);
  switch (check.kind) {
    case "function":
      return isFunction(check, table);
    case "reference":
      return reference(check, table, delivery);
    case "forest":
      return forest(check, table);
    case "unique":
      return unique(check.fields, table);
    case "monotone":
      return monotone(check, table);
    case "transitions":
      return transitions(check, table);
    case "sign":
      return sign(check, table);
    default:
      return { checked: 0, failed: 0, unknown: "nothing to compare" };
  }
}

function count(
  rows: readonly DeliveredRow[],
  holds: (row: DeliveredRow, index: number) => boolean | undefined,
): CheckResult {
  let checked = 0;
  let failed = 0;
  rows.forEach((row, index) => {
    const verdict = holds(row, index);
    if (verdict === undefined) return;
    checked += 1;
    if (!verdict) failed += 1;
  });
  return { checked, failed };
}

function keyText(table: DeliveredTable, row: DeliveredRow, fields: readonly string[]): string {
  return JSON.stringify(fields.map((field) => table.value(row, field)));
}

function isFunction(check: Extract<Check, { kind: "function" }>, table: DeliveredTable): CheckResult {
  const results = new Map<string, string>();
  return count(table.originals, (row) => {
    const by = keyText(table, row, check.by);
    const value = keyText(table, row, [check.result]);
    const known = results.get(by);
    if (known === undefined) results.set(by, value);
    return known === undefined || known === value;
  });
}

/** Every value is a key of the parent; a parent's rows may come later where not all are there. */
function reference(
  check: Extract<Check, { kind: "reference" }>,
  table: DeliveredTable,
  delivery: Delivery,
): CheckResult {
  const parent = delivery.tables.find(({ name }) => name === check.parent);
  if (parent === undefined) return { checked: 0, failed: 0, unknown: `there is no table ${check.parent}` };
  const keys = new Set(parent.rows.map((row) => parent.value(row, check.parentField)));
  if (!parent.complete) return { checked: 0, failed: 0, unknown: `not all rows of ${check.parent} are there` };
  const used = new Set<unknown>();
  const found = count(table.rows, (row) => {
    const value = table.value(row, check.field);
    if (value === null) return undefined;
    used.add(value);
    return keys.has(value);
  });
  const isEnough = check.every === true && table.complete && table.rows.length >= keys.size;
  const childless = isEnough ? [...keys].filter((key) => !used.has(key)).length : 0;
  return { checked: found.checked, failed: found.failed + childless };
}

/** Following the values from row to row ends at a null. */
function forest(check: Extract<Check, { kind: "forest" }>, table: DeliveredTable): CheckResult {
  const parents = new Map<unknown, unknown>();
  for (const row of table.originals) parents.set(table.value(row, check.key), table.value(row, check.field));
  const ends = new Map<unknown, boolean>([[null, true]]);
  const endsWell = (start: unknown): boolean => {
    const trail: unknown[] = [];
    const seen = new Set<unknown>();
    let at = start;
    while (!ends.has(at)) {
      // A key that is not there may be in rows that are not; a key that comes again never ends.
      if (seen.has(at) || !parents.has(at)) break;
      seen.add(at);
      trail.push(at);
      at = parents.get(at);
    }
    const isGood = ends.get(at) ?? (!seen.has(at) && !table.complete);
    for (const key of trail) ends.set(key, isGood);
    return isGood;
  };
  return count(table.originals, (row) => {
    const value = table.value(row, check.field);
    return value === null ? undefined : value !== table.value(row, check.key) && endsWell(value);
  });
}

function unique(fields: readonly string[], table: DeliveredTable): CheckResult {
  const seen = new Set<string>();
  return count(table.originals, (row) => {
    if (fields.some((field) => table.value(row, field) === null)) return undefined;
    const text = keyText(table, row, fields);
    const isNew = !seen.has(text);
    seen.add(text);
    return isNew;
  });
}

const REPEATS = "rows that repeat others break their order";

function monotone(check: Extract<Check, { kind: "monotone" }>, table: DeliveredTable): CheckResult {
  if (table.originals !== table.rows) return { checked: 0, failed: 0, unknown: REPEATS };
  const last = new Map<unknown, unknown>();
  return count(table.rows, (row) => {
    const group = check.within === undefined ? null : table.value(row, check.within);
    const value = table.value(row, check.field);
    if (value === null) return undefined;
    const before = last.get(group);
    last.set(group, value);
    if (check.dense !== undefined) return value === (before === undefined ? check.dense : Number(textOf(before)) + 1);
    if (before === undefined) return true;
    if (typeof before === "number" && typeof value === "number") return before <= value;
    const pair = comparable(before, value);
    return pair === undefined ? textOf(before) <= textOf(value) : pair[0] <= pair[1];
  });
}

function transitions(check: Extract<Check, { kind: "transitions" }>, table: DeliveredTable): CheckResult {
  if (table.originals !== table.rows) return { checked: 0, failed: 0, unknown: REPEATS };
  const last = new Map<unknown, string>();
  return count(table.rows, (row) => {
    const group = table.value(row, check.within);
    const state = textOf(table.value(row, check.field));
    const before = last.get(group);
    last.set(group, state);
    if (before === undefined) return check.first.includes(state);
    return Object.hasOwn(check.next, before) && (check.next[before]?.includes(state) ?? false);
  });
}

function sign(check: Extract<Check, { kind: "sign" }>, table: DeliveredTable): CheckResult {
  const xs: number[] = [];
  const ys: number[] = [];
  for (const row of table.originals) {
    const [x, y] = check.fields.map((field) => numeric(table.value(row, field)));
    if (x === undefined || y === undefined) continue;
    xs.push(x);
    ys.push(y);
  }
  if (xs.length < LEAST_PAIRS)
    return { checked: xs.length, failed: 0, unknown: `${xs.length} rows say nothing about a correlation` };
  const rho = rankCorrelation(xs, ys);
  if (rho === undefined) return { checked: xs.length, failed: 0, unknown: "one of the fields never varies" };
  // What chance makes of so many rows is allowed for.
  const isSo = rho * check.sign >= LEAST_CORRELATION;
  const isNear = rho * check.sign >= LEAST_CORRELATION - 2 / Math.sqrt(xs.length);
  if (!isSo && isNear && !table.complete) return { checked: xs.length, failed: 0, unknown: "too few rows to tell" };
  return { checked: xs.length, failed: isSo ? 0 : xs.length };
}

function numeric(value: unknown): number | undefined {
  return typeof value === "number" ? value : typeof value === "boolean" ? Number(value) : undefined;
}
