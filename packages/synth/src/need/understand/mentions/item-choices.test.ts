import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf } from "../../../../test/planned-need.ts";

type Case = readonly [need: string, name: string, values: readonly string[]];

function check(cases: readonly Case[]): void {
  for (const [need, name, values] of cases) {
    const field = planOf(need).fields.find((each) => each.name === name);
    assert.deepEqual(field?.values?.map(String), values, `${need}: ${namesOf(planOf(need)).join(", ")}`);
  }
}

test("members of one kind or codes need no commas before the last", () => {
  check([
    ["PLC traffic, protocol modbus dnp3 or opcua, bytes", "protocol", ["modbus", "dnp3", "opcua"]],
    ["market stalls, takings, EUR GBP or CHF, date", "currency", ["EUR", "GBP", "CHF"]],
    ["matches, white black or draw, moves, opening", "result", ["white", "black", "draw"]],
  ]);
  assert.ok(!namesOf(planOf("payments, bank transfer or card, amount")).includes("bank"));
});

test("what stands in alternatives behind the rows is a type or a status of each", () => {
  check([
    ["oxygen bottles full or empty, ward, delivered on", "status", ["full", "empty"]],
    ["sales leads hot/warm/cold, source, phone", "lead_status", ["hot", "warm", "cold"]],
    ["saunas public or private, city, price", "sauna_type", ["public", "private"]],
  ]);
  assert.equal(planOf("urine tests fasting y/n, glucose").fields.find(({ name }) => name === "fasting")?.type, "bool");
});

test("the rows at the head of a need are no member of the list behind them", () => {
  check([
    ["grid outages, planned or forced, start, end", "outage_type", ["planned", "forced"]],
    ["theatre seats sold, stalls, circle or balcony, price in GBP", "seat_type", ["stalls", "circle", "balcony"]],
  ]);
});

test("who does something, and kinds that are all there is, are columns", () => {
  check([
    ["hotline notes, caller or operator talking, text, time", "speaker", ["caller", "operator"]],
    ["room service: guest or staff ordering, item, price", "ordering_party", ["guest", "staff"]],
    ["atm withdrawals, own card or foreign card, fee", "card_type", ["own", "foreign"]],
    ["workshop jobs, cars and vans only, plate, hours", "vehicle_type", ["car", "van"]],
    ["clicks across search, social and video; date, spend in EUR", "channel", ["search", "social", "video"]],
  ]);
  assert.ok(namesOf(planOf("customers, names and emails only")).includes("name"));
});

test("states that open a list up to a semicolon are one column, deeds of things are events", () => {
  check([
    [
      "lift inspections: passed, passed with defects, failed; lift, date",
      "status",
      ["passed", "passed_with_defects", "failed"],
    ],
    [
      "bakery app: page opened, cake viewed, order placed; user, time",
      "event_type",
      ["page_opened", "cake_viewed", "order_placed"],
    ],
  ]);
});

test("what the shares leave may be named before or behind its word", () => {
  for (const [need, name, rate] of [
    ["gateway logs, bytes, 3% blocked else allowed", "action", { blocked: 0.03, allowed: 0.97 }],
    ["cases: open 20 %, waiting 15 %, closed rest; agent", "status", { open: 0.2, waiting: 0.15, closed: 0.65 }],
  ] as const) {
    const shares = planOf(need).constraints.find(({ kind, field }) => kind === "shares" && field === name)?.value;
    assert.deepEqual(shares, { rate }, need);
  }
});

test("a share of one member may stand behind the list", () => {
  const { constraints } = planOf("gym members, tier basic/plus/vip w 40% on basic, joined on");
  assert.deepEqual(constraints.find(({ kind, field }) => kind === "rate" && field === "tier")?.value, {
    rate: { basic: 0.4 },
  });
});
