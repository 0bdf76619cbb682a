import assert from "node:assert/strict";
import { test } from "node:test";
import { field } from "../../test/arbitrary-blueprint.ts";
import { parsedRows } from "../quality/parsed-rows.ts";
import type { FieldBlueprint } from "./blueprint.ts";
import type { Condition } from "./check.ts";
import { inferredDataset } from "./inferred-dataset.ts";

type Row = Record<string, unknown>;

function made(fields: readonly FieldBlueprint[], rows = 400): Row[] {
  const layout = { kind: "rows" } as const;
  const dataset = inferredDataset({
    tables: [{ name: "thing", rows, key: [], layout, subjects: [], fields, checks: [] }],
  });
  return [...parsedRows(dataset, "a", 0, rows)] as Row[];
}

function told(when: Condition): FieldBlueprint {
  return field("told", "bool", { kind: "holds", when });
}

const start = field("start", "datetime", {
  kind: "moment",
  from: "2026-01-01",
  to: "2026-03-01",
  rhythm: "flat",
  ascending: false,
  grain: "s",
});
const HOUR = 3_600_000;

test("a flag holds where a time lies more than so many units after another", () => {
  const by = { kind: "uniform", minimum: 0, maximum: 180 } as const;
  const end = field("end", "datetime", { kind: "later", than: "start", by, unit: "min" });
  const rows = made([start, end, told({ field: "end", after: "start", is: ">", by: 1, unit: "h" })]);
  const isLate = (row: Row): boolean => Date.parse(String(row["end"])) - Date.parse(String(row["start"])) > HOUR;
  for (const row of rows) assert.equal(row["told"], isLate(row));
  assert.ok(rows.some(isLate) && !rows.every(isLate));
});

test("where one of two times is a day, days are compared", () => {
  const by = { kind: "uniform", minimum: 0, maximum: 4 } as const;
  const end = field("end", "date", { kind: "later", than: "start", by, unit: "day" });
  const rows = made([start, end, told({ field: "end", after: "start", is: "<=", by: 2, unit: "day" })]);
  const daysOf = (row: Row): number =>
    (Date.parse(String(row["end"])) - Date.parse(String(row["start"]).slice(0, 10))) / (24 * HOUR);
  for (const row of rows) assert.equal(row["told"], daysOf(row) <= 2);
  assert.ok(rows.some((row) => daysOf(row) > 2) && rows.some((row) => daysOf(row) === 2));
});

test("a flag holds where two fields are the same, or are not, and neither where one is missing", () => {
  const choice = { kind: "choice", values: ["red", "green", "blue"] } as const;
  const here = field("here", "bool", { kind: "flag", rate: 0.8 });
  const one: FieldBlueprint = { ...field("one", "enum", choice), present: { field: "here", in: [true] } };
  const other = field("other", "enum", choice);
  for (const same of [true, false]) {
    for (const row of made([here, one, other, told({ field: "one", same, as: "other" })])) {
      const expected = row["one"] !== null && (row["one"] === row["other"]) === same;
      assert.equal(row["told"], expected, JSON.stringify(row));
    }
  }
});

test("numbers are the same by what they read, not by how they are kept", () => {
  const whole = { kind: "number", distribution: { kind: "uniform", minimum: 1, maximum: 4 }, decimals: 0 } as const;
  const rows = made([
    field("one", "int", whole),
    field("other", "int", whole),
    told({ field: "one", same: true, as: "other" }),
  ]);
  for (const row of rows) assert.equal(row["told"], row["one"] === row["other"]);
});
