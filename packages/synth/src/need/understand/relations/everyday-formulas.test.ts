import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf, rowsOf } from "../../../../test/planned-need.ts";

function statementsOf(need: string): readonly string[] {
  return planOf(need).relations.map(({ statement }) => statement);
}

test("shares of an amount, what is left of it and prices for each are reckoned", () => {
  for (const [need, statement] of [
    ["imports: customs value in USD, duty 12% of it", "duty = customs_value * 0.12"],
    ["payslips: gross, tax 20% of gross, net is the rest", "net = gross - tax"],
    ["bill = 65 EUR an hour plus parts: labour hours, parts cost, bill", "bill = labour_hours * 65 + parts_cost"],
    ["parking: plate, hours, fee 2.5 EUR per started hour", "fee = hours * 2.5"],
    ["permits: floor area m2, fee is 3.50 per m2, decided", "fee = floor_area * 3.5"],
    ["leases: start, rent 600-3000 EUR, deposit of two rents", "deposit = rent * 2"],
    ["arrendamento: renda de 600 a 3500 euros, caução de duas rendas", "caucao = renda * 2"],
    [
      "nóminas: bruto entre 1400 y 5200 EUR, IRPF, seguridad social, neto = bruto menos ambas",
      "neto = bruto - irpf - seguridad_social",
    ],
    ["bakery: product, baked, sold, binned = baked minus sold", "binned = baked - sold"],
  ] as const)
    assert.ok(statementsOf(need).includes(statement), `${need}: ${statementsOf(need).join("; ")}`);
});

test("shares of the rows stay shares", () => {
  const plan = planOf("orders: card 60%, cash is the rest, total");
  assert.ok(!plan.relations.some(({ statement }) => statement.includes("=")));
  assert.ok(planOf("200 parcels, 12% of them damaged, weight").constraints.some(({ kind }) => kind === "rate"));
});

test("a side without its noun is of the other's, and less is less on every row", () => {
  const plan = planOf("lots: low estimate under the high one, 40 rows");
  assert.deepEqual(
    plan.relations.map(({ statement }) => statement),
    ["low_estimate < high_estimate"],
  );
  for (const row of rowsOf(plan)) assert.ok(Number(row.low_estimate) < Number(row.high_estimate), JSON.stringify(row));
});

test("the two ends of a way differ on every row, keys or not", () => {
  for (const [need, one, other] of [
    ["60 stock moves: from bin and to bin never equal, sku", "from_bin", "to_bin"],
    ["60 parcels: origin and destination depot never the same, weight", "origin_depot", "destination_depot"],
  ] as const)
    for (const row of rowsOf(planOf(need))) assert.notEqual(row[one], row[other], need);
});

test("bounds by another column hold", () => {
  const plan = planOf("60 concerts: artist, capacity, tickets sold up to capacity, price 20-90 GBP");
  assert.ok(rowsOf(plan).every((row) => Number(row.tickets_sold) <= Number(row.capacity)));
});
