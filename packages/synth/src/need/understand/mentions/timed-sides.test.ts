import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../../test/planned-need.ts";

function fieldOf(need: string, field: string): { readonly type: string | undefined; readonly said: string } {
  const plan = planOf(need);
  const own = plan.fields.find(({ name }) => name === field);
  const said = plan.constraints.filter((each) => each.field === field).map(({ value }) => JSON.stringify(value));
  return { type: own?.type, said: said.join(" ") };
}

test("what is so much later than something else is a time, and no flag", () => {
  const need = "coat check: coat, dropped off, picked up, picked up 1 to 5 days after dropped off";
  assert.equal(fieldOf(need, "dropped_off").type, "datetime");
  assert.equal(fieldOf(need, "picked_up").type, "datetime");
  assert.match(fieldOf(need, "picked_up").said, /1 to 5 day after dropped_off/);
});

test("the particle of what was done is of its name", () => {
  const plan = planOf("tax letters: letter number, sent on, deadline 30 days after sent on");
  assert.deepEqual(
    plan.relations.map(({ statement }) => statement),
    ["deadline = sent_on + 30d"],
  );
  assert.ok(!plan.fields.some(({ name }) => name === "on"));
});

test("minutes behind a duration are no least value", () => {
  assert.match(
    fieldOf("job centre visits: date, duration min 15-60, advisor", "duration_min").said,
    /"min":15,"max":60/,
  );
});

test("what is answered by yes is no key", () => {
  assert.equal(fieldOf("pharmacy sales: product, price, prescription yes in 55%", "prescription").type, "bool");
});

test("a share that was paid in some way is one of the payments", () => {
  for (const [need, way] of [
    ["500 bakery sales: date, product, price, 30% paid in cash", '{"rate":{"cash":0.3}}'],
    ["cafe receipts: drink, price, payment method, 35% paid with a gift card", '{"rate":{"gift card":0.35}}'],
    ["Friseur: Kunde, Preis, 20 % mit Karte bezahlt", '{"rate":{"Karte":0.2}}'],
    ["ventas: producto, precio, 40 % pagado con tarjeta", '{"rate":{"tarjeta":0.4}}'],
  ] as const)
    assert.equal(fieldOf(need, "payment_method").said, way, need);
});

test("two sides behind a name are its members", () => {
  assert.match(fieldOf("immunisation: child id, vaccine, site left or right", "site").said, /left.*right/);
  assert.match(fieldOf("tyre storage: plate, season summer or winter, fee", "season").said, /summer.*winter/);
});

test("what comes so much later is a date, and so is what it is counted from", () => {
  const statements = (need: string): readonly string[] => planOf(need).relations.map(({ statement }) => statement);
  assert.deepEqual(statements("funerals: date of death, ceremony at least 3 days later, price"), [
    "ceremony_date is at least 3 day after date_of_death",
  ]);
  assert.deepEqual(statements("claims: filed date, hearing 30 to 90 days after, amount"), [
    "hearing_date is 30 to 90 day after filed_date",
  ]);
  const patents = statements("patents: filed, granted 2-5 years later or empty for 40%, claims");
  assert.ok(patents.includes("granted_date is 2 to 5 year after filed_date"), patents.join("; "));
});
