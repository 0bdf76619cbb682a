import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../../test/planned-need.ts";

const typesOf = (need: string): Readonly<Record<string, string>> =>
  Object.fromEntries(planOf(need).fields.map(({ name, type }) => [name, type]));

test("how many did this, that and the other are counts of each", () => {
  const { viewed, applied, hired } = typesOf("job postings: title, how many viewed, applied, hired");
  assert.deepEqual([viewed, applied, hired], ["int", "int", "int"]);
  const exams = typesOf("exams: how many registered, sat, passed");
  assert.deepEqual([exams.registered, exams.sat, exams.passed], ["int", "int", "int"]);
  const drives = typesOf("blood drives: number of donors registered, accepted and deferred");
  assert.equal(drives.donors_accepted, "int");
  assert.equal(drives.donors_deferred, "int");
  assert.equal(typesOf("bus checks: stop, passengers checked, how many without ticket").without_ticket, "int");
});

test("each of such counts is at most the one before", () => {
  const statements = (need: string): readonly string[] => planOf(need).relations.map(({ statement }) => statement);
  assert.deepEqual(statements("job postings: title, how many viewed, applied, hired"), [
    "applied <= viewed",
    "hired <= applied",
  ]);
  assert.ok(
    statements("quality checks: parts inspected, defective parts").includes("defective_parts <= parts_inspected"),
  );
  assert.ok(statements("websites: calls, errors, region").includes("errors <= calls"));
});
