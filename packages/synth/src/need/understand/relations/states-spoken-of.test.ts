import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf, rowsOf } from "../../../../test/planned-need.ts";

/** What must be there in some rows, and in none where the other column says otherwise. */
function keeps(need: string, told: string, holds: (row: Readonly<Record<string, unknown>>) => boolean): void {
  const rows = rowsOf(planOf(need, { rows: 400 }));
  const there = rows.filter((row) => row[told] !== null && row[told] !== undefined);
  assert.ok(there.length > 0, `${need}: ${told} is never there`);
  assert.ok(there.length < rows.length, `${need}: ${told} is always there`);
  assert.ok(
    rows.every((row) => (row[told] !== null && row[told] !== undefined) === holds(row)),
    need,
  );
}

test("a status that nobody spelled out knows the state that a condition speaks of, in the buyer's word", () => {
  const revoked = "fishing licences: holder, issued, status, revocation reason only if revoked";
  keeps(revoked, "revocation_reason", ({ status }) => status === "revoked");
  const declined = "car loans: income, amount, credit score, decision, decline reason if declined";
  keeps(declined, "decline_reason", ({ decision }) => decision === "declined");
  const failed = "wire transfers: amount, status, failure code only if failed";
  keeps(failed, "failure_code", ({ status }) => status === "failed");
});

test("what is not there while something is so is missing just there", () => {
  const filed = "building permits: filed, decided, open/approved/rejected; no decision date while open";
  keeps(filed, "decided_date", ({ status }) => status !== "open");
  const paid = "bills: issued, paid on, status (draft, open, paid); no paid date unless paid";
  keeps(paid, "paid_on", ({ status }) => status === "paid");
  const sold = "paintings: price, sold flag, sold on, no sale date while unsold";
  keeps(sold, "sold_on", (row) => row.is_sold === true || row.sold === true);
});

test("what is there while on or in something hangs on the flag of that name", () => {
  keeps(
    "taxi pings: lat, lon, on-trip flag, trip id only while on a trip",
    "trip_id",
    ({ on_trip }) => on_trip === true,
  );
  keeps(
    "drone telemetry: altitude, in-flight flag, mission id only while in flight",
    "mission_id",
    ({ in_flight }) => in_flight === true,
  );
});

test("what the ones of a kind have is named after them and theirs alone", () => {
  keeps(
    "leave requests: employee, days, approved or rejected, rejected ones have a reason",
    "rejection_reason",
    ({ status }) => status === "rejected",
  );
  keeps(
    "coach trips: driver, km, cancelled yes/no, cancelled ones have a cancellation reason",
    "cancellation_reason",
    ({ cancelled }) => cancelled === true,
  );
});

test("a limit within the name of a flag is one of the number before", () => {
  const cases: readonly (readonly [string, string])[] = [
    [
      "noise readings: street, dB level 40-95, limit of 70 exceeded yes/no",
      "limit_exceeded is true exactly where db_level > 70",
    ],
    [
      "relevés : commune, nitrates de 0 à 90 mg/L, seuil de 50 dépassé oui ou non",
      "seuil_depasse is true exactly where nitrates > 50",
    ],
    [
      "kitchen checks: inspector, score 0 to 100, re-inspection if the score is under 60",
      "reinspection is true exactly where score < 60",
    ],
  ];
  for (const [need, statement] of cases) {
    const told = planOf(need).relations.map((each) => each.statement);
    assert.ok(told.includes(statement), `${need}: ${told.join("; ")}`);
  }
});

test("a status that only a condition speaks of is a column", () => {
  const plan = planOf("claims: amount, paid date (blank unless status is settled)");
  const status = plan.fields.find(({ name }) => name === "status");
  assert.ok(status?.values?.includes("settled"), JSON.stringify(status));
  assert.ok(plan.relations.some(({ statement }) => statement === "paid_date is present only where status is settled"));
});
