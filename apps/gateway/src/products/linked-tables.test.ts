import assert from "node:assert/strict";
import { test } from "node:test";
import { datasets } from "@sdg/synth/datasets/registry";
import { rowChunks } from "@sdg/synth/engine/chunks";
import type { Blueprint, FieldBlueprint, TableBlueprint } from "@sdg/synth/inferred/blueprint";
import type { Dataset } from "@sdg/synth/schema/dataset";
import { type DatasetProduct, datasetOf } from "./datasets.ts";
import { linkedTables } from "./linked-tables.ts";
import { makers } from "./makers.ts";

const resolve = datasetOf(datasets, makers);

function id(name: string, prefix: string): FieldBlueprint {
  const field = { name, type: "id", meaning: `The ${name}.`, example: `${prefix}-000001` } as const;
  return { field, model: { kind: "code", prefix: `${prefix}-`, radix: 10, width: 6, order: "sequence" } };
}

function choice(name: string, values: readonly string[], meaning: string): FieldBlueprint {
  return {
    field: { name, type: "enum", meaning, values, example: values[0] ?? "" },
    model: { kind: "choice", values },
  };
}

function table(name: string, rows: number, fields: readonly FieldBlueprint[]): TableBlueprint {
  const key = fields.slice(0, 1).map(({ field }) => field.name);
  return { name, rows, key, layout: { kind: "rows" }, subjects: [], fields, checks: [] };
}

const customer = table("customer", 3, [
  id("customer_id", "CUS"),
  choice("status", ["active", "closed"], "Of a customer."),
]);
const reference: FieldBlueprint = {
  field: { name: "customer_id", type: "id", meaning: "Whose it is.", example: "CUS-000001" },
  model: { kind: "reference", table: "customer", spread: "even" },
};

/** What orders have besides, where customers have a status: the same one, another one, and names that the other ones may take. */
const clashes: Readonly<Record<string, readonly FieldBlueprint[]>> = {
  "the same thing": [choice("status", ["active", "closed"], "As the customer's.")],
  "another thing": [choice("status", ["open", "paid"], "Of an order.")],
  "the same thing beside one that is called like another": [
    choice("status", ["active", "closed"], "As the customer's."),
    choice("order_status", ["x", "y"], "Something else."),
  ],
  "another thing beside one that takes its name": [
    choice("status", ["open", "paid"], "Of an order."),
    choice("order_status", ["x", "y"], "Something else."),
  ],
  "another thing after one that took its name": [
    choice("order_status", ["x", "y"], "Something else."),
    choice("status", ["open", "paid"], "Of an order."),
  ],
  "what tells the table": [choice("table", ["round", "square"], "Where they sit.")],
};

for (const [what, fields] of Object.entries(clashes)) {
  test(`a field whose name an earlier table has, and is ${what}, has its own name and its own values in its table`, () => {
    const order = table("order", 5, [id("order_id", "ORD"), reference, ...fields]);
    const product = productOf({ tables: [customer, order] });
    const whole = resolve(product);
    const tables = linkedTables(resolve, product, { from: 0, to: 8 }) ?? [];
    assert.deepEqual(
      tables.map(({ dataset }) => dataset.fields.map(({ name }) => name)),
      [customer, order].map((one) => one.fields.map(({ field }) => field.name)),
    );
    const rows = tables.flatMap(({ name, dataset, range }) => rowsOf(dataset, range.to).map((row) => ({ name, row })));
    assert.deepEqual(
      rows.map(({ name, row }) => [name, ...valuesOf(row)]),
      rowsOf(whole, 8).map(({ table: name, ...row }) => [name, ...valuesOf(row)]),
    );
    assert.deepEqual(tables[1]?.references, [{ field: "customer_id", table: "customer", to: "customer_id" }]);
    for (const { name, row } of rows.slice(3)) {
      for (const { field } of fields)
        assert.ok(field.values?.includes(String(row[field.name])), `${name} ${field.name}`);
    }
  });
}

function productOf(blueprint: Blueprint): DatasetProduct {
  const version = makers.get("schema-inferred")?.version ?? "";
  return { kind: "dataset", dataset: "schema-inferred", version, seed: "s", signal: "", design: { blueprint } };
}

function rowsOf(dataset: Dataset, to: number): Record<string, unknown>[] {
  const text = Buffer.concat([...rowChunks(dataset, "s", "ndjson", { from: 0, to })]).toString("utf8");
  return text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
}

/** All that is there, in an order that does not hang on names. */
function valuesOf(row: Record<string, unknown>): string[] {
  return Object.values(row)
    .filter((value) => value !== null)
    .map(String)
    .sort();
}
