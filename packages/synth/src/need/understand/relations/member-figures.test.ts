import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf, rowsOf } from "../../../../test/planned-need.ts";

test("each member of a choice has the figure that was said of it", () => {
  for (const [need, choice, figure, told] of [
    [
      "450 tickets, seat, price by zone (stalls 55, circle 40, balcony 22 pounds)",
      "zone",
      "price",
      { stalls: 55, circle: 40, balcony: 22 },
    ],
    [
      "600 opportunities with stage, amount, and win probability tied to stage like so: lead 10%, proposal 50%, won 100%, lost 0%.",
      "stage",
      "win_probability",
      { lead: 10, proposal: 50, won: 100, lost: 0 },
    ],
    [
      "500 subscriptions, plan, price by plan: basic 9.99, pro 19.99, max 39.99",
      "plan",
      "price",
      { basic: 9.99, pro: 19.99, max: 39.99 },
    ],
    [
      "80 rental cars: days 1-14, daily rate by class economy 30, compact 40, suv 70, mileage",
      "class",
      "daily_rate",
      { economy: 30, compact: 40, suv: 70 },
    ],
    [
      "800 sales with rep, tier, amount; commission rate depends on tier: gold 10%, silver 7%, bronze 5%",
      "tier",
      "commission_rate",
      { gold: 10, silver: 7, bronze: 5 },
    ],
  ] as const) {
    const plan = planOf(need);
    assert.equal(new Set(namesOf(plan)).size, namesOf(plan).length);
    for (const row of rowsOf(plan, 100))
      assert.equal(row[figure], (told as Readonly<Record<string, number>>)[String(row[choice])], need);
  }
});

test("a figure of each member is multiplied like any other", () => {
  const plan = planOf(
    "700 subscriptions, start date, plan, seats, MRR = seats x price per seat (starter 9, team 19, enterprise 39), cancel date null for 80%",
  );
  const prices: Readonly<Record<string, number>> = { starter: 9, team: 19, enterprise: 39 };
  for (const row of rowsOf(plan, 100)) assert.equal(row.mrr, Number(row.seats) * (prices[String(row.plan)] ?? 0));
});

test("what happens more often in one group than in another does so", () => {
  for (const [need, choice, flag, told] of [
    ["24,000 users, half in A and half in B, conversion 4.0% vs 4.6%", "preference", "conversion", { A: 480, B: 552 }],
    [
      "ab test: 20,000 users, variant A/B 50/50, converted 4% in A 5% in B, device",
      "variant",
      "converted",
      { A: 400, B: 500 },
    ],
    [
      "20,000 visitors, 50% variant A and 50% variant B, converted 3% in A and 4% in B, device",
      "variant",
      "converted",
      { A: 300, B: 400 },
    ],
  ] as const) {
    const rows = rowsOf(planOf(need));
    for (const [member, count] of Object.entries(told)) {
      const found = rows.filter((row) => row[choice] === member && row[flag] === true).length;
      assert.ok(Math.abs(found - count) < count / 4, `${need}: ${found} of ${member}`);
    }
  }
});

test("shares, ranges and columns in brackets stay what they are", () => {
  const kinds = (need: string): readonly string[] => planOf(need).constraints.map(({ kind }) => kind);
  assert.ok(kinds("300 items, rarity (common 60, rare 30, epic 10), price").includes("shares"));
  assert.ok(kinds("500 campaigns, channel, conversion 2-5%").includes("range"));
  assert.ok(!kinds("300 stores, price per unit (net, gross), city").includes("relation"));
});
