import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { planOf } from "../../../../test/planned-need.ts";

const sums: readonly (readonly [need: string, statement: string, unit?: string])[] = [
  [
    "care invoices: total 800 to 3000 EUR, made up of own share and public share, resident id",
    "total = own_share + public_share",
    "EUR",
  ],
  [
    "care invoices: total 800 to 3000 EUR, which is the own share plus the public share, resident id",
    "total = own_share + public_share",
    "EUR",
  ],
  [
    "repairs: total is the sum of labour cost, parts cost and travel cost, customer",
    "total = labour_cost + parts_cost + travel_cost",
  ],
  [
    "Reparaturen: Gesamtkosten ist die Summe aus Lohnkosten, Materialkosten und Anfahrt",
    "gesamtkosten = lohnkosten + materialkosten + anfahrt",
  ],
  ["facturas con importe total compuesto por mano de obra y materiales", "importe_total = mano_obra + materiales"],
  ["200 repair orders, total cost = labour + materials, in EUR, customer", "total_cost = labour + material"],
  ["trips: prep time, drive time, total time = prep time + drive time", "total_time = prep_time + drive_time", "min"],
  [
    "race results: swim time, bike time, run time, total time is the sum of swim, bike and run",
    "total_time = swim_time + bike_time + run_time",
    "s",
  ],
];

describe("a sum in words", () => {
  for (const [need, statement, unit] of sums)
    test(`is of numbers of one kind: ${need}`, () => {
      const { blueprint, relations } = planOf(need);
      assert.ok(
        relations.some((each) => each.statement === statement),
        relations.map((each) => each.statement).join("; "),
      );
      const names = statement.split(/ [=+] /);
      const fields = blueprint.tables[0]?.fields.filter(({ field }) => names.includes(field.name)) ?? [];
      assert.equal(fields.length, names.length);
      for (const { field } of fields) {
        assert.match(field.type, /^(?:int|number)$/, field.name);
        if (unit !== undefined) assert.equal(field.unit, unit, field.name);
      }
    });
});
