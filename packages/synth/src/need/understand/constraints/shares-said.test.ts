import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../../test/planned-need.ts";
import type { Plan } from "../../plan.ts";
import { understand } from "../understand.ts";

function sharesOf(plan: Plan): readonly string[] {
  return plan.constraints.flatMap(({ kind, field, value }) =>
    kind === "rate" || kind === "shares"
      ? [
          `${field} ${JSON.stringify(value.rate, (_, one: unknown) => (typeof one === "number" ? Number(one.toFixed(3)) : one))}`,
        ]
      : [],
  );
}

function check(cases: readonly (readonly [string, ...string[]])[]): void {
  for (const [need, ...said] of cases) assert.deepEqual(sharesOf(planOf(need, { assume: true })), said, need);
}

test("figures in brackets that add to a hundred are shares, though a name has a figure of its own", () => {
  check([
    [
      "400 plots: id, soil (Class 1 20, Class 2 50, Class 3 30), yield t/ha",
      'soil {"Class 1":0.2,"Class 2":0.5,"Class 3":0.3}',
    ],
    [
      "900 rides: id, bike type (city 60, cargo 15, e-bike 25), km",
      'bike_type {"city":0.6,"cargo":0.15,"e-bike":0.25}',
    ],
    ["300 planes: id, engines (Alpha 1, Beta 2, Gamma 3), range km"],
  ]);
});

test("fractions of one whole are shares of what their names share", () => {
  check([
    ["600 users: id, half group A, half group B, minutes on site", 'group {"A":0.5,"B":0.5}'],
    ["600 users: id, a third arm X, a third arm Y, a third arm Z, score 0-10", 'arm {"X":0.333,"Y":0.333,"Z":0.333}'],
    ["200 patients, half on drug and half on placebo, age", 'treatment_arm {"drug":0.5,"placebo":0.5}'],
    ["600 mice: id, half treatment half control, weight g", 'treatment_arm {"treatment":0.5,"control":0.5}'],
    ["600 pacientes: id, la mitad grupo A y la mitad grupo B, peso en kg", 'grupo {"A":0.5,"B":0.5}'],
    ["300 people: half marathon time, half board"],
  ]);
});

test("a flag may be said with yes or no, overall, with a particle or by both words of its name", () => {
  check([
    ["700 households: id, broadband yes 82%, garden no 40%, region", "broadband 0.82", "garden 0.6"],
    ["500 orders: id, total, returned (in total 6%)", "returned 0.06"],
    ["500 exams: id, candidate, pass (overall 78%), marks 0-100", "pass 0.78"],
    ["2,000 mails: id, opted in 30%, opened 40%", "opted_in 0.3", "opened 0.4"],
    ["2,000 mails: id, sent at, 2% hard bounces", "hard_bounce 0.02"],
    ["2,000 alerts: id, raised at, 14% false positives, severity", "false_positive 0.14"],
  ]);
});

test("the share of one member may be said aside, as rare, as the first of the bands or with the verb left out", () => {
  check([
    ["800 shots: id, outcome (goal, saved, missed – just a tenth goal)", 'outcome {"goal":0.1}'],
    ["500 wines: id, colour red, white or amber (amber only a tenth)", 'colour {"amber":0.1}'],
    [
      "1,200 claims: id, decision (approve, refer, decline). Decline should be rare, about 4 %.",
      'decision {"decline":0.04}',
    ],
    ["1,200 hikers: id, age band 16-29, 30-49, 50-64 or 65+. A quarter from the oldest band.", 'age_band {"65+":0.25}'],
    [
      "1,200 sales: id, channel (shop, web, phone). Web is 55 % of rows, phone 10.",
      'channel {"web":0.55,"phone":0.1,"shop":0.35}',
    ],
    ["500 tests: id, 20% in the top tier, tier bronze, silver or gold", "top_tier 0.2"],
    ["200 trips: id, km, toll paid, 35."],
  ]);
});

test("the word for a split is no part of the column, and a split of too much is told", () => {
  for (const [need, name, shares] of [
    [
      "blood donations: age, blood group split exactly A 40%, B 30%, O 20%, AB 10%",
      "blood_group",
      { A: 0.4, B: 0.3, O: 0.2, AB: 0.1 },
    ],
    ["orders: payment mix card 60%, cash 40%, total", "payment", { card: 0.6, cash: 0.4 }],
    [
      "visits: page, device breakdown: mobile 60%, desktop 35%, tablet 5%",
      "device",
      { mobile: 0.6, desktop: 0.35, tablet: 0.05 },
    ],
    ["bags: pancake mix 30%, bread mix 70%", "bag_type", { pancake_mix: 0.3, bread_mix: 0.7 }],
  ] as const) {
    const said = planOf(need, { assume: true }).constraints.find(({ kind }) => kind === "shares");
    assert.deepEqual([said?.field, said?.value.rate], [name, shares], need);
  }
  for (const need of [
    "blood donations: donor age, volume in ml, and blood group split exactly A 55%, B 30%, O 40%, AB 10%",
    "orders: id, total, channel split exactly web 60%, app 30%, phone 20%",
    "pupils: name, and school type split into state 70%, private 25%, home 15%",
  ])
    assert.equal(understand({ need, today: "2026-06-15" }).kind, "impossible", need);
});
