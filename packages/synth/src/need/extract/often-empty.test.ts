import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../test/planned-need.ts";

function missing(need: string): readonly unknown[] {
  const { constraints } = planOf(need);
  return constraints.flatMap(({ kind, field, value }) => (kind === "nulls" ? [[field, value.nulls]] : []));
}

test("how often a column is empty is said by an adverb, and by how much behind it", () => {
  assert.deepEqual(missing("vehicle fleet: plate, model, trailer id is often empty, say 40%"), [["trailer_id", 0.4]]);
  assert.deepEqual(missing("hotel guests: name, passport number, loyalty id is usually blank, about 80 percent"), [
    ["loyalty_id", 0.8],
  ]);
  assert.deepEqual(missing("stations: id, elevation, closing date is rarely filled, only 6%"), [
    ["closing_date", 0.94],
  ]);
  assert.deepEqual(missing("Kunden: Name, Ort, Telefon ist oft leer, etwa 30 %, Kundennummer"), [["telefon", 0.3]]);
  assert.deepEqual(missing("book catalogue: title, author, series name is frequently missing, year"), [
    ["series_name", 0.3],
  ]);
});

test("a text that some have is missing in the others, the half of them as well", () => {
  assert.deepEqual(missing("tools: name, output schema for about half, deprecation notice for 5%, version"), [
    ["output_schema", 0.5],
    ["deprecation_notice", 0.95],
  ]);
  assert.deepEqual(missing("donors: name, LinkedIn profile for a third, last gift date"), [
    ["linkedin_profile", 0.666666666667],
  ]);
});
