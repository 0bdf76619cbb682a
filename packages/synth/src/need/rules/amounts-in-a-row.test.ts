import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf, rowsOf } from "../../../test/planned-need.ts";

const relationsOf = (need: string): readonly string[] => planOf(need).relations.map(({ statement }) => statement);

test("what a bill lists comes to its total, in the buyer's language", () => {
  const needs: readonly (readonly [string, string])[] = [
    ["vet bills: animal, treatment fee, medication cost, VAT, total", "total = treatment_fee + medication_cost + vat"],
    ["Wohnungen: Bezirk, Kaltmiete, Nebenkosten, Warmmiete", "warmmiete = kaltmiete + nebenkosten"],
    ["factures : client, HT, TVA, TTC", "ttc = ht + tva"],
    ["300 hotel folios: nights, room rate, room revenue, tax, total", "total = room_revenue + tax"],
    ["orders: price, quantity, tax, total", "total = quantity × price + tax"],
    ["Buchungen: 3-21 Nächte, Preis pro Nacht, Gesamtpreis", "gesamtpreis = nachte × preis_pro_nacht"],
  ];
  for (const [need, relation] of needs)
    assert.ok(relationsOf(need).includes(relation), `${need}: ${relationsOf(need)}`);
});

test("what is left of a gross amount is without all that is named between", () => {
  const payslips = "payroll: base salary, overtime pay, gross pay, tax, pension, net pay";
  assert.ok(relationsOf(payslips).includes("net_pay = gross_pay - tax - pension"));
  const trades = relationsOf("stock trades: ticker, shares, price, gross value, commission, net value");
  assert.ok(trades.includes("gross_value = shares × price") && trades.includes("net_value = gross_value - commission"));
  for (const { netto, mwst, brutto, skonto, zahlbetrag } of rowsOf(
    planOf("80 Rechnungen: Netto, MwSt, Brutto, Skonto, Zahlbetrag"),
  )) {
    assert.ok(Math.abs(Number(netto) + Number(mwst) - Number(brutto)) < 0.006);
    assert.ok(Math.abs(Number(brutto) - Number(skonto) - Number(zahlbetrag)) < 0.006);
  }
});

test("a deposit is no part of what is due, and a rate without its amount leaves the total alone", () => {
  for (const need of ["leases: rent, deposit, total", "orders of a shop: net price, discount in %, total price"])
    assert.ok(!relationsOf(need).some((each) => /^total\w* =/.test(each)), `${need}: ${relationsOf(need)}`);
});

test("who is insured and who insures him pay the whole of it together", () => {
  const relations = relationsOf(
    "vet bills: animal, treatment fee, medication cost, VAT, total, insurance pays, owner pays",
  );
  assert.ok(relations.includes("insurance_pays = total - owner_pays"), relations.join());
  const dental = relationsOf("dental claims: procedure code, submitted fee, allowed fee, plan pays, patient pays");
  assert.ok(dental.includes("plan_pays <= allowed_fee") && dental.includes("patient_pays = allowed_fee - plan_pays"));
});
