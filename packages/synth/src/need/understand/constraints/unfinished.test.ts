import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { namesOf, planOf, rowsOf } from "../../../../test/planned-need.ts";

/** The shares of nulls that a plan tells, by column. */
function nullsOf(need: string): Record<string, unknown> {
  const { constraints } = planOf(need);
  return Object.fromEntries(
    constraints.flatMap(({ kind, field, value }) => (kind === "nulls" ? [[field, value.nulls]] : [])),
  );
}

describe("a share of what has not ended yet", () => {
  it("is one of rows without the time at which it ends, and makes no column", () => {
    const needs = [
      ["loans: member, ISBN, borrowed on, returned on (one in ten not back yet), fine in pounds", "returned_on", 0.1],
      ["potholes: street, date reported, date fixed - a third not yet fixed", "date_fixed", 1 / 3],
      ["loans book: borrower, start date, repaid on - three quarters still running", "repaid_on", 0.75],
      ["pledges: donor, amount, pledged on, paid on (17% unpaid so far)", "paid_on", 0.17],
      ["recalls: VIN, notified on, repaired on, not yet repaired for 28%", "repaired_on", 0.28],
      ["warranty claims: product, opened, closed, 12% still open", "closed_at", 0.12],
      ["students, course, grade A, B, C, D or F, 10% not graded yet", "grade", 0.1],
      ["essays: author, score 0-100, 12% not yet scored", "score", 0.12],
      ["reviews: stars, rating 1-5, 20% unrated so far", "rating", 0.2],
      ["parcels: sent on, delivered on, 8% still on the way", "delivered_on", 0.08],
      ["Mahnungen: Kunde, Betrag, bezahlt am (8 % noch offen)", "bezahlt_am", 0.08],
      ["expedientes: fecha de entrada, fecha de resolución, un 20 % aún sin resolver", "fecha_resolucion", 0.2],
      ["factures : client, montant, date de paiement, 6 % pas encore payées", "date_paiement", 0.06],
      ["boletos: cliente, valor, data de pagamento, 14% não pagos", "data_pagamento", 0.14],
    ] as const;
    for (const [need, field, share] of needs) {
      assert.deepEqual(nullsOf(need), { [field]: share }, need);
      assert.ok(!namesOf(planOf(need)).some((name) => /yet|still|not_|noch|pas_|nao/.test(name)), need);
    }
  });

  it("takes the column that is named with it along", () => {
    const need =
      "200 applications: ward, received, decided on, decision granted/refused, 18% still pending so no decision yet";
    assert.deepEqual(nullsOf(need), { decided_on: 0.18, decision: 0.18 });
    for (const row of rowsOf(planOf(need))) assert.equal(row.decision === null, row.decided_on === null);
  });

  it("is a member where it is listed, and a flag where nothing tells a time", () => {
    const listed = planOf("tickets: status (open, pending, solved), closed at, 18% still pending");
    assert.ok(listed.constraints.some(({ kind, field }) => kind === "rate" && field === "status"));
    const flag = planOf("shop orders: item, delivered yes/no, 10% not delivered");
    assert.deepEqual(flag.constraints.find(({ kind }) => kind === "rate")?.value, { rate: 0.9 });
  });
});

describe("a share of rows and the column that they lack", () => {
  it("is one of nulls of that column", () => {
    const needs = [
      ["marathon: bib, gender, finish time, 7% DNF who have no finish time", "finish_time", 0.07],
      ["camera traps: station, species, confidence 0 to 1; 10% are blanks with no species", "species", 0.1],
      ["auction lots: artist, hammer price. Around 30% go unsold, so no hammer price", "hammer_price", 0.3],
      ["trees: species, height in m, 8% with no species", "species", 0.08],
      ["Mietverträge: Mieter, Beginn, Ende, 70 % davon unbefristet ohne Ende", "ende", 0.7],
      ["nests: species, hatched on, 15% have no hatch date", "hatched_on", 0.15],
    ] as const;
    for (const [need, field, share] of needs) assert.deepEqual(nullsOf(need), { [field]: share }, need);
  });

  it("is not that of a flag which stands for itself", () => {
    const plan = planOf(
      "trains: station, planned arrival, actual arrival. 1.5 % cancelled and these have no actual arrival",
    );
    assert.ok(namesOf(plan).includes("cancelled"));
    assert.ok(
      namesOf(planOf("reservas en Sevilla: fecha y hora, mesa, un 9% no se presenta")).includes("no_se_presenta"),
    );
  });
});
