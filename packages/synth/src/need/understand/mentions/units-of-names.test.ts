import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf } from "../../../../test/planned-need.ts";

const units: readonly (readonly [need: string, ...each: (readonly [name: string, unit: string])[]])[] = [
  ["generators: kVA rating, fuel in l, hours", ["kva_rating", "kVA"]],
  ["soil samples: depth in cm, pH, lead and zinc in mg/kg", ["lead", "mg/kg"], ["zinc", "mg/kg"]],
  ["soil samples: pH, lead in mg/kg, land use", ["lead", "mg/kg"]],
  ["blood gas results with pH, pCO2 and pO2 in mmHg, ward", ["pco2", "mmHg"], ["po2", "mmHg"]],
  ["pump tests: inlet and outlet pressure in bar", ["inlet_pressure", "bar"], ["outlet_pressure", "bar"]],
  ["gas bills: old and new meter reading in m3", ["old_meter_reading", "m3"], ["new_meter_reading", "m3"]],
];

test("a unit that stands once or in a name is kept", () => {
  for (const [need, ...each] of units)
    for (const [name, unit] of each) {
      const plan = planOf(need);
      assert.equal(
        plan.fields.find(({ name: own }) => own === name)?.unit,
        unit,
        `${need}: ${name} in ${namesOf(plan).join(", ")}`,
      );
    }
});

test("names with underscores without commas are columns", () => {
  const names = namesOf(planOf("bounding boxes: image id, x_min y_min x_max y_max, label"));
  for (const name of ["x_min", "y_min", "x_max", "y_max"]) assert.ok(names.includes(name), names.join(", "));
  assert.equal(
    planOf("boxes: x_min, y_min, x_max, y_max, label").fields.find(({ name: own }) => own === "y_min")?.type,
    "int",
  );
});

test("what two dates or sums have in common is named in the singular", () => {
  const names = namesOf(planOf("planning cases, dates received and closed, officer"));
  assert.ok(names.includes("date_received") && names.includes("date_closed"), names.join(", "));
});

test("a unit before a state, or behind what has a key elsewhere, is that of a figure", () => {
  for (const [need, name, unit] of [
    ["weighings: ticket, kg full, kg empty, net kg = full - empty", "kg_full", "kg"],
    ["lorries: plate, kg loaded, kg empty", "kg_empty", "kg"],
    ["requests: request id, retries, round trip ms", "round_trip", "ms"],
  ] as const) {
    const { fields } = planOf(need, { assume: true });
    assert.equal(
      fields.find((field) => field.name === name)?.unit,
      unit,
      `${need}: ${fields.map((field) => field.name)}`,
    );
  }
  // What somebody plans to do within some time is done or not.
  const { fields } = planOf("panel: household, plans to buy within 3 months (y/n)", { assume: true });
  assert.equal(fields.find(({ name }) => name.startsWith("plan"))?.type, "bool");
});
