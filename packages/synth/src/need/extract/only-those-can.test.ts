import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf, rowsOf } from "../../../test/planned-need.ts";

test("what only those can do to whom something else happened is so in no other row", () => {
  for (const [need, deed, before] of [
    ["loan applications: amount, approved 60%, funded 50% (only approved can be funded)", "funded", "approved"],
    [
      "web sessions: visitor, added to cart 12%, purchased 3% (only those who added can purchase)",
      "purchased",
      "added_to_cart",
    ],
    ["claims: amount, accepted 70%, paid 40% only if accepted", "paid", "accepted"],
    [
      "mailing list: recipient, opened 40%, clicked 12% (only opened can click), unsubscribed 0.5%",
      "clicked",
      "opened",
    ],
  ] as const) {
    const plan = planOf(need, { rows: 200 });
    assert.equal(plan.fields.filter(({ name }) => name === deed || name === before).length, 2, need);
    const rows = rowsOf(plan);
    assert.ok(
      rows.some((row) => row[deed] === true),
      need,
    );
    assert.ok(
      rows.every((row) => row[deed] !== true || row[before] === true),
      need,
    );
  }
});

test("with shares of what recipients did a row is one recipient, without them a row may be a campaign", () => {
  const sends = planOf("email campaign: recipient, opened 40%, clicked 12%, unsubscribed 0.5%").fields;
  assert.equal(sends.find(({ name }) => name === "recipient")?.type, "string");
  assert.equal(sends.find(({ name }) => name === "unsubscribed")?.type, "bool");
  const campaigns = planOf("email campaigns: name, recipients, opened, unsubscribed").fields;
  for (const name of ["recipients", "opened", "unsubscribed"])
    assert.equal(campaigns.find((field) => field.name === name)?.type, "int", name);
});
