import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf } from "../../../../test/planned-need.ts";

function relationsOf(need: string): readonly string[] {
  return planOf(need, { assume: true }).relations.map(({ statement }) => statement);
}

for (const [need, wanted] of [
  ["halls: seats, tickets sold which never top the seats, date", "tickets_sold <= seats"],
  ["vans: driver, capacity in kg, load in kg (must fit the capacity)", "load <= capacity"],
  ["exams: room, seats, enrolled students (they must fit the seats)", "enrolled_students <= seats"],
  ["bids: buyer bid, seller ask; the bid must not go above the ask", "buyer_bid <= seller_ask"],
  ["biblioteca: copias, y prestadas, que nunca superan las copias", "prestadas <= copias"],
  ["acervo: exemplares, emprestados, que não superam os exemplares", "emprestados <= exemplares"],
  ["factures : montant, remboursement, qui ne dépasse jamais le montant, date", "remboursement <= montant"],
  ["factures : montant, remboursement qui ne dépasse pas le montant", "remboursement <= montant"],
  ["Rechnungen: Betrag, Erstattung, die den Betrag nie übersteigt, Datum", "erstattung <= betrag"],
  ["Rechnungen: Betrag, Erstattung übersteigt nie den Betrag, Datum", "erstattung <= betrag"],
] as const)
  test(`what never tops, or must fit, another column is at most that: ${need}`, () => {
    assert.ok(relationsOf(need).includes(wanted), relationsOf(need).join("; "));
  });

test("what fits and what is on top are columns by themselves", () => {
  const names = namesOf(planOf("shoes: size, fit, price, top seller", { assume: true }));
  assert.deepEqual(names.slice(1), ["size", "fit", "price", "top_seller"]);
  assert.deepEqual(relationsOf("shoes: size, fit, price, top seller"), []);
});

for (const [need, wanted] of [
  ["flats: monthly rent, deposit = 3x the rent", "deposit = monthly_rent * 3"],
  ["flats: cold rent in €, deposit exactly three times that rent, tenant since", "deposit = cold_rent * 3"],
  ["flats: monthly rent, deposit is 2x rent", "deposit = monthly_rent * 2"],
  ["jobs: net cost, list price = 1.5x the net cost", "list_price = net_cost * 1.5"],
  [
    "claims: fee charged, plan paid, patient share = fee charged less plan paid",
    "patient_share = fee_charged - plan_paid",
  ],
  [
    "claims: charge, covered amount never above the charge, patient share the rest",
    "patient_share = charge - covered_amount",
  ],
  ["repairs: charge, insurer pays, member share is the rest", "member_share = charge - insurer_pays"],
  ["payslips: gross, deductions, net the rest", "net = gross - deductions"],
  ["tastings: acidity, body and aroma, total being the sum of those three", "total = acidity + body + aroma"],
] as const)
  test(`a formula in prose holds: ${need}`, () => {
    assert.ok(relationsOf(need).includes(wanted), relationsOf(need).join("; "));
  });

test("the rest of shares of the rows is no amount", () => {
  assert.deepEqual(relationsOf("sales: insurer pays 80%, patient share the rest, charge"), []);
});

for (const [need, wanted] of [
  ["loans: title, lent on, due on = 21 days later, returned on", "due_on = lent_on + 21d"],
  ["invoices: issued on, due on = 30 days after issued on", "due_on = issued_on + 30d"],
  ["library loans: borrowed on, due on 14 days later", "due_on = borrowed_on + 14d"],
  ["samples: barcode, collected on, extracted on same day or later", "collected_on <= extracted_on"],
  ["samples: barcode, collected date, extracted date (same day or later)", "collected_date <= extracted_date"],
  ["Proben: Barcode, Entnahmedatum, Extraktionsdatum am selben Tag oder später", "entnahmedatum <= extraktionsdatum"],
  ["leases: tenant, lease from, lease to, rent", "lease_from <= lease_to"],
  ["cars: rented from, rented to, price", "rented_from <= rented_to"],
  ["staff: name, on leave from, on leave until", "on_leave_from <= on_leave_until"],
] as const)
  test(`times in prose lie as they are told: ${need}`, () => {
    assert.ok(relationsOf(need).includes(wanted), relationsOf(need).join("; "));
  });

test("whence and whither something is shipped are places", () => {
  const { fields } = planOf("parcels: shipped from, shipped to, weight", { assume: true });
  const ends = fields.filter(({ name }) => name.startsWith("shipped_"));
  assert.ok(
    ends.every(({ type, name }) => type === "string" || name === "shipped_at"),
    JSON.stringify(ends),
  );
});
