import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../../test/planned-need.ts";

const typesOf = (need: string, ...names: readonly string[]): readonly unknown[] => {
  const { fields } = planOf(need);
  return names.map((name) => fields.find((field) => field.name === name)?.type);
};

test("two of what is compared are a column each", () => {
  const need = "translation duels: source, two translations, two different judges, better one";
  assert.deepEqual(typesOf(need, "translation_a", "translation_b"), ["string", "string"]);
  assert.ok(typesOf(need, "judge_a", "judge_b").every((type) => type !== undefined));
});

test("what comes in and goes out of a stock is counted and has no date", () => {
  const need = "vaccine book of a clinic: vaccine, opening stock, received, used, wasted, closing stock";
  assert.deepEqual(typesOf(need, "received", "used", "wasted"), ["int", "int", "int"]);
  assert.deepEqual(typesOf("kiosk count: item, opening, delivered, sold, closing", "opening", "sold"), ["int", "int"]);
});

test("a party of so many has a size, and how likely is a likelihood", () => {
  assert.deepEqual(typesOf("table bookings: party of 1-12, table, time", "party_size"), ["int"]);
  const asked = planOf("500 drivers asked every quarter how likely they'd buy an electric car, 0-10, age group");
  const bounds = asked.constraints.find(({ field, kind }) => field === "likelihood" && kind === "range");
  assert.deepEqual(bounds?.value, { min: 0, max: 10 });
  const told = planOf("poll of shoppers: how likely they would recommend us 0-10, region");
  assert.equal(told.fields.find(({ name }) => name === "likelihood")?.unit ?? null, null);
});

test("the time of a fall is no season", () => {
  assert.ok(!planOf("care home falls: time of fall, room").constraints.some(({ kind }) => kind === "window"));
});
