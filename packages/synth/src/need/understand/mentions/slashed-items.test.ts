import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../../test/planned-need.ts";

function valuesOf(need: string, name: string): readonly string[] | undefined {
  const plan = planOf(need);
  const field = plan.fields.find((each) => each.name === name);
  assert.notEqual(field, undefined, `${name} of ${plan.fields.map((each) => each.name).join(", ")}`);
  return field?.values?.map(String);
}

test("an item that is nothing but words between slashes is one column with these members", () => {
  for (const [need, name, values] of [
    ["asylum files: opened on, upheld / dismissed / pending, court", "status", ["upheld", "dismissed", "pending"]],
    ["appels: date, accordé / refusé / en attente, montant", "statut", ["accordé", "refusé", "en attente"]],
    [
      "parcel moves: lift_on / lift_off / gate_out, container no, time",
      "event_type",
      ["lift_on", "lift_off", "gate_out"],
    ],
    ["comment review (kept / removed / escalated), post id, reporter", "status", ["kept", "removed", "escalated"]],
  ] as const)
    assert.deepEqual(valuesOf(need, name), values, need);
});

test("members between slashes may have several words behind their name", () => {
  assert.deepEqual(valuesOf("applicants: income, proof passport/residence permit/id card, age", "proof"), [
    "passport",
    "residence permit",
    "id card",
  ]);
});

test("behind what the rows are stand its types, and the rows keep their key", () => {
  const need = "garden hoses soaker / spiral / flat, length m, price";
  assert.deepEqual(valuesOf(need, "hose_type"), ["soaker", "spiral", "flat"]);
  assert.ok(planOf(need).fields.some(({ name }) => name === "hose_id"));
});

test("statistics of a measure between slashes are columns", () => {
  const names = planOf("weather, temp mean / min / max, rain mm, station").fields.map(({ name }) => name);
  assert.ok(names.includes("temp_min") && names.includes("temp_max"), names.join(", "));
});
