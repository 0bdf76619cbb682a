import assert from "node:assert/strict";
import { test } from "node:test";
import { lookup, product } from "../ontology/models.ts";
import { forMembers } from "./tiers.ts";

const prices = lookup("plan", { starter: 12, team: 29, business: 59, enterprise: 99 }, 29);

test("a free plan costs nothing, and plans of the buyer's own cost more the larger they are", () => {
  const model = forMembers(prices, ["free", "pro", "ultra"]);
  assert.deepEqual(model.kind === "lookup" && model.values, { free: 0, pro: 12, ultra: 99 });
});

test("plans that the domain knows keep their prices", () => {
  assert.equal(forMembers(prices, ["starter", "enterprise"]), prices);
  const model = forMembers(prices, ["free", "team", "enterprise"]);
  assert.deepEqual(model.kind === "lookup" && model.values, { free: 0, team: 29, enterprise: 99 });
});

test("a product by plan is nothing for the free one", () => {
  const model = forMembers(
    {
      kind: "dependent",
      by: "plan",
      models: { team: product("seats", 2, 29), business: product("seats", 2, 59) },
      otherwise: product("seats", 2, 29),
    },
    ["free", "pro"],
  );
  assert.deepEqual(model.kind === "dependent" && model.models.free, { kind: "constant", value: 0 });
});

test("names by a choice are left alone", () => {
  const currencies = lookup("country", { DE: "EUR", US: "USD" }, "USD");
  assert.equal(forMembers(currencies, ["FR"]), currencies);
});
