import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf, rowsOf, TODAY } from "../../../../test/planned-need.ts";
import { judge } from "../../verdicts.ts";

/** The relations of a need as they are said, all of them kept by its rows. */
function keptIn(need: string): readonly string[] {
  const plan = planOf(need, { rows: 200 });
  const judged = judge(plan, rowsOf(plan), true, TODAY).relations;
  assert.ok(
    judged.every(({ satisfied }) => satisfied !== false),
    `${need}: ${JSON.stringify(judged)}`,
  );
  return plan.relations.map(({ statement }) => statement);
}

test("hours are those between two times less a break, whatever the break is counted in", () => {
  const needs: readonly (readonly [need: string, statement: string])[] = [
    [
      "timesheets: employee, clock in, clock out, break minutes, hours worked = clock out - clock in - break",
      "hours_worked = clock_out - clock_in - break_minutes",
    ],
    [
      "shifts: start time, end time, unpaid break in minutes, paid hours (end minus start less the break)",
      "paid_hours = end_time - start_time - unpaid_break",
    ],
    [
      "Zeiterfassung: Beginn, Ende, Pause in Minuten, Arbeitszeit = Ende - Beginn - Pause",
      "arbeitszeit = ende - beginn - pause",
    ],
    [
      "turnos: entrada, salida, descanso, horas trabajadas = salida - entrada - descanso",
      "horas_trabajadas = salida - entrada - descanso",
    ],
  ];
  for (const [need, statement] of needs) assert.ok(keptIn(need).includes(statement), `${need}: ${keptIn(need)}`);
});

test("what has a break lasts a working day, in a window that was said too", () => {
  const plan = planOf(
    "clock in and clock out of pickers in May 2026, break 30 or 45 mins, hours worked = out minus in minus the break",
  );
  for (const row of rowsOf(plan, 50)) assert.ok(Number(row.hours_worked) > 3 && Number(row.hours_worked) < 11);
});

test("a length of time may be counted so many times", () => {
  const [said] = keptIn("gpu jobs: gpus, started at, ended at, gpu hours = gpus x (ended - started)");
  assert.equal(said, "gpu_hours = gpus * (ended_at - started_at)");
});
