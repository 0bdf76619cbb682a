import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../../test/planned-need.ts";

const columnsIn = (need: string, table: string): readonly string[] =>
  planOf(need)
    .fields.filter((field) => field.table === table)
    .map(({ name }) => name);

test("things that are told by columns of their own are linked tables, whatever they are called", () => {
  const calls = "Vessel: name, IMO, flag; Call: port, arrival, departure, berth. 20 vessels, 100 calls";
  for (const name of ["port", "arrival", "departure", "berth", "vessel_id"])
    assert.ok(columnsIn(calls, "call").includes(name), name);
  const visits = "a doctor has a name and a specialty; an appointment has a date, time and reason";
  assert.ok(columnsIn(visits, "doctor").includes("specialty"));
  assert.ok(columnsIn(visits, "appointment").includes("doctor_id"));
});

test("members behind the names of columns are no tables", () => {
  const plan = planOf("support tickets. Status: open, closed; Priority: low, high");
  assert.equal(plan.blueprint.tables.length, 1);
});
