import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../../test/planned-need.ts";

function boundsOf(need: string, field: string): unknown {
  const { constraints } = planOf(need, { assume: true });
  return constraints.find((each) => each.kind === "range" && each.field === field)?.value;
}

function unitOf(need: string, field: string): string | null | undefined {
  return planOf(need, { assume: true }).fields.find(({ name }) => name === field)?.unit;
}

test("what is counted from one or a few up to thousands starts there; what is measured shares its scale", () => {
  assert.deepEqual(boundsOf("3,000 clips: id, likes received from 1 to 40k, length s", "likes_received"), {
    min: 1,
    max: 40_000,
  });
  assert.deepEqual(boundsOf("300 staff: name, followers between 2 and 30k", "followers"), { min: 2, max: 30_000 });
  assert.deepEqual(boundsOf("300 staff: name, salary from 3 to 9k EUR", "salary"), {
    min: 3000,
    max: 9000,
    unit: "EUR",
  });
  assert.deepEqual(boundsOf("300 staff: name, salary 40-90k", "salary"), { min: 40_000, max: 90_000 });
});

test("nothing beyond a bound is a bound of what stands before", () => {
  for (const [need, field, bound] of [
    ["900 gifts: id, sum in EUR, none below 5 EUR", "sum", { min: 5, unit: "EUR" }],
    ["900 gifts: id, weight in kg, nothing over 30 kg", "weight", { max: 30, unit: "kg" }],
    ["300 Spenden: Nummer, Betrag in EUR, nichts unter 5 EUR", "betrag", { min: 5, unit: "EUR" }],
    ["300 dons : identifiant, montant en EUR, rien en dessous de 5 EUR", "montant", { min: 5, unit: "EUR" }],
  ] as const) {
    assert.deepEqual(boundsOf(need, field), bound, need);
    const names = planOf(need, { assume: true }).fields.map(({ name }) => name);
    assert.ok(!names.some((name) => /^(?:none|nothing|nichts|rien)$/.test(name)), names.join());
  }
});

test("a bracket with both or each is about both that are joined before it", () => {
  const need = "500 drills: id, length and width (each 5-50 cm), pretest and posttest (both 0-100), group";
  assert.deepEqual(boundsOf(need, "length"), { min: 5, max: 50, unit: "cm" });
  assert.deepEqual(boundsOf(need, "width"), { min: 5, max: 50, unit: "cm" });
  assert.deepEqual(boundsOf(need, "pretest"), { min: 0, max: 100 });
  assert.deepEqual(boundsOf(need, "posttest"), { min: 0, max: 100 });
});

test("a unit is that of both that share a noun, and of no name beside an amount", () => {
  const need = "400 ventes : identifiant, taux gras et taux sec en g/kg, date";
  assert.equal(unitOf(need, "taux_gras"), "g/kg");
  assert.equal(unitOf(need, "taux_sec"), "g/kg");
  assert.equal(unitOf("300 offers: sponsor and fee in EUR, date", "sponsor"), null);
  assert.equal(unitOf("900 jobs: id, invoice in SEK up to 9,000, done 10%", "invoice"), "SEK");
});

test("cents and pence are hundredths, in figures, words and fractions", () => {
  assert.deepEqual(boundsOf("400 calls: id, cost from half a cent to two cents, seconds", "cost"), {
    min: 0.005,
    max: 0.02,
  });
  assert.deepEqual(boundsOf("300 trips: id, fare 80 cents to 4 dollars", "fare"), { min: 0.8, max: 4, unit: "USD" });
  assert.deepEqual(boundsOf("300 trips: id, fare 50 pence to 3 pounds", "fare"), { min: 0.5, max: 3, unit: "GBP" });
});

test("two numbers in words joined by an and are two, unless the one goes on with the other", () => {
  assert.deepEqual(boundsOf("30 tests: id, laps between five and sixty", "laps"), { min: 5, max: 60 });
  assert.deepEqual(boundsOf("30 tests: id, score between one hundred and two hundred", "score"), {
    min: 100,
    max: 200,
  });
  assert.deepEqual(boundsOf("30 socios: id, puntos entre treinta y cinco y ochenta", "puntos"), { min: 35, max: 80 });
  assert.equal(planOf("three hundred and fifty orders: id, amount").rows, 350);
});

test("what is graded has whole grades, what is measured or worked out has not", () => {
  const typeOf = (need: string, name: string) => planOf(need).fields.find((field) => field.name === name)?.type;
  for (const [need, name, type] of [
    ["risk register: likelihood 1-5, impact 1-5, owner", "likelihood", "int"],
    ["rider checks: soreness 1-7, hours slept", "soreness", "int"],
    ["pools: ph 1-10, chlorine 0-5", "ph", "number"],
    ["students: gpa 0-4, attendance", "gpa", "number"],
    ["motors: gear ratio 1-5, power kW", "gear_ratio", "number"],
    ["panels: thickness 1-5 mm, supplier", "thickness", "number"],
  ] as const)
    assert.equal(typeOf(need, name), type, need);
});
