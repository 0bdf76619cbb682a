import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf, rowsOf } from "../../../../test/planned-need.ts";

function rateOf(need: string, name: string): unknown {
  const { constraints } = planOf(need);
  return constraints.find(({ kind, field }) => kind === "rate" && field === name)?.value.rate;
}

test("who says to flag some gets a flag of that share, named by what they are", () => {
  assert.equal(
    rateOf("boiler readings: pressure in bar, flag the 3% above the safe pressure", "above_safe_pressure"),
    0.03,
  );
  assert.equal(rateOf("truck weighings: plate, gross kg, flag the 6% that are overloaded", "overloaded"), 0.06);
  assert.equal(rateOf("card payments: amount, merchant, flag 2% as suspicious", "suspicious"), 0.02);
  assert.ok(!namesOf(planOf("street noise in dB, flag the 5% over the limit")).includes("flag"));
});

test("what is blank for the ones that a flag tells is missing in their rows and in no others", () => {
  const cases: readonly (readonly [string, string, string])[] = [
    ["exam results: student, mark 0-100, left empty for the 4% flagged absent", "mark", "absent"],
    ["parcels: depot, weight, delivered at blank for the 3% lost, flag those", "delivered_at", "lost"],
    ["clinic appointments: date, doctor, fee left empty for the 8% no-shows", "fee", "no_show"],
    ["nail bar diary: stylist, start, price £18 to £90, tip, 7% no-shows (they leave no tip)", "tip", "no_show"],
  ];
  for (const [need, told, flag] of cases) {
    const rows = rowsOf(planOf(need, { rows: 500 }));
    assert.ok(
      rows.some((row) => row[flag] === true),
      need,
    );
    assert.ok(
      rows.every((row) => (row[told] === null) === (row[flag] === true)),
      need,
    );
  }
});

test("what some lack is a lack of values, of both halves of a position at once", () => {
  const boats = rowsOf(planOf("400 boat fixes: lat, lon, speed; 20% lack a position"));
  assert.ok(boats.some(({ lat }) => lat === null));
  assert.ok(boats.every(({ lat, lon }) => (lat === null) === (lon === null)));
  const air = planOf("air samples: temp, humidity, CO2; 4% have no CO2 value");
  assert.ok(
    air.constraints.some(({ kind, field, value }) => kind === "nulls" && field === "co2" && value.nulls === 0.04),
  );
});

test("a share of one class asks for the class, a fraction behind a list for its member", () => {
  assert.deepEqual(rateOf("lab orders: test, ordered, resulted, 20% urgent priority", "priority"), { urgent: 0.2 });
  assert.deepEqual(rateOf("bookings: guest, nights, 20% suite room type", "room_type"), { suite: 0.2 });
  assert.deepEqual(rateOf("vans: plate, fuel diesel/petrol/electric with a quarter electric", "fuel"), {
    electric: 0.25,
  });
  assert.deepEqual(rateOf("bats: ring, wing mm, sex M/F/U with a fifth U", "sex"), { U: 0.2 });
});

test("an 'or not' at the end of a list makes no choice of the names before it", () => {
  const herd = namesOf(planOf("suivi : numéro de vache, date de vêlage, litres produits, malade ou non"));
  for (const name of ["numero_vache", "date_velage", "litres_produits", "malade"]) assert.ok(herd.includes(name), name);
  const coffee = planOf("vendas de café: produtor, preço por saca, orgânico ou não").fields;
  assert.equal(coffee.find(({ name }) => name.startsWith("preco"))?.type, "number");
});

test("words alone in brackets behind a status or a size are its members", () => {
  const { fields } = planOf("refunds: order id, status (pending approved rejected), size (small medium large)");
  assert.deepEqual(fields.find(({ name }) => name === "status")?.values, ["pending", "approved", "rejected"]);
  assert.deepEqual(fields.find(({ name }) => name === "size")?.values, ["small", "medium", "large"]);
});

test("what so many come with in German is called as in a list", () => {
  const { fields } = planOf("Lieferungen: Gewicht, 5 % mit Fehlern, Fehlertext nur bei Fehlern");
  assert.ok(fields.some(({ name, type }) => name === "fehler" && type === "bool"));
});

test("what so many have one of is a flag, whatever else is measured of it", () => {
  assert.equal(rateOf("rooftop solar installs with installer and a battery in 40% of them", "battery"), 0.4);
  assert.equal(rateOf("houses: price, rooms, a battery for 30%", "battery"), 0.3);
  assert.equal(rateOf("orders with amount and a discount in 20% of them", "discount"), undefined);
});
