import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf } from "../../../../test/planned-need.ts";

function membersOf(need: string, name: string): unknown {
  return planOf(need).constraints.find(({ field, kind }) => field === name && kind === "enum")?.value.enum;
}

test("several kinds with an and before the last are listed whole", () => {
  for (const [need, name, members] of [
    [
      "5,000 wallets in cohorts whale, holder, day trader, airdrop farmer and dormant (2% whales), with tx count",
      "cohort",
      ["whale", "holder", "day trader", "airdrop farmer", "dormant"],
    ],
    [
      "600 shoppers in segments loyal, bargain hunter, new parent and lapsed, with orders",
      "segment",
      ["loyal", "bargain hunter", "new parent", "lapsed"],
    ],
    [
      "500 staff in roles cook, waiter and cleaner (10% cleaners), pay 12-25 EUR",
      "role",
      ["cook", "waiter", "cleaner"],
    ],
    ["Tickets in Kategorien Netz, Drucker und Konto, Minuten 1-90", "kategorie", ["Netz", "Drucker", "Konto"]],
  ] as const)
    assert.deepEqual(membersOf(need, name), members, need);
  const names = namesOf(planOf("sales by channels, price and date"));
  for (const name of ["channel", "price", "date"]) assert.ok(names.includes(name), names.join());
});

test("a subject of calls and complaints is told in words that are columns elsewhere", () => {
  for (const [need, name, members] of [
    [
      "Supportanfragen: 300 Fälle, Thema Strom, Gas, Wasser oder Rechnung, Wartezeit 0-45 Minuten",
      "thema",
      ["Strom", "Gas", "Wasser", "Rechnung"],
    ],
    ["consultas: tema luz, gas, agua o factura, minutos 1-40", "tema", ["luz", "gas", "agua", "factura"]],
    ["réclamations: sujet facture, livraison ou compte, durée 1-40 min", "sujet", ["facture", "livraison", "compte"]],
    ["quejas: causa retraso, equipaje, asiento o precio", "causa", ["retraso", "equipaje", "asiento", "precio"]],
  ] as const)
    assert.deepEqual(membersOf(need, name), members, need);
});

test("a noun of which it is said how it came is whole", () => {
  const faults = ["timeout", "malformed payload", "dropped connection", "duplicate message"];
  const need =
    "protocol error injection set for grpc, http and mqtt clients: injected fault timeout, malformed payload, dropped connection or duplicate message; retries 0-5";
  assert.deepEqual(membersOf(need, "injected_fault"), faults);
  assert.deepEqual(membersOf(need, "protocol"), ["grpc", "http", "mqtt"]);
  assert.ok(!namesOf(planOf(need)).includes("error"));
  assert.deepEqual(
    membersOf("patients: main complaint temperature, sore throat or cough; age 1-90", "main_complaint"),
    ["temperature", "sore throat", "cough"],
  );
  const loans = namesOf(planOf("loans: requested amount, term, approved or rejected"));
  for (const name of ["requested_amount", "term"]) assert.ok(loans.includes(name), loans.join());
});
