import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../test/planned-need.ts";

function rateOf(need: string, name: string): unknown {
  const plan = planOf(need);
  assert.equal(
    plan.fields.find((each) => each.name === name)?.type,
    "bool",
    `${need}: ${plan.fields.map((each) => each.name).join(", ")}`,
  );
  return plan.constraints.find((each) => each.field === name && each.kind === "rate")?.value.rate;
}

test("flags of several words keep all of them", () => {
  for (const [need, name, rate] of [
    ["party guests: name, veggie y/n, plus one 30%, table", "plus_one", 0.3],
    ["kiosk orders: price, time, to go 70%", "to_go", 0.7],
    ["subscribers: city, newsletter opt in 44%", "newsletter_opt_in", 0.44],
    ["parcels: weight, left with neighbour 12%, driver", "left_with_neighbour", 0.12],
  ] as const)
    assert.equal(rateOf(need, name), rate);
});

test("a flag that is called one lacks nothing", () => {
  assert.equal(rateOf("exam results, pupil id, subject, mark 1-6, absent flag abt 4%", "absent"), 0.04);
  assert.equal(rateOf("deliveries with driver, parcels, refused flag 3%, weight", "refused"), 0.03);
});

test("things may be blank or empty themselves, where columns lack their values", () => {
  assert.equal(rateOf("trap photos, 35 % of the frames are blank, camera, species", "blank"), 0.35);
  const { constraints } = planOf("customers with name, phone and email; 20% of emails are missing");
  assert.equal(constraints.find(({ kind }) => kind === "nulls")?.value.nulls, 0.2);
});
