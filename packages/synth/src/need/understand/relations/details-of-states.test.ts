import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf, rowsOf } from "../../../../test/planned-need.ts";

type Row = Readonly<Record<string, unknown>>;

function present(need: string, name: string, holds: (row: Row) => boolean): void {
  const rows = rowsOf(planOf(need), 300);
  assert.ok(rows.some((row) => row[name] !== null) && rows.some((row) => row[name] === null), `${name} of ${need}`);
  for (const row of rows) assert.equal(row[name] !== null, holds(row), `${name} of ${need}`);
}

test("what is called off has no actual time, whoever did not come no arrival, who gave up no finish time", () => {
  const ferries = "300 ferry sailings with vessel, scheduled departure, actual departure, actual arrival, cancelled 9%";
  present(ferries, "actual_departure", (row) => row.cancelled === false);
  present(ferries, "actual_arrival", (row) => row.cancelled === false);
  const dentist = "300 dental appointments: patient, scheduled start, arrival time, treatment, no-show 12%, fee in EUR";
  present(dentist, "arrival_time", (row) => row.no_show === false);
  const race = "300 marathon results with bib, runner, start time, finish time in seconds, did not finish 8%";
  present(race, "finish_time", (row) => row.did_not_finish === false);
});

test("a reason, a code or a message of what went wrong is there where it did", () => {
  const log =
    "API call log: 300 rows with endpoint, method, status ok or error (20% errors), error code, error message";
  present(log, "error_code", (row) => row.status === "error");
  present(log, "error_message", (row) => row.status === "error");
  const loans = "300 loan applications with applicant, amount, decision approved/declined, decline reason";
  present(loans, "decline_reason", (row) => row.decision === "declined");
  const gears = "300 quality checks of gearboxes: part number, inspector, result pass/fail 20% fail, reject code";
  present(gears, "reject_code", (row) => row.result === "fail");
});

test("a flag of what went well tells of the others, and who it was passed to is known where it was", () => {
  const parcels = "300 parcel deliveries: tracking number, driver, delivered yes/no 80% yes, failure reason";
  present(parcels, "failure_reason", (row) => row.delivered === false);
  const claims = "300 warranty claims: product, claim date, approved 70%, approved amount, rejection reason";
  present(claims, "approved_amount", (row) => row.approved === true);
  present(claims, "rejection_reason", (row) => row.approved === false);
  present("300 support chats with agent, escalated 30%, escalated to", "escalated_to", (row) => row.escalated === true);
});

test("a list with a member for nothing, a share of the buyer's and a booked arrival stay as they are", () => {
  const valves = rowsOf(planOf("200 valve checks: valve, result ok/fail, fault code (none, leak, stuck)"), 200);
  assert.ok(valves.every((row) => row.fault_code !== null));
  const orders = planOf("300 orders: id, amount, cancelled 10%, cancellation reason missing in 50% of rows");
  assert.ok(orders.constraints.some(({ kind, value }) => kind === "nulls" && value.nulls === 0.5));
  const hotel = rowsOf(planOf("200 hotel bookings: guest, arrival date, nights, no-show 10%"), 200);
  assert.ok(
    hotel.every((row) => Object.entries(row).every(([name, value]) => !/arrival/.test(name) || value !== null)),
  );
});
