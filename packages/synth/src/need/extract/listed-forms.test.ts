import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf, statedOf } from "../../../test/planned-need.ts";

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

test("a number of rows at the end of a list is no member, and what stands before a bare list is no column", () => {
  for (const [need, columns] of [
    ["weather: station, temperature, 300 rows", ["station_id", "temperature"]],
    ["weather: station, date, sky, 300 rows", ["station_id", "date", "sky"]],
  ] as const) {
    const plan = planOf(need);
    assert.equal(plan.rows, 300, need);
    for (const column of columns) assert.ok(namesOf(plan).includes(column), `${column} of ${need}`);
  }
  const sky = planOf("weather: sunny, cloudy or rainy; date; 40 rows").constraints.find(({ kind }) => kind === "enum");
  assert.deepEqual(sky?.value, { enum: ["sunny", "cloudy", "rainy"] });
});

test("days before a colon are no labels in German", () => {
  const plan = planOf("Messwerte von 5 Pumpen, stündlich über 30 Tage: Drehzahl, Lagertemperatur, Alarm bei 3 %");
  assert.ok(plan.constraints.every(({ kind }) => kind !== "enum"));
});

test("one row for each of several is no column", () => {
  for (const need of [
    "town votes: one row for each of 85 polling stations, registered voters, votes cast",
    "one line for each of our 85 stores: city, revenue",
  ]) {
    const plan = planOf(need);
    assert.equal(plan.rows, 85, need);
    assert.ok(!namesOf(plan).some((name) => /row|line|each/.test(name)), `${namesOf(plan)}`);
  }
});

test("how a moment is written and that a value may still be missing are no columns", () => {
  assert.deepEqual(statedOf(planOf("futures ticks: time stamp with milliseconds, bid, ask")), [
    "time_stamp",
    "bid",
    "ask",
  ]);
  const plan = planOf("complaints: district, reported on, resolved on or still blank, priority 1..4");
  assert.ok(!namesOf(plan).includes("still_blank"));
});

test("a unit before how it is spread is no part of the name, and obs are observations", () => {
  const plan = planOf("captures: ring number, weight in g roughly normal with mean 18 and sd 3");
  assert.ok(namesOf(plan).includes("weight"), `${namesOf(plan)}`);
  assert.equal(planOf("15k weather obs: station, wind in knots up to 70").rows, 15_000);
});
