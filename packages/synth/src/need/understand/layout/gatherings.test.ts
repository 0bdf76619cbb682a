import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf } from "../../../../test/planned-need.ts";

test("what people come together for once a week is on a day of its own", () => {
  for (const [need, time] of [
    ["choir rehearsal attendance: 48 singers, one rehearsal a week over the last 12 weeks", "rehearsal_date"],
    ["yoga class attendance: 20 members, one class per week over the last 8 weeks", "class_date"],
    ["book club: 12 members, one meeting a month for the last year, book, rating 1-5", "meeting_date"],
    ["piano pupils: 9 pupils, a lesson each week over the last 10 weeks, minutes practised 0-300", "lesson_date"],
    ["football squad: 22 players, one training session a week over 10 weeks, present or absent", "session_date"],
  ] as const)
    assert.ok(namesOf(planOf(need)).includes(time), `${need}: ${namesOf(planOf(need))}`);
});

test("what is written down once a week is told of the week or of a day", () => {
  const shops = namesOf(planOf("sales of 12 shops, one row a week over the last 12 weeks, revenue 100-9000 EUR"));
  assert.ok(shops.includes("date") || shops.includes("week"), shops.join());
  const calls = namesOf(planOf("phone plan: 40 customers, one free call per month for a year, minutes 1-90"));
  assert.ok(calls.includes("month"), calls.join());
});

test("a harvest that is told in kilos is no column of tonnes", () => {
  for (const need of [
    "Cosecha de aceitunas 2025: socio, variedad (picual, arbequina), kilos de 150 a 6000, suelo o vuelo",
    "Colheita de azeitona 2025: sócio, quilos de 150 a 6000, chão ou árvore",
    "Consumo de agua 2025: casa, mes, litros de 50 a 900",
  ]) {
    const names = namesOf(planOf(need));
    assert.ok(!names.some((name) => /^(?:cosecha|colheita|consumo)/.test(name)), `${need}: ${names}`);
  }
  assert.ok(namesOf(planOf("yield of 20 fields: field, crop, kg 100-900")).includes("yield"));
});
