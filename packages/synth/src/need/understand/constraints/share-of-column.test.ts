import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf } from "../../../../test/planned-need.ts";

function rateOf(need: string, field: string): unknown {
  return planOf(need).constraints.find((each) => each.kind === "rate" && each.field === field)?.value.rate;
}

test("a share behind the name of a column is one of a member of it, and no flag beside it", () => {
  for (const [need, field, rate] of [
    ["variants: sample, gene, ClinVar class with 4% pathogenic", "clinvar_class", { pathogenic: 0.04 }],
    ["4,000 chargebacks: reason code, amount, outcome with 35% won", "outcome", { won: 0.35 }],
    ["court cases: court, filed, verdict with 60% guilty", "verdict", { guilty: 0.6 }],
    ["loan applications: income, amount, decision with a fifth declined", "decision", { declined: 0.2 }],
    ["Schadensfälle: Kunde, Betrag, Ergebnis mit 15 % abgelehnt", "ergebnis", { abgelehnt: 0.15 }],
    ["API logs: method, path, status code, latency in ms. 3% are 429s", "status_code", { 429: 0.03 }],
  ] as const) {
    assert.deepEqual(rateOf(need, field), rate, need);
    assert.ok(!namesOf(planOf(need)).some((name) => /won|declined|pathogenic|guilty/.test(name)), need);
  }
});

test("a share of the opposite says how many are so", () => {
  for (const [need, field, rate] of [
    ["factures : client, montant, payée ou non (9 % d'impayées)", "payee", 0.91],
    ["Rechnungen: Kunde, Betrag, bezahlt ja/nein (7 % unbezahlt)", "bezahlt", 0.93],
    ["insurance quotes: age, cover, premium, accepted or not, 70% declined", "is_accepted", 0.3],
  ] as const) {
    assert.equal(rateOf(need, field), rate, need);
  }
});

test("a share and a name alone make a flag, whatever the word would measure", () => {
  for (const [need, field, rate] of [
    ["entregas: código de rastreio, data de envio e de entrega, 7% com atraso", "atraso", 0.07],
    ["envíos: pedido, fecha de envío, fecha de entrega, 5% con retraso", "retraso", 0.05],
    ["orders: total, 12% with coupon, channel", "coupon", 0.12],
    ["reservas: comensales (1 a 12), mesa, canal y un 8 % que no se presenta", "no_se_presenta", 0.08],
  ] as const) {
    assert.equal(rateOf(need, field), rate, need);
    assert.equal(planOf(need).fields.find(({ name }) => name === field)?.type, "bool", need);
  }
});

test("rows that are there twice are no column, whatever the buyer does with them", () => {
  for (const tail of ["adn I'll dedupe", "which I want to remove myself", "to test my dedupe", ""]) {
    const plan = planOf(`500 leads: name, postcode, budget, 5% duplicate rows ${tail}`);
    assert.ok(
      plan.constraints.some(({ kind, value }) => kind === "duplicates" && value.duplicates === 0.05),
      tail,
    );
    assert.ok(!namesOf(plan).some((name) => /dedupe|remove|dup/.test(name)), tail);
  }
});
