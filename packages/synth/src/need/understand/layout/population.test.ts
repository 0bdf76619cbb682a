import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf, rowsOf } from "../../../../test/planned-need.ts";
import type { Plan } from "../../plan.ts";

function distinct(plan: Plan, field: string): number {
  return new Set(rowsOf(plan).map((row) => row[field])).size;
}

function counted(plan: Plan, field: string): unknown {
  return plan.constraints.find((each) => each.kind === "entities" && each.field === field)?.value.count;
}

test("what holds the things that rows speak of is counted by itself: pods in three clusters are not three pods", () => {
  const plan = planOf("kubernetes pod metrics from 3 clusters: cpu millicores, restarts, phase, node; 600 rows");
  assert.equal(counted(plan, "cluster_id"), 3);
  assert.equal(distinct(plan, "cluster_id"), 3);
});

test("a count names the key by the buyer's own noun", () => {
  const plan = planOf("20 sensors in a cold room, one reading every 10 minutes in March 2025, temperature, humidity");
  assert.equal(counted(plan, "sensor_id"), 20);
  assert.ok(!plan.fields.some(({ name }) => name === "device_id"));
});

test("the counted noun is the field that it names, not another attribute of the same thing", () => {
  const plan = planOf("inventory of 150 SKUs: sku, supplier, stock on hand, reorder point, 500 rows");
  assert.equal(counted(plan, "sku"), 150);
  assert.equal(counted(plan, "supplier_id"), undefined);
});

test("things counted beside the fields of a log are no rows", () => {
  const plan = planOf("LLM API usage per request: model, prompt tokens, completion tokens, cost USD, 80 api keys");
  assert.equal(counted(plan, "api_key_id"), 80);
  assert.equal(
    plan.constraints.find((each) => each.kind === "rows"),
    undefined,
  );
});

test("so many of one thing for each of another are multiplied", () => {
  const plan = planOf("60 students per school, 3 schools: student id, grade, score, 1000 rows");
  assert.equal(counted(plan, "school_id"), 3);
  assert.equal(counted(plan, "student_id"), 180);
});

test("people whom a log names by their role recur", () => {
  const plan = planOf("bug tracker: issue key, reporter, assignee, status, created, 500 rows");
  assert.ok(distinct(plan, "reporter") <= 60);
  assert.ok(distinct(plan, "assignee") >= 10);
});

test("what is said of one person by role belongs together", () => {
  const plan = planOf("repair jobs: technician name, technician email, started at, cost, 300 rows");
  assert.equal(distinct(plan, "technician_name"), distinct(plan, "technician_email"));
});

test("things that are read with a cadence are as many as what is counted of them", () => {
  const plan = planOf("smart meter readings, 100 households, 15 min interval, kWh consumption, last week");
  assert.equal(plan.rows, 100 * 7 * 24 * 4);
  assert.equal(plan.blueprint.tables[0]?.subjects.find(({ name }) => name === "meter")?.count, 100);
});

test("a counted enumeration keeps its own members", () => {
  const plan = planOf("products in 5 categories: name, category, price, 200 rows");
  assert.equal(counted(plan, "category"), 5);
  assert.equal(plan.fields.find(({ name }) => name === "category")?.values?.length, 5);
  assert.equal(distinct(plan, "category"), 5);
});

test("two things counted in one need are counted each by itself", () => {
  const sales = planOf("weekly sales of 20 products in 4 stores for 2025: units, revenue");
  assert.equal(distinct(sales, "product_id"), 20);
  assert.equal(distinct(sales, "store_id"), 4);
  const exams = planOf("exam results of 90 students in 6 subjects: score, grade, 500 rows");
  assert.equal(counted(exams, "student_id"), 90);
  assert.equal(counted(exams, "subject"), 6);
});

test("what is counted right before the list are the rows, and names their key", () => {
  const runs = planOf("my running log for 2025, 180 runs: date, distance km, pace");
  assert.equal(runs.rows, 180);
  assert.ok(
    runs.fields.some(({ name }) => name === "run_id") && !runs.fields.some(({ name }) => name === "workout_id"),
  );
  const pupils = planOf("Exam results of a school: 120 pupils, subject, score, letter grade");
  assert.equal(counted(pupils, "pupil_id"), 120);
});

test("those that rows are of, and those counted behind a field, are no rows", () => {
  const trips = planOf("taxi trips of 60 cabs in June 2026: pickup time, fare, distance km");
  assert.equal(counted(trips, "cab_id"), 60);
  const visits = planOf("dental practice appointments: patient age, procedure, dentist (4 of them), duration in min");
  assert.ok(visits.fields.some(({ name }) => name === "appointment_id"));
});

test("vehicles that report again and again are the devices of their traces", () => {
  for (const [key, need] of [
    ["van_id", "GPS pings of 25 delivery vans, every 30 seconds for one day: latitude, longitude, speed"],
    ["ferry_id", "positions of 12 ferries every 2 minutes over 2 days, lat lon, speed in knots"],
  ] as const) {
    const plan = planOf(need);
    assert.ok(
      plan.fields.some(({ name }) => name === key) && !plan.fields.some(({ name }) => name === "device_id"),
      need,
    );
  }
});
