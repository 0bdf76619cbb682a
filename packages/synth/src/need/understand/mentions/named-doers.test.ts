import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../../test/planned-need.ts";

function membersOf(need: string, name: string): unknown {
  return planOf(need).constraints.find(({ field, kind }) => field === name && kind === "enum")?.value.enum;
}

test("names of persons behind what is done are who does it", () => {
  for (const [need, name, members] of [
    ["budget book: date, amount 1 to 1800 EUR, paid by Anna, Ben or Lea", "paid_by", ["Anna", "Ben", "Lea"]],
    ["chores of a flat: date, task, done by Tom, Mia or Raj, minutes 5-60", "done_by", ["Tom", "Mia", "Raj"]],
    ["tickets: subject, assigned to Tom, Mia and Raj, hours open 1-90", "assigned_to", ["Tom", "Mia", "Raj"]],
    ["cake orders: cake, baked by Anna/Ben/Lea, price 5-60", "baked_by", ["Anna", "Ben", "Lea"]],
    ["gastos: fecha, importe 1 a 300 EUR, pagado por Ana, Luis o Marta", "pagado_por", ["Ana", "Luis", "Marta"]],
    ["WG-Kasse: Datum, Betrag 1-80 EUR, bezahlt von Anna, Ben oder Lea", "bezahlt_von", ["Anna", "Ben", "Lea"]],
  ] as const)
    assert.deepEqual(membersOf(need, name), members, need);
});

test("ways of paying are no persons", () => {
  assert.deepEqual(membersOf("shop orders: paid by card, cash or voucher, total 5-90", "payment_method"), [
    "card",
    "cash",
    "voucher",
  ]);
  assert.deepEqual(membersOf("invoices: paid by Visa, Mastercard or PayPal, total 5-90", "payment_method"), [
    "Visa",
    "Mastercard",
    "PayPal",
  ]);
});
