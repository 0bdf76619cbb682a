import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf, rowsOf } from "../../../../test/planned-need.ts";

/** What is said to be the only value of a column, and in what. */
function constantOf(need: string, field: string): string | undefined {
  const plan = planOf(need);
  const own = plan.fields.find(({ name }) => name === field);
  const said = plan.constraints.find((each) => each.kind === "enum" && each.field === field);
  if (own === undefined || said === undefined) return undefined;
  return `${(said.value.enum as readonly string[]).join(" ")} ${own.unit ?? ""}`.trim();
}

test("a figure behind a name is its one value, and no part of the name", () => {
  for (const [need, field, value] of [
    ["car wash visits: plate, program, duration 12 min, start time", "duration", "12 min"],
    ["parking tickets: plate, zone, fine 36 EUR, issued at", "fine", "36 EUR"],
    ["blood donations: donor id, volume 450 ml, donation date", "volume", "450 ml"],
    ["ice cream van: flavour, scoops 1 to 4, price per scoop 1.60, amount", "price_per_scoop", "1.6 USD"],
    ["tow trucks: vehicle, distance km 1-80, base fee 95, per km 2.5, total fee", "price_per_km", "2.5 USD"],
    ["dog register: dog, owner, tax 120 EUR per year", "tax", "120 EUR"],
    ["window cleaning: client, windows 10-200, interval 4 weeks, price per visit", "interval", "4 week"],
    ["Friseurtermine: Kundin, Dauer 45 min, Preis 25-90 EUR", "dauer", "45 min"],
    ["300 réservations de gîte: client, nuits 2-14, ménage 60 EUR, total", "menage", "60 EUR"],
    ["consultas médicas: paciente, duração 20 min, data", "duracao", "20 min"],
    ["elevators: lift id, floors 2-30, load 630 kg, inspected on", "load", "630 kg"],
    ["taller mecánico: matrícula, horas 0,5-8, precio por hora 45 EUR, total", "precio_por_hora", "45 EUR"],
    ["clases de idiomas: alumno, duración 60 min, precio 22 EUR", "precio", "22 EUR"],
  ] as const)
    assert.equal(constantOf(need, field), value, need);
});

test("a figure that a name may not have for good stays with its name", () => {
  const names = namesOf(
    planOf("weather: temperature 2 m, wind speed 10 m, rainfall 24 h, return 30 days, sales 12 months"),
  );
  assert.ok(names.includes("rainfall_24_h"), names.join());
  assert.ok(names.includes("sales_12_months"), names.join());
  assert.ok(namesOf(planOf("gym: member, age, fee 1, fee 2, joined")).includes("fee_1"));
});

test("prices that slashes part are members, whatever they add up to", () => {
  const plan = planOf("200 gym memberships: member, monthly fee 19.90 / 29.90 / 49.90 EUR, start date, end date");
  assert.deepEqual(plan.constraints.find(({ kind, field }) => kind === "enum" && field === "monthly_fee")?.value, {
    enum: ["19.9", "29.9", "49.9"],
  });
  assert.ok(namesOf(plan).includes("start_date"));
});

test("where the length is said, the end is made from it", () => {
  const plan = planOf("50 tennis lessons: coach, duration 60 min, start time, end time, fee 35 EUR");
  for (const row of rowsOf(plan)) {
    const minutes = (Date.parse(String(row.end_time)) - Date.parse(String(row.start_time))) / 60_000;
    assert.equal(minutes, 60);
    assert.equal(row.duration, 60);
    assert.equal(row.fee, 35);
  }
});

test("how many take part at most is no age", () => {
  const names = namesOf(planOf("sports hall: club, from, to, participants up to 60, price per hour 22 EUR"));
  assert.ok(names.includes("participants") && !names.includes("age"), names.join());
});
