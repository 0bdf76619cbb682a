import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf, rowsOf } from "../../../test/planned-need.ts";

test("what there is in the end is what there was, with what came and without what went", () => {
  const needs: readonly (readonly [string, string])[] = [
    [
      "kiosk till: opening float, cash in, cash out, closing balance",
      "closing_balance = opening_float + cash_in - cash_out",
    ],
    ["depot: sku, start qty, received qty, shipped qty, end qty", "end_qty = start_qty + received_qty - shipped_qty"],
    [
      "club months: opening members, joined, cancelled, closing members",
      "closing_members = opening_members + joined - cancelled",
    ],
    [
      "Vereinskasse: Anfangsbestand, Einnahmen, Ausgaben, Endbestand",
      "endbestand = anfangsbestand + einnahmen - ausgaben",
    ],
    ["tienda: saldo inicial, ingresos, gastos, saldo final", "saldo_final = saldo_inicial + ingresos - gastos"],
    [
      "estoque: estoque inicial, entradas, saídas, estoque final",
      "estoque_final = estoque_inicial + entradas - saidas",
    ],
  ];
  for (const [need, relation] of needs) {
    const statements = planOf(need).relations.map(({ statement }) => statement);
    assert.ok(statements.includes(relation), `${need}: ${statements.join("; ")}`);
  }
});

test("what is received and issued between two stocks is counted, and never more goes than there is", () => {
  const plan = planOf("300 ward stocks: drug, opening stock, received, issued, closing stock");
  for (const name of ["received", "issued"])
    assert.equal(plan.fields.find((field) => field.name === name)?.type, "int");
  for (const row of rowsOf(plan, 100)) assert.ok(Number(row["closing_stock"]) >= 0);
});

test("without a stock at both ends what is received and issued are times", () => {
  const { fields } = planOf("300 permits: received, issued, opening hours");
  assert.ok(fields.filter(({ type }) => type === "date" || type === "datetime").length >= 2);
});

test("what stays sold is all but what comes back", () => {
  for (const [need, relation] of [
    ["300 books: isbn, copies sold, copies returned, net copies", "net_copies = copies_sold - copies_returned"],
    ["300 crates: bottles sold, bottles returned, net bottles", "net_bottles = bottles_sold - bottles_returned"],
  ] as const) {
    const statements = planOf(need).relations.map(({ statement }) => statement);
    assert.ok(statements.includes(relation), `${need}: ${statements.join("; ")}`);
  }
});

test("what is left of a budget or an allowance is all but what is gone", () => {
  for (const [need, relation] of [
    ["budgets: department, budget, spent, remaining", "remaining = budget - spent"],
    ["leave: employee, entitlement days, days taken, days left", "days_left = entitlement_days - days_taken"],
  ] as const)
    assert.ok(
      planOf(need).relations.some(({ statement }) => statement === relation),
      need,
    );
});
