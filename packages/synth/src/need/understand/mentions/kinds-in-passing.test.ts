import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../../test/planned-need.ts";

function membersOf(need: string, column: string): readonly unknown[] | undefined {
  const found = planOf(need).constraints.find(({ kind, field }) => kind === "enum" && field === column);
  return found?.value.enum as readonly unknown[] | undefined;
}

test("kinds behind the rows, between slashes and beside what was made are columns with a name", () => {
  for (const [need, column, members] of [
    ["200 lamps LED/halogen/fluorescent with watts and room", "lamp_type", ["LED", "halogen", "fluorescent"]],
    ["guitar repairs: acoustic/electric, fault, price", "repair_type", ["acoustic", "electric"]],
    ["flag changes: dev/staging/prod, changed by, time", "environment", ["dev", "staging", "prod"]],
    ["cheese tests: raw or pasteurised milk, weeks aged", "milk", ["raw", "pasteurised"]],
    ["300 funerals, cremation 70%, burial 30%, price", "funeral_type", ["cremation", "burial"]],
    ["tyre checks: position FL, FR, RL or RR, tread mm", "position", ["FL", "FR", "RL", "RR"]],
    ["tenders: budget, status open awarded cancelled", "status", ["open", "awarded", "cancelled"]],
    ["coffee roasts: bean, roast level light medium dark", "roast_level", ["light", "medium", "dark"]],
    ["training runs where optimizer is adamw, sgd or lion, val loss", "optimizer", ["adamw", "sgd", "lion"]],
    ["qPCR wells: well, gene is GAPDH, ACTB, IL6 or TNF, Ct 14 to 38", "gene", ["GAPDH", "ACTB", "IL6", "TNF"]],
  ] as const)
    assert.deepEqual(membersOf(need, column), members, need);
});

test("samples of lakes are samples", () => {
  assert.deepEqual(membersOf("lake samples, surface or bottom, temp °C", "sample_type"), ["surface", "bottom"]);
});

test("what so many lack is a column that they lack, and what has not happened is none", () => {
  const nulls = (need: string): readonly string[] =>
    planOf(need).constraints.flatMap(({ kind, field }) => (kind === "nulls" ? [field ?? ""] : []));
  assert.deepEqual(nulls("rowing club members, birth year, 15% no emergency contact"), ["emergency_contact"]);
  assert.deepEqual(nulls("finishers: bib, 45% have no club"), ["club"]);
  assert.deepEqual(nulls("bookings: guest, date, 8% no show"), []);
  assert.deepEqual(nulls("citas: paciente, fecha, un 9% no se presenta"), []);
});

test("either end of a ride and either weighing has its columns", () => {
  const names = (need: string): readonly string[] => planOf(need).fields.map(({ name }) => name);
  const rides = names("rides: start/end time and coordinates, fare");
  for (const name of ["start_time", "end_time", "start_latitude", "end_longitude"])
    assert.ok(rides.includes(name), name);
  const wheels = names("cheese wheels: weight on arrival and now (kg), days aged 60 to 400");
  assert.ok(wheels.includes("arrival_weight") && wheels.includes("current_weight"));
});
