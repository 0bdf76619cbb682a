import assert from "node:assert/strict";
import { test } from "node:test";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import fc from "fast-check";
import { field, oneTable, twoTables } from "../../test/arbitrary-blueprint.ts";
import { offence } from "../../test/check-verdict.ts";
import { rowChunks } from "../engine/chunks.ts";
import { parsedRows } from "../quality/parsed-rows.ts";
import type { Dataset } from "../schema/dataset.ts";
import { recordSchema } from "../schema/json-schema.ts";
import type { Blueprint } from "./blueprint.ts";
import { InfeasibleBlueprint } from "./infeasible-blueprint.ts";
import { inferredDataset } from "./inferred-dataset.ts";

type Row = Record<string, unknown>;

function all(dataset: Dataset, seed = "a"): Row[] {
  return [...parsedRows(dataset, seed, 0, dataset.rowLimit)];
}

function text(dataset: Dataset, seed: string, from: number, to: number): string {
  return Buffer.concat([...rowChunks(dataset, seed, "ndjson", { from, to })]).toString("utf8");
}

test("every check that a plan promises holds on the rows, in any layout", () => {
  fc.assert(
    fc.property(oneTable, fc.string({ maxLength: 5 }), ({ blueprint }, seed) => {
      const rows = all(inferredDataset(blueprint), seed);
      for (const check of blueprint.tables[0]?.checks ?? []) {
        assert.equal(offence(check, rows), undefined, JSON.stringify(check));
      }
    }),
    { seed: 1, numRuns: 60 },
  );
});

test("bounds hold on every row, and shares are exact to one row", () => {
  fc.assert(
    fc.property(oneTable, ({ blueprint, rates }) => {
      const dataset = inferredDataset(blueprint);
      const rows = all(dataset);
      for (const { maximum, minimum, name } of dataset.fields) {
        for (const row of rows) {
          const value = row[name];
          if (typeof value !== "number") continue;
          assert.ok(value >= (minimum ?? -Infinity) && value <= (maximum ?? Infinity), `${name} is ${value}`);
        }
      }
      const count = (is: (row: Row) => boolean): number => rows.filter(is).length;
      assert.equal(
        count((row) => row.flagged === true),
        Math.round(rates.flagged * rows.length),
      );
      assert.equal(
        count((row) => row.remark === null),
        Math.round(rates.nullShare * rows.length),
      );
      const total = rates.shares.reduce((sum, share) => sum + share, 0);
      for (const [i, share] of rates.shares.entries()) {
        const expected = (share / total) * rows.length;
        assert.ok(Math.abs(count((row) => row.kind === `value ${i}`) - expected) < 1);
      }
    }),
    { seed: 2, numRuns: 60 },
  );
});

test("every row is valid by the JSON Schema that is published of it", () => {
  fc.assert(
    fc.property(oneTable, ({ blueprint }) => {
      const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true });
      formats.default(ajv);
      const dataset = inferredDataset(blueprint);
      const validate = ajv.compile(recordSchema(dataset));
      for (const row of all(dataset)) assert.ok(validate(row), JSON.stringify(validate.errors));
    }),
    { seed: 6, numRuns: 20 },
  );
});

test("any range of rows alone is the same as within the whole", () => {
  fc.assert(
    fc.property(oneTable, fc.array(fc.nat(), { minLength: 3, maxLength: 8 }), ({ blueprint }, cuts) => {
      const dataset = inferredDataset(blueprint);
      const lines = text(dataset, "cut", 0, dataset.rowLimit).split("\n");
      for (const cut of cuts) {
        const from = cut % dataset.rowLimit;
        const to = Math.min(dataset.rowLimit, from + 1 + (cut % 90));
        assert.equal(text(inferredDataset(blueprint), "cut", from, to), `${lines.slice(from, to).join("\n")}\n`);
      }
    }),
    { seed: 3, numRuns: 40 },
  );
});

test("rows that point at rows of another table find them, and superiors never lead in a circle", () => {
  fc.assert(
    fc.property(twoTables, (blueprint) => {
      const dataset = inferredDataset(blueprint);
      const rows = all(dataset);
      const of = (name: string): Row[] => rows.filter((row) => row.table === name);
      for (const { checks, name, rows: count } of blueprint.tables) {
        assert.equal(of(name).length, count);
        for (const check of checks)
          assert.equal(offence(check, of(name), of("owner")), undefined, JSON.stringify(check));
      }
    }),
    { seed: 4, numRuns: 60 },
  );
});

test("all members of a stated number appear where the rows suffice", () => {
  fc.assert(
    fc.property(oneTable, ({ blueprint }) => {
      const table = blueprint.tables[0];
      const count = table?.subjects[0]?.count;
      if (count === undefined || table === undefined) return;
      const rows = all(inferredDataset(blueprint));
      assert.equal(new Set(rows.map((row) => row.holder_id)).size, Math.min(count, table.rows));
    }),
    { seed: 5, numRuns: 60 },
  );
});

const window = { from: "2025-01-01", to: "2025-07-01" } as const;

function enrolments(rows: number): Blueprint {
  const subjects = [
    { name: "student", count: 40, spread: "even" },
    { name: "course", count: 6, spread: "even" },
  ] as const;
  const terms = ["autumn", "spring"];
  return {
    tables: [
      {
        name: "enrolment",
        rows,
        key: ["student_id", "course_id", "term"],
        layout: { kind: "rows" },
        subjects,
        fields: [
          field(
            "student_id",
            "id",
            { kind: "code", prefix: "S", radix: 10, width: 4, order: "sequence" },
            { of: "student" },
          ),
          field(
            "course_id",
            "id",
            { kind: "code", prefix: "C", radix: 10, width: 2, order: "sequence" },
            { of: "course" },
          ),
          field("term", "enum", { kind: "choice", values: terms }, { values: terms }),
        ],
        checks: [],
      },
    ],
  };
}

test("fields that are only unique together are so up to the last combination", () => {
  for (const rows of [1, 7, 100, 333, 480]) {
    const made = all(inferredDataset(enrolments(rows)));
    assert.equal(offence({ kind: "unique", fields: ["student_id", "course_id", "term"] }, made), undefined);
    assert.equal(new Set(made.map((row) => row.student_id)).size, Math.min(rows, 40));
  }
  assert.throws(() => inferredDataset(enrolments(481)), InfeasibleBlueprint);
});

test("duplicates repeat the row before them, in exactly the share that was asked for", () => {
  const [table] = enrolments(400).tables;
  assert.ok(table !== undefined);
  for (const duplicates of [0.01, 0.1, 0.5]) {
    const rows = all(inferredDataset({ tables: [{ ...table, duplicates }] })).map((row) => JSON.stringify(row));
    assert.equal(rows.filter((row, i) => i > 0 && row === rows[i - 1]).length, duplicates * 400);
    assert.equal(new Set(rows).size, 400 - duplicates * 400);
  }
});

test("times in a key differ, and go forward", () => {
  for (const grain of ["s", "min", "h"] as const) {
    const dataset = inferredDataset({
      tables: [
        {
          name: "login",
          rows: 5_000,
          key: ["account", "at"],
          layout: { kind: "rows" },
          subjects: [{ name: "account", count: 5, spread: "skewed" }],
          fields: [
            field("account", "id", { kind: "sequence", first: 1 }, { of: "account", example: 1 }),
            field("at", "datetime", { kind: "moment", ...window, rhythm: "business", ascending: true, grain }),
          ],
          checks: [],
        },
      ],
    });
    assert.equal(
      offence({ kind: "ascending", fields: ["before", "at"], strict: true }, consecutive(all(dataset), "at")),
      undefined,
    );
  }
});

function consecutive(rows: readonly Row[], name: string): Row[] {
  return rows.slice(1).map((row, i) => ({ before: rows[i]?.[name], [name]: row[name] }));
}

test("a total keeps its bound whatever the price of the subject is", () => {
  const dataset = inferredDataset({
    tables: [
      {
        name: "stay",
        rows: 3_000,
        key: ["stay_id"],
        layout: { kind: "rows" },
        subjects: [{ name: "hotel", count: 40, spread: "even" }],
        fields: [
          field("stay_id", "id", { kind: "uuid" }, { unique: true }),
          field(
            "rate",
            "number",
            { kind: "number", distribution: { kind: "lognormal", median: 180, sigma: 0.5 }, decimals: 2 },
            { of: "hotel" },
          ),
          field(
            "nights",
            "int",
            { kind: "number", distribution: { kind: "geometric", mean: 3 }, decimals: 0 },
            { minimum: 1, maximum: 14 },
          ),
          field(
            "total",
            "number",
            { kind: "product", factors: ["rate", "nights"], decimals: 2 },
            { minimum: 150, maximum: 400 },
          ),
        ],
        checks: [],
      },
    ],
  });
  const totals = all(dataset).map((row) => Number(row.total));
  assert.ok(Math.max(...totals) <= 400 && Math.min(...totals) >= 150);
  // Kept by drawing again, so nothing piles up at the bound.
  assert.ok(
    totals.filter((total) => total > 399).length < 40,
    `${totals.filter((total) => total > 399).length} at the bound`,
  );
});

test("bounds that nothing can meet are refused with the fields at fault", () => {
  const [table] = enrolments(10).tables;
  assert.ok(table !== undefined);
  const number = (name: string, low: number, high: number) =>
    field(
      name,
      "number",
      { kind: "number", distribution: { kind: "uniform", minimum: 0, maximum: 1_000 }, decimals: 0 },
      { minimum: low, maximum: high },
    );
  const fields = [
    number("rate", 200, 300),
    number("nights", 3, 5),
    field("total", "number", { kind: "product", factors: ["rate", "nights"], decimals: 0 }, { maximum: 500 }),
  ];
  assert.throws(
    () => inferredDataset({ tables: [{ ...table, key: [], fields }] }),
    (error) => error instanceof InfeasibleBlueprint && error.fields.includes("total") && error.fields.includes("rate"),
  );
});

test("fields that wait for each other, or speak of none, are refused by name", () => {
  const [table] = enrolments(10).tables;
  assert.ok(table !== undefined);
  const part = (name: string, of: string) => field(name, "int", { kind: "part", of, part: "year" });
  assert.throws(
    () => inferredDataset({ tables: [{ ...table, key: [], fields: [part("a", "b"), part("b", "a")] }] }),
    /a, b, a/,
  );
  assert.throws(() => inferredDataset({ tables: [{ ...table, key: [], fields: [part("a", "c")] }] }), /speaks of c/);
  assert.throws(
    () =>
      inferredDataset({
        tables: [{ ...table, key: [], fields: [field("a", "bool", { kind: "flag", rate: 0.5 }, { of: "teacher" })] }],
      }),
    /teacher, which is no subject/,
  );
});

test("a bound that chance would hardly ever meet is met all the same", () => {
  const rate = field("rate", "number", { kind: "constant", value: 12 });
  const nights = field(
    "nights",
    "int",
    { kind: "number", distribution: { kind: "geometric", mean: 0.5 }, decimals: 0 },
    { minimum: 1, maximum: 14 },
  );
  const tax = field("tax", "number", {
    kind: "portion",
    of: "cost",
    share: { kind: "beta", a: 1, b: 9, minimum: 0, maximum: 1 },
    decimals: 2,
  });
  const cost = field("cost", "number", { kind: "product", factors: ["rate", "nights"], decimals: 2 });
  const total = field(
    "total",
    "number",
    {
      kind: "sum",
      terms: [
        { field: "cost", times: 1 },
        { field: "tax", times: 1 },
      ],
      decimals: 2,
    },
    { minimum: 150 },
  );
  const [table] = enrolments(500).tables;
  assert.ok(table !== undefined);
  const rows = all(inferredDataset({ tables: [{ ...table, key: [], fields: [rate, nights, cost, tax, total] }] }));
  for (const row of rows) assert.ok(Number(row.total) >= 150, JSON.stringify(row));
  assert.ok(new Set(rows.map((row) => row.nights)).size > 1);
});

test("a part of a number is never more than the number, however few decimals it has", () => {
  const whole = field("whole", "number", {
    kind: "number",
    distribution: { kind: "uniform", minimum: 0, maximum: 9 },
    decimals: 3,
  });
  const part = field("part", "number", {
    kind: "portion",
    of: "whole",
    share: { kind: "beta", a: 90, b: 1, minimum: 0, maximum: 1 },
    decimals: 1,
  });
  const [table] = enrolments(1_000).tables;
  assert.ok(table !== undefined);
  const rows = all(inferredDataset({ tables: [{ ...table, key: [], fields: [whole, part] }] }));
  assert.equal(offence({ kind: "ascending", fields: ["part", "whole"] }, rows), undefined);
});
