import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf } from "../../../../test/planned-need.ts";

function membersIn(need: string): Readonly<Record<string, unknown>> {
  const said = planOf(need).constraints.filter(({ value }) => value.enum !== undefined);
  return Object.fromEntries(said.map(({ field, value }) => [field, value.enum]));
}

test("alternatives without a name are called by what they are, in five languages", () => {
  for (const [need, name, members] of [
    ["cab rides: km, fare, cash, card or app", "payment_method", ["cash", "card", "app"]],
    ["Taxifahrten: Start, Ziel, km, Preis, bar oder mit Karte", "zahlungsart", ["bar", "Karte"]],
    ["courses de taxi: départ, arrivée, prix, espèces ou carte", "mode_paiement", ["espèces", "carte"]],
    ["ventas de un bar: hora, importe, efectivo, tarjeta o bizum", "metodo_pago", ["efectivo", "tarjeta", "bizum"]],
    ["corridas de táxi: km, tarifa de 4 a 60 euros, dinheiro ou cartão", "forma_pagamento", ["dinheiro", "cartão"]],
    ["calls: agent, duration, inbound or outbound", "direction", ["inbound", "outbound"]],
    ["bike trips: start, end, minutes, member or casual", "user_type", ["member", "casual"]],
    ["wallets: first seen, tx count, churned or retained", "status", ["churned", "retained"]],
    ["flights: origin, fare, economy, premium or business", "cabin_class", ["economy", "premium", "business"]],
    ["patients: age, in person or by video, duration", "mode", ["in_person", "video"]],
  ] as const)
    assert.deepEqual(membersIn(need)[name], members, need);
});

test("the first of three alternatives belongs to them, though it stands behind a comma", () => {
  const need = "attendance: student, date, present, absent or excused, reason";
  assert.deepEqual(membersIn(need), { attendance_status: ["present", "absent", "excused"] });
  assert.ok(!namesOf(planOf(need)).includes("present"));
  const tables = "reservas de un restaurante: fecha y hora, comensales, sala, terraza o barra";
  assert.deepEqual(membersIn(tables), { zona: ["sala", "terraza", "barra"] });
});

test("a language that rows are in is a column, and no value of what stands before it", () => {
  const chats = "chats of hotel guests with the front desk in English or Spanish, speaker, time and text";
  assert.deepEqual(membersIn(chats), { language: ["English", "Spanish"] });
  assert.deepEqual(membersIn("Kundenmails auf Deutsch oder Englisch: Betreff, Text"), {
    sprache: ["Deutsch", "Englisch"],
  });
});

test("where amounts are in one of several currencies the currency is a column, and they have no unit", () => {
  for (const [need, name] of [
    ["expense claims: employee, amount in EUR or CHF, receipt attached", "amount"],
    ["freelance invoices: client, amount 200-9000, EUR or CHF", "amount"],
    ["4,000 chargebacks: reason code, original amount, EUR or CHF, outcome", "original_amount"],
  ] as const) {
    const { fields } = planOf(need);
    assert.deepEqual(membersIn(need)["currency"], ["EUR", "CHF"], need);
    assert.equal(fields.find((field) => field.name === name)?.unit ?? null, null, need);
  }
});

test("halves of each day are a column, and shares of alternatives are theirs", () => {
  const register = membersIn("School register: 40 pupils, morning and afternoon of each weekday in April 2026, mark");
  assert.deepEqual(register["time_of_day"], ["morning", "afternoon"]);
  const rates = planOf("bike trips: start, end, minutes, member vs casual 70/30").constraints;
  assert.ok(rates.some(({ value }) => JSON.stringify(value.rate) === '{"member":0.7,"casual":0.3}'));
});

test("two systems as an item of their own are what rows are on", () => {
  const membersOf = (need: string): unknown =>
    planOf(need).constraints.find(({ field, kind }) => field === "platform" && kind === "enum")?.value.enum;
  assert.deepEqual(membersOf("500 app reviews, ios and android, stars 1-5, text"), ["ios", "android"]);
  assert.deepEqual(membersOf("500 crashes, iOS and Android, app version, device"), ["iOS", "Android"]);
  assert.equal(membersOf("app statistics per day: ios downloads, android downloads"), undefined);
});
