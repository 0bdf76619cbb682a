import assert from "node:assert/strict";
import { test } from "node:test";
import { understand } from "../understand.ts";

function impliedIn(need: string): readonly string[] {
  const understanding = understand({ need, today: "2026-06-15", assume: true });
  assert.equal(understanding.kind, "planned", need);
  const { fields } = (understanding as Extract<typeof understanding, { kind: "planned" }>).plan;
  return fields.filter(({ source }) => source !== "stated").map(({ name }) => name);
}

test("a claim has its patient and an edge both its ends, however many fields are named", () => {
  assert.ok(impliedIn("pharmacy claims: NDC, days supply, quantity, plan paid, copay").includes("patient_id"));
  const ends = impliedIn("follower graph edges: created date, tie strength, mutual in 30%, 8000 edges");
  assert.ok(ends.includes("source_id") && ends.includes("target_id"), ends.join(", "));
});

test("who is named already is not added again", () => {
  assert.ok(!impliedIn("dental claims: member id, procedure code, billed amount, paid amount").includes("patient_id"));
});

test("messages of a conversation are told by their times, unless turns are spoken of", () => {
  assert.ok(!impliedIn("support chats: speaker, message, topic, sentiment").includes("turn"));
  assert.ok(impliedIn("multi-turn support chats: role, message, sentiment").includes("turn"));
});

test("when a bond matures is not when it was quoted, and how long a recovery took not when it was", () => {
  assert.ok(impliedIn("bond quotes: ISIN, issuer, maturity date, bid, ask").includes("timestamp"));
  const runs = "fault injection runs: fault type, endpoint, recovered 88%, recovery time below 5000 ms";
  assert.ok(impliedIn(runs).includes("timestamp"));
});

test("a key that the buyer named by what the rows are called is the key", () => {
  const implied = impliedIn("drone inspection flights: flight id, pilot, battery at the end in percent");
  assert.deepEqual(
    implied.filter((name) => name.endsWith("_id")),
    [],
  );
});
