import assert from "node:assert/strict";
import { test } from "node:test";
import { understand } from "../understand.ts";

function fieldsOf(need: string): ReadonlyMap<string, string> {
  const understanding = understand({ need, today: "2026-11-20" });
  if (understanding.kind !== "planned" && understanding.kind !== "unclear")
    assert.fail(`${need}: ${understanding.kind}`);
  return new Map(understanding.plan.fields.map(({ name, type }) => [name, type]));
}

test("a figure before a noun goes behind it in the name", () => {
  const cubes = fieldsOf("cubes: 7-day strength, 28-day strength in MPa, mix");
  assert.ok(cubes.has("strength_7_day") && cubes.has("strength_28_day"), [...cubes.keys()].join());
});

test("when something was last done is a time", () => {
  const trees = fieldsOf("street trees: tag number, last inspected, last pruned");
  assert.equal(trees.get("last_inspected"), "datetime");
});

test("an adjective alone names what is asked with whether", () => {
  const ties = fieldsOf("ties between people: source, target, whether the tie is mutual");
  assert.equal(ties.get("mutual"), "bool");
});

test("members behind any name are its members where none is a field", () => {
  const births = fieldsOf("births: birth weight in g, delivery spontaneous, forceps or caesarean, ward");
  assert.equal(births.get("delivery"), "enum");
  const tickets = fieldsOf("tickets: area stalls / circle / gallery, price in GBP");
  assert.equal(tickets.get("area"), "enum");
});

test("slashes between names part columns", () => {
  const bill = fieldsOf("Bill of quantities. Item ref / trade section / description / unit / quantity");
  for (const name of ["trade_section", "description", "quantity"]) assert.ok(bill.has(name), [...bill.keys()].join());
});

test("an instruction between two names parts them", () => {
  const loans = fieldsOf("museum loans: object, borrower'); DROP TABLE loans;-- insured value up to 2 million EUR");
  assert.ok(loans.has("borrower_id") && loans.has("insured_value"), [...loans.keys()].join());
});
