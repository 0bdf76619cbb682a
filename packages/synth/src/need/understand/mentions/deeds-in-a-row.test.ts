import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../../test/planned-need.ts";

const typesOf = (need: string): string =>
  planOf(need)
    .fields.filter(({ source }) => source === "stated")
    .map(({ name, type }) => `${name}:${type}`)
    .join(" ");
const relationsOf = (need: string): readonly string[] => planOf(need).relations.map(({ statement }) => statement);

test("deeds of a process that are listed one after the other are times, in their order", () => {
  const samples = "lab samples: collected, received at lab, tested, reported, result";
  assert.match(
    typesOf(samples),
    /collected_at:datetime received_at_lab:datetime tested_at:datetime reported_at:datetime/,
  );
  for (const relation of ["received_at_lab <= tested_at", "collected_at <= received_at_lab"])
    assert.ok(relationsOf(samples).includes(relation), relation);
  assert.match(
    typesOf("building permits: applied, approved, expires, cost"),
    /applied_(?:at|date):date(?:time)? approved_(?:at|date):date/,
  );
});

test("what has a share, and what is done with a message, is told by yes and no", () => {
  assert.match(typesOf("webshop orders: ordered, shipped, delivered, returned 6%"), /returned:bool/);
  assert.doesNotMatch(typesOf("newsletter mails: subject, opened, clicked, unsubscribed"), /datetime/);
});

test("what begins a matter lies before what comes of it, and a booking before the visit", () => {
  const needs: readonly (readonly [string, string])[] = [
    ["job adverts: title, posted on, closes on, filled on", "posted_on <= closes_on"],
    ["court files: case number, filing date, verdict date", "filing_date <= verdict_date"],
    ["theatre tickets: purchased at, performance date, price", "purchased_at <= performance_date"],
    ["table reservations: booked on, seating time, party size", "booked_on <= seating_time"],
    ["factures : date d'émission, payé le, montant", "date_emission <= paye_le"],
  ];
  for (const [need, relation] of needs)
    assert.ok(relationsOf(need).includes(relation), `${need}: ${relationsOf(need)}`);
});
