import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf, rowsOf } from "../../../../test/planned-need.ts";

const relationsOf = (need: string): readonly string[] => planOf(need).relations.map(({ statement }) => statement);

function check(needs: readonly (readonly [string, string])[]): void {
  for (const [need, relation] of needs)
    assert.ok(relationsOf(need).includes(relation), `${need}: ${relationsOf(need)}`);
}

test("so many amounts that were named right before are taken off", () => {
  check([
    [
      "payslips: gross, income tax, NI, pension, net pay (gross less the three) and tax code. GBP",
      "net_pay = gross - income_tax - ni - pension",
    ],
    ["fiches de paie : brut, cotisations, impôt, net (brut moins les deux)", "net = brut - cotisations - impot"],
    ["nóminas: bruto, irpf, seguridad social, neto (bruto menos los dos)", "neto = bruto - irpf - seguridad_social"],
  ]);
});

test("hours beside the two ends of a shift are what lies between them, but for a break", () => {
  const need = "10 shifts at a bakery: worker, start, end, hours";
  check([[need, "hours = end_time - start_time"]]);
  for (const { start_time, end_time, hours } of rowsOf(planOf(need)))
    assert.equal(hours, Math.floor((Date.parse(String(end_time)) - Date.parse(String(start_time))) / 3_600_000));
  check([
    [
      "guard shifts: guard, shift start, shift end, break minutes, hours",
      "hours = shift_end - shift_start - break_minutes",
    ],
  ]);
});

test("nobody decides on his own", () => {
  check([
    [
      "leave requests: employee, first day, last day, approver. Nobody may approve his own leave",
      "employee_id and approver differ",
    ],
  ]);
});

test("what begins something comes before what ends it", () => {
  check([
    ["brokerage orders: side buy/sell, symbol, qty, placed at, filled at", "placed_at <= filled_at"],
    ["adhérents : nom, date d'adhésion, date de résiliation", "date_adhesion <= date_resiliation"],
    ["union members: name, joined on, leaving date, branch", "joined_on <= leaving_date"],
    ["leave: employee, type, first day, last day", "first_day <= last_day"],
  ]);
});

test("through a month is all of it", () => {
  const window = planOf("milk yields through March 2026: cow, litres").constraints.find(
    ({ kind }) => kind === "window",
  );
  assert.deepEqual(window?.value, { from: "2026-03-01", to: "2026-03-31" });
});
