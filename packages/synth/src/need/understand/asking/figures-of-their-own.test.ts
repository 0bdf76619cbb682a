import assert from "node:assert/strict";
import test from "node:test";
import { understand } from "../understand.ts";

const apart = [
  "staff list; nobody younger than 22 and nobody past 60, and I'd want the mean age to land near 64",
  "students, no one past 30 and no one under 20, average age 17",
  "bills: day_kwh from 50 to 100, night_kwh from 20 to 40, total_kwh = day_kwh + night_kwh, and the total should average around 200 kwh",
  "Rechnungen: Netto 10 bis 100, Versand 5 bis 10, Gesamt = Netto + Versand, im Schnitt ein Gesamt von 300",
  "facturas: base 10 a 50, envío 2 a 5, total = base + envío, el total promedio 90",
  "flights: distance_km 2000 to 3000, speed_kmh not above 900, flight_minutes = distance / speed * 60, none of the flights taking longer than 90 minutes",
  "trips: distance_km at least 100, speed_kmh at most 50, hours = distance_km / speed_kmh, hours at most 1",
];

const plain = [
  "staff: name, age, no one past 60, mean age 45",
  "patients: nobody older than 70, mean pulse 82",
  "staff: nobody over 60, mean score 64",
  "bills: day_kwh from 50 to 100, night_kwh from 20 to 40, total_kwh = day_kwh + night_kwh, average total_kwh 100",
  "orders with quantity 1 to 5, unit price 2 to 10 EUR, total = quantity * unit price, mean total 20 EUR",
  "exams: oral 0-40, written 0-60, total = oral + written, mean of total 62, mean oral 20",
  "day price from 50 to 100, night price from 20 to 40, room number",
  "trips: distance_km at least 100, speed_kmh at most 50, hours = distance_km / speed_kmh, hours at most 3",
];

test("a mean lies where its values do, and where those of a formula do", () => {
  for (const need of apart) assert.equal(understand({ need, today: "2026-06-15" }).kind, "impossible", need);
});

test("figures of other columns are none of its own", () => {
  for (const need of plain) assert.equal(understand({ need, today: "2026-06-15" }).kind, "planned", need);
});

test("what is said of none of the rows, or of all of them, names no column", () => {
  for (const said of [
    "none of the flights taking",
    "none of them takes",
    "keiner der Flüge dauert",
    "all of them last",
  ]) {
    const need = `flights: distance_km, flight_minutes, ${said} less than 90 minutes`;
    const understood = understand({ need, today: "2026-06-15" });
    assert.ok(understood.kind === "planned");
    const names = understood.plan.fields.map(({ name }) => name);
    assert.deepEqual(names, ["flight_id", "distance_km", "flight_minutes"], said);
  }
});
