import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../../test/planned-need.ts";

test("whoever leaves the rest to the maker, or says what and when the rows are for, asks for no columns of it", () => {
  for (const [need, ...names] of [
    ["gym members with name and plan, rest is up to you", "name", "plan"],
    ["library loans: title, reader, whatever else makes sense", "title", "reader"],
    ["vet visits with fee and animal, for a load test", "fee", "animal_id"],
    ["parking fines: plate, speed_kmh, to test our new import", "plate", "speed_kmh"],
    ["tyre deliveries, must look real, supplier_name and price, by friday", "supplier_name", "price"],
    ["choir rehearsals by the end of the week: place, conductor, needs to be believable", "place", "conductor"],
    ["Buchausleihen: Titel, Leser, was ihr sonst noch sinnvoll findet", "titel", "leser"],
  ] as const) {
    const said = planOf(need).fields.filter(({ source }) => source === "stated");
    assert.deepEqual(said.map(({ name }) => name).sort(), [...names].sort(), need);
  }
});
