import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../test/planned-need.ts";

function nullsOf(need: string): Record<string, unknown> {
  const { constraints } = planOf(need, { assume: true });
  const nulls = constraints.filter(({ kind }) => kind === "nulls");
  return Object.fromEntries(nulls.map(({ field, value }) => [field ?? "*", value.nulls]));
}

test("how often an optional value is missing may be said right behind", () => {
  const need =
    "80 customers: id, name, email (may be empty, 10%), phone (optional, 30% blank), fax (sometimes missing: 5%)";
  assert.deepEqual(nullsOf(need), { email: 0.1, phone: 0.3, fax: 0.05 });
  assert.equal(planOf(need).fields.find(({ name }) => name === "email")?.type, "string");
});

test("what is written or said and only so many have is missing in the rest", () => {
  for (const [need, wanted] of [
    ["80 orders: id, amount, promo code on 12%, comment left by 20%", { promo_code: 0.88, comment: 0.8 }],
    ["80 employees: id, nickname for 40%, fax number for 5 %", { nickname: 0.6, fax_number: 0.95 }],
    ["80 Kunden: Nummer, Name, Bemerkung bei 20 %", { bemerkung: 0.8 }],
    ["80 clientes: id, nombre, comentario en el 20 %", { comentario: 0.8 }],
    ["80 clients : id, nom, commentaire dans 15 % des cas", { commentaire: 0.85 }],
  ] as const)
    assert.deepEqual(nullsOf(need), wanted, need);
  // What is so, or was done, stays true or false.
  assert.deepEqual(nullsOf("80 users: id, verified phone for 30%, ticket closed in 65%, premium for 20%"), {});
});

test("a share of what is unknown or not given is of the column before", () => {
  assert.deepEqual(nullsOf("80 applicants: id, salary expectation 60k-190k CHF with 30% not given, job family"), {
    salary_expectation: 0.3,
  });
});

test("what is filled in for only some is missing in the rest", () => {
  for (const [need, wanted] of [
    ["spans: trace id, error code (filled in for only 4 % of spans)", { error_code: 0.96 }],
    ["visits: page, referrer (set for just 30% of visits), country", { referrer: 0.7 }],
    ["mesures : station, pluie en mm, 2 % des pluies manquantes", { pluie: 0.02 }],
  ] as const)
    assert.deepEqual(nullsOf(need), wanted, need);
});
