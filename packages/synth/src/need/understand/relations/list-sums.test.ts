import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../../test/planned-need.ts";

const relationsOf = (need: string): readonly string[] => planOf(need).relations.map(({ statement }) => statement);

function assertRelation(need: string, relation: string): void {
  const statements = relationsOf(need);
  assert.ok(statements.includes(relation), `${need}: ${statements.join("; ")}`);
}

test("a sum of listed columns begins behind days and keys, and behind what has a noun of its own", () => {
  assertRelation(
    "plant days: date, coal MWh, gas MWh and wind MWh that add up to total MWh",
    "total_mwh = coal + gas + wind",
  );
  assertRelation(
    "shop days: day, cash sales, card sales adding up to total sales",
    "total_sales = cash_sales + card_sales",
  );
  assertRelation(
    "wearables. bedtime, wake time, deep, light and REM minutes adding up to total sleep",
    "total_sleep = deep_minutes + light_minutes + rem_minutes",
  );
});

test("minutes add up to minutes, and are each no more than their part of the night", () => {
  const plan = planOf("wearables. bedtime, wake time, deep, light and REM minutes adding up to total sleep");
  assert.equal(plan.fields.find(({ name }) => name === "total_sleep")?.unit, "min");
  assert.ok(
    !relationsOf("wearables: bedtime, wake time, deep minutes, light minutes").some((each) =>
      /deep_minutes =/.test(each),
    ),
  );
});

test("what adds up to total tokens is counted in tokens", () => {
  assertRelation("calls: agent, talk + hold = total minutes, queue", "total_minutes = talk_minutes + hold_minutes");
  assertRelation("zoo days: adult + child = total visitors", "total_visitors = adult_visitors + child_visitors");
});

test("a formula speaks of what a column is measured in, and never of its own result", () => {
  assertRelation("boat charging: kWh, price per kWh, cost must equal energy times price", "cost = kwh * price_per_kwh");
  assertRelation(
    "screed jobs: m3, price per m3, invoice amount (volume x price)",
    "invoice_amount = m3 * price_per_m3",
  );
});
