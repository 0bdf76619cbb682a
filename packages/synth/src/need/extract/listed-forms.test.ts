import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf } from "../../../test/planned-need.ts";

function membersOf(need: string, name: string): unknown {
  return planOf(need).constraints.find(({ kind, field }) => kind === "enum" && field === name)?.value.enum;
}

test("names of members may end in a figure, and letters may run from one to another", () => {
  assert.deepEqual(membersOf("sessions: station, connector type CCS/CHAdeMO/Type 2, kWh", "connector_type"), [
    "CCS",
    "CHAdeMO",
    "Type 2",
  ]);
  assert.deepEqual(membersOf("shelves: aisle A-D, bay", "aisle"), ["A", "B", "C", "D"]);
  assert.equal((membersOf("seats: row A-Z, seat 1-40, price", "row") as readonly string[]).length, 26);
});

test("doses beside a word are members of the noun before them, and of a dose they are amounts", () => {
  assert.deepEqual(membersOf("trial, 240 patients, arms placebo, 10mg, 20mg, systolic bp", "arm"), [
    "placebo",
    "10mg",
    "20mg",
  ]);
  const doses = planOf("doses: drug, dose 5mg/10mg/20mg, patient");
  assert.equal(doses.fields.find(({ name }) => name === "dose")?.unit, "mg");
});

test("who drops out of a trial is no missing value, what a sensor drops is", () => {
  const trial = planOf("trial, 240 patients, systolic bp, 15% dropouts");
  assert.ok(trial.constraints.some(({ kind, field }) => kind === "rate" && field === "dropout"));
  const sensors = planOf("sensors, temperature, 2% dropouts");
  assert.ok(sensors.constraints.some(({ kind }) => /null/.test(kind)));
});

test("what so many of the rows are is not what the rows are called", () => {
  assert.ok(namesOf(planOf("surveys with 12% quitters, age, score")).includes("quitter"));
});

test("slashed figures keep the unit behind them", () => {
  const loans = planOf("loans: amount, term 10/15/20/30 years, monthly payment");
  assert.equal(loans.fields.find(({ name }) => name === "term")?.unit, "year");
});

test("as usual is no column", () => {
  assert.ok(!namesOf(planOf("blood donations, blood group with usual distribution, volume")).includes("distribution"));
  assert.ok(namesOf(planOf("orders, total in the usual range, date")).includes("total"));
});

test("one currency is no member of the choice behind it", () => {
  const need = "bank transfers: amount, currency EUR, instant or standard, booked";
  assert.deepEqual(membersOf(need, "transfer_type"), ["instant", "standard"]);
  assert.deepEqual(membersOf("orders: currency EUR, USD or GBP, total", "currency"), ["EUR", "USD", "GBP"]);
});
