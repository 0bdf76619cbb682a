import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../../test/planned-need.ts";

test("what falls due does so that long after the time before it", () => {
  const needs: readonly (readonly [need: string, statement: string])[] = [
    ["factures : numéro, date d'émission, échéance à 45 jours, montant HT", "echeance = date_emission + 45d"],
    ["facturas: fecha de emisión, vencimiento a 60 días, importe", "vencimiento = fecha_emision + 60d"],
    ["faturas: data de emissão, vencimento em 45 dias, valor", "vencimento = data_emissao + 45d"],
    ["Rechnungen: Rechnungsdatum, fällig in 14 Tagen, Betrag", "fallig = rechnungsdatum + 14d"],
    ["invoices: issue date, due in 45 days, amount", "due_date = issue_date + 45d"],
    ["inspections: visit date, rating 0-5. Re-inspection due after 180 days", "reinspection_due = visit_date + 180d"],
    ["deals: pair, trade date, value date two business days on", "value_date = trade_date + 2d"],
  ];
  for (const [need, statement] of needs) {
    const said = planOf(need).relations.map((relation) => relation.statement);
    assert.ok(said.includes(statement), `${need}: ${said.join("; ")}`);
  }
});
