import assert from "node:assert/strict";
import { test } from "node:test";
import { matchFields } from "./field-match.ts";
import { readNeed } from "./need.ts";
import { isRecognised } from "./recognition.ts";
import type { Answer, PlannedConstraint, PlannedField } from "./types.ts";

/** Whether the plan's constraints are what the need's only constraint expects. */
function recognised(
  expectFields: readonly string[],
  constraints: object,
  fields: readonly Partial<PlannedField>[],
  planned: readonly PlannedConstraint[],
  relations: readonly string[] = [],
): boolean {
  const line = { need: "plan", split: "tune", expectCategory: null, expectFields, constraints };
  const need = readNeed(JSON.stringify(line));
  const all = fields.map((field) => ({ name: "x", type: "number", unit: null, source: "stated", ...field }) as const);
  const none = { rows: 5, questions: [], alternative: null, sample: [] };
  const answer: Answer = { status: "planned", category: null, fields: all, constraints: planned, relations, ...none };
  const understanding = { answer, pairs: matchFields(need.fields, all).pairs, today: "2026-06-15" };
  return need.constraints.every((one) => isRecognised(one, understanding));
}

test("a bound counts on the right field, under any of its names, and with the right value only", () => {
  const judge = (field: string, value: { min?: number; max?: number }): boolean =>
    recognised(
      ["amount|price:number"],
      { amount: { max: 50 } },
      [{ name: "price" }, { name: "tax" }],
      [{ field, kind: "range", value }],
    );
  assert.equal(judge("price", { max: 50 }), true);
  assert.equal(judge("prices", { max: 50 }), true);
  assert.equal(judge("price", { min: 0, max: 50 }), true);
  assert.equal(judge("tax", { max: 50 }), false);
  assert.equal(judge("price", { min: 50 }), false);
  assert.equal(judge("price", { max: 500 }), false);
});

test("two bounds may stand in two constraints, and a percentage may be stated as a share", () => {
  const both = { discount: { min: 5, max: 40 } };
  const fields = [{ name: "discount" }];
  assert.equal(
    recognised(["discount:number"], both, fields, [
      { field: "discount", kind: "range", value: { min: 5 } },
      { field: "discount", kind: "range", value: { max: 40 } },
    ]),
    true,
  );
  assert.equal(
    recognised(["discount:number"], both, fields, [
      { field: "discount", kind: "range", value: { min: 0.05, max: 0.4 } },
    ]),
    true,
  );
});

test("all members of an enumeration are needed and no others, in the plan's constraints or its field", () => {
  const judge = (members: readonly string[]): boolean =>
    recognised(
      ["method:enum"],
      { method: { enum: ["cash|efectivo", "bank transfer"] } },
      [{ name: "method" }],
      [{ field: "method", kind: "enum", value: { enum: members } }],
    );
  assert.equal(judge(["Efectivo", "bank_transfer"]), true);
  assert.equal(judge(["cash"]), false);
  assert.equal(judge(["cash", "bank_transfer", "card"]), false);
  const field = { name: "method", values: ["bank-transfer", "cash"] };
  assert.equal(recognised(["method:enum"], { method: { enum: ["cash", "bank transfer"] } }, [field], []), true);
});

test("shares are compared member by member, and a flag may stand for the one member asked for", () => {
  const judge = (rate: number | Record<string, number>, expected: object): boolean =>
    recognised(
      ["status:enum"],
      { status: { rate: expected } },
      [{ name: "status" }],
      [{ field: "status", kind: "rate", value: { rate } }],
    );
  assert.equal(judge({ open: 0.2, paid: 0.8 }, { open: 0.2 }), true);
  assert.equal(judge({ open: 0.8, paid: 0.2 }, { open: 0.2 }), false);
  assert.equal(judge(0.03, { "failed|true": 0.03 }), true);
  assert.equal(judge(0.03, { failed: 0.03 }), false);
});

test("the same window may be said in several ways", () => {
  const judge = (expected: object, value: Extract<PlannedConstraint, { kind: "window" }>["value"]): boolean =>
    recognised(["ts:datetime"], { _time: expected }, [{ name: "ts" }], [{ field: null, kind: "window", value }]);
  assert.equal(judge({ last: "P3M" }, { last: "P90D" }), true);
  assert.equal(judge({ last: "P90D" }, { from: "2026-03-17", to: "2026-06-15" }), true);
  assert.equal(judge({ last: "P90D" }, { from: "2025-03-17", to: "2025-06-15" }), false);
  assert.equal(judge({ from: "2025-07-01", to: "2025-09-30" }, { from: "2025-07-01", to: "2025-10-01" }), true);
  assert.equal(judge({ from: "2025-07-01", to: "2025-09-30" }, { from: "2025-07-01" }), false);
  assert.equal(judge({ from: "2024-01-01" }, { from: "2024-01-01", to: "2026-06-15" }), true);
  assert.equal(judge({ from: "2024-01-01" }, { from: "2024-01-01", to: "2024-12-31" }), false);
  assert.equal(judge({ span: "P1D" }, { from: "2026-06-14", to: "2026-06-15" }), true);
  assert.equal(judge({ months: [12, 1, 2] }, { from: "2025-12-01", to: "2026-02-28" }), true);
  assert.equal(judge({ months: [12, 1, 2] }, { from: "2025-11-01", to: "2026-02-28" }), false);
});

test("a relation is recognised by the plan's own names, pair by pair", () => {
  const fields = [{ name: "paid_amount" }, { name: "allowed" }, { name: "billed" }];
  const judge = (...relations: string[]): boolean =>
    recognised(
      ["paid|paid_amount:number", "allowed:number", "billed:number"],
      { _relations: ["paid<=allowed<=billed"] },
      fields,
      [],
      relations,
    );
  assert.equal(judge("paid_amount<=allowed<=billed"), true);
  assert.equal(judge("paid_amount <= allowed", "allowed is at most billed"), true);
  assert.equal(judge("paid_amount <= allowed"), false);
});

test("a field's own unit is its unit, however it is written", () => {
  const judge = (unit: string): boolean =>
    recognised(["temp:number"], { temp: { unit: "C" } }, [{ name: "temp", unit }], []);
  assert.deepEqual(["C", "°C", "celsius", "F", "s"].map(judge), [true, true, true, false, false]);
});

test("an expectation that nobody knows how to judge is not passed over", () => {
  assert.throws(() => recognised(["a:int"], { a: { smaller: 3 } }, [], []), /unknown constraint/);
  assert.throws(() => recognised(["a:int"], { _colour: 3 }, [], []), /unknown constraint/);
  assert.throws(() => recognised(["a:int"], { b: { min: 3 } }, [], []), /no name of an expected field/);
  assert.throws(() => recognised(["a:integer"], {}, [], []), /no expected field/);
});

test("a format counts under each of its names", () => {
  const judge = (said: string, format: "csv" | "ndjson" | "parquet"): boolean =>
    recognised([], { _format: said }, [], [{ kind: "format", field: null, value: { format } }]);
  assert.ok(judge("jsonl", "ndjson"));
  assert.ok(judge("parquet", "parquet"));
  assert.ok(!judge("csv", "ndjson"));
});

test("two thirds may be written 0.67; what is no rounding of the share is not accepted", () => {
  const judge = (expected: number, rate: number): boolean =>
    recognised(
      ["renewal:bool"],
      { renewal: { rate: expected } },
      [{ name: "renewal", type: "bool" }],
      [{ field: "renewal", kind: "rate", value: { rate } }],
    );
  assert.equal(judge(0.67, 2 / 3), true);
  assert.equal(judge(0.33, 1 / 3), true);
  assert.equal(judge(0.02, 0.024), false);
  assert.equal(judge(0.6, 2 / 3), false);
});

test("a window that is open at its end goes to the day of the request", () => {
  const judge = (expected: object, value: { from: string; to?: string }): boolean =>
    recognised(
      ["at:datetime"],
      { _time: expected },
      [{ name: "at", type: "datetime" }],
      [{ field: "at", kind: "window", value }],
    );
  const since = { from: "2026-03-01" };
  assert.equal(judge({ ...since, to: "2026-06-15" }, since), true);
  assert.equal(judge(since, { ...since, to: "2026-06-15" }), true);
  assert.equal(judge({ ...since, to: "2026-05-01" }, since), false);
  assert.equal(judge(since, { ...since, to: "2026-04-01" }), false);
});
