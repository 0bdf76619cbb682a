import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf } from "../../../../test/planned-need.ts";

function membersOf(need: string, name: string): unknown {
  return planOf(need).constraints.find(({ field, kind }) => field === name && kind === "enum")?.value.enum;
}

test("tiers may be called like bounds", () => {
  for (const [need, name, members] of [
    ["500 subscribers with plan (prepaid, basic, plus, max)", "plan", ["prepaid", "basic", "plus", "max"]],
    ["300 SaaS users: email, plan (plus, max, team), last login", "plan", ["plus", "max", "team"]],
    ["200 accounts with tier (mini, max, ultra) and balance", "tier", ["mini", "max", "ultra"]],
  ] as const)
    assert.deepEqual(membersOf(need, name), members, need);
  assert.equal(membersOf("100 rooms with size (min, max, average)", "size"), undefined);
});

test("several kinds are listed up to what can only be a column", () => {
  for (const [need, name, members] of [
    [
      "2000 clickstream events, event types view, search, add_to_cart, checkout, purchase, with session id",
      "event_type",
      ["view", "search", "add_to_cart", "checkout", "purchase"],
    ],
    [
      "300 insurance claims with claim types auto, home, travel, amount, date",
      "claim_type",
      ["auto", "home", "travel"],
    ],
    ["500 tickets with statuses new, open, solved, priority, opened date", "status", ["new", "open", "solved"]],
  ] as const)
    assert.deepEqual(membersOf(need, name), members, need);
  assert.deepEqual(namesOf(planOf("500 stores, segments, region, revenue")).slice(1), ["segment", "region", "revenue"]);
});

test("the noun before a label is what is labelled", () => {
  for (const [need, name, members] of [
    ["600 messages, topic labelled as billing, outage or cancellation", "topic", ["billing", "outage", "cancellation"]],
    ["600 reviews with sentiment labelled positive, negative or mixed", "sentiment", ["positive", "negative", "mixed"]],
    ["600 emails labelled as spam, ham or phishing", "label", ["spam", "ham", "phishing"]],
  ] as const)
    assert.deepEqual(membersOf(need, name), members, need);
});
