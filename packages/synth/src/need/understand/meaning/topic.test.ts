import assert from "node:assert/strict";
import { test } from "node:test";
import { understand } from "../understand.ts";

function keysOf(need: string): readonly string[] {
  const understanding = understand({ need, today: "2026-06-15", assume: true });
  assert.equal(understanding.kind, "planned", need);
  const { fields } = (understanding as Extract<typeof understanding, { kind: "planned" }>).plan;
  return fields.filter(({ source, type }) => source !== "stated" && type === "id").map(({ name }) => name);
}

test("the key is called by what the rows are, not by who asks or what it is for", () => {
  for (const [key, need] of [
    [
      "trip_id",
      "Our transport team wants to rehearse an analysis of e-scooters: 20,000 trips with start time, distance",
    ],
    ["puzzle_id", "for my design class: 300 puzzles, difficulty, minutes to solve"],
    ["rehearsal_id", "orchestra rehearsals: piece, conductor, start time"],
    ["treatment_id", "art restoration treatments: object, material, hours 1-200"],
    ["dragon_id", "30 dragons with name, wingspan in m, temper"],
  ] as const)
    assert.ok(keysOf(need).includes(key), `${key}: ${keysOf(need).join(", ")} | ${need}`);
});

test("what says nothing of the rows names no key", () => {
  for (const need of ["give me something useful", "stuff for my demo tomorrow", "same as last time but better"])
    assert.deepEqual(keysOf(need), ["id"], need);
});

test("who has a wish is not what is wished for", () => {
  for (const [need, key] of [
    ["our bakery needs 300 orders: customer, total", "order_id"],
    ["ops team wants 200 lift inspections: inspector, result", "inspection_id"],
    ["special needs pupils: name, class", "pupil_id"],
  ] as const)
    assert.ok(keysOf(need).includes(key), need);
});
