import assert from "node:assert/strict";
import { test } from "node:test";
import { assertRelations, planOf, rowsOf } from "../../../../test/planned-need.ts";

test("the difference takes the part off the whole, and what was before off what is now", () => {
  assertRelations([
    ["scrap loads: plate, gross weight, tare, net = the difference", "net = gross_weight - tare"],
    [
      "sales tax book: tax collected, input tax, payable (the difference), month",
      "payable = tax_collected - input_tax",
    ],
    ["antiques: cost, price, margin = the difference, room", "margin = price - cost"],
    ["diets: start weight, end weight, weight lost is the difference", "weight_lost = start_weight - end_weight"],
    ["trip cards: planned, spent, remaining = the difference, trip", "remaining = planned - spent"],
  ]);
});

test("a difference of sums of money is one", () => {
  const { fields } = planOf("antiques: cost in EUR, price in EUR, margin = the difference, room");
  assert.equal(fields.find(({ name }) => name === "margin")?.unit, "EUR");
});

test("a total of both or of all three adds up what stands before it", () => {
  assertRelations([
    ["tow bills: tow fee, storage fee, total owed = both, plate", "total_owed = tow_fee + storage_fee"],
    ["skips: hire fee, haulage fee, tipping fee, total = all three", "total = hire_fee + haulage_fee + tipping_fee"],
    ["vet bills: consultation, drugs, lab, total is the sum of the three", "total = consultation + drug + lab"],
    ["Belege: Netto, MwSt, Brutto = Summe aus beiden, Datum", "brutto = netto + mwst"],
  ]);
});

test("never more, in a bracket or alone, is not more than what was named before", () => {
  const said = [
    ["site claims: trade, claimed sum, approved sum (never more), status", "approved_sum <= claimed_sum"],
    ["books: isbn, list price, sale price - never higher", "sale_price <= list_price"],
    ["auction lots: reserve price, hammer price (never less), lot", "reserve_price <= hammer_price"],
    ["Zuschüsse: beantragter Betrag, bewilligter Betrag (nie mehr)", "bewilligter_betrag <= beantragter_betrag"],
    ["cambios: importe pagado, importe devuelto (nunca mayor), motivo", "importe_devuelto <= importe_pagado"],
    ["aides : montant demandé, montant accordé (jamais plus), motif", "montant_accorde <= montant_demande"],
  ] as const;
  assertRelations(said);
  for (const row of rowsOf(planOf("300 trips: employee, claimed, reimbursed (at most that)"), 60))
    assert.ok(Number(row["reimbursed"]) <= Number(row["claimed"]));
});
