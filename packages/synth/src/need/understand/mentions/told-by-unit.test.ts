import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../../test/planned-need.ts";

function columns(need: string): readonly string[] {
  return planOf(need).fields.flatMap(({ name, unit, source }) =>
    source === "stated" ? [`${name}:${unit ?? ""}`] : [],
  );
}

test("a thing that is told by a unit alone keeps the unit in its name", () => {
  assert.deepEqual(columns("generator tests: engine rpm, output volts, output amps, coolant temp"), [
    "engine_rpm:rpm",
    "output_volts:V",
    "output_amps:A",
    "coolant_temp:C",
  ]);
  assert.deepEqual(columns("pump telemetry: motor rpm, inlet psi, outlet psi"), [
    "motor_rpm:rpm",
    "inlet_psi:psi",
    "outlet_psi:psi",
  ]);
});

test("what names a quantity does without its unit", () => {
  assert.deepEqual(columns("conveyor checks: belt speed mph, line voltage kV"), ["belt_speed:mph", "line_voltage:kV"]);
});

test("in and out are two columns in the unit that is said once or twice", () => {
  const both = ["in_mbps:Mbit/s", "out_mbps:Mbit/s"];
  for (const need of [
    "interfaces: router, in mbps, out mbps, errors",
    "switch ports: router, in/out mbps, errors",
    "links: router, in and out Mbps, errors",
  ])
    assert.deepEqual(columns(need).slice(1, 3), both);
});

test("what is paid is the amount, whoever pays it", () => {
  assert.deepEqual(columns("parking app, drivers paying 2 to 15 EUR per stay, plate, zone"), [
    "amount:EUR",
    "plate:",
    "zone:",
  ]);
  assert.ok(columns("canteen sales, students paying 3 to 9 GBP, dish, date").includes("amount:GBP"));
});
