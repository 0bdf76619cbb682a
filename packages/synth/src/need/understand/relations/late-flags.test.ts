import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf, rowsOf } from "../../../../test/planned-need.ts";

test("late is what was done after it was due, and in time what was not", () => {
  const needs: readonly (readonly [string, string])[] = [
    [
      "300 pianos moved: promised date, delivered date, late flag",
      "is_late exactly where delivered_date > promised_date",
    ],
    [
      "300 frames: customer, due date, finished date, on time yes/no",
      "on_time exactly where finished_date <= due_date",
    ],
    [
      "300 trams: line, scheduled arrival, actual arrival, delayed y/n",
      "delayed exactly where actual_arrival > scheduled_arrival",
    ],
    [
      "300 Lieferungen: zugesagtes Datum, geliefert am, verspätet ja/nein",
      "verspatet exactly where geliefert_am > zugesagtes_datum",
    ],
  ];
  for (const [need, relation] of needs) {
    const plan = planOf(need);
    const statements = plan.relations.map(({ statement }) => statement);
    assert.ok(statements.includes(relation), `${need}: ${statements.join("; ")}`);
    const [flag = ""] = relation.split(" ");
    assert.equal(new Set(rowsOf(plan, 100).map((row) => row[flag])).size, 2, "some are late and some are not");
  }
});

test("as many are late as is said, and their times say so", () => {
  const rows = rowsOf(planOf("400 essays: pupil, set on, due date, submitted date, 15% late"));
  const late = rows.filter(({ late }) => late === true);
  assert.ok(Math.abs(late.length - 60) <= 2, String(late.length));
  for (const { late, due_date, submitted_date } of rows) assert.equal(String(submitted_date) > String(due_date), late);
});
