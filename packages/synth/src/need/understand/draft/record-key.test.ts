import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf } from "../../../../test/planned-need.ts";

test("a bare number, reference or code that stands first is the key of the rows and is called by what a row is", () => {
  for (const [need, key] of [
    ["purchase orders: number, supplier, date, amount in EUR", "purchase_order_number"],
    ["lockers: number, size, hired yes/no", "locker_number"],
    ["insurance policies: ref, holder, premium", "policy_reference"],
    ["seat reservations: number, train, price", "reservation_number"],
  ] as const) {
    const { fields, constraints } = planOf(need);
    assert.equal(fields.find(({ name }) => name === key)?.type, "id", `${need}: ${fields.map(({ name }) => name)}`);
    assert.ok(
      constraints.some(({ field, kind }) => field === key && kind === "unique"),
      need,
    );
  }
});

test("a number that is bounded is an amount, wherever it stands", () => {
  const { fields } = planOf("raffle draws: number 1 to 49, colour, drawn at");
  assert.notEqual(fields.find(({ name }) => name === "number")?.type, "id");
});

test("rows are told apart by what they are called, though their domain calls them otherwise or what they happen to is counted", () => {
  for (const [need, key] of [
    ["loot drops for a game, 200 rows: player level 1-60, rarity, drop time", "drop_id"],
    ["lift callouts in 35 office buildings with fault code, status and technician", "callout_id"],
    ["failed SaaS card renewals with amount, decline code and attempt 1 to 4", "renewal_id"],
    ["food bank parcels handed out in winter, weight 5-40 kg, household size", "parcel_id"],
  ] as const) {
    assert.ok(namesOf(planOf(need)).includes(key), `${need}: ${namesOf(planOf(need))}`);
  }
});
