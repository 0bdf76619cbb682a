import assert from "node:assert/strict";
import { test } from "node:test";
import { assertRelations, namesOf, planOf, rowsOf } from "../../../../test/planned-need.ts";

test("a charge of several parts adds them up, whatever each is told per", () => {
  assertRelations([
    [
      "trips: distance km, duration min, fare = 25 + 9 per km + 2 per minute",
      "fare = 25 + distance * 9 + duration_min * 2",
    ],
    ["rides: km, fare is 3.50 plus 2.20 per km", "fare = 3.5 + km * 2.2"],
    ["parking: hours, fee = 2 EUR + 1.5 EUR per hour", "fee = 2 + hours * 1.5"],
    ["payouts: gross, fee; fee is 2.9% of gross plus 0.30 USD", "fee = gross * 0.029 + 0.3"],
    [
      "requests: prompt tokens, completion tokens, cost worked out from $3 per million prompt tokens and $15 per million completion tokens",
      "cost = prompt_tokens * 0.000003 + completion_tokens * 0.000015",
    ],
  ]);
});

test("small prices leave more than zero, and are no number of what they are of", () => {
  const plan = planOf(
    "50 calls: input tokens, output tokens, cost = 0.5 USD per 1k input tokens + 1.5 USD per 1k output tokens",
  );
  assert.equal(plan.fields.find(({ name }) => name === "cost")?.unit, "USD");
  for (const { cost, input_tokens, output_tokens } of rowsOf(plan)) {
    const exact = (Number(input_tokens) * 0.5 + Number(output_tokens) * 1.5) / 1000;
    assert.ok(Math.abs(Number(cost) - exact) < 0.0001 && Number(cost) > 0);
  }
});

test("two amounts side by side are no charge", () => {
  assert.deepEqual(
    planOf("donors: monthly gift of 20 and 30 EUR, city").relations.filter(({ source }) => source === "stated"),
    [],
  );
});

test("a percentage among the factors is so many hundredths, once", () => {
  assertRelations([
    ["items: net, tax rate 5-20%, tax = net x tax rate", "tax = net * tax_rate * 0.01"],
    ["loans: principal, rate %, interest = principal * rate / 100", "interest = principal * rate * 0.01"],
    [
      "prices: list price, discount 0-20%, net price = list price x (1 - discount)",
      "net_price = list_price - list_price * discount * 0.01",
    ],
  ]);
  const gross = rowsOf(planOf("40 items: net, tax rate 7 or 19%, gross = net x (1 + tax rate)"));
  for (const row of gross)
    assert.ok(Math.abs(Number(row.gross) - Number(row.net) * (1 + Number(row.tax_rate) / 100)) < 0.006);
});

test("a share may be taken off a product, or be added to it", () => {
  for (const [need, sign] of [
    ["60 orders: qty, unit price, discount 0-20%, line total = qty x unit price x (1 - discount)", -1],
    ["60 accounts: qty, unit price, discount 0-30%, line total = qty*unit price*(1-discount)", -1],
    ["60 lines: qty, unit price, discount 7 or 19%, line total = qty * unit price * (1 + discount)", 1],
  ] as const)
    for (const row of rowsOf(planOf(need))) {
      const exact = Number(row.qty) * Number(row.unit_price) * (1 + (sign * Number(row.discount)) / 100);
      assert.ok(Math.abs(Number(row.line_total) - exact) < 0.006, need);
    }
});

test("a levy that has a column of its own is so much of the base, and the total adds it up", () => {
  assertRelations([
    ["invoices: net, vat, total; total must be the sum of net plus 20% VAT", "total = net + vat, vat = net * 0.2"],
    [
      "invoices: subtotal, tax, total; the total equals the subtotal plus 8% tax",
      "total = subtotal + tax, tax = subtotal * 0.08",
    ],
  ]);
});

test("what comes in and goes out of a stock is counted", () => {
  const plan = planOf("60 rows of stock: opening, received, shipped, closing = opening + received - shipped");
  assert.ok(["opening", "received", "shipped", "closing"].every((name) => namesOf(plan).includes(name)));
  for (const { opening, received, shipped, closing } of rowsOf(plan))
    assert.equal(Number(closing), Number(opening) + Number(received) - Number(shipped));
});

test("a bound by itself behind a formula is of what that comes to", () => {
  for (const [need, field] of [
    ["claims: payout = loss - deductible, never negative, loss, deductible", "payout"],
    ["sinistres : indemnité = montant moins franchise, jamais négative, montant, franchise", "indemnite"],
  ] as const) {
    const ranges = planOf(need).constraints.filter(({ kind, source }) => kind === "range" && source === "stated");
    assert.deepEqual(
      ranges.map((each) => [each.field, each.value]),
      [[field, { min: 0 }]],
      need,
    );
    assert.ok(rowsOf(planOf(`300 ${need}`)).every((row) => Number(row[field]) >= 0));
  }
});

test("what is derived from one thing, or matches it in words, is not the same", () => {
  for (const need of [
    "exam results: score 0 to 100, grade A-F derived from the score",
    "lab: eGFR, stage 1-5 derived from eGFR",
    "reviews: stars 1-5, short text that matches the rating",
  ])
    assert.deepEqual(
      planOf(need).relations.filter(({ source }) => source === "stated"),
      [],
      need,
    );
  assert.deepEqual(
    planOf("results: score 0 to 100, grade A-F derived from the score").fields.find(({ name }) => name === "grade")
      ?.values,
    ["A", "B", "C", "D", "E", "F"],
  );
  assertRelations([
    ["ledger: income, expenses, balance calculated from income minus expenses", "balance = income - expenses"],
    ["orders: subtotal, total matches subtotal", "total = subtotal"],
  ]);
});

test("within so many days has two ends where both are told", () => {
  assertRelations([
    [
      "claims: loss date, report date within 0-45 days after, claim type",
      "report_date is at most 45 day after loss_date",
    ],
    ["orders: order date, ship date within 2 to 5 days of the order date", "ship_date is 2 to 5 day after order_date"],
  ]);
});

test("what is taken off is no part of a name, and a figure has its scale", () => {
  assertRelations([
    ["rides: km, minutes, price = 25 + 9 per km minus 2 per minute", "price = 25 + km * 9 - minutes * 2"],
    [
      "requests: prompt tokens, completion tokens, cost from $3 per 1m prompt tokens and $15 per 1m completion tokens",
      "cost = prompt_tokens * 0.000003 + completion_tokens * 0.000015",
    ],
  ]);
});
