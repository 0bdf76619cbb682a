import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf } from "../../../../test/planned-need.ts";

test("both ends of a way have coordinates, however they are said", () => {
  const rides = namesOf(planOf("taxi rides: pick up and drop off coordinates, fare"));
  for (const name of ["pickup_latitude", "pickup_longitude", "dropoff_latitude", "dropoff_longitude"])
    assert.ok(rides.includes(name), name);
  const corridas = planOf("corridas de táxi: origem e destino em lat/lon, tarifa");
  assert.equal(corridas.fields.filter(({ type, unit }) => type === "number" && unit === "deg").length, 4);
});

test("a relative clause is no part of a name", () => {
  const plan = planOf("lorry tours: driver, start, end, and the rest which is at least 30 minutes");
  assert.ok(namesOf(plan).includes("rest"));
});

test("things that users do are values of events", () => {
  const plan = planOf("20k player events from a video site: play, pause, seek, complete; viewer, video");
  assert.deepEqual(plan.fields.find(({ name }) => name === "event_type")?.values, [
    "play",
    "pause",
    "seek",
    "complete",
  ]);
});

test("a scale of so many points goes from one to so many", () => {
  const needs = [
    "survey: age, purchase intent on a 5 point scale",
    "survey: age, trust on a 5-point Likert scale",
    "Befragung: Alter, Zufriedenheit auf einer 5-Punkte-Skala",
    "encuesta: edad, satisfacción en una escala de 5 puntos",
  ];
  for (const need of needs) {
    const range = planOf(need).constraints.find(({ kind, source }) => kind === "range" && source === "stated");
    assert.deepEqual(range?.value, { min: 1, max: 5 }, need);
  }
});

test("a German record is called by its singular", () => {
  assert.ok(namesOf(planOf("8.000 Ladevorgänge: Ladesäule, Beginn, Ende, Betrag")).includes("ladevorgang_id"));
});
