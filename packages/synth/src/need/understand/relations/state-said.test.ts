import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf, rowsOf } from "../../../../test/planned-need.ts";

function statementsOf(need: string): string {
  return planOf(need)
    .relations.map(({ statement }) => statement)
    .join(" ; ");
}

test("a state is found by its opposite, and by another word for it, in any inflection", () => {
  for (const [need, statement] of [
    ["900 calls: talk time, abandoned 6%, csat 1 to 5 but only for answered calls", /csat .* abandoned is false/],
    ["900 runs: agent, success 60%, error text only when it failed", /error_text .* success is false/],
    ["900 Tickets: Kanal, gelöst ja/nein (82 %), Zufriedenheit 1 bis 5 nur bei gelösten Tickets", /gelost is true/],
    ["900 Pakete: Gewicht in kg, zugestellt 90 %, Ankunft nur bei zugestellten Paketen", /zugestellt is true/],
    ["900 pedidos: importe, cancelado 6%, motivo de cancelación solo si se anuló", /cancelado is true/],
  ] as const)
    assert.match(statementsOf(need), statement, need);
});

test("what is late has a delay, or happened after its due date", () => {
  assert.match(
    statementsOf(
      "900 flights: scheduled and actual departure, delay in minutes, delay code only if the flight left late",
    ),
    /delay_code is present only where delay > 0/,
  );
  const plan = planOf(
    "900 loans: member, checkout date, due date 21 days after checkout, return date, fine in USD only for late returns",
  );
  assert.ok(plan.relations.some(({ statement }) => statement === "fine is present only where return_date > due_date"));
  const rows = rowsOf(plan);
  for (const { fine, return_date, due_date } of rows)
    assert.equal(fine !== null, String(return_date) > String(due_date), `${return_date} ${due_date}`);
  assert.ok(rows.some(({ fine }) => fine === null) && rows.some(({ fine }) => fine !== null));
});

test("a condition that no column tells leaves some of the values out, and says so", () => {
  const plan = planOf(
    "900 insurance claims: policy number, claim amount in CHF, settlement date only for closed claims",
  );
  assert.ok(plan.assumptions.some((each) => each.startsWith("settlement_date is missing in 40% of the rows")));
  assert.ok(!plan.assumptions.some((each) => each.startsWith("not understood")));
  const missing = rowsOf(plan).filter((row) => row.settlement_date === null).length;
  assert.ok(missing > 200 && missing < 500, String(missing));
});
