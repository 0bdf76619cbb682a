import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../../test/planned-need.ts";

const unitsOf = (need: string): Readonly<Record<string, string | null>> =>
  Object.fromEntries(planOf(need).fields.map(({ name, unit }) => [name, unit]));

test("an 'in' that has an 'out' beside it is part of the name, with the unit of its noun", () => {
  const ports = unitsOf("interface counters: switch, port, in octets, out octets, errors");
  assert.deepEqual([ports["in_octets"], ports["out_octets"]], ["B", "B"]);
  const meters = unitsOf("flow meters: in temp °C, out temp °C");
  assert.deepEqual([meters["in_temperature"], meters["out_temperature"]], ["C", "C"]);
});

test("an 'in' without an 'out' leads to what a column is in", () => {
  assert.equal("in_octets" in unitsOf("interface counters: switch, port, in octets, errors"), false);
});
