import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf } from "../../../../test/planned-need.ts";

const holds = (need: string, ...wanted: readonly string[]): void => {
  const names = namesOf(planOf(need));
  for (const name of wanted) assert.ok(names.includes(name), `${need}: ${name} in ${names.join(", ")}`);
};

test("what is told of each of some and of each period has both", () => {
  holds("raffle sales by booth and week: prize, tickets sold, takings EUR", "booth_id", "week");
  holds("diesel use by lorry and month: litres, km", "month");
  holds("half-yearly dividend lines: fund, units, amount in GBP", "half_year");
});

test("papers of a period name it, and what happens on a day keeps its day", () => {
  holds("120 quarterly VAT returns: client, output VAT, input VAT", "quarter");
  assert.ok(!namesOf(planOf("120 quarterly VAT returns: client, output VAT, input VAT")).includes("returned_at"));
  holds("weekly inspections of 20 lifts: inspector, defects", "date");
});

test("what those that are counted are told apart by is a column of theirs", () => {
  const { fields } = planOf("70 trams by fleet number, and 900 repairs in a second table: reported, fixed, cost");
  assert.equal(fields.find(({ name }) => name === "fleet_number")?.table, "tram");
});
