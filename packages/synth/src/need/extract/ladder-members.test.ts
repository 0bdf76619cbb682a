import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../test/planned-need.ts";

test("from the first to the last of known steps are all steps between", () => {
  for (const [need, name, values] of [
    ["jackets: size xs to l, colour, price", "size", ["XS", "S", "M", "L"]],
    ["bike helmets: size XS-XL, price", "size", ["XS", "S", "M", "L", "XL"]],
    ["repair tickets: priority low to critical, opened at", "priority", ["low", "medium", "high", "critical"]],
    ["Störungen: Schwere leicht bis schwer, gemeldet am", "schwere", ["leicht", "mittel", "schwer"]],
    ["camisas talla XS a L, color, precio", "talla", ["XS", "S", "M", "L"]],
    ["blusas: talla S a XL, precio", "talla", ["S", "M", "L", "XL"]],
  ] as const) {
    const plan = planOf(need);
    const field = plan.fields.find((each) => each.name === name);
    assert.deepEqual(field?.values?.map(String), values, `${need}: ${plan.fields.map((each) => each.name).join(", ")}`);
  }
});

test("seconds to metres are no sizes", () => {
  assert.ok(!planOf("sprints: athlete, reaction s to m, lane").fields.some(({ values }) => values?.includes("m")));
});
