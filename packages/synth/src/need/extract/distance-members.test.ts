import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../test/planned-need.ts";

function valuesOf(need: string, name: string): readonly string[] | undefined {
  const field = planOf(need).fields.find((each) => each.name === name);
  return field?.values?.map((value) => String(value).replaceAll("_", " "));
}

test("what is contested may begin with a figure", () => {
  for (const [need, name, values] of [
    [
      "swim club meet results, event 50 free, 100 free, 100 breast, 200 medley; swimmer, lane 1-8",
      "event",
      ["50 free", "100 free", "100 breast", "200 medley"],
    ],
    [
      "track meet results: event 100 m, 200 m, 400 m hurdles, 4x100 relay; athlete, lane 1-8",
      "event",
      ["100 m", "200 m", "400 m hurdles", "4x100 relay"],
    ],
    [
      "shooting scores: discipline 10m air rifle, 50m rifle, 25m pistol; shooter, score 0-600",
      "discipline",
      ["10m air rifle", "50m rifle", "25m pistol"],
    ],
    [
      "Schwimmfest: Disziplin 50 Brust, 100 Brust, 200 Lagen; Schwimmer, Bahn 1-8",
      "disziplin",
      ["50 Brust", "100 Brust", "200 Lagen"],
    ],
  ] as const)
    assert.deepEqual(valuesOf(need, name), values, need);
});

test("lengths of races stay figures", () => {
  const plan = planOf("race 5 km, 10 km or 21 km, runner, minutes 20-180");
  const said = plan.constraints.filter(({ kind }) => kind === "enum").map(({ value }) => value.enum);
  assert.ok(
    said.every((each) => (each as readonly unknown[]).every((value) => !String(value).includes("runner"))),
    JSON.stringify(said),
  );
});
