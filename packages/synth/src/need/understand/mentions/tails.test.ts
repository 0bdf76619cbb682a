import assert from "node:assert/strict";
import test from "node:test";
import { namesOf, planOf } from "../../../../test/planned-need.ts";

function named(need: string, name: string): void {
  const names = namesOf(planOf(need));
  assert.ok(names.includes(name), `${name} is not among ${names.join(", ")}`);
}

function typeOf(need: string, name: string): string | undefined {
  return planOf(need).fields.find((field) => field.name === name)?.type;
}

test("what stands behind the figures is no part of a name", () => {
  named("3,000 guest reviews: hotel, review date, score 1-10 roughly normal, review text", "score");
  named("20k time entries: matter number, units of 6 minutes, hourly rate", "units");
  named("500 vinos: bodega, valoración media sobre 5, sacas de 60 kg, precio", "valoracion_media");
});

test("a name ends where what is said of it begins", () => {
  named("webhooks: event id, http status, faithfulness both on a 0-1 scale, attempt no", "faithfulness");
  named("employee survey, 640 people: department, age group, free remark which is empty for 70%", "free_remark");
  named("quakes: magnitude, depth not deeper than 180 km, epicentre", "depth");
  named("Reparaturaufträge mit Lohnkosten, Teilekosten und Gesamtbetrag als Summe der beiden", "gesamtbetrag");
});

test("how a flag stands is no part of its name", () => {
  const names = namesOf(
    planOf("intent data: company, intent score 0-100, surge flag set exactly when the score is above 70"),
  );
  assert.ok(
    names.some((name) => /^surge(?:_flag)?$/.test(name)),
    names.join(", "),
  );
});

test("a hedged share is said of what stands before it", () => {
  const plan = planOf("900 film submissions: title, director, accepted - we only take 1 in 15");
  assert.deepEqual(
    plan.constraints.filter(({ kind }) => kind === "rate").map(({ field }) => field),
    ["accepted"],
  );
});

test("a date that begins with capitals keeps its noun", () => {
  named("3,500 purchase orders: PO number, PO date, promised delivery date", "po_date");
});

test("a question mark behind an item says that it is true or not", () => {
  for (const need of [
    "500 vet visits: animal, cost, insured?, weight",
    "700 sightings: species, place, insured? Some are empty.",
  ])
    assert.equal(typeOf(need, "insured"), "bool");
  const claims = planOf("7,500 expense claims: claim no, amount, receipt attached? (93% yes), approver");
  assert.equal(claims.constraints.find(({ kind }) => kind === "rate")?.field, "receipt_attached");
  assert.equal(
    claims.fields.some(({ name }) => name === "yes"),
    false,
  );
  const asked = planOf("Could I have 200 orders: amount, date, city? CSV please");
  assert.notEqual(asked.fields.find(({ name }) => name === "city")?.type, "bool");
});

test("si, se and ob ask whether", () => {
  assert.equal(
    typeOf("1000 consumidores: edad, gasto semanal en pesos y si compra en línea (40 %)", "compra_en_linea"),
    "bool",
  );
  assert.equal(typeOf("500 Bestellungen: Betrag, ob bezahlt wurde, Datum", "bezahlt"), "bool");
  assert.equal(typeOf("300 contrats : montant, date, s'il est signé", "signe"), "bool");
});

test("the next and the last of what happens again and again are times", () => {
  const need = "300 pets: name, next appointment, last stage change, actual start";
  assert.deepEqual(
    ["next_appointment", "last_stage_change", "actual_start"].map((name) => typeOf(need, name)),
    ["date", "datetime", "datetime"],
  );
  assert.equal(typeOf("350 leases: tenant, rent, free-rent months, expiration", "expiration"), "date");
});

test("names beside each other explain each other", () => {
  const boxes = planOf("5000 boxes: x_min, y_min, x_max, y_max, model_a, model_b");
  assert.deepEqual(
    boxes.fields.filter(({ name }) => /_(?:min|max|a|b)$/.test(name)).map(({ unit }) => unit ?? null),
    [null, null, null, null, null, null],
  );
  assert.equal(
    planOf("800 pisos: latitud, longitud, plazas").fields.find(({ name }) => name === "longitud")?.unit,
    "deg",
  );
});

test("slashes in the head join names that are known", () => {
  named("Daily open/high/low/close/volume for 25 bank shares", "volume");
});

test("a counted domain needs no key beside itself", () => {
  named(
    "B2B buying-intent data: 5,000 company domains, researched topic, weekly for 8 weeks, page views",
    "company_domain",
  );
});

test("the number of an invoice is the invoice number", () => {
  named("500 sales invoices with VAT at 20%, numbers starting INV-2026-", "invoice_number");
});

test("two German compounds share the end of the second", () => {
  const ports = namesOf(planOf("Firewall-Logs für 7 Tage: Quell- und Ziel-IP, Quell- und Zielport, Protokoll, Aktion"));
  for (const name of ["quell_ip", "ziel_ip", "quellport", "zielport"])
    assert.ok(ports.includes(name), ports.join(", "));
  const dates = namesOf(planOf("300 Mitarbeiter: Vor- und Nachname, Ein- und Austrittsdatum, Gehalt"));
  for (const name of ["vorname", "nachname", "eintrittsdatum"]) assert.ok(dates.includes(name), dates.join(", "));
});

test("so many items each with a score are columns", () => {
  const plan = planOf("PHQ-9 questionnaire, 9 items each 0 to 3, total score, age 16+. 2,500 respondents");
  const items = plan.fields.filter(({ name }) => /^item_\d$/.test(name));
  assert.equal(items.length, 9);
  const bounds = plan.constraints.filter(({ kind, field }) => kind === "range" && field?.startsWith("item_") === true);
  assert.deepEqual(
    bounds.map(({ value }) => value),
    items.map(() => ({ min: 0, max: 3 })),
  );
});

test("a head is shared with what an 'of' stands before", () => {
  named("10,000 parcels: weight, country of sender and of receiver, price", "country_of_receiver");
});

test("who did it is no part of the name", () => {
  named("900 dossiers : acompte, assurance annulation prise par un client sur quatre, prix", "assurance_annulation");
});

test("what a comparison only points at is no field", () => {
  const names = namesOf(planOf("4000 returns: price paid, refund never more than what was paid, reason"));
  assert.equal(names.includes("what"), false, names.join(", "));
});

test("whether something is so may stand right behind an amount", () => {
  const plan = planOf("900 pedidos: cliente, valor total, se foi entregue (95%), forma de pagamento");
  assert.notEqual(plan.constraints.find(({ kind }) => kind === "rate")?.field, "valor_total");
});

test("where all of it happens is no column", () => {
  const names = namesOf(planOf("car rental contracts, Mallorca airport, June to August 2025, 2k rows"));
  assert.equal(names.includes("mallorca_airport"), false, names.join(", "));
});

test("a colon that bounds follow is about one field, one behind circumstances opens the columns", () => {
  named("hotel stays, 2k rows, price: 50 to 200 EUR, city, guest, nights", "price");
  const claims = namesOf(
    planOf(
      "15,000 dental claims, first quarter of 2026, US payer: member, dentist NPI, CDT code, tooth number 1-32, billed",
    ),
  );
  for (const name of ["dentist_npi", "cdt_code", "tooth_number"]) assert.ok(claims.includes(name), claims.join(", "));
});

test("opened before closed is a time", () => {
  assert.equal(typeOf("700 complaints: customer, opened, closed, outcome", "opened_at"), "datetime");
});

test("what is a match to players is a time beside the other end of a way", () => {
  assert.equal(typeOf("200 viagens: partida, chegada, preço", "partida"), "datetime");
});
