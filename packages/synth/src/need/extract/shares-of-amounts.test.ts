import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf, rowsOf } from "../../../test/planned-need.ts";

function relationsOf(need: string): readonly string[] {
  return planOf(need).relations.map(({ statement }) => statement);
}

test("every share on a payslip is taken off the gross amount", () => {
  for (const [need, relations] of [
    [
      "salary slips: gross pay, income tax 18%, health insurance 7%, net pay",
      ["health_insurance = gross_pay * 0.07", "net_pay = gross_pay - income_tax - health_insurance"],
    ],
    [
      "wages: gross, PAYE 20%, NI 8%, student loan 9%, net",
      ["ni = gross * 0.08", "net = gross - paye - ni - student_loan"],
    ],
    [
      "Lohnabrechnung: Brutto, Lohnsteuer 20%, Rentenversicherung 9,3%, Netto",
      ["netto = brutto - lohnsteuer - rentenversicherung"],
    ],
    [
      "marketplace payouts: gross, commission 12%, refund reserve 5%, payout",
      ["payout = gross - commission - refund_reserve"],
    ],
  ] as const)
    for (const relation of relations)
      assert.ok(relationsOf(need).includes(relation), `${need}: ${relationsOf(need).join("; ")}`);
});

test("a share of the people on a payroll is still one of rows", () => {
  for (const [need, flag] of [
    ["payroll, 200 employees, gross salary 3000 to 9000, tax 22%, 3% on leave", "leave"],
    ["payroll: gross, net, paid late 4%", "paid_late"],
    ["parcels: gross weight, fragile 10%, net weight", "fragile"],
    ["products: price, size, sold out 5%", "sold_out"],
  ] as const)
    assert.equal(
      planOf(need).fields.find(({ name }) => name === flag)?.type,
      "bool",
      `${need}: ${namesOf(planOf(need))}`,
    );
});

test("a discount, a tip and what is added on a bill come to its total", () => {
  for (const [need, relations] of [
    ["quotes: subtotal, discount 15%, total", ["discount = subtotal * 0.15", "total = subtotal - discount"]],
    ["restaurant bills: subtotal, tip 15%, total", ["tip = subtotal * 0.15", "total = subtotal + tip"]],
    ["invoices: subtotal, rebate 5%, freight, handling, total", ["total = subtotal - rebate + freight + handling"]],
    ["sales: product, unit price, quantity, discount 5%, total", ["discount = unit_price * quantity * 0.05"]],
  ] as const)
    for (const relation of relations)
      assert.ok(relationsOf(need).includes(relation), `${need}: ${relationsOf(need).join("; ")}`);
});

test("the fee of a trade is a share of what was paid for it", () => {
  for (const [need, fee, price, quantity, share] of [
    ["stock trades: ticker, price, quantity, commission 0.2%", "commission", "price", "quantity", 0.002],
    ["crypto trades: pair, side, price, amount, total, fee 0.25%", "fee", "price", "amount", 0.0025],
  ] as const)
    for (const row of rowsOf(planOf(need, { rows: 20 }))) {
      const wanted = Number(row[price]) * Number(row[quantity]) * share;
      assert.ok(Math.abs(Number(row[fee]) - wanted) < 0.011, `${need}: ${JSON.stringify(row)}`);
    }
});
