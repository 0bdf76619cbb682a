import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf, rowsOf } from "../../../../test/planned-need.ts";

type Ends = readonly [least: number, most: number];

test("a range that is said of a member or a flag holds in its rows, and no other column comes of it", () => {
  for (const [need, by, number, told] of [
    [
      "300 rooms: type single/double/suite, price single 60-90, double 90-140, suite 200-400",
      "type",
      "price",
      { single: [60, 90], double: [90, 140], suite: [200, 400] },
    ],
    [
      "300 rooms: type single/double/suite, price (single 60-90, double 90-140, suite 200-400)",
      "type",
      "price",
      { single: [60, 90], double: [90, 140], suite: [200, 400] },
    ],
    [
      "300 employees: level junior/senior, salary 40-60k for juniors and 80-120k for seniors",
      "level",
      "salary",
      { junior: [40_000, 60_000], senior: [80_000, 120_000] },
    ],
    [
      "300 employees, salary 40-60k for juniors and 80-120k for seniors",
      "type",
      "salary",
      { junior: [40_000, 60_000], senior: [80_000, 120_000] },
    ],
    [
      "300 blood tests: hemoglobin 12-17 for women and 13-18 for men, glucose mg/dl",
      "gender",
      "hemoglobin",
      { female: [12, 17], male: [13, 18] },
    ],
    [
      "300 orders, priority express/standard, delivery days, express at most 2 days, standard 3-7",
      "priority",
      "delivery_days",
      { express: [0, 2], standard: [3, 7] },
    ],
    [
      "300 orders: channel web/store, amount 10-50 in store, 20-200 on the web",
      "channel",
      "amount",
      { store: [10, 50], web: [20, 200] },
    ],
    [
      "300 users: plan (free, premium), seats 1-50, premium plans have 5 to 9 seats",
      "plan",
      "seats",
      { free: [1, 50], premium: [5, 9] },
    ],
    [
      "200 readings: state idle/running, rpm 0 when idle, 800-3000 when running",
      "state",
      "rpm",
      { idle: [0, 0], running: [800, 3000] },
    ],
    [
      "400 trips: mode car/bike/walk, distance km, walks are under 3 km, bike rides 1-15 km",
      "mode",
      "distance",
      { walk: [0, 2.999], bike: [1, 15] },
    ],
    [
      "200 empleados: nivel junior/senior, salario de 20.000 a 30.000 para juniors y de 40.000 a 60.000 para seniors",
      "nivel",
      "salario",
      { junior: [20_000, 30_000], senior: [40_000, 60_000] },
    ],
    [
      "300 patients, 10% smokers, heart rate 50-120, smokers have a heart rate above 80",
      "smoker",
      "heart_rate",
      { true: [81, 120], false: [50, 120] },
    ],
    [
      "500 transactions: amount, 2% fraud, amount above 1000 if fraud",
      "fraud",
      "amount",
      { true: [1000.01, Number.POSITIVE_INFINITY] },
    ],
    [
      "500 transactions, amount 1-5000, 2% fraud, fraud amounts above 1000",
      "fraud",
      "amount",
      { true: [1000.01, 5000], false: [1, 5000] },
    ],
    [
      "1000 visits: 30% returning, pages 1-20, returning visitors view at least 4 pages",
      "returning",
      "pages",
      { true: [4, 20], false: [1, 20] },
    ],
  ] as readonly (readonly [string, string, string, Readonly<Record<string, Ends>>])[]) {
    const plan = planOf(need);
    assert.ok(namesOf(plan).includes(by) && namesOf(plan).includes(number), `${need}: ${namesOf(plan).join()}`);
    for (const member of Object.keys(told)) assert.ok(!namesOf(plan).includes(`${member}s`), need);
    const rows = rowsOf(plan, 200);
    for (const [member, [least, most]] of Object.entries(told)) {
      const ofMember = rows.filter((row) => String(row[by]) === member).map((row) => Number(row[number]));
      assert.ok(ofMember.length > 0, `${need}: no rows of ${member}`);
      for (const value of ofMember) assert.ok(value >= least && value <= most, `${need}: ${member} ${value}`);
    }
    assert.ok(!plan.assumptions.some((each) => each.startsWith("not understood")), need);
  }
});

test("what is called like a member, and says not that it is one, stays a column", () => {
  for (const [need, column] of [
    ["500 orders: status paid/open, paid 10-500", "paid"],
    ["500 transactions: amount, 2% fraud, fraud score above 80", "fraud_score"],
  ] as const)
    assert.ok(namesOf(planOf(need)).includes(column), need);
});
