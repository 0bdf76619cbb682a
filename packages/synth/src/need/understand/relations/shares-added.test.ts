import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf } from "../../../../test/planned-need.ts";

function saidIn(need: string): readonly string[] {
  return planOf(need)
    .relations.filter(({ source }) => source === "stated")
    .map(({ statement }) => statement);
}

test("a share that is added to an amount or taken off it is one of that amount", () => {
  const needs: readonly (readonly [need: string, statement: string])[] = [
    ["auction lots: hammer price, final price is hammer price plus 25% premium", "final_price = hammer_price * 1.25"],
    ["orders: cost price, sale price = cost price + 40 %", "sale_price = cost_price * 1.4"],
    ["plans: list price, discounted price is list price minus 15%", "discounted_price = list_price * 0.85"],
    ["wages: gross, net = gross less 20% tax", "net = gross * 0.8"],
    ["Rechnungen: netto, brutto = netto plus 19 Prozent", "brutto = netto * 1.19"],
    ["ventas: precio base, precio final = precio base más 21 % de IVA", "precio_final = precio_base * 1.21"],
    ["ventes : prix HT, prix TTC = prix HT plus 20 % de TVA", "prix_ttc = prix_ht * 1.2"],
  ];
  for (const [need, statement] of needs) assert.ok(saidIn(need).includes(statement), `${need}: ${saidIn(need)}`);
});

test("the share of a formula is no column", () => {
  const names = namesOf(planOf("cars: purchase price, selling price is purchase price + 15% markup, mileage"));
  assert.deepEqual(
    names.filter((name) => /markup|15/.test(name)),
    [],
  );
});

test("an amount after a discount is no time", () => {
  const plan = planOf("order lines: quantity, unit price, discount, line total after discount");
  assert.deepEqual(
    plan.fields.filter(({ type, source }) => /date/.test(type) && source === "stated"),
    [],
  );
});
