import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf, rowsOf } from "../../../../test/planned-need.ts";
import type { Plan } from "../../plan.ts";

function members(plan: Plan, field: string): unknown {
  return plan.constraints.find((each) => each.kind === "enum" && each.field === field)?.value.enum;
}

test("a hotel in Lisbon has guests from anywhere; German customers are German", () => {
  const hotel = planOf("200 bookings of a small hotel in Lisbon with guest country, room type, nights");
  assert.equal(members(hotel, "guest_country"), undefined);
  assert.ok(new Set(rowsOf(hotel).map((row) => row.guest_country)).size > 5);
  const customers = planOf("100 customers from Germany: name, country, email");
  assert.deepEqual(members(customers, "country"), ["DE"]);
});

test("from one city to another fixes the ends of the way", () => {
  const plan = planOf("flights from Madrid to Buenos Aires: flight number, departure, delay minutes, 50 rows");
  assert.deepEqual(members(plan, "origin"), ["MAD"]);
  assert.deepEqual(members(plan, "destination"), ["EZE"]);
  assert.ok(rowsOf(plan).every((row) => row.origin === "MAD" && row.destination === "EZE"));
});

test("between two cities a way begins in either, and never ends where it began", () => {
  const plan = planOf("50 train tickets between Paris and Lyon, price, class");
  assert.deepEqual(members(plan, "origin"), ["Paris", "Lyon"]);
  assert.ok(rowsOf(plan).every((row) => row.origin !== row.destination));
  assert.deepEqual(members(planOf("customers between Paris and Lyon, name, age"), "city"), ["Paris", "Lyon"]);
});

test("a way may have several ends", () => {
  const plan = planOf("bus trips from Lyon to Marseille and Nice: departure, arrival, fare, 50 rows");
  assert.deepEqual(members(plan, "from_station"), ["Lyon"]);
  assert.deepEqual(members(plan, "to_station"), ["Marseille", "Nice"]);
});

test("of several cities each row says in which it is", () => {
  const plan = planOf("apartments to rent in Berlin and Hamburg: warm rent, size, rooms, 100 rows");
  assert.deepEqual(members(plan, "city"), ["Berlin", "Hamburg"]);
  assert.deepEqual(new Set(rowsOf(plan).map((row) => row.city)), new Set(["Berlin", "Hamburg"]));
});

test("one thing that all rows are about is no column", () => {
  const plan = planOf("parking tickets issued by a city: plate, violation, fine amount, 20 rows");
  assert.ok(!namesOf(plan).includes("city"));
  assert.ok(namesOf(plan).includes("ticket_id"));
});

test("a size is no place", () => {
  const plan = planOf("returns of a shoe shop: sku, size EU 36-47, reason, 20 rows");
  assert.ok(!plan.constraints.some(({ kind }) => kind === "locale"));
});

test("beside a first name the name is the last name, and people are of the country of the language", () => {
  const plan = planOf("100 employés: nom, prénom, poste");
  assert.equal(plan.fields.find(({ name }) => name === "nom")?.understoodAs, "last_name");
  assert.ok(rowsOf(plan).every((row) => !String(row.nom).includes(" ")));
  assert.ok(plan.assumptions.some((each) => each.includes("France")));
  const spanish = planOf("100 empleados: nombre, apellido, puesto");
  assert.equal(spanish.fields.find(({ name }) => name === "nombre")?.understoodAs, "first_name");
});
