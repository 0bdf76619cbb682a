import assert from "node:assert/strict";
import { test } from "node:test";
import type { FieldBlueprint, TableBlueprint } from "../../inferred/blueprint.ts";
import { inferredDataset } from "../../inferred/inferred-dataset.ts";
import type { Model } from "../../inferred/model.ts";
import { parsedRows } from "../../quality/parsed-rows.ts";
import type { Field, FieldType } from "../../schema/field.ts";
import { choices, flags, happening, lognormal, normal, numbers, uniform } from "../ontology/models.ts";
import type { Rule } from "./frame.ts";
import {
  accumulates,
  bands,
  compares,
  countsUp,
  differs,
  drawnBy,
  likelierBy,
  pulledBy,
  spans,
  tells,
  tops,
  variesBy,
  walks,
} from "./rules.ts";

type Row = Readonly<Record<string, unknown>>;

const examples: Readonly<Partial<Record<FieldType, Field["example"]>>> = {
  int: 1,
  number: 1,
  bool: true,
  date: "2025-01-01",
  datetime: "2025-01-01T00:00:00Z",
};

function field(name: string, type: FieldType, model: Model, of?: string): FieldBlueprint {
  const decimals = type === "number" ? { decimals: 1 } : type === "int" ? { decimals: 0 } : {};
  return {
    field: { name, type, meaning: `${name}.`, example: examples[type] ?? "a", ...decimals },
    model,
    ...(of === undefined ? {} : { of }),
  };
}

/** 400 rows of a table in which the rule has put its models, as whoever plans puts them. */
function rowsUnder(rule: Rule, fields: readonly FieldBlueprint[], groups = false): readonly Row[] {
  const dated = (model: Model): Model =>
    model.kind === "moment" ? { ...model, from: "2025-01-01", to: "2025-04-01" } : model;
  const table: TableBlueprint = {
    name: "thing",
    rows: 400,
    key: ["id"],
    layout: groups ? { kind: "groups", subject: "unit", least: 4, most: 12 } : { kind: "rows" },
    subjects: groups ? [{ name: "unit", spread: "even" }] : [],
    fields: [
      field("id", "id", { kind: "code", prefix: "T-", radix: 10, width: 5, order: "sequence" }),
      ...fields.map((each) => ({ ...each, model: dated(rule.sets[each.field.name] ?? each.model) })),
    ],
    checks: rule.checks,
  };
  return [...parsedRows(inferredDataset({ tables: [table] }), "rules", 0, 400)] as Row[];
}

const price = field("price", "number", numbers(lognormal(50, 0.6), 1));
const stock = field("stock", "number", numbers(normal(100, 20), 1));
const state = field("state", "string", choices("open:3|done:2|lost:1"));

test("what tops another number is never below it", () => {
  const rows = rowsUnder(tops("stock", "price", lognormal(5, 0.5), 1), [price, stock]);
  assert.ok(rows.every((row) => Number(row.price) <= Number(row.stock)));
});

test("an end is its start and its length", () => {
  const start = field("start", "date", happening("day"));
  const rows = rowsUnder(spans("days", "start", "end", "day"), [
    start,
    field("end", "date", happening("day")),
    field("days", "int", numbers(uniform(1, 9), 0)),
  ]);
  const length = (row: Row): number => (Date.parse(String(row.end)) - Date.parse(String(row.start))) / 86_400_000;
  assert.ok(rows.every((row) => length(row) === row.days));
});

test("a number rises with what draws it and falls with what holds it down", () => {
  const drawn = rowsUnder(drawnBy("stock", "2*price", normal(0, 5), 1), [price, stock]);
  const pulled = rowsUnder(pulledBy("stock", { price: -0.7 }, normal(100, 20), 1), [price, stock]);
  const upper = (rows: readonly Row[]): number => mean(rows.filter((row) => Number(row.price) > 60));
  const lower = (rows: readonly Row[]): number => mean(rows.filter((row) => Number(row.price) < 40));
  assert.ok(upper(drawn) > lower(drawn) + 20);
  assert.ok(upper(pulled) < lower(pulled) - 10);
});

test("a flag keeps its rate and stands where what pulls it is high", () => {
  const rows = rowsUnder(likelierBy("sold", { price: 0.8 }, 0.25), [price, field("sold", "bool", flags(0.5))]);
  const sold = rows.filter((row) => row.sold === true);
  assert.ok(Math.abs(sold.length - 100) < 30, `${sold.length} of 400 are sold`);
  const average = (some: readonly Row[]): number => mean(some, "price");
  assert.ok(average(sold) > average(rows));
});

test("a flag that tells of a state or of a comparison never disagrees with it", () => {
  const done = field("done", "bool", flags(0.5));
  const told = rowsUnder(tells("done", "state", "done", "lost"), [state, done]);
  assert.ok(told.every((row) => row.done === (row.state !== "open")));
  const compared = rowsUnder(compares("done", "price", ">", 60), [price, done]);
  assert.ok(compared.every((row) => row.done === Number(row.price) > 60));
});

test("a band is the number's own, and a value depends on its choice", () => {
  const banded = rowsUnder(bands("state", "price", [30, 70], "open|done|lost"), [price, state]);
  const bandOf = (value: number): string => (value < 30 ? "open" : value < 70 ? "done" : "lost");
  assert.ok(banded.every((row) => row.state === bandOf(Number(row.price))));
  const free: Model = { kind: "constant", value: 0 };
  const varied = rowsUnder(variesBy("price", "state", { lost: free }, numbers(uniform(1, 9), 1)), [price, state]);
  assert.ok(varied.every((row) => (row.state === "lost") === (row.price === 0)));
});

test("two choices of one list never agree", () => {
  const members = ["a", "b", "c"];
  const rows = rowsUnder(differs("away", "home", members), [
    field("home", "string", choices("a|b|c")),
    field("away", "string", choices("a|b|c")),
  ]);
  assert.ok(rows.every((row) => row.home !== row.away));
  assert.equal(new Set(rows.map((row) => row.away)).size, 3);
});

test("along one unit rows are counted, meters never fall, and states follow their machine", () => {
  const unit = field("unit", "id", { kind: "code", prefix: "U-", radix: 10, width: 4, order: "sequence" }, "unit");
  const number = field("number", "int", numbers(uniform(0, 9), 0));
  const counted = byUnit(rowsUnder(countsUp("number", "unit", 1), [unit, number], true));
  assert.ok(counted.every((rows) => rows.every((row, i) => row.number === i + 1)));
  const metered = byUnit(
    rowsUnder(accumulates("number", "unit", uniform(0, 9), uniform(0, 3), 0), [unit, number], true),
  );
  assert.ok(
    metered.every((rows) => rows.every((row, i) => i === 0 || Number(row.number) >= Number(rows[i - 1]?.number))),
  );
  const machine = { open: { open: 2, done: 1 }, done: { done: 1 } };
  const walked = byUnit(
    rowsUnder(walks("open, then done", "state", "unit", { open: 1 }, machine), [unit, state], true),
  );
  for (const rows of walked) {
    const states = rows.map((row) => row.state);
    assert.equal(states[0], "open");
    assert.ok(states.every((each, i) => each === "open" || states.slice(i).every((next) => next === "done")));
  }
});

function byUnit(rows: readonly Row[]): readonly (readonly Row[])[] {
  return [...Map.groupBy(rows, (row) => row.unit).values()];
}

function mean(rows: readonly Row[], name = "stock"): number {
  return rows.reduce((sum, row) => sum + Number(row[name]), 0) / rows.length;
}
