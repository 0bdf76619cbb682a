import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf } from "../../../test/planned-need.ts";

function related(need: string): readonly string[] {
  return planOf(need).relations.map(({ statement }) => statement);
}

test("who earns pays tax on the gross, what is sold is taxed on the net", () => {
  const payroll = related("payroll for 60 employees: gross, tax 22%, net");
  assert.ok(payroll.includes("tax = gross * 0.22") && payroll.includes("net = gross - tax"));
  const invoices = related("invoices: net, VAT 20%, gross");
  assert.ok(invoices.includes("vat = net * 0.2") && invoices.includes("gross = net + vat"));
});

test("what is there for two steps of a scale is missing for the others", () => {
  const said = related("server incidents, sev 1-4, opened, root cause only for sev 1 and 2");
  assert.ok(said.includes("root_cause is present only where sev >= 1 and sev <= 2"));
});

test("deeds one behind the other are times, though the domain has a status of that name", () => {
  for (const [need, ...names] of [
    ["parcels, collected, sorted, delivered", "collected_at", "sorted_at", "delivered_at"],
    ["server incidents, opened, mitigated, resolved", "opened_at", "mitigated_at", "resolved_at"],
  ] as const)
    for (const name of names) assert.ok(namesOf(planOf(need)).includes(name), `${need}: ${name}`);
});

test("so many have been so, and those have none of it", () => {
  const said = related("chat messages with sender, text, sent at, deleted 1% with no text");
  assert.ok(said.includes("text is null where deleted is true"));
  const interviews = planOf("600 interviews: candidate, score 1-10, 6% no-shows without a score");
  assert.ok(interviews.relations.some(({ statement }) => statement === "score is null where no_show is true"));
  assert.deepEqual(interviews.constraints.find(({ field }) => field === "no_show")?.value, { rate: 0.06 });
});

test("few of what stands among the columns are not the rows", () => {
  const flights = planOf("flights between London and Paris, 3 airlines, fare 40-400 GBP");
  assert.ok(flights.rows > 3);
  assert.ok(flights.constraints.some(({ kind, value }) => kind === "entities" && value.count === 3));
});

test("several pairs are symbols, and a fee of so much per hour is reckoned", () => {
  const trades = planOf("crypto trades on Binance: BTCUSDT and ETHUSDT, price, side");
  const symbol = trades.constraints.find(({ field, kind }) => field === "symbol" && kind === "enum");
  assert.deepEqual(symbol?.value.enum, ["BTCUSDT", "ETHUSDT"]);
  const parking = related("parking sessions: entry, exit, minutes, fee = 2 EUR per hour");
  assert.ok(parking.some((statement) => statement.startsWith("fee = minutes * 0.0333")));
});
