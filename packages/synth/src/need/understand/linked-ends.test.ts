import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../test/planned-need.ts";

test("what runs between the rows of another table points at two of them", () => {
  const plan = planOf("two tables, 3,000 members (industry, city) and 25,000 connections between them");
  const said = plan.relations.map(({ statement }) => statement);
  assert.ok(said.includes("connection.from_member_id references member.member_id"));
  assert.ok(said.includes("connection.to_member_id references member.member_id"));
});

test("what belongs to one of them points at that one", () => {
  const plan = planOf("two tables, 50 hospitals (city) and 900 doctors (specialty)");
  const said = plan.relations.map(({ statement }) => statement);
  assert.ok(said.includes("doctor.hospital_id references hospital.hospital_id"));
});
