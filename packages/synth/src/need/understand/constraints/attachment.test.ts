import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf, TODAY } from "../../../../test/planned-need.ts";
import { inferredDataset } from "../../../inferred/inferred-dataset.ts";
import { parsedRows } from "../../../quality/parsed-rows.ts";
import type { Plan } from "../../plan.ts";
import { judge } from "../../verdicts.ts";

function saidOf(plan: Plan, kind: string): Record<string, unknown> {
  const said = plan.constraints.filter((each) => each.kind === kind);
  return Object.fromEntries(said.map(({ field, value }) => [field ?? "*", value[kind] ?? value.enum ?? value]));
}

/** All that the plan says holds on its rows. */
function keeps(plan: Plan): void {
  const rows = [...parsedRows(inferredDataset(plan.blueprint), "seed", 0, plan.rows)] as Record<string, unknown>[];
  const { constraints } = judge(plan, rows, true, TODAY);
  assert.deepEqual(
    constraints.filter(({ satisfied }) => satisfied === false),
    [],
    plan.need,
  );
}

test("a unit belongs to the name right before it, whatever the domain measures there", () => {
  const plan = planOf("vineyard plots: grape variety, area ha, yield t/ha between 4 and 14, 200 rows");
  assert.deepEqual(saidOf(plan, "unit"), { area: "ha", yield: "t/ha" });
  keeps(plan);
});

test("what is joined by and shares the unit behind the last", () => {
  assert.deepEqual(saidOf(planOf("boxes: id, length and width 10-50 cm, colour"), "unit"), {
    length: "cm",
    width: "cm",
  });
  assert.deepEqual(saidOf(planOf("journal lines: account, debit and credit in EUR"), "unit"), {
    debit: "EUR",
    credit: "EUR",
  });
});

test("a share of what no field is yet becomes a flag", () => {
  const plan = planOf("400 library loans: book, borrower, a quarter returned late");
  assert.deepEqual(saidOf(plan, "rate"), { returned_late: 0.25 });
  keeps(plan);
});

test("a share of things counts no flag", () => {
  assert.ok(!planOf("orders: id, total, 8% of orders").fields.some(({ type }) => type === "bool"));
});

test("a field that is called by one of its members is so or not where its share is said", () => {
  const plan = planOf("400 x402 payments: endpoint, price between 0.001 and 0.25 USDC, settled in 97% of cases");
  assert.equal(plan.fields.find(({ name }) => name === "settled")?.type, "bool");
  keeps(plan);
});

test("members without a name belong to the enumeration that has them, or to a field of their own", () => {
  const trial = planOf("trial with 240 patients randomised 1:1 to drug or placebo: site, age");
  assert.deepEqual(saidOf(trial, "enum"), { arm: ["drug", "placebo"] });
  const shafts = planOf("500 inspections of turned shafts: lot, inspector, shift, pass/fail with 2% fail");
  assert.deepEqual(saidOf(shafts, "enum"), { result: ["pass", "fail"] });
  keeps(shafts);
  const cohort = planOf("cohort 3000 wallets by behaviour (trader, holder, bot); average trade size in USD");
  assert.deepEqual(saidOf(cohort, "enum"), { behaviour: ["trader", "holder", "bot"] });
});

test("what all rows are is their one member", () => {
  const plan = planOf("300 denied inpatient claims: DRG, billed amount 4,000 to 180,000 USD, denial code");
  assert.deepEqual(saidOf(plan, "enum"), { claim_status: ["denied"] });
  keeps(plan);
  assert.deepEqual(saidOf(planOf("used car listings: make, price"), "enum"), {});
});

test("a share of a member that the list lacks is one more member of it", () => {
  const plan = planOf("400 orders: id, status one of new, paid, shipped with 5% cancelled");
  assert.deepEqual(saidOf(plan, "enum"), { status: ["new", "paid", "shipped", "cancelled"] });
  keeps(plan);
});

test("no nulls at the end is said of all fields", () => {
  const plan = planOf("supplier master: id, country, active flag, no nulls please");
  assert.deepEqual(saidOf(plan, "nulls"), { "*": 0 });
});

test("an enumeration that must be unique has a value for each row", () => {
  keeps(planOf("800 mcp tool definitions: tool_name unique, description"));
});

test("numbers go in the steps that were said", () => {
  for (const need of [
    "300 ratings: film title, score 0 to 10 in steps of 0.5",
    "300 loans: amount 1,000 to 50,000 in steps of 500 EUR, term 12-84 months in steps of 12",
    "300 exam marks: mark 1.0 to 5.0 in 0.3 increments, student id",
  ]) {
    const plan = planOf(need);
    assert.notDeepEqual(saidOf(plan, "step"), {}, need);
    keeps(plan);
  }
});

test("distributions of every kind are kept", () => {
  for (const need of [
    "2000 files: path, size in kB pareto with alpha 2.5 and minimum 10",
    "2000 requests: path, latency in ms gamma(2, 50)",
    "2000 pumps: pump id, lifetime in hours weibull shape 1.5 scale 1000",
    "2000 museum loans: insured value in euro (lognormal, median 12000, sigma 1.1)",
    "2000 boxes: box id, lead time uniform(2, 10) days",
    "2000 shafts: lot, diameter normal mean 12 sd 0.03 mm",
  ]) {
    const plan = planOf(need);
    assert.notDeepEqual(saidOf(plan, "distribution"), {}, need);
    keeps(plan);
  }
});

test("a bound in the sentence before the list goes to no field by chance", () => {
  const plan = planOf("survey of flats with 18 to 65 of them: income, region");
  assert.ok(
    !plan.constraints.some(({ kind, field, source }) => kind === "range" && field === "income" && source === "stated"),
  );
});

test("a number of days is no date", () => {
  const plan = planOf("300 brews: batch id, days fermented 7 to 30");
  assert.equal(plan.fields.find(({ name }) => name === "days_fermented")?.type, "int");
  keeps(plan);
});

test("members that outnumber what they belong to differ from row to row", () => {
  const plan = planOf(
    "daily ad campaign performance, last 90 days: campaign, channel (search, social, display), clicks",
  );
  const rows = [...parsedRows(inferredDataset(plan.blueprint), "seed", 0, plan.rows)] as Record<string, unknown>[];
  assert.deepEqual(new Set(rows.map((row) => row.channel)), new Set(["search", "social", "display"]));
});
