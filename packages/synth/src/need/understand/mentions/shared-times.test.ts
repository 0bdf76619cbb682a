import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf } from "../../../../test/planned-need.ts";

const times = (need: string, ...wanted: readonly string[]): void => {
  const { fields } = planOf(need);
  for (const name of wanted) {
    const field = fields.find((each) => each.name === name);
    assert.ok(/^date/.test(field?.type ?? ""), `${need}: ${name} in ${fields.map((each) => each.name).join(", ")}`);
  }
};

test("what happens shares the word for when", () => {
  times("renders: frames, queued/started/finished timestamps, gpu", "queued_at", "started_at", "finished_at");
  times("dialysis rounds: patient, due and given time, dose mg", "due_time", "given_at");
  times("e-bike hire: plug-in and unplug time, kWh", "plug_in_time", "unplug_time");
  times("e-scooter rides: scooter, unlock & lock time, metres", "unlock_time", "lock_time");
  times("trams with planned and real arrival time, stop", "planned_arrival_time", "real_arrival_time");
  times("parcels: carrier, order, ship and delivery dates", "order_date", "ship_date", "delivery_date");
  times("reservas: hotel, fechas de entrada y salida, precio", "fecha_entrada", "fecha_salida");
  times("prêts : lecteur, dates d'emprunt et de retour, amende", "date_emprunt", "date_retour");
});

test("who it was and how long it took are no moments", () => {
  assert.ok(namesOf(planOf("loans: reader, borrowed and returned date")).includes("reader"));
  const minutes = planOf("lessons: planned and actual time in minutes").fields.find(
    ({ name }) => name === "actual_time",
  );
  assert.equal(minutes?.type, "number");
});

test("a breed is nothing that is done, beside a start and an end or not", () => {
  const names = namesOf(planOf("200 dog walks: dog's name, breed, start and end time, price"));
  assert.ok(names.includes("breed") && !names.includes("breed_at"), names.join());
});
