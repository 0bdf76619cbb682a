import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../../test/planned-need.ts";

function typeIn(need: string, column: string): string | undefined {
  return planOf(need).fields.find(({ name }) => name === column)?.type;
}

function saysIn(need: string, statement: string): void {
  const said = planOf(need).relations.map((relation) => relation.statement);
  assert.ok(said.includes(statement), `${need}: ${said.join("; ")}`);
}

test("ways in and out are times, and the minutes between them are told from them", () => {
  for (const [need, first, second] of [
    ["container stays: gate in, gate out, weight kg", "gate_in", "gate_out"],
    ["badge log: employee, badge in, badge out, door", "badge_in", "badge_out"],
    ["lorry weighbridge: plate, weigh in, weigh out, net weight kg", "weigh_in", "weigh_out"],
  ] as const) {
    assert.equal(typeIn(need, first), "datetime", need);
    assert.equal(typeIn(need, second), "datetime", need);
    saysIn(need, `${first} <= ${second}`);
  }
  saysIn("parking: plate, gate in, gate out, minutes", "minutes = gate_out - gate_in");
  saysIn("outages: start, restored, minutes out", "minutes_out = restored_at - start_time");
});

test("hours planned and real are times of the day, and no number of hours", () => {
  assert.equal(typeIn("trains : heure prévue et réelle, gare, retard min", "heure_reelle"), "datetime");
  assert.equal(typeIn("vuelos: hora prevista y real, puerta", "hora_real"), "datetime");
});

test("when things that stay were installed is a day within the window that was said", () => {
  for (const [need, column] of [
    ["heat pumps installed in 2024: brand, power kW", "installed_date"],
    ["cars registered in 2022: make, fuel", "registered_date"],
  ] as const) {
    assert.equal(typeIn(need, column), "date", need);
    assert.ok(
      planOf(need).constraints.some(({ kind, field }) => kind === "window" && field === column),
      need,
    );
  }
});

test("the area of the garden that some have is called by both words", () => {
  saysIn(
    "houses: city, price EUR, 30% have a garden, its area m2 only for those",
    "garden_area_m2 is present only where garden is true",
  );
});

test("of what the first of two is measured the second is too, where that has such a measure", () => {
  const names = (need: string): readonly string[] => planOf(need).fields.map(({ name }) => name);
  assert.ok(names("station logs: wind direction and speed in knots, pressure").includes("wind_speed"));
  assert.ok(names("buoys: sea temperature, wind speed and direction").includes("wind_direction"));
  assert.ok(names("sites: rain, wind speed and humidity").includes("humidity"));
});
