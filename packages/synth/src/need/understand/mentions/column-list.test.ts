import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../../test/planned-need.ts";

function statedOf(need: string): readonly string[] {
  return planOf(need).fields.flatMap(({ name, unit, source }) =>
    source === "stated" ? [unit === null ? name : `${name} ${unit}`] : [],
  );
}

test("what is given in a unit at the head of a list is a column and no title", () => {
  for (const [need, columns] of [
    ["length and width in cm, weight in kg, parcel id, 500 rows", ["length cm", "width cm", "weight kg", "parcel_id"]],
    ["thrust in kN, burn time in s; 60 engine tests", ["thrust kN", "burn_time s"]],
    ["gusts and mean wind in km/h, pressure in hPa", ["gusts km/h", "mean_wind km/h", "pressure hPa"]],
    ["low and high estimate in GBP, hammer price", ["low_estimate GBP", "high_estimate GBP", "hammer_price GBP"]],
    ["prix HT et TTC en euros, quantité", ["prix_ht EUR", "prix_ttc EUR", "quantite"]],
    ["Länge und Breite in mm, Gewicht in g", ["lange mm", "breite mm", "gewicht g"]],
  ] as const)
    assert.deepEqual(statedOf(need), columns, need);
});

test("what is sold or counted in a currency stays what the rows are", () => {
  assert.ok(!statedOf("art lots in CHF, artist, hammer price").some((name) => name.startsWith("art_lot")));
  assert.equal(planOf("hotel bookings in EUR, room type, nights").fields[0]?.name, "booking_id");
});
