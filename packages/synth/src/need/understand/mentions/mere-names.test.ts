import assert from "node:assert/strict";
import { test } from "node:test";
import { understand } from "../understand.ts";

function columnsOf(need: string): readonly string[] {
  const understood = understand({ need, today: "2026-06-15" });
  if (understood.kind !== "planned") return [understood.kind];
  return understood.plan.fields.filter(({ source }) => source === "stated").map(({ name }) => name);
}

test("heads that name columns and nothing else are columns", () => {
  assert.deepEqual(columnsOf("list of cities"), ["city"]);
  assert.deepEqual(columnsOf("email addresses"), ["email_address"]);
  assert.deepEqual(columnsOf("phone numbers and addresses for a contact form test"), ["phone_number", "address"]);
});

test("what a domain is called stays the subject", () => {
  assert.deepEqual(columnsOf("medical records"), []);
  assert.deepEqual(columnsOf("weather"), []);
});
