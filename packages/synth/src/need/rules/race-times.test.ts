import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../test/planned-need.ts";

test("the chip time of a race is never above the gun time, and what is paid never above the charge", () => {
  for (const [need, wanted] of [
    ["race results: bib, chip time, gun time", "chip_time <= gun_time"],
    ["10k race: bib, net time, gross time", "net_time <= gross_time"],
    ["corrida com 90 atletas: dorsal, tempo de chip em segundos, tempo bruto em segundos", "tempo_chip <= tempo_bruto"],
    ["hospital claims: DRG, total charges, amount paid", "amount_paid <= total_charges"],
    ["dental claims: fee charged, plan paid, surface", "plan_paid <= fee_charged"],
  ] as const) {
    const statements = planOf(need, { assume: true }).relations.map(({ statement }) => statement);
    assert.ok(statements.includes(wanted), `${need}: ${statements.join("; ")}`);
  }
  const orders = planOf("shop orders: shipping charge, amount paid, total", { assume: true });
  assert.ok(!orders.relations.some(({ statement }) => statement.includes("shipping_charge")));
});
