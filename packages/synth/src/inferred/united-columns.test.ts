import assert from "node:assert/strict";
import { test } from "node:test";
import { parsedRows } from "../quality/parsed-rows.ts";
import type { Blueprint, FieldBlueprint, TableBlueprint } from "./blueprint.ts";
import { inferredDataset } from "./inferred-dataset.ts";

function id(name: string, prefix: string): FieldBlueprint {
  const field = { name, type: "id", meaning: `The ${name}.`, example: `${prefix}-000001` } as const;
  return { field, model: { kind: "code", prefix: `${prefix}-`, radix: 10, width: 6, order: "sequence" } };
}

function amount(name: string, minimum: number, maximum: number): FieldBlueprint {
  return {
    field: { name, type: "number", meaning: "How much.", minimum, maximum, decimals: 2, example: minimum },
    model: { kind: "number", distribution: { kind: "uniform", minimum, maximum }, decimals: 2 },
  };
}

function table(name: string, fields: readonly FieldBlueprint[]): TableBlueprint {
  return { name, rows: 20, key: [`${name}_id`], layout: { kind: "rows" }, subjects: [], fields, checks: [] };
}

test("a field of one name and other bounds in another table has a column of its own, with its own bounds", () => {
  const blueprint: Blueprint = {
    tables: [
      table("customer", [id("customer_id", "CUS"), amount("balance", 1, 10)]),
      table("order", [id("order_id", "ORD"), amount("balance", 100, 200)]),
    ],
  };
  const dataset = inferredDataset(blueprint);
  assert.deepEqual(
    dataset.fields.map(({ name, minimum, maximum }) => [name, minimum, maximum]),
    [
      ["table", undefined, undefined],
      ["customer_id", undefined, undefined],
      ["balance", 1, 10],
      ["order_id", undefined, undefined],
      ["order_balance", 100, 200],
    ],
  );
  assert.deepEqual(dataset.tables, [
    { name: "customer", columns: [1, 2] },
    { name: "order", columns: [3, 4] },
  ]);
  for (const row of parsedRows(dataset, "seed", 0, 40)) {
    const value = row.table === "customer" ? row.balance : row.order_balance;
    const [least, most] = row.table === "customer" ? [1, 10] : [100, 200];
    assert.ok(typeof value === "number" && value >= least && value <= most);
  }
});

test("two fields of one table never share a column, whatever another table calls its own", () => {
  const flag = (name: string): FieldBlueprint => ({
    field: { name, type: "bool", meaning: "Whether.", example: true },
    model: { kind: "flag", rate: name === "paid" ? 1 : 0 },
  });
  const dataset = inferredDataset({
    tables: [
      table("customer", [id("customer_id", "CUS"), amount("paid", 1, 2)]),
      table("order", [id("order_id", "ORD"), flag("order_paid"), flag("paid")]),
    ],
  });
  const columns = dataset.tables?.[1]?.columns ?? [];
  assert.equal(new Set(columns).size, 3);
  const [, other, paid] = columns.map((at) => dataset.fields[at]?.name ?? "");
  for (const row of parsedRows(dataset, "seed", 20, 40)) {
    assert.deepEqual([row[other ?? ""], row[paid ?? ""]], [false, true]);
  }
});
