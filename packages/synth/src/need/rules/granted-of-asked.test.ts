import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf, rowsOf } from "../../../test/planned-need.ts";

const relationsOf = (need: string): readonly string[] => planOf(need).relations.map(({ statement }) => statement);

test("never is more granted than asked for, nor more paid than granted", () => {
  const needs: readonly (readonly [string, ...string[]])[] = [
    [
      "arts funding: artist, amount requested, amount awarded, amount disbursed",
      "amount_awarded <= amount_requested",
      "amount_disbursed <= amount_awarded",
    ],
    ["mileage: driver, claimed amount, approved amount, paid amount", "paid_amount <= approved_amount"],
    ["returns: order, amount paid, amount refunded, reason", "amount_refunded <= amount_paid"],
    ["customs: tax paid, tax refunded, port", "tax_refunded <= tax_paid"],
    ["Hagelschäden: geforderter Betrag, anerkannter Betrag", "anerkannter_betrag <= geforderter_betrag"],
    ["becas: importe solicitado, importe concedido", "importe_concedido <= importe_solicitado"],
    ["sinistres: montant réclamé, montant payé", "montant_paye <= montant_reclame"],
    ["eye clinic: code, fee, insurer paid, date", "insurer_paid <= fee"],
  ];
  for (const [need, ...relations] of needs) {
    const own = relationsOf(need);
    for (const relation of relations) assert.ok(own.includes(relation), `${need}: ${own.join("; ")}`);
  }
});

test("what is granted of one thing is no part of what is asked for another", () => {
  assert.deepEqual(
    relationsOf("camps: places requested, tents granted, food budget").filter((each) => each.includes("<=")),
    [],
  );
});

test("what only living things take up is never more than what all takes up", () => {
  for (const need of [
    "sewage lab: BOD, COD, TSS, site",
    "Kläranlage: CSB, BSB5, Ammonium mg/l",
    "vertidos: DBO5, DQO, amonio",
  ]) {
    const [bod = "", cod = ""] = /dbo/i.test(need)
      ? ["dbo5", "dqo"]
      : /bsb/i.test(need)
        ? ["bsb5", "csb"]
        : ["bod", "cod"];
    for (const row of rowsOf(planOf(need), 5)) assert.ok(Number(row[bod]) <= Number(row[cod]), need);
  }
});
