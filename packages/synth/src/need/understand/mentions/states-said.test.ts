import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf } from "../../../../test/planned-need.ts";

/** The values that a plan promises, by field. */
function values(need: string): Readonly<Record<string, unknown>> {
  const said = planOf(need).constraints.filter(({ kind }) => kind === "enum");
  return Object.fromEntries(said.map(({ field, value }) => [field ?? "", value.enum]));
}

test("where something is or how it came is a status, with its prepositions", () => {
  assert.deepEqual(values("spare parts: sku, in stock or on backorder, price").status, ["in stock", "on backorder"]);
  assert.deepEqual(values("deliveries: parcel id, at the door or in locker (25% in locker)").status, [
    "at the door",
    "in locker",
  ]);
  assert.deepEqual(values("flights: gate, on time, delayed or cancelled").status, ["on time", "delayed", "cancelled"]);
});

test("versions keep all their points", () => {
  assert.deepEqual(values("runs: firmware 1.2.0, 1.3.1 or 2.0, board, boot time in ms").firmware, [
    "1.2.0",
    "1.3.1",
    "2.0",
  ]);
  assert.deepEqual(values("app crashes: os version 16.4, 17.0 or 17.2, device").os_version, ["16.4", "17.0", "17.2"]);
});

test("codes with a letter behind go from the first to the last", () => {
  assert.deepEqual(values("school marks: class 7A to 7D, pupil, mark").class, ["7A", "7B", "7C", "7D"]);
  assert.deepEqual(values("allotments: plot number 1A to 1C, tenant").plot_number, ["1A", "1B", "1C"]);
});

test("what people said, how it is written and nouns of lists are columns by their own names", () => {
  const chats = namesOf(planOf("chat logs: what the customer wrote, what the agent answered, channel"));
  for (const name of ["customer_message", "agent_response"]) assert.ok(chats.includes(name), name);
  const functions = namesOf(planOf("300 API definitions: unique snake_case function name, description, version"));
  assert.ok(functions.includes("function_name") && !functions.includes("snake_case"));
  const flights = namesOf(planOf("drone flights: pilot, field, hectares covered, damage waiver taken by a third"));
  for (const name of ["field", "damage_waiver_taken"]) assert.ok(flights.includes(name), name);
});

test("things that were given out or came back are counted", () => {
  const { fields } = planOf("library: keys issued 0-3, books borrowed 0-10, last visited");
  const types = Object.fromEntries(fields.map(({ name, type }) => [name, type]));
  assert.equal(types["keys_issued"], "int");
  assert.equal(types["books_borrowed"], "int");
});
