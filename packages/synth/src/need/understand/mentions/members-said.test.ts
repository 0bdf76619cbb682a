import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../../test/planned-need.ts";
import type { Plan } from "../../plan.ts";

function membersOf(plan: Plan, field: string): unknown {
  return plan.constraints.find((each) => each.kind === "enum" && each.field === field)?.value.enum;
}

function enumsOf(plan: Plan): readonly unknown[] {
  return plan.constraints.filter(({ kind, field }) => kind === "enum" && field !== "country");
}

test("amounts of one unit behind 'either', commas or slashes are all there are, and say the unit", () => {
  const cases: readonly (readonly [string, string, readonly string[], string])[] = [
    ["500 passes: id, fee either €12 or €20, issued date", "fee", ["12", "20"], "EUR"],
    ["500 permits: id, tariff $5, $10 or $25, zone", "tariff", ["5", "10", "25"], "USD"],
    ["400 kits: id, dose 5 mg / 15 mg / 45 mg, batch", "dose", ["5", "15", "45"], "mg"],
    ["400 tickets: id, price 12 or 20 EUR, seat", "price", ["12", "20"], "EUR"],
  ];
  for (const [need, field, members, unit] of cases) {
    const plan = planOf(need, { assume: true });
    assert.deepEqual(membersOf(plan, field), members, need);
    assert.equal(plan.fields.find(({ name }) => name === field)?.unit, unit, need);
  }
  for (const need of [
    "200 trips: id, price under £50 or £70",
    "200 trips: id, price 20 to 30 EUR or 40 EUR",
    "200 trips: id, weight 5 kg or more",
  ])
    assert.deepEqual(enumsOf(planOf(need, { assume: true })), [], need);
});

test("members may be said as a way, behind a colon at the end, as tiers, pairs, identifiers or versions", () => {
  const cases: readonly (readonly [string, string, readonly string[]])[] = [
    ["1,000 intakes: date, intake by phone, walk-in or referral, age", "intake", ["phone", "walk-in", "referral"]],
    ["400 calls: id, answered by bot, agent or nobody, seconds", "answered", ["bot", "agent", "nobody"]],
    ["700 bridges; span in m; foundation: piles, caisson, raft", "foundation", ["piles", "caisson", "raft"]],
    ["300 Reaktionen: Nummer, Kausalität: sicher, möglich, nie.", "kausalitat", ["sicher", "möglich", "nie"]],
    ["900 licences: id, tier starter, plus or enterprise, seats 1-500", "tier", ["starter", "plus", "enterprise"]],
    ["400 mice: id, phenotype (+/+ or +/-), age weeks 4 to 20", "phenotype", ["+/+", "+/-"]],
    ["300 builds: id, release 2024-01, 2024-07 or 2025-01, seconds", "release", ["2024-01", "2024-07", "2025-01"]],
    ["5,000 messages: id, action msg_sent, msg_read, dropped; user id", "action", ["msg_sent", "msg_read", "dropped"]],
  ];
  for (const [need, field, members] of cases)
    assert.deepEqual(membersOf(planOf(need, { assume: true }), field), members, need);
});

test("how something is paid is a payment method, whatever the words are", () => {
  const cases: readonly (readonly [string, readonly string[]])[] = [
    ["400 visits: id, paid by card or in cash, total in EUR", ["card", "cash"]],
    ["400 Besuche: Nummer, bar oder mit Karte bezahlt, Betrag in EUR", ["bar", "Karte"]],
    ["400 visitas: id, pagado en efectivo o con tarjeta, importe en EUR", ["efectivo", "tarjeta"]],
    ["400 visites : id, payé en espèces ou par carte, montant en EUR", ["espèces", "carte"]],
  ];
  for (const [need, members] of cases)
    assert.deepEqual(membersOf(planOf(need, { assume: true }), "payment_method"), members, need);
  const plan = planOf("500 invoices: id, paid by customer or insurer, amount", { assume: true });
  assert.equal(membersOf(plan, "payment_method"), undefined);
});

test("columns behind a colon, identifiers of columns and rows by something are no members", () => {
  for (const need of [
    "500 patients: name, age, weight, blood pressure: systolic, diastolic",
    "100 rows: event_type, order_id, total_price",
  ])
    assert.deepEqual(enumsOf(planOf(need, { assume: true })), [], need);
});
