import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import type { Check } from "../inferred/check.ts";
import type { Model } from "../inferred/model.ts";
import type { FieldType } from "../schema/field.ts";
import type { JsonValue } from "../schema/json-value.ts";
import type { Plan, PlannedConstraint } from "./plan.ts";
import { durationOf, later, wholeUnits } from "./verdicts/instants.ts";
import { rankCorrelation } from "./verdicts/rank-correlation.ts";
import { judge } from "./verdicts.ts";

type Row = Record<string, unknown>;
type Blueprint = Plan["blueprint"];
type Table = Blueprint["tables"][number];
type Field = Table["fields"][number];

const ROWS = 400;
const moment = {
  kind: "moment",
  from: "2025-01-01",
  to: "2025-02-01",
  rhythm: "flat",
  ascending: true,
  grain: "min",
} as const;

function field(
  name: string,
  type: FieldType,
  more: Partial<Omit<Field, "field">> & { model?: Model; decimals?: number; unit?: string } = {},
): Field {
  const { decimals, unit, model, ...rest } = more;
  return {
    field: {
      name,
      type,
      meaning: "A value.",
      example: 1,
      ...(decimals === undefined ? {} : { decimals }),
      ...(unit === undefined ? {} : { unit }),
    },
    model: model ?? { kind: "constant", value: 1 },
    ...rest,
  };
}

function table(name: string, rows: number, fields: readonly Field[], more: Partial<Table> = {}): Table {
  return { name, rows, key: ["id"], layout: { kind: "rows" }, subjects: [], fields, checks: [], ...more };
}

/** Readings of 4 sensors every 15 minutes: row = step × 4 + sensor. */
const readings = table(
  "reading",
  ROWS,
  [
    field("id", "id"),
    field("sensor_id", "id", { of: "sensor" }),
    field("solar", "bool", { of: "sensor" }),
    field("at", "datetime", { model: moment }),
    field("day", "date"),
    field("due", "date"),
    field("status", "enum"),
    field("fraud", "bool"),
    field("price", "number", { decimals: 2, unit: "EUR" }),
    field("quantity", "int"),
    field("total", "number", { decimals: 2 }),
    field("unit_cost", "number", { decimals: 3 }),
    field("rate", "number"),
    field("months", "int"),
    field("reduced", "number", { decimals: 2 }),
    field("payment", "number", { decimals: 2 }),
    field("score", "number"),
    field("reason", "string", { present: { field: "status", in: ["refunded"] } }),
    field("note", "string", { nulls: 0.1 }),
    field("code", "string"),
    field("step", "int"),
    field("boss", "id"),
    field("age_days", "int"),
  ],
  { layout: { kind: "series", subject: "sensor" }, subjects: [{ name: "sensor", count: 4, spread: "even" }] },
);

/** A bell-shaped number for each rank, without drawing. */
function bell(i: number): number {
  const p = ((i * 173) % ROWS) / ROWS + 0.5 / ROWS;
  // The logistic quantile, scaled to a standard deviation near 1.
  return Math.log(p / (1 - p)) * 0.55;
}

function iso(ms: number): string {
  return new Date(ms).toISOString();
}

const start = Date.UTC(2025, 0, 1);

function validRows(): Row[] {
  return Array.from({ length: ROWS }, (_, i): Row => {
    const sensor = i % 4;
    const step = Math.floor(i / 4);
    const at = start + step * 900_000;
    const status = ["paid", "open", "refunded", "open"][step % 4];
    const price = Number((10 + ((i * 37) % 400) / 10).toFixed(2));
    const quantity = i % 5;
    const [rate, months] = [3 + (i % 7), 12 * (1 + (i % 4))];
    const monthly = rate / 1200;
    const total = Number((price * quantity).toFixed(2));
    return {
      rate,
      months,
      reduced: Number((price * quantity * (1 - 0.01 * rate)).toFixed(2)),
      payment: Number(((price * monthly) / (1 - (1 + monthly) ** -months)).toFixed(2)),
      id: `R-${String(i).padStart(4, "0")}`,
      sensor_id: `S-${sensor}`,
      solar: sensor === 0,
      at: iso(at),
      day: iso(at).slice(0, 10),
      due: iso(at + 30 * 86_400_000).slice(0, 10),
      status,
      fraud: i % 50 === 7,
      price,
      quantity,
      total,
      unit_cost: quantity === 0 ? null : Number((total / quantity).toFixed(3)),
      score: Number((70 + 8 * bell(i)).toFixed(4)),
      reason: status === "refunded" ? "late" : null,
      note: i % 10 === 3 ? null : `note ${i % 7}`,
      code: `ORD-${i % 90}`,
      step,
      boss: i === 0 ? null : `R-${String(Math.floor((i - 1) / 3)).padStart(4, "0")}`,
      age_days: 30,
    };
  });
}

function constraint(
  kind: PlannedConstraint["kind"],
  name: string | null,
  value: Record<string, JsonValue>,
): PlannedConstraint {
  return { field: name, table: null, kind, understoodAs: kind, value, source: "stated", span: null };
}

function planOf(
  constraints: readonly PlannedConstraint[],
  checks: readonly Check[] = [],
  tables: readonly Table[] = [readings],
) {
  return {
    constraints,
    relations: checks.map((check) => ({
      statement: check.kind,
      table: tables.at(-1)?.name ?? "",
      checks: [check],
      source: "stated" as const,
    })),
    blueprint: { tables },
  };
}

function constraintVerdict(
  one: PlannedConstraint,
  rows: readonly Row[],
  complete = true,
  today?: string,
): boolean | null {
  return judge(planOf([one]), rows, complete, today).constraints[0]?.satisfied ?? null;
}

function checkVerdict(check: Check, rows: readonly Row[], tables: readonly Table[] = [readings]): boolean | null {
  return judge(planOf([], [check], tables), rows, true).relations[0]?.satisfied ?? null;
}

/** Changes one row. */
function changed(index: number, change: Row): (rows: Row[]) => void {
  return (rows) => Object.assign(rows[index] ?? {}, change);
}

/** Changes some rows alike. */
function several(indices: readonly number[], change: Row): (rows: Row[]) => void {
  return (rows) => {
    for (const index of indices) Object.assign(rows[index] ?? {}, change);
  };
}

/** Changes every row. */
function all(change: (row: Row, index: number) => Row): (rows: Row[]) => void {
  return (rows) => {
    for (const [index, row] of rows.entries()) Object.assign(row, change(row, index));
  };
}

type Mutation = readonly [what: string, one: PlannedConstraint, mutate: (rows: Row[]) => void];

const constraintMutations: readonly Mutation[] = [
  ["a price above the range", constraint("range", "price", { min: 10, max: 50 }), changed(9, { price: 50.01 })],
  ["a price below the range", constraint("range", "price", { min: 10 }), changed(9, { price: 9.99 })],
  ["a day after the range", constraint("range", "day", { max: "2025-01-31" }), changed(9, { day: "2025-02-01" })],
  ["two frauds too many", constraint("rate", "fraud", { rate: 0.02 }), several([1, 2], { fraud: true })],
  ["too many open ones", constraint("rate", "status", { rate: { open: 0.5 } }), several([0, 1, 2], { status: "open" })],
  [
    "shares that moved",
    constraint("shares", "status", { rate: { open: 0.5, paid: 0.25, refunded: 0.25 } }),
    several([0, 1, 2], { status: "open" }),
  ],
  ["half of the sensors with solar", constraint("rate", "solar", { rate: 0.25 }), all((_row) => ({ solar: true }))],
  [
    "a status that nobody named",
    constraint("enum", "status", { enum: ["paid", "open", "refunded"] }),
    changed(5, { status: "lost" }),
  ],
  [
    "a code without its prefix",
    constraint("prefix", "code", { prefix: ["ORD-", "INV-"] }),
    changed(5, { code: "RE-1" }),
  ],
  [
    "a code of another shape",
    constraint("pattern", "code", { pattern: "ORD-[0-9]{1,2}" }),
    changed(5, { code: "ORD-101" }),
  ],
  [
    "another mean",
    constraint("distribution", "score", { name: "normal", mean: 70, sd: 8 }),
    all((row) => ({ score: Number(row.score) + 3 })),
  ],
  [
    "a wider spread",
    constraint("distribution", "score", { name: "normal", mean: 70, sd: 8 }),
    all((row) => ({ score: 70 + (Number(row.score) - 70) * 1.6 })),
  ],
  [
    "another shape",
    constraint("distribution", "score", { name: "normal", mean: 70 }),
    all((_row, i) => ({ score: i % 20 === 0 ? 165 : 65 })),
  ],
  [
    "another median",
    constraint("distribution", "score", { name: "beta", median: 70 }),
    all((row) => ({ score: Number(row.score) + 4 })),
  ],
  ["another average", constraint("average", "score", { mean: 70 }), all((row) => ({ score: Number(row.score) + 3 }))],
  ["an id that stands twice", constraint("unique", "id", { unique: true }), changed(5, { id: "R-0004" })],
  ["a null where none is allowed", constraint("nulls", "price", { nulls: 0 }), changed(5, { price: null })],
  ["two nulls too many", constraint("nulls", "note", { nulls: 0.1 }), several([0, 1], { note: null })],
  ["no nulls at all", constraint("nulls", "note", { nulls: 0.1 }), all((_row) => ({ note: "x" }))],
  [
    "a row that repeats another",
    constraint("duplicates", null, { duplicates: 0 }),
    (rows) => Object.assign(rows[6] ?? {}, rows[5]),
  ],
  ["a value between two steps", constraint("step", "price", { step: 0.01, from: 0 }), changed(5, { price: 10.123 })],
  ["three decimals", constraint("decimals", "price", { decimals: 2 }), changed(5, { price: 10.123 })],
  ["a row that is missing", constraint("rows", null, { rows: ROWS }), (rows) => rows.pop()],
  [
    "a time after the window",
    constraint("window", "at", { from: "2025-01-01", to: "2025-01-02" }),
    changed(5, { at: "2025-01-03T00:00:00.000Z" }),
  ],
  [
    "a time before the window",
    constraint("window", null, { from: "2025-01-01" }),
    changed(5, { at: "2024-12-31T23:59:59.999Z" }),
  ],
  [
    "a summer's day in winter",
    constraint("window", "at", { months: [12, 1, 2] }),
    changed(5, { at: "2025-07-01T00:00:00.000Z" }),
  ],
  [
    "times that span too long",
    constraint("window", "at", { span: "P1W" }),
    changed(5, { at: "2025-01-19T00:00:00.000Z" }),
  ],
  [
    "a step that is late",
    constraint("cadence", null, { every: "PT15M" }),
    changed(5, { at: "2025-01-01T00:16:00.000Z" }),
  ],
  ["a sensor too many", constraint("entities", "sensor_id", { count: 4 }), changed(5, { sensor_id: "S-9" })],
  [
    "a sensor too few",
    constraint("entities", "sensor_id", { count: 4 }),
    all((row) => ({ sensor_id: row.sensor_id === "S-3" ? "S-2" : row.sensor_id })),
  ],
  ["rows out of order", constraint("order", null, { by: "at" }), changed(40, { at: "2025-01-01T00:00:00.000Z" })],
];

for (const [what, one, mutate] of constraintMutations) {
  test(`${what}: the constraint ${one.kind} is no longer satisfied`, () => {
    const rows = validRows();
    assert.equal(constraintVerdict(one, rows), true);
    mutate(rows);
    assert.equal(constraintVerdict(one, rows), false);
  });
}

test("the last 90 days are judged against the day of the request", () => {
  const last = constraint("window", "at", { last: "P90D" });
  assert.equal(constraintVerdict(last, validRows(), true, "2025-02-01"), true);
  assert.equal(constraintVerdict(last, validRows(), true, "2025-06-01"), false);
  assert.equal(constraintVerdict(last, validRows()), true);
});

test("a unit is that of the published field", () => {
  assert.equal(constraintVerdict(constraint("unit", "price", { unit: "EUR" }), validRows()), true);
  assert.equal(constraintVerdict(constraint("unit", "price", { unit: "USD" }), validRows()), false);
});

test("format, seed and locale cannot be seen in rows and are left open with a reason", () => {
  for (const kind of ["format", "seed", "locale"] as const) {
    const verdict = judge(planOf([constraint(kind, null, {})]), validRows(), true).constraints[0];
    assert.equal(verdict?.satisfied, null);
    assert.ok((verdict?.reason ?? "").length > 10);
  }
});

test("few rows leave a stated share open, many rows of a wrong share do not", () => {
  const rate = constraint("rate", "fraud", { rate: 0.02 });
  assert.equal(constraintVerdict(rate, validRows().slice(0, 20), false), null);
  assert.equal(constraintVerdict(rate, validRows(), false), true);
  const wrong = validRows().map((row, i) => ({ ...row, fraud: i % 5 === 0 }));
  assert.equal(constraintVerdict(rate, wrong, false), false);
  assert.equal(constraintVerdict(constraint("average", "score", { mean: 70 }), validRows().slice(0, 9), false), null);
  assert.equal(constraintVerdict(constraint("rows", null, { rows: ROWS }), validRows().slice(0, 9), false), null);
  assert.equal(constraintVerdict(constraint("entities", "id", { count: 900 }), validRows(), false), null);
});

test("rows that shall repeat others are counted, and excused from being unique", () => {
  const repeated = table("reading", ROWS, readings.fields, { duplicates: 0.01 });
  const rows = validRows();
  for (const i of [100, 200, 300, 399]) rows[i] = { ...rows[i - 1] };
  const plan = planOf(
    [constraint("duplicates", null, { duplicates: 0.01 }), constraint("unique", "id", { unique: true })],
    [{ kind: "unique", fields: ["id"] }],
    [repeated],
  );
  const { constraints, relations } = judge(plan, rows, true);
  assert.deepEqual(
    [...constraints, ...relations].map(({ satisfied }) => satisfied),
    [true, true, true],
  );
  rows[10] = { ...rows[9] };
  rows[11] = { ...rows[9] };
  assert.equal(judge(plan, rows, true).constraints[0]?.satisfied, false);
});

type CheckMutation = readonly [what: string, check: Check, mutate: (rows: Row[]) => void];

const checkMutations: readonly CheckMutation[] = [
  ["a day after its due day", { kind: "ascending", fields: ["day", "due"] }, changed(5, { due: "2024-12-31" })],
  [
    "a due day on the day itself",
    { kind: "ascending", fields: ["day", "due"], strict: true },
    changed(5, { due: "2025-01-01" }),
  ],
  [
    "an instant after a day that it should precede",
    { kind: "ascending", fields: ["at", "due"] },
    changed(5, { at: "2025-03-01T00:00:00Z" }),
  ],
  [
    "a total one cent off",
    { kind: "product", result: "total", factors: ["price", "quantity"] },
    (rows) => changed(6, { total: Number(rows[6]?.total) + 0.01 })(rows),
  ],
  [
    "a sum one cent off",
    {
      kind: "sum",
      total: "total",
      terms: [
        { field: "price", times: 1 },
        { field: "quantity", times: -1 },
      ],
      plus: 2,
    },
    (rows) => changed(6, { total: Number(rows[6]?.total) + 0.01 })(rows),
  ],
  [
    "a quotient off by its last decimal",
    { kind: "quotient", result: "unit_cost", of: "total", by: "quantity" },
    (rows) => changed(6, { unit_cost: Number(rows[6]?.unit_cost) + 0.002 })(rows),
  ],
  [
    "a quotient where nothing divides",
    { kind: "quotient", result: "unit_cost", of: "total", by: "quantity" },
    changed(5, { unit_cost: 1 }),
  ],
  [
    "a total without what is taken off it",
    { kind: "product", result: "reduced", factors: ["price", "quantity"], off: [{ field: "rate", times: 0.01 }] },
    (rows) => changed(6, { reduced: Number(rows[6]?.price) * Number(rows[6]?.quantity) })(rows),
  ],
  [
    "a payment two cents off",
    { kind: "annuity", result: "payment", principal: "price", rate: "rate", term: "months", unit: "month" },
    (rows) => changed(6, { payment: Number(rows[6]?.payment) + 0.02 })(rows),
  ],
  [
    "an age one day off",
    { kind: "elapsed", result: "age_days", from: "day", to: "due", unit: "day" },
    changed(5, { age_days: 31 }),
  ],
  [
    "twice the age one off",
    { kind: "timed", result: "age_days", from: "day", to: "due", unit: "day", times: 1 },
    changed(5, { age_days: 31 }),
  ],
  [
    "a due day one day late",
    { kind: "offset", from: "day", to: "due", by: 30, unit: "day" },
    changed(5, { due: "2025-02-01" }),
  ],
  [
    "a due day earlier than it may be",
    { kind: "apart", from: "day", to: "due", least: 1, most: 40, unit: "day" },
    changed(5, { due: "2025-01-01" }),
  ],
  [
    "a due day later than it may be",
    { kind: "apart", from: "day", to: "due", most: 40, unit: "day" },
    changed(5, { due: "2025-12-01" }),
  ],
  [
    "a reason without a refund",
    { kind: "present", field: "reason", when: { field: "status", in: ["refunded"] } },
    changed(0, { reason: "late" }),
  ],
  [
    "a refund without a reason",
    { kind: "present", field: "reason", when: { field: "status", in: ["refunded"] } },
    changed(8, { reason: null }),
  ],
  [
    "a reason where none may be",
    { kind: "present", field: "reason", when: { field: "status", in: ["refunded"] }, onlyIf: true },
    changed(0, { reason: "late" }),
  ],
  [
    "solar on another sensor",
    // biome-ignore lint/suspicious/noThenProperty: the check is called so.
    { kind: "implies", when: { field: "solar", in: [true] }, then: { field: "sensor_id", in: ["S-0"] } },
    changed(1, { solar: true }),
  ],
  [
    "a sensor that gets solar on the way",
    { kind: "function", result: "solar", by: ["sensor_id"] },
    changed(41, { solar: true }),
  ],
  ["a boss who does not exist", { kind: "forest", field: "boss", key: "id" }, changed(5, { boss: "R-9999" })],
  [
    "two who are each other's boss",
    { kind: "forest", field: "boss", key: "id" },
    (rows) => {
      changed(1, { boss: "R-0004" })(rows);
      changed(4, { boss: "R-0001" })(rows);
    },
  ],
  ["one who is his own boss", { kind: "forest", field: "boss", key: "id" }, changed(5, { boss: "R-0005" })],
  [
    "a reading that stands twice",
    { kind: "unique", fields: ["sensor_id", "at"] },
    (rows) => changed(8, { at: rows[4]?.at })(rows),
  ],
  ["a boss with the row's own id", { kind: "different", fields: ["id", "boss"] }, changed(5, { boss: "R-0005" })],
  [
    "a time that falls",
    { kind: "monotone", field: "at", within: "sensor_id" },
    changed(40, { at: "2025-01-01T00:00:00.000Z" }),
  ],
  [
    "a step that is left out",
    { kind: "monotone", field: "step", within: "sensor_id", dense: 0 },
    changed(396, { step: 100 }),
  ],
  [
    "a state that cannot follow",
    {
      kind: "transitions",
      field: "status",
      within: "sensor_id",
      first: ["paid"],
      next: { paid: ["open"], open: ["refunded", "paid"], refunded: ["open"] },
    },
    changed(12, { status: "refunded" }),
  ],
  [
    "a first state that is none",
    {
      kind: "transitions",
      field: "status",
      within: "sensor_id",
      first: ["paid"],
      next: { paid: ["open"], open: ["refunded", "paid", "open"], refunded: ["open"] },
    },
    changed(0, { status: "open" }),
  ],
  [
    "totals that no longer rise with quantity",
    { kind: "sign", fields: ["total", "quantity"], sign: 1 },
    all((row) => ({ total: -Number(row.total) })),
  ],
];

for (const [what, check, mutate] of checkMutations) {
  test(`${what}: the check ${check.kind} fails`, () => {
    const rows = validRows();
    // The rows were made for products; a sum gets its own totals.
    if (check.kind === "sum")
      for (const row of rows) row.total = Number((Number(row.price) - Number(row.quantity) + 2).toFixed(2));
    assert.equal(checkVerdict(check, rows), true);
    mutate(rows);
    assert.equal(checkVerdict(check, rows), false);
  });
}

const customers = table("customer", 3, [field("id", "id"), field("name", "string")]);
const invoices = table("invoice", 6, [field("id", "id"), field("customer_id", "id"), field("name", "string")]);

/** Rows of two tables; `name` and `id` clash, so that the invoices' own stand under their longer names. */
function linkedRows(): Row[] {
  const row = { table: "", id: null, name: null, invoice_id: null, invoice_name: null, customer_id: null };
  return [
    ...[0, 1, 2].map((i) => ({ ...row, table: "customer", id: `C-${i}`, name: "x" })),
    ...[0, 1, 2, 3, 4, 5].map((i) => ({
      ...row,
      table: "invoice",
      invoice_id: `I-${i}`,
      invoice_name: "y",
      customer_id: `C-${i % 3}`,
    })),
  ];
}

test("a reference finds its parent in another table, and every parent its child", () => {
  const check = {
    kind: "reference",
    field: "customer_id",
    parent: "customer",
    parentField: "id",
    every: true,
  } as const;
  const tables = [customers, invoices];
  assert.equal(checkVerdict(check, linkedRows(), tables), true);
  const orphan = linkedRows();
  changed(4, { customer_id: "C-7" })(orphan);
  assert.equal(checkVerdict(check, orphan, tables), false);
  const childless = linkedRows().map((row) => (row.table === "invoice" ? { ...row, customer_id: "C-0" } : row));
  assert.equal(checkVerdict(check, childless, tables), false);
});

test("the fields of a table are found under the names that they have beside another table's", () => {
  const plan = planOf(
    [{ ...constraint("unique", "id", { unique: true }), table: "invoice" }, constraint("tables", null, { tables: 2 })],
    [{ kind: "unique", fields: ["id"] }],
    [customers, invoices],
  );
  const { constraints, relations } = judge(plan, linkedRows(), true);
  assert.deepEqual(
    [...constraints, ...relations].map(({ satisfied }) => satisfied),
    [true, true, true],
  );
  const rows = linkedRows();
  changed(5, { invoice_id: "I-0" })(rows);
  assert.equal(judge(plan, rows, true).constraints[0]?.satisfied, false);
  assert.equal(judge(plan, rows, true).relations[0]?.failed, 1);
  assert.equal(judge(plan, linkedRows().slice(0, 3), true).constraints[1]?.satisfied, false);
});

test("a relation that was asked for has the verdict of its checks", () => {
  const plan = planOf(
    [constraint("relation", null, { relation: "offset" })],
    [{ kind: "offset", from: "day", to: "due", by: 30, unit: "day" }],
  );
  assert.equal(judge(plan, validRows(), true).constraints[0]?.satisfied, true);
  const rows = validRows();
  changed(5, { due: "2025-02-09" })(rows);
  assert.equal(judge(plan, rows, true).constraints[0]?.satisfied, false);
});

test("whatever the rows are, every constraint and check has a verdict", () => {
  const plan = planOf(
    constraintMutations.map(([, one]) => one),
    checkMutations.map(([, check]) => check),
  );
  const names = readings.fields.map(({ field: { name } }) => name);
  const cell = fc.oneof(
    fc.jsonValue({ maxDepth: 1 }),
    fc.constantFrom("2025-01-05", "R-0001", 3, null, true, { toString: 0 }),
  );
  fc.assert(
    fc.property(fc.array(fc.dictionary(fc.constantFrom(...names), cell)), fc.boolean(), (rows, complete) => {
      const { constraints, relations } = judge(plan, rows, complete, "2025-03-01");
      assert.equal(constraints.length, constraintMutations.length);
      assert.equal(relations.length, checkMutations.length);
      for (const { satisfied, reason } of [...constraints, ...relations]) {
        assert.ok(satisfied !== null || (reason ?? "") !== "");
      }
    }),
    { numRuns: 100 },
  );
});

test("months are counted by the calendar and end on the last day of a short one", () => {
  const at = (day: string): number => Date.parse(day);
  assert.equal(later(at("2025-01-31"), 1, "month"), at("2025-02-28"));
  assert.equal(later(at("2024-02-29"), 1, "year"), at("2025-02-28"));
  assert.equal(wholeUnits(at("2000-05-10"), at("2025-05-09"), "year"), 24);
  assert.equal(wholeUnits(at("2000-05-10"), at("2025-05-10"), "year"), 25);
  assert.equal(wholeUnits(at("2025-03-10"), at("2025-01-11"), "month"), -2);
  assert.deepEqual(durationOf("PT0.1S"), { count: 100, unit: "ms" });
  assert.equal(durationOf("90 days"), undefined);
});

test("the rank correlation is 1 for any rising pair, −1 for any falling one and undefined for constants", () => {
  const xs = [3, 1, 2, 5, 4];
  assert.ok(
    Math.abs(
      (rankCorrelation(
        xs,
        xs.map((x) => x ** 3),
      ) ?? 0) - 1,
    ) < 1e-12,
  );
  assert.ok(
    Math.abs(
      (rankCorrelation(
        xs,
        xs.map((x) => -x),
      ) ?? 0) + 1,
    ) < 1e-12,
  );
  assert.equal(rankCorrelation(xs, [1, 1, 1, 1, 1]), undefined);
});

test("every kind of check and of constraint that rows can break has a mutation that breaks it", () => {
  const checks: Record<Check["kind"], true> = {
    ascending: true,
    sum: true,
    product: true,
    quotient: true,
    annuity: true,
    elapsed: true,
    timed: true,
    offset: true,
    apart: true,
    present: true,
    implies: true,
    function: true,
    reference: true,
    forest: true,
    unique: true,
    different: true,
    monotone: true,
    transitions: true,
    sign: true,
  };
  const broken = new Set<string>(checkMutations.map(([, check]) => check.kind));
  // The reference has two tables and a test of its own.
  assert.deepEqual(
    Object.keys(checks).filter((kind) => !broken.has(kind)),
    ["reference"],
  );
  const judged = new Set(constraintMutations.map(([, one]) => one.kind));
  const kinds: Record<PlannedConstraint["kind"], "mutated" | "untold" | "own test"> = {
    range: "mutated",
    rate: "mutated",
    shares: "mutated",
    enum: "mutated",
    prefix: "mutated",
    pattern: "mutated",
    distribution: "mutated",
    average: "mutated",
    unique: "mutated",
    nulls: "mutated",
    duplicates: "mutated",
    unit: "own test",
    decimals: "mutated",
    step: "mutated",
    rows: "mutated",
    window: "mutated",
    cadence: "mutated",
    entities: "mutated",
    tables: "own test",
    format: "untold",
    seed: "untold",
    locale: "untold",
    order: "mutated",
    relation: "own test",
  };
  for (const [kind, how] of Object.entries(kinds)) {
    assert.equal(judged.has(kind as PlannedConstraint["kind"]), how === "mutated", kind);
  }
});
