import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf } from "../../../../test/planned-need.ts";

function saidOf(need: string, field: string, kind: string): unknown {
  const plan = planOf(need);
  assert.ok(namesOf(plan).includes(field), `${need}: ${namesOf(plan).join()}`);
  return plan.constraints.find((each) => each.field === field && each.kind === kind)?.value;
}

test("a column with its range right before a colon is one like those behind it", () => {
  for (const [need, field, value, next] of [
    [
      "player stats, 20 teams, matchday 1-38: position GK/DF/MF/FW, minutes 0-90",
      "matchday",
      { min: 1, max: 38 },
      "position",
    ],
    [
      "port counters for 10 switches during 1 day, port 1 to 24: octets in, errors",
      "port",
      { min: 1, max: 24 },
      "errors",
    ],
  ] as const) {
    assert.deepEqual(saidOf(need, field, "range"), value, need);
    assert.ok(namesOf(planOf(need)).includes(next), need);
  }
});

test("what is counted from one is a number, though it be called after a time", () => {
  for (const [need, field, max] of [
    ["2,400 panelists: age 18-75, purchase intent high/medium/low, wave 1 to 4", "wave", 4],
    ["sales: week 1-52, store, units", "week", 52],
  ] as const)
    assert.deepEqual(saidOf(need, field, "range"), { min: 1, max }, need);
});

test("a share of a member may be said with a verb, and what somebody means to do is a flag", () => {
  for (const [need, field, rate] of [
    ["vcf variants: filter is PASS for 93%, gene", "filter", { PASS: 0.93 }],
    ["tickets: status is open for 20%, agent", "status", { open: 0.2 }],
    ["2,500 people: age, plans to cancel (22%)", "plans_to_cancel", 0.22],
    ["devices: status ok/fault 1%, model", "status", { fault: 0.01, ok: 0.99 }],
    ["tools: version, read only for 40%", "read_only", 0.4],
  ] as const)
    assert.deepEqual(saidOf(need, field, "rate"), { rate }, need);
});

test("what is different in every row is named in the same breath", () => {
  for (const [need, field] of [
    ["200 users, each email is distinct, name", "email"],
    ["200 wallets, every address different, balance", "address"],
    ["200 Kunden, jede Email verschieden, Name", "email"],
  ] as const)
    assert.deepEqual(saidOf(need, field, "unique"), { unique: true }, need);
});

test("members keep their hyphens, slashes and second words", () => {
  for (const [need, field, members] of [
    ["cloud bill: service, region eu-west-1 or us-east-1, cost", "region", ["eu-west-1", "us-east-1"]],
    ["variants: genotype 0/0 0/1 or 1/1, depth", "genotype", ["0/0", "0/1", "1/1"]],
    ["payroll: contract full time/part time, gross", "contract", ["full time", "part time"]],
    ["posts: text, lang en/es, likes", "lang", ["en", "es"]],
    ["100 deals: ask, bid, USDC or EURC, outcome", "currency", ["USDC", "EURC"]],
    ["5,000 sms between 800 phone numbers, direction in/out, cost", "direction", ["in", "out"]],
  ] as const)
    assert.deepEqual(saidOf(need, field, "enum"), { enum: members }, need);
  assert.deepEqual(saidOf("loans: start time/end time, amount", "start_time", "enum"), undefined);
});

test("those that are open have not come to the end behind which they stand in brackets", () => {
  const need = "bugs: opened, resolved (20% open), severity";
  assert.deepEqual(saidOf(need, "resolved_at", "nulls"), { nulls: 0.2 });
});

test("lower for better and so many times are said of what stands before", () => {
  const said = (need: string): readonly string[] => planOf(need).relations.map(({ statement }) => statement);
  const need =
    "loans: income 20k-150k, loan amount up to 5x income, score 300-850, interest rate lower for better scores";
  assert.ok(said(need).includes("loan_amount <= 5 * income"), said(need).join("; "));
  const late = "disputes: opened after transaction date by 1-60 days, won 40%";
  assert.ok(said(late).includes("opened_at is 1 to 60 day after transaction_date"), said(late).join("; "));
  const sum = "reports: hotel, meals, transport, total of the three";
  assert.ok(said(sum).includes("total = hotel + meal + transport"), said(sum).join("; "));
  assert.ok(said(need).includes("interest_rate falls with score"), said(need).join("; "));
});
