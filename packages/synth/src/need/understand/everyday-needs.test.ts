import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf, rowsOf } from "../../../test/planned-need.ts";

function sayings(need: string): readonly string[] {
  const plan = planOf(need);
  return [
    ...plan.constraints.map(({ understoodAs }) => understoodAs),
    ...plan.relations.map(({ statement }) => statement),
  ];
}

function says(need: string, ...wanted: readonly string[]): void {
  const said = sayings(need);
  for (const each of wanted) assert.ok(said.includes(each), `${need}: no "${each}" in ${said.join("; ")}`);
}

test("a quotient in brackets and a rhythm by itself are formulas of what was named", () => {
  says("leases: sqm, annual rent, rent per sqm (rent / area)", "rent_per_sqm = annual_rent / sqm");
  says("quotes: yearly premium, monthly is yearly / 12", "monthly_premium = yearly_premium / 12");
  says("payslips: gross, tax, pension, net is gross minus tax and pension", "net = gross - tax - pension");
  says("usage: overage calls, price per call, charge = overage × price", "charge = overage_calls * price_per_call");
});

test("two counted things that are linked are two tables, told by what they are", () => {
  says(
    "900 invoices linked to 80 suppliers: supplier name, amount",
    "invoice.supplier_id references supplier.supplier_id",
    "there are 80 supplier rows",
  );
  says("500 purchase orders linked to 4,000 order lines; sku", "there are 4000 order line rows");
  says("800 motor policies and 1,100 claims as two tables: cause", "claim.policy_id references motor_policy.policy_id");
});

test("what happened may be listed before the events, in brackets or between dashes", () => {
  for (const need of [
    "login, search and checkout events of our shop, user, device",
    "product events for our SaaS (login, search, checkout) with user, device",
    "events from our app - login, search, checkout - with user, device",
  ])
    says(need, "event_type is one of login, search, checkout");
});

test("shares without commas stand before what they are of", () => {
  says("claims: amount, decision 70% paid 20% denied 10% pending", "decision is 70% paid, 20% denied, 10% pending");
});

test("what became of those who lack something is a state, and they alone lack it", () => {
  const need = "2000 shipments: carrier, delivered date, status. 6% lost with no delivered date";
  says(need, "status is lost in 6% of the rows", "delivered_date is null where status is lost");
  const lost = rowsOf(planOf(need)).filter(({ status }) => status === "lost");
  assert.ok(lost.length > 0 && lost.every((row) => row.delivered_date === null));
});

test("each row has one of what is measured", () => {
  says("600 exam scores, normal with mean 68 and sd 12, plus subject", "600 rows");
  assert.ok(namesOf(planOf("600 exam scores, normal with mean 68 and sd 12, plus subject")).includes("score"));
  assert.deepEqual(namesOf(planOf("swim times in seconds for 60 swimmers aged 8-18, with stroke")).slice(-3), [
    "swim_time",
    "age",
    "stroke",
  ]);
});

test("beside counts what was done is counted, and their total is their sum", () => {
  says("email campaign stats: sent, delivered, opened, clicked", "clicked <= opened", "delivered <= sent");
  says("players: matches, wins, losses, draws", "matches = wins + losses + draws");
  says("machines: good parts, bad parts, total parts", "total_parts = good_parts + bad_parts");
});

test("flags say whether it was right, in time or planned", () => {
  says("steps: problem, answer, right or wrong (70% right)", "is_correct is true in 70% of the rows");
  says("fines: plate, paid within 14 days yes/no 80%", "paid_within_14_days is true in 80% of the rows");
  says("shoppers: age, 15% planning to buy within 6 months", "planning_to_buy is true in 15% of the rows");
});

test("those who have left, have a day or are unassigned lack a value or have one", () => {
  says("members: joined, left (30% have left)", "left is null in 70% of the rows");
  says("leases: start, a break date only 30% have", "break_date is null in 70% of the rows");
  says("tasks: title, assignee (20% unassigned)", "assignee is null in 20% of the rows");
});

test("kinds and states right behind the rows are a column with a name, the first among them", () => {
  says("sessions on web, ios or android, duration", "platform is one of web, ios, android");
  says("emails delivered, bounced or spam, subject", "status is one of delivered, bounced, spam");
  says("reviews positive/neutral/negative, stars", "sentiment is one of positive, neutral, negative");
});

test("chats with columns of their turns are so many conversations", () => {
  const plan = planOf("800 support chats: turn number, speaker, text");
  assert.ok(plan.rows > 800);
  says("800 support chats: turn number, speaker, text", "there are 800 different values of conversation_id");
});

test("a state of the USA that is said is a column, and money said in one token is in it throughout", () => {
  says("house sales in Ohio: price, bedrooms", "state is Ohio");
  const plan = planOf("agents haggling, max 6 rounds: speaker, offer in USDC, agreed price");
  assert.equal(plan.fields.find(({ name }) => name === "agreed_price")?.unit, "USDC");
});

test("behind what the rows are the first colon opens their columns, also after only", () => {
  assert.deepEqual(namesOf(planOf("electric cars only: model, battery kWh, range")).slice(-3), [
    "model",
    "battery",
    "range",
  ]);
});
