import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../../test/planned-need.ts";

function stated(need: string): readonly string[] {
  return planOf(need)
    .fields.filter(({ source }) => source === "stated")
    .map(({ name }) => name);
}

test("lines without a colon before them are a list, with bullets or without", () => {
  const columns = ["trip_date", "forest", "number_of_people"];
  for (const bullet of ["* ", "- ", ""]) {
    const lines = ["trip date", "forest", "number of people: 1-6"].map((line) => `${bullet}${line}`);
    assert.deepEqual(stated(["a table of mushroom gizmos", ...lines].join("\n")), columns, bullet);
  }
});

test("bars part columns, and settings between bars are none", () => {
  assert.deepEqual(stated("gizmo visits | gizmo colour | visit date | smoker (20%)"), [
    "gizmo_colour",
    "visit_date",
    "smoker",
  ]);
});

test("a definition in braces gives each name its type and bounds", () => {
  const plan = planOf('gizmos {"gizmo_name": "string", "ts": "datetime", "turns": "int 0-30", "broken": "bool 2%"}');
  assert.deepEqual(plan.fields.map(({ name, type }) => [name, type]).slice(-3), [
    ["ts", "datetime"],
    ["turns", "int"],
    ["broken", "bool"],
  ]);
  assert.ok(plan.constraints.some(({ field, value }) => field === "turns" && value.max === 30));
});

test("a measure of several things is a column for each", () => {
  assert.deepEqual(
    stated("gizmo tastings: scores for nose, palate and gums, temperature at inlet and outlet, hours of sleep"),
    ["nose_score", "palate_score", "gums_score", "inlet_temperature", "outlet_temperature", "hours_of_sleep"],
  );
});

test("names of events written unlike the columns are the members of what happened", () => {
  const plan = planOf("telemetry event stream of our app: level_start, level_fail, hint_used; player, session");
  const [events] = plan.fields.filter(({ values }) => values?.includes("level_fail") === true);
  assert.deepEqual(events?.values, ["level_start", "level_fail", "hint_used"]);
  assert.ok(!plan.fields.some(({ name }) => name === "level_start"));
});

test("a stage tells one value from another, a unit by itself is that of the field before", () => {
  assert.deepEqual(
    stated("gizmo trial: systolic at week 12, battery percent at the end of the trip, arguments as JSON"),
    ["systolic_week_12", "battery_end", "arguments"],
  );
  const share = planOf("gizmos: edible share, percent, colour").fields.find(({ name }) => name === "edible_share");
  assert.equal(share?.unit, "%");
});

test("parts of a group in brackets or with slashes are those that are meant", () => {
  assert.deepEqual(stated("gizmo wards: colour, vitals (heart rate, spo2)"), ["colour", "heart_rate", "spo2"]);
  const utm = planOf("gizmo clicks: colour, utm source/medium/campaign");
  assert.deepEqual(
    utm.fields.filter(({ source }) => source === "stated").map(({ name }) => name),
    ["colour", "utm_source", "utm_medium", "utm_campaign"],
  );
  assert.ok(!utm.constraints.some(({ kind }) => kind === "enum"));
});

test("what only stands beside a place is no measure of it", () => {
  assert.deepEqual(stated("gizmo signups: position in the queue (unique) and invited flag 20%, colour"), [
    "position",
    "is_invited",
    "colour",
  ]);
});
