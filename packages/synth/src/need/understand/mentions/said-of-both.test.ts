import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf, statedOf } from "../../../../test/planned-need.ts";

const hasAll = (need: string, names: readonly string[]): void => {
  const stated = statedOf(planOf(need));
  for (const name of names) assert.ok(stated.includes(name), `${need}: ${stated.join(", ")} lacks ${name}`);
};

test("what both have is a column of each", () => {
  hasAll("chess games, 750 rows: white player, black player, moves 8-140, both ratings from 900 to 2300", [
    "white_rating",
    "black_rating",
  ]);
});

test("ends of one measure are both columns, and compared as said", () => {
  const plan = planOf("10k e-scooter trips in Lisbon: distance, battery at start and at end (end is lower or equal)");
  assert.ok(plan.relations.some(({ statement }) => statement === "battery_end <= battery_start"));
});

test("a place where something was done is no time", () => {
  hasAll("lost property: item type, found date last 2 years, place found, shelf code A to F", ["place_found"]);
});

test("the type behind a name that holds values is none of it", () => {
  for (const need of [
    "MCP tool schemas: tool name, input schema as an object, version",
    "MCP tool schemas: tool name, input schema object, version",
  ])
    assert.equal(planOf(need).fields.find(({ name }) => name === "input_schema")?.type, "object", need);
});

test("bounds behind all prices hold for each of them", () => {
  const need = "daily OHLCV bars for 25 shares: open, high, low, close, prices in SEK between 20 and 900";
  const { constraints } = planOf(need);
  for (const name of ["open", "high", "low", "close"])
    assert.ok(
      constraints.some(({ kind, field, value }) => kind === "range" && field === name && value["max"] === 900),
      name,
    );
});
