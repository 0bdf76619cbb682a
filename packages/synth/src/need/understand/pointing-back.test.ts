import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../test/planned-need.ts";

type Plan = ReturnType<typeof planOf>;

function columns(plan: Plan, table: string): readonly string[] {
  return plan.fields.filter((field) => field.table === table).map(({ name }) => name);
}

function sizes(plan: Plan): Readonly<Record<string, number>> {
  return Object.fromEntries(plan.blueprint.tables.map(({ name, rows }) => [name, rows]));
}

function references(plan: Plan): readonly string[] {
  return plan.relations.map(({ statement }) => statement).filter((statement) => statement.includes("references"));
}

test("what is counted on, in, of or from what was counted before is a table of its own that points at it", () => {
  const pallets = planOf("60 warehouses with 3,000 pallets stored in them, pallet weight, SKU, arrival date");
  assert.deepEqual(sizes(pallets), { warehouse: 60, pallet: 3000 });
  assert.deepEqual(references(pallets), ["pallet.warehouse_id references warehouse.warehouse_id"]);
  assert.deepEqual(columns(pallets, "pallet"), ["pallet_id", "warehouse_id", "pallet_weight", "sku", "arrival_date"]);
  for (const need of [
    "20 quarries, 300 truckloads from there; tonnage, destination",
    "20 quarries and 300 truckloads at those quarries, tonnage, destination",
    "20 quarries, 300 truckloads each from one of them; tonnage, destination",
    "20 quarries and their 300 truckloads: tonnage, destination",
    "20 quarries plus 300 truckloads: tonnage, destination",
    "20 Steinbrüche und 300 Fuhren daran: Gewicht, Ziel",
  ]) {
    const [, child = ""] = Object.keys(sizes(planOf(need)));
    assert.equal(sizes(planOf(need))[child], 300, need);
    assert.equal(columns(planOf(need), child).length, 4, need);
  }
});

test("each belonging to one of those counted before is no number of them", () => {
  const plan = planOf("200 landlords, 900 flats each belonging to one, rent between 500 and 2000 EUR");
  assert.deepEqual(sizes(plan), { landlord: 200, flat: 900 });
  assert.deepEqual(columns(plan, "flat"), ["flat_id", "landlord_id", "rent"]);
});

test("a second table, tables by number and sheets are tables", () => {
  for (const need of [
    "40 museums and a second table of 2,500 visits with date, ticket price",
    "40 museums in one sheet, 2,500 visits to them in the other: date, ticket price",
    "table 1: 40 museums (name), table 2: 2,500 visits (date, ticket price)",
    "40 museums, 2,500 visits, separate tables linked by museum id, date, ticket price",
  ]) {
    const plan = planOf(need);
    assert.deepEqual(sizes(plan), { museum: 40, visit: 2500 }, need);
    assert.deepEqual(columns(plan, "visit"), ["visit_id", "museum_id", "visit_date", "ticket_price"], need);
    assert.deepEqual(columns(plan, "museum"), ["museum_id", "name"], need);
  }
});

test("columns in brackets are those of the noun before them, and those behind the pronoun the later's", () => {
  const plan = planOf(
    "80 wind turbines (model, rated power kW) with 4,000 maintenance logs linked to them: technician, cost",
  );
  assert.deepEqual(columns(plan, "wind_turbine"), ["turbine_id", "model", "rated_power"]);
  assert.deepEqual(columns(plan, "maintenance_log"), ["maintenance_log_id", "turbine_id", "technician", "cost"]);
});

test("keys are called by what things are, each once, and no table takes the columns of another kind of rows", () => {
  const hives = planOf("250 beehives (location) and 1,800 inspections of them with date, mite count");
  assert.deepEqual(columns(hives, "inspection"), ["inspection_id", "beehive_id", "inspection_date", "mite_count"]);
  const cars = planOf("800 cars and 2,200 services done on them with garage, cost in GBP");
  assert.deepEqual(columns(cars, "car"), ["car_id", "name"]);
  const courses = planOf("600 pupils + 3,500 enrolments in separate tables - course, term");
  assert.equal(columns(courses, "enrolment")[0], "enrolment_id");
});

test("counts that nothing points back from stay one table, and so do rates of what stands before", () => {
  for (const need of [
    "AR ledger, 5,500 invoices for 320 customers, invoice date, amount, 17% of them unpaid",
    "20 buses with 50 seats, route, driver",
    "call-outs of 12 stations, 8,500 of them: type, time of call",
    "Till receipts of our three pizzerias, 8k of them: branch, waiter, food total",
  ]) {
    assert.equal(planOf(need).blueprint.tables.length, 1, need);
  }
});

test("a column that names the parent within the child's list is the child's", () => {
  const plan = planOf("500 patents and a linked table with 2,000 citations: citing patent, cited date");
  assert.ok(columns(plan, "citation").includes("cited_date"));
  assert.deepEqual(columns(plan, "patent"), ["patent_id", "name"]);
  const tractors = planOf("40 tractors (brand, hp 60-300), linked table of 700 fuelings, litres, date");
  assert.deepEqual(columns(tractors, "tractor"), ["tractor_id", "brand", "hp"]);
});
