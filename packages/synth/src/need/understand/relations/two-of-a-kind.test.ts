import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf, rowsOf } from "../../../../test/planned-need.ts";

const relationsOf = (need: string): readonly string[] => planOf(need).relations.map(({ statement }) => statement);

test("two different ones of a kind are two columns that never hold the same", () => {
  for (const [need, one, other] of [
    ["300 blind tests: taster, two different wines, note", "wine_a", "wine_b"],
    ["300 rankings: prompt, two different models, winner", "model_a", "model_b"],
  ] as const) {
    const plan = planOf(need);
    assert.ok(namesOf(plan).includes(one) && namesOf(plan).includes(other), namesOf(plan).join());
    for (const row of rowsOf(plan, 60)) assert.notEqual(row[one], row[other], need);
  }
});

test("two different people are those named before, and who hands over is not who takes", () => {
  const relation = "given_by and received_by differ";
  assert.ok(relationsOf("keys: room, given by, received by - two different people - and when").includes(relation));
  assert.ok(relationsOf("keys: room, given by, received by, seal").includes(relation));
  assert.ok(relationsOf("doses: drug, drawn by, checked by, time").includes("drawn_by and checked_by differ"));
});

test("a deposit of so many months is so many rents", () => {
  for (const [need, relation] of [
    ["garages: monthly rent 50-90, deposit of two months, start", "deposit = monthly_rent * 2"],
    ["locales: renta mensual 600-900 EUR, fianza de dos meses, inicio", "fianza = renta_mensual * 2"],
    ["garages : loyer 40 à 120 EUR, dépôt de garantie d'un mois de loyer, début", "depot_garantie = loyer"],
  ] as const)
    assert.ok(relationsOf(need).includes(relation), `${need}: ${relationsOf(need).join("; ")}`);
});

test("minutes between the two are how long it lasted", () => {
  const relations = relationsOf("lift outages: site, start, restoration, minutes between the two");
  assert.ok(relations.includes("duration_minutes = restoration - start_time"), relations.join("; "));
});
