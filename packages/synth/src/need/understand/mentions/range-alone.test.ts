import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf, rowsOf } from "../../../../test/planned-need.ts";

function typesOf(need: string): string {
  return planOf(need)
    .fields.map(({ name, type, unit }) => `${name}:${type}${unit === null ? "" : `[${unit}]`}`)
    .join(" ");
}

test("a range in a unit by itself is a column of its own and none of the name before it", () => {
  for (const [need, column] of [
    ["parcels: sender, 2-30 kg, city", "weight:number[kg]"],
    ["oven runs: recipe, 150-250 C, date", "temperature:number[C]"],
    ["courier trips: rider, 1-12 km, date, paid y/n", "distance:number[km]"],
    ["visitas a campo: 10-50 ha, cultivo, fecha", "superficie:number[ha]"],
  ] as const)
    assert.ok(typesOf(need).includes(column), need);
  for (const row of rowsOf(planOf("80 parcels: sender, 2-30 kg, city"))) {
    assert.equal(typeof row.sender, "string");
    assert.ok(Number(row.weight) >= 2 && Number(row.weight) <= 30);
  }
});

test("a range behind the measure that it bounds stays with it", () => {
  assert.ok(!typesOf("runs: athlete, distance, 5-42 km, pace").includes("length"));
  assert.equal(typesOf("parcels: weight, 2-30 kg, city").match(/\[kg\]/g)?.length, 1);
});

test("a unit where a column stands is an amount in it", () => {
  for (const [need, column] of [
    ["land parcels: owner, ha, soil type", "ha:number[ha]"],
    ["solar roofs: address, kWp, installer", "kwp:number[kWp]"],
    ["waste collections: truck, kg, date", "kg:number[kg]"],
    ["irrigation runs: date, m3, minutes", "m3:number[m3]"],
  ] as const)
    assert.ok(typesOf(need).includes(column), need);
});

test("lengths and volumes to choose from are sizes, whatever stands before them", () => {
  assert.match(typesOf("paint tins: colour, 1, 5 or 10 litres, price"), /colour:enum size:int\[l\]/);
  assert.match(typesOf("container stays at a terminal: plate, 20 or 40 ft, weight kg"), /size:int\[ft\]/);
});

test("bounds of everyone are of what is measured so, or of the age", () => {
  for (const [need, column, least, most] of [
    ["300 dogs: everyone under 10 kg, name, breed", "weight", undefined, 10],
    ["runners: finish time in minutes, everyone under 240 min", "finish_time", undefined, 240],
    ["members: everyone between 20 and 30, email", "age", 20, 30],
  ] as const) {
    const plan = planOf(need);
    const range = plan.constraints.find(({ kind, field }) => kind === "range" && field === column);
    assert.equal(range?.value.max, most, need);
    assert.equal(range?.value.min, least, need);
    assert.ok(!plan.fields.some(({ name }) => name === "everyone"), need);
    for (const row of rowsOf(plan)) assert.ok(Number(row[column]) <= most, need);
  }
});
