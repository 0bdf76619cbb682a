import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf, rowsOf } from "../../../../test/planned-need.ts";
import type { Plan } from "../../plan.ts";

function prefixesOf(plan: Plan): readonly unknown[] {
  return plan.constraints.flatMap(({ kind, field, value }) => (kind === "prefix" ? [[field, value.prefix]] : []));
}

function uniqueIn(plan: Plan): readonly (string | null)[] {
  return plan.constraints.flatMap(({ kind, field, source }) =>
    kind === "unique" && source === "stated" ? [field] : [],
  );
}

test("what a code begins with may be said without 'with', with its figures behind, or cut short", () => {
  const cases: readonly (readonly [string, string, string])[] = [
    ["400 members: card number starts MC, name, joined date", "card_number", "MC"],
    ["600 kegs: serial KG- and six digits, volume l", "serial", "KG-"],
    ["500 flights: flight number LH plus four digits, origin, destination", "flight_number", "LH"],
    ["500 parcels: tracking code JD0..., weight kg", "tracking_code", "JD0"],
    ["200 rooms: room code (RM- then three digits), capacity", "room_code", "RM-"],
    ["900 badges: badge number as BDG- and five digits, holder name", "badge_number", "BDG-"],
    ["400 Teile: Teilenummer fängt mit T- an, Gewicht in kg", "teilenummer", "T-"],
    ["600 vaches : identifiant, numéro de boucle commençant par FR, poids en kg", "numero_boucle", "FR"],
  ];
  for (const [need, field, prefix] of cases) {
    const plan = planOf(need, { assume: true });
    assert.deepEqual(prefixesOf(plan), [[field, [prefix]]], need);
    for (const row of rowsOf(plan, 20)) assert.ok(String(row[field]).startsWith(prefix), `${need}: ${row[field]}`);
  }
});

test("hashes stay hexadecimal with the prefix that they have", () => {
  const plan = planOf("500 txs: tx hash 0x…, block number, value in ETH");
  for (const row of rowsOf(plan, 20)) assert.match(String(row.tx_hash), /^0x[0-9a-f]{64}$/);
});

test("that a key is unique is said in many words", () => {
  for (const [need, field] of [
    ["3,000 permits: permit code beginning BP, each once, applicant", "permit_code"],
    ["600 kegs: barcode starts KG followed by six digits, no two alike, volume l", "barcode"],
    ["400 members: card number (begins MC, no repeats), name", "card_number"],
    ["400 members: card number starts MC, no duplicates, name", "card_number"],
    ["700 Verträge: Vertragsnummer beginnt mit V-, jede nur einmal, Laufzeit in Monaten", "vertragsnummer"],
    ["300 facturas: código que empieza por F-, sin repetir, importe en EUR", "codigo"],
  ] as const)
    assert.deepEqual(uniqueIn(planOf(need, { assume: true })), [field], need);
});

test("hours, sizes and rows without duplicates are no prefixes and no keys", () => {
  for (const need of [
    "400 sessions: id, session starting hour, duration",
    "500 eggs: size S, M and L, weight g",
    "200 songs: id, key C, F or G, tempo",
    "500 houses: id, rooms 2 to 6, 3 plus bathrooms",
  ])
    assert.deepEqual(prefixesOf(planOf(need, { assume: true })), [], need);
  const people = planOf("1,200 rows of people (no duplicates): name, city");
  assert.deepEqual(uniqueIn(people), []);
  assert.ok(people.constraints.some(({ kind }) => kind === "duplicates"));
});
