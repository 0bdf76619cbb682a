import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../../test/planned-need.ts";

const tables = (need: string): readonly unknown[] => [...new Set(planOf(need).fields.map(({ table }) => table))];

test("what is linked to those that are counted is a table of its own, though nobody counts it", () => {
  assert.deepEqual(tables("200 pumps plus their repairs as linked tables; part, cost, repaired on"), [
    "pump",
    "repair",
  ]);
  assert.deepEqual(tables("50 lakes and linked water samples: name, area ha; sampled on, pH"), [
    "lake",
    "water_sample",
  ]);
  assert.deepEqual(tables("25 hoteles y habitaciones vinculadas: ciudad, estrellas; tipo, precio"), [
    "hotel",
    "habitacion",
  ]);
  assert.deepEqual(tables("400 contacts, linkedin url, company"), ["contact"]);
});

test("lists behind both are of each in turn, and what is not counted is more than what it is of", () => {
  const plan = planOf("80 vans with their services as a linked table: plate, year; service date, mileage km");
  assert.deepEqual(
    plan.fields.filter(({ name }) => name === "plate" || name === "mileage").map(({ table }) => table),
    ["van", "service"],
  );
  assert.ok(plan.rows >= 240);
});
