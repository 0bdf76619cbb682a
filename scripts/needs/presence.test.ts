import assert from "node:assert/strict";
import { test } from "node:test";
import { keepsPresence, presenceOf } from "./presence.ts";
import type { Row } from "./types.ts";

const column = (name: string): string => name;
function keeps(relation: string, rows: readonly Row[]): boolean | null {
  const presence = presenceOf(relation);
  return presence === null ? null : keepsPresence(presence, rows, column);
}

test("a reason that stands exactly where its condition holds keeps the relation, and one that stands elsewhere breaks it", () => {
  const relation = "churn_reason not null iff movement_type=churn";
  const kept: Row[] = [
    { movement_type: "churn", churn_reason: "price" },
    { movement_type: "new", churn_reason: null },
  ];
  assert.equal(keeps(relation, kept), true);
  assert.equal(keeps(relation, [...kept, { movement_type: "new", churn_reason: "price" }]), false);
  assert.equal(keeps(relation, [...kept, { movement_type: "churn", churn_reason: null }]), false);
  assert.equal(
    keeps("churn_reason not null only for movement_type=churn", [{ movement_type: "churn", churn_reason: null }]),
    true,
  );
});

test("what is empty while something is open is judged the other way round", () => {
  const relation = "closed_date null iff status=open";
  assert.equal(
    keeps(relation, [
      { status: "open", closed_date: null },
      { status: "closed", closed_date: "2026-01-01" },
    ]),
    true,
  );
  assert.equal(keeps(relation, [{ status: "open", closed_date: "2026-01-01" }]), false);
});

test("a value that is called as a column is stays a value", () => {
  const presence = presenceOf("closed_at not null only if status=closed");
  assert.ok(presence !== null);
  const columns = (name: string): string => (name === "closed" ? "closed_at" : name);
  const rows: Row[] = [
    { status: "closed", closed_at: "2026-01-01" },
    { status: "open", closed_at: null },
  ];
  assert.equal(keepsPresence(presence, rows, columns), true);
  assert.equal(keepsPresence(presence, [...rows, { status: "open", closed_at: "2026-01-02" }], columns), false);
});

test("a flag that follows two dates is judged by both", () => {
  const late = { delivered: "2026-01-05", promised: "2026-01-03", is_late: true };
  const early = { delivered: "2026-01-02T08:00:00Z", promised: "2026-01-03", is_late: false };
  assert.equal(keeps("is_late iff delivered>promised", [late, early]), true);
  assert.equal(keeps("is_late iff delivered>promised", [late, { ...early, is_late: true }]), false);
});

test("a flag that follows a number or another flag is judged by both", () => {
  assert.equal(
    keeps("alert iff drift_score>0.7", [
      { alert: true, drift_score: 0.8 },
      { alert: false, drift_score: 0.7 },
    ]),
    true,
  );
  assert.equal(keeps("alert iff drift_score>0.7", [{ alert: true, drift_score: 0.5 }]), false);
  assert.equal(keeps("training_assigned iff clicked", [{ training_assigned: true, clicked: false }]), false);
});

test("a condition that names no column asks for a field that is there in some rows only", () => {
  assert.equal(keeps("xg not null only for shots", [{ xg: 0.2 }, { xg: null }]), true);
  assert.equal(keeps("xg not null only for shots", [{ xg: 0.2 }, { xg: 0.4 }]), false);
});

test("a formula and a foreign key are no such relation", () => {
  assert.equal(presenceOf("a<=b"), null);
  assert.equal(presenceOf("orders.customer_id references customers.customer_id"), null);
});

test("one of several conditions is enough, and another field that is there is one too", () => {
  const relation = "rule_id not null only when action=deny or action=drop";
  assert.equal(keeps(relation, [{ rule_id: "R1", action: "drop" }]), true);
  assert.equal(keeps(relation, [{ rule_id: "R1", action: "allow" }]), false);
  assert.equal(keeps("csat not null only when resolved_at not null", [{ csat: 4, resolved_at: null }]), false);
  assert.equal(keeps("alarm=true iff temperature>8", [{ alarm: true, temperature: 9 }]), true);
});

test("a flag may be told as a formula", () => {
  const rows: Row[] = [
    { average: 7, passed: true },
    { average: 5, passed: false },
  ];
  assert.equal(keeps("passed = average >= 6", rows), true);
  assert.equal(keeps("passed = average >= 4", rows), false);
  assert.equal(presenceOf("total = price * quantity"), null);
});
