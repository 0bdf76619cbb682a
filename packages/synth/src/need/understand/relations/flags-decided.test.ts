import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf, rowsOf } from "../../../../test/planned-need.ts";

function saysOf(need: string, statement: string): void {
  const { relations } = planOf(need);
  assert.ok(
    relations.some((each) => each.statement === statement),
    `${need}: ${relations.map((each) => each.statement).join("; ")}`,
  );
}

test("a flag is decided by a number, whatever joins them", () => {
  saysOf(
    "500 alerts: risk score 0-1, escalated if and only if score is over 0.8",
    "escalated is true exactly where risk_score > 0.8",
  );
  saysOf(
    "500 firms: intent score 0-100, surge flag set exactly when the score is above 70",
    "surge is true exactly where intent_score > 70",
  );
  saysOf(
    "500 snapshots: KL divergence, drifted = yes as soon as KL goes over 0.2",
    "drifted is true exactly where kl_divergence > 0.2",
  );
  saysOf(
    "100 shifts: hours worked, overtime yes if that's more than 8 hrs",
    "overtime is true exactly where hours_worked > 8",
  );
  saysOf("200 wallets: sybil score, sybil flag from 0.7 upward", "is_sybil is true exactly where sybil_score >= 0.7");
  saysOf(
    "200 hooks: http status, delivered flag true iff status is 200",
    "delivered is true exactly where http_status = 200",
  );
  saysOf("200 orders: delay in minutes, late flag (delay over 15)", "is_late is true exactly where delay > 15");
  saysOf(
    "200 orders: delay in minutes, late yes/no (yes when the delay exceeds 15 minutes)",
    "late is true exactly where delay > 15",
  );
  saysOf("300 readings: temp, vent open when temp is above 28", "vent_open is true exactly where temp > 28");
  saysOf("300 readings: pressure, valve closed if pressure below 2", "valve_closed is true exactly where pressure < 2");
  saysOf("300 exams, score 0-100, passed means at least 60", "passed is true exactly where score >= 60");
  saysOf("300 trips: minutes, late means more than 45 minutes", "late is true exactly where minutes > 45");
  saysOf("Notas: 100 filas, nota 1 a 10, aprobado cuando es 6 o más", "aprobado is true exactly where nota >= 6");
  saysOf(
    "500 lecturas: turbidez, incidencia = sí solo cuando la turbidez es mayor que 4 NTU",
    "incidencia is true exactly where turbidez > 4",
  );
});

test("a flag is decided by two columns, and keeps the share that is said of it", () => {
  saysOf(
    "400 loans: due date, return date, overdue if returned after the due date",
    "overdue is true exactly where return_date > due_date",
  );
  saysOf(
    "300 parcels: weight limit, weight, overweight yes if the weight is above the limit",
    "overweight is true exactly where weight > weight_limit",
  );
  const plan = planOf(
    "1000 containers: container no., ETD, ETA, actual arrival, late flag (arrival after ETA) on 30 pct",
  );
  const rows = rowsOf(plan);
  for (const row of rows) assert.equal(row["is_late"], String(row["actual_arrival"]) > String(row["eta"]));
  assert.equal(rows.filter((row) => row["is_late"] === true).length, 300);
});

test("a flag that is so only in a case is not so in all of it", () => {
  const rows = rowsOf(planOf("400 orders: amount, delivered 90%, returned only if delivered"));
  const returned = rows.filter((row) => row.returned === true);
  assert.ok(returned.length > 0 && returned.every((row) => row.delivered === true));
  assert.ok(rows.some((row) => row.delivered === true && row.returned === false));
});
