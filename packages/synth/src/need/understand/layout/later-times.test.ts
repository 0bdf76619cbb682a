import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../../test/planned-need.ts";

test("the window of the rows is that of when they began, not of when they are due or decided", () => {
  const windows: readonly (readonly [string, string])[] = [
    ["12,000 loans since 1 Sept 2025. Due date is 21 days after the loan date", "loan_date"],
    ["900 permits in 2025: next review, decision date, filing date", "filing_date"],
    ["1500 demandes de permis en 2025, avec date de décision, date de dépôt, surface", "date_depot"],
    ["800 facturas de 2025: fecha de vencimiento, fecha de emisión, importe", "fecha_emision"],
    ["700 Rechnungen aus 2025: Fälligkeitsdatum, Rechnungsdatum, Betrag", "rechnungsdatum"],
    ["600 faturas de 2025: data de vencimento, data de emissão, valor", "data_emissao"],
  ];
  for (const [need, field] of windows) {
    const said = planOf(need).constraints.filter(({ kind }) => kind === "window");
    assert.deepEqual(
      said.map((one) => one.field),
      [field],
      need,
    );
  }
});

test("names do without little words, and a type of a thing is the thing's type", () => {
  const named = (need: string): readonly string[] => planOf(need).fields.map(({ name }) => name);
  assert.ok(named("firewall logs: type of attack, number of retries, date of birth").includes("attack_type"));
  assert.ok(named("900 visitas: fecha de la visita, idioma, numero de personas").includes("fecha_visita"));
  assert.ok(named("900 viagens: hora de início e de fim, limite do cartão").includes("hora_inicio"));
});
