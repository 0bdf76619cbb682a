import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf, rowsOf } from "../../../../test/planned-need.ts";

test("wholes whose parts are listed have a row for each part", () => {
  const traces =
    "Traces of a coding agent: 400 runs, every run has between 4 and 40 steps, with step number, tool called, tokens";
  const plan = planOf(traces);
  assert.equal(plan.rows, 8_800);
  const first = rowsOf(plan, 4);
  assert.deepEqual(
    first.map((row) => row.step_number),
    [1, 2, 3, 4],
  );
  assert.equal(new Set(first.map((row) => row.run_id)).size, 1);
  assert.equal(planOf("90 bus trips, each trip has 6 to 14 stops: stop number, arrival").rows, 900);
  assert.equal(planOf("200 orders, each order has 1 to 6 items, with sku, quantity, price").rows, 700);
});

test("wholes whose own columns are listed have one row each, and a column tells how many parts", () => {
  const orders = planOf("500 orders, 3 to 5 items each: order date, customer, total");
  assert.equal(orders.rows, 500);
  assert.ok(namesOf(orders).includes("items"));
  assert.equal(planOf("120 recipes, each recipe has 4 to 12 ingredients, 300 kcal at least").rows, 120);
});

test("what a row is of may be said the other way round", () => {
  const need = "300 conversations between a bank and its clients, 4 to 12 messages each: speaker, text";
  assert.equal(planOf(`${need}, one message per row`).rows, 2_400);
  const clauses = planOf("400 clauses of imaginary agreements, one per row, with a risk score of 1 to 10");
  assert.equal(clauses.rows, 400);
  assert.equal(namesOf(clauses).includes("one"), false);
  assert.equal(planOf("500 reviews, one per line: stars, text").rows, 500);
});

test("who works on such days for so long has a row on each of them", () => {
  assert.equal(planOf("Recycling truck routes, 16 trucks, Monday to Saturday for 4 weeks, tonnes of glass").rows, 384);
  assert.equal(planOf("Shelf audits, 9 stores, Monday to Saturday for 2 weeks, score, notes").rows, 108);
  assert.equal(planOf("Bin routes, 12 lorries, weekdays only, 6 weeks, tonnes of glass").rows, 360);
  assert.equal(planOf("Doctor visits, 900 rows, 12 doctors, Monday to Friday for 6 weeks").rows, 900);
});

test("a timetable has every period of every day for each of what it is for", () => {
  assert.equal(
    planOf("School timetable for 24 classes, five days, six periods a day. Subjects: maths, art, PE.").rows,
    720,
  );
  assert.equal(planOf("Call log of 20 agents, 40 calls a day, one week").rows, 280);
});

test("a log shot by shot has many rows for each of what is counted", () => {
  assert.equal(
    planOf("Shot-by-shot log from a basketball season, 30 games, 12 players, shot distance in feet").rows,
    720,
  );
  assert.equal(planOf("Step-by-step solutions of 30 puzzles: question, answer").rows, 30);
});

test("a step may be told by its granularity", () => {
  assert.equal(
    planOf("Token usage at minute granularity for 24 hours, five models, tokens in, tokens out").rows,
    7_200,
  );
});

test("who is hired is not hired anew each month", () => {
  assert.ok(namesOf(planOf("one row per employee and month, 40 employees, 2025: gross, net")).includes("month"));
});

test("so often to each, for so long, is as many rows", () => {
  assert.equal(planOf("Ferry crossings, 12 ferries, twice a week for 3 months, passengers, cars").rows, 336);
  assert.equal(planOf("Water samples: 90 wells tested twice a week for 8 weeks, nitrate").rows, 1_440);
  assert.equal(planOf("20 greenhouses, 3 readings a day, June to August 2025").rows, 5_520);
  assert.equal(planOf("A week of till receipts for a bakery: about 150 a day").rows, 1_050);
  // Twice a day stays a step; a habit of those who are asked is none.
  assert.equal(planOf("120 cows milked twice a day for 30 days, litres").rows, 7_200);
  assert.equal(planOf("survey of 300 adults who exercise three times a week: age, weight").rows, 300);
});

test("who answers so many questions answers each of them", () => {
  const need = "400 survey respondents answering 12 questions, one row per answer";
  const rows = rowsOf(planOf(need));
  assert.equal(rows.length, 4_800);
  assert.equal(new Set(rows.map((row) => `${row.respondent_id} ${row.question_id}`)).size, 4_800);
  assert.equal(planOf("Quiz: 30 pupils answering 20 questions, answer, correct").rows, 600);
});

test("bins are steps, and one weekday by itself is how long", () => {
  assert.equal(planOf("Traffic counts at 8 junctions, 15 minute bins, 6am to 10pm, one weekday").rows, 512);
});
