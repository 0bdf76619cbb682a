import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../test/planned-need.ts";

/** The shares and rates that a plan promises, by field. */
function shares(need: string): Readonly<Record<string, unknown>> {
  const said = planOf(need).constraints.filter(({ kind }) => kind === "shares" || kind === "rate");
  return Object.fromEntries(said.map(({ field, value }) => [field ?? "", value.rate]));
}

test("the rest of shares is a member like the others", () => {
  assert.deepEqual(shares("mortgages: amount, decision - 68% approved, 20% declined, the rest referred").decision, {
    approved: 0.68,
    declined: 0.2,
    referred: 0.12,
  });
  const reason = shares(
    "returns: sku, price paid, reason - half wrong size, otherwise damaged or gift. 4,000 rows",
  ).reason;
  assert.deepEqual(reason, { "wrong size": 0.5, damaged: 0.25, gift: 0.25 });
  assert.deepEqual(shares("500 orders, channel: two thirds web, the rest shop").channel, {
    web: 0.6666666667,
    shop: 0.3333333333,
  });
});

test("how things ended, told as a whole without a name, is their status", () => {
  const need = "dossiers de subvention: montant demandé. 40 % acceptés, 35 % refusés, le reste en instruction.";
  assert.deepEqual(shares(need).statut, { acceptés: 0.4, refusés: 0.35, "en instruction": 0.25 });
});

test("shares may be equal parts, two figures in brackets, or said of a scale", () => {
  assert.deepEqual(shares("problems, difficulty easy/medium/hard in equal thirds").difficulty, {
    easy: 0.3333333333,
    medium: 0.3333333333,
    hard: 0.3333333333,
  });
  assert.deepEqual(shares("crash reports: os (Android 65 / iOS 35), app version").os, {
    Android: 0.65,
    iOS: 0.35,
  });
  assert.deepEqual(shares("emergency calls: priority 1 to 4 split 10/25/40/25, reason").priority, {
    1: 0.1,
    2: 0.25,
    3: 0.4,
    4: 0.25,
  });
});

test("a share may be counted out with other prepositions, and hedged in other words", () => {
  assert.equal(shares("900 cars: make, certified pre-owned - maybe 1 in 5").certified_pre_owned, 0.2);
  assert.equal(shares("parcels: weight, insured (about one from six)").insured?.toString().slice(0, 5), "0.166");
  assert.equal(shares("volunteers: name, first-aid trained (every fifth)").first_aid_trained, 0.2);
});

test("a share in brackets is of the flag before it, and behind a verb stands a member", () => {
  assert.equal(shares("expense claims: amount, receipt attached? (93% yes), approver").receipt_attached, 0.93);
  assert.equal(shares("trailers: air temp, door open or not (open in 3% of readings)").door_open, 0.03);
  const paid = "receipts: tip, payment method (cash, card or phone) - about one in ten still pays cash";
  assert.deepEqual(shares(paid).payment_method, { cash: 0.1 });
});

test("a share may be said of what stood before, of a quarter that says yes, and of all members but one", () => {
  assert.equal(shares("amendes : plaque, montant, payée ou non (78 % le sont)").payee, 0.78);
  assert.equal(shares("Bewerbungen: Beruf, Note, Zusage ja/nein (ein Viertel ja)").zusage, 0.25);
  assert.deepEqual(shares("chargebacks: amount, outcome won / lost / pending with 35% won and 10% pending").outcome, {
    won: 0.35,
    pending: 0.1,
    lost: 0.55,
  });
  assert.deepEqual(
    shares("aviron : sexe, catégorie loisir ou compétition (un sur quatre en compétition), cotisation").categorie,
    { compétition: 0.25, loisir: 0.75 },
  );
});

test("samples beside a number of rows are what the rows speak of", () => {
  const plan = planOf("germline variants: depth at least 10, GQ 0-99. 40 samples, 30k rows");
  assert.equal(plan.rows, 30_000);
  assert.ok(plan.constraints.some(({ kind, value }) => kind === "entities" && value.count === 40));
});
