import assert from "node:assert/strict";
import { test } from "node:test";
import { field } from "../../test/arbitrary-blueprint.ts";
import { parsedRows } from "../quality/parsed-rows.ts";
import type { Blueprint, FieldBlueprint } from "./blueprint.ts";
import { inferredDataset } from "./inferred-dataset.ts";

const ROWS = 600;
type Row = Readonly<Record<string, unknown>>;

function rowsOf(blanks: number | undefined, from = 0, to = ROWS): readonly Row[] {
  const left = (one: FieldBlueprint): FieldBlueprint => (blanks === undefined ? one : { ...one, blanks });
  const price = { kind: "number", distribution: { kind: "uniform", minimum: 1, maximum: 9 }, decimals: 2 } as const;
  const blueprint: Blueprint = {
    tables: [
      {
        name: "line",
        rows: ROWS,
        key: ["line_id"],
        layout: { kind: "rows" },
        subjects: [{ name: "shop", spread: "even", count: 7 }],
        fields: [
          field("line_id", "id", { kind: "code", prefix: "L-", radix: 10, width: 6, order: "sequence" }),
          left(field("city", "string", { kind: "place", part: "city" }, { of: "shop", nullable: true })),
          left(field("price", "number", price, { nullable: true })),
          left(field("fee", "number", price, { nullable: true })),
          left(
            field(
              "total",
              "number",
              { kind: "sum", terms: ["price", "fee"].map((name) => ({ field: name, times: 1 })), decimals: 2 },
              { nullable: true },
            ),
          ),
        ],
        checks: [],
      },
    ],
  };
  return [...parsedRows(inferredDataset(blueprint), "s", from, to)] as Row[];
}

test("values are left out of exactly so many rows, and nothing else of the rows changes", () => {
  const whole = rowsOf(undefined);
  const rows = rowsOf(0.05);
  for (const name of ["city", "price", "fee", "total"]) {
    assert.equal(rows.filter((row) => row[name] === null).length, ROWS * 0.05, name);
    rows.forEach((row, at) => {
      if (row[name] !== null) assert.equal(row[name], whole[at]?.[name], `${name} of row ${at}`);
    });
  }
  assert.ok(
    rows.some((row) => row.price === null && row.total !== null),
    "a total stays what the missing price made it",
  );
});

test("a range of rows is the same whatever was made before it", () => {
  assert.deepEqual(rowsOf(0.3, 250, 300), rowsOf(0.3).slice(250, 300));
});
