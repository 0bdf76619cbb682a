import assert from "node:assert/strict";
import { test } from "node:test";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { inferredDataset } from "../inferred/inferred-dataset.ts";
import { parsedRows } from "../quality/parsed-rows.ts";
import type { JsonValue } from "../schema/json-value.ts";
import type { Plan } from "./plan.ts";
import { understandSchema } from "./schema-plan.ts";
import { judge } from "./verdicts.ts";

const today = "2026-11-20";
const ROWS = 300;
const day = { type: "string", format: "date" };
const instant = { type: "string", format: "date-time" };

interface Bought {
  readonly plan: Plan;
  readonly rows: readonly Record<string, JsonValue>[];
}

/** The plan of a schema with these properties and its rows, which are valid for the schema. */
function bought(properties: Record<string, JsonValue>): Bought {
  const schema = { type: "object", properties, required: Object.keys(properties) };
  const understood = understandSchema({ schema, today, rows: ROWS });
  assert.ok(understood.kind === "planned", JSON.stringify(understood));
  const { plan } = understood;
  const rows = [...parsedRows(inferredDataset(plan.blueprint), "schema-plan", 0, ROWS)] as Bought["rows"];
  const ajv = new Ajv2020({ strict: false, multipleOfPrecision: 6 });
  addFormats.default(ajv);
  const isValid = ajv.compile(schema);
  for (const row of rows) assert.ok(isValid(row), `${JSON.stringify(row)} ${JSON.stringify(isValid.errors)}`);
  return { plan, rows };
}

function numbers({ rows }: Bought, name: string): number[] {
  return rows.map((row) => Number(row[name])).sort((a, b) => a - b);
}

test("measurements lie where such things lie", () => {
  const temperatures = numbers(bought({ temperature: { type: "number" } }), "temperature");
  assert.ok((temperatures[0] ?? 0) > -60 && (temperatures.at(-1) ?? 0) < 70, String(temperatures.at(-1)));
});

test("days lie when such things happen, whatever their format", () => {
  const { rows } = bought({ birth_date: day, expiryDate: day, created_at: instant });
  assert.ok(rows.every((row) => String(row.birth_date) < "2013"));
  assert.ok(new Set(rows.map((row) => String(row.birth_date).slice(0, 3))).size > 4);
  assert.ok(rows.some((row) => String(row.expiryDate) > today));
  assert.ok(rows.every((row) => String(row.created_at) < "2026-11-21"));
});

test("a number between close bounds has the decimals that it needs", () => {
  const score = bought({ score: { type: "number", exclusiveMinimum: 0, exclusiveMaximum: 1 } });
  assert.ok(new Set(numbers(score, "score")).size > 20);
  const dose = bought({ dose: { type: "number", minimum: 0.25, maximum: 0.5 } });
  assert.ok(new Set(numbers(dose, "dose")).size > 10);
});

test("texts with a greatest length are still texts of their kind", () => {
  const { rows } = bought({
    full_name: { type: "string", maxLength: 8 },
    product_name: { type: "string", minLength: 3 },
    note: { type: "string", maxLength: 20 },
    city: { type: "string", maxLength: 6 },
  });
  for (const row of rows) {
    assert.match(String(row.full_name), /^\p{L}[\p{L}' -]{1,7}$/u);
    assert.match(String(row.product_name), / /);
  }
  for (const name of ["full_name", "note", "city"]) {
    assert.ok(new Set(rows.map((row) => row[name])).size >= 15, name);
  }
  assert.ok(rows.some((row) => String(row.note).includes(" ")));
});

test("lengths that no words have are met by letters", () => {
  const { rows } = bought({
    ref: { type: "string", minLength: 40, maxLength: 41 },
    x: { type: "string", maxLength: 1 },
  });
  assert.equal(rows.length, ROWS);
});

test("what hangs together by its names does so in every row, under the buyer's names", () => {
  const one = bought({
    startDate: day,
    endDate: day,
    quantity: { type: "integer", minimum: 1, maximum: 9 },
    unitPrice: { type: "number", multipleOf: 0.01 },
    total: { type: "number" },
  });
  const { relations } = judge(one.plan, one.rows, true, today);
  assert.deepEqual(
    relations.map(({ statement, satisfied, checked }) => ({ statement, satisfied, checked })),
    [
      { statement: "startDate <= endDate", satisfied: true, checked: ROWS },
      { statement: "total = quantity × unitPrice", satisfied: true, checked: ROWS },
    ],
  );
  assert.ok(one.rows.every((row) => String(row.startDate) <= String(row.endDate)));
  assert.ok(
    one.rows.every((row) => Math.abs(Number(row.total) - Number(row.quantity) * Number(row.unitPrice)) < 0.006),
  );
});

test("no relation breaks a bound of the buyer's or asks an integer for cents", () => {
  const { plan } = bought({
    quantity: { type: "integer" },
    price: { type: "number" },
    total: { type: "number", maximum: 50 },
    subtotal: { type: "integer" },
    tax: { type: "number" },
    min_price: { type: "number" },
    max_price: { type: "number", maximum: 10 },
  });
  assert.deepEqual(plan.relations, []);
});

test("people and places of a row are of one person and one place", () => {
  const { rows } = bought({
    full_name: { type: "string" },
    email: { type: "string", format: "email" },
    latitude: { type: "number", minimum: -90, maximum: 90 },
    longitude: { type: "number" },
    city: { type: "string" },
    region: { type: "string" },
    country: { type: "string" },
    birth_date: day,
    hire_date: day,
  });
  const cities = new Map<string, number>();
  for (const row of rows) {
    const city = `${row.country}/${row.region}/${row.city}`;
    const known = cities.get(city);
    if (known !== undefined) assert.ok(Math.abs(known - Number(row.latitude)) < 1, city);
    cities.set(city, Number(row.latitude));
    assert.ok(String(row.birth_date) < String(row.hire_date) && String(row.hire_date) <= today);
  }
});
