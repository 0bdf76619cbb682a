import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf, statedOf } from "../../../test/planned-need.ts";
import { understand } from "../understand/understand.ts";

const today = "2026-06-15";

test("what an agent was told to do is no column, and its budget is told beside the plan", () => {
  for (const [need, ...columns] of [
    [
      "Goal: get 500 support tickets with subject, priority, resolution time. Budget 20 USDC",
      "subject",
      "priority",
      "resolution_time",
    ],
    ["Task: acquire churn dataset, customer id, tenure, plan. Budget 15 USDC, csv", "customer_id", "tenure", "plan"],
    [
      "Find a dataset of flight delays: carrier, origin, delay minutes. Budget: $12",
      "carrier",
      "origin",
      "delay_minutes",
    ],
  ] as const) {
    const understood = understand({ need, today });
    assert.equal(understood.kind, "planned", need);
    if (understood.kind !== "planned") continue;
    const stated = understood.plan.fields.filter(({ source }) => source === "stated").map(({ name }) => name);
    assert.deepEqual(stated, columns, need);
    assert.ok(
      understood.plan.assumptions.some((each) => each.startsWith("a budget of ")),
      need,
    );
  }
});

test("a task without a subject is asked about", () => {
  for (const need of [
    "Task: acquire dataset for fine-tuning a risk model. Budget 15 USDC, high quality, balanced classes, deliver as parquet.",
    "procure a labelled dataset for evaluating our support agent, budget 20 USDC",
    "Objective: obtain training data for our classifier, well-balanced labels",
  ])
    assert.equal(understand({ need, today }).kind, "unclear", need);
});

test("a budget among columns is one of them", () => {
  const understood = understand({
    need: "marketing campaigns with name, channel, budget 500-20000 USD, spent, clicks",
    today,
  });
  assert.equal(understood.kind, "planned");
  if (understood.kind === "planned") assert.ok(understood.plan.fields.some(({ name }) => name === "budget"));
});

test("a verb of asking at the head of a sentence is no column", () => {
  for (const [need, ...columns] of [
    ["Buyer bot here. Require 400 invoices; amount, due date", "amount", "due_date"],
    ["Hi! Seeking 900 parking tickets, csv; plate, fine", "plate", "fine"],
    ["Requesting: 800 loans, term, rate", "term", "rate"],
  ] as const) {
    const understood = understand({ need, today });
    assert.equal(understood.kind, "planned", need);
    if (understood.kind !== "planned") continue;
    const stated = understood.plan.fields.filter(({ source, type }) => source === "stated" && type !== "id");
    assert.deepEqual(
      stated.map(({ name }) => name),
      columns,
      need,
    );
  }
});

test("what the rows are for, up to its colon, is not what they are", () => {
  for (const [need, record, absent] of [
    ["to test our chatbot: telecom support chats, turn number, speaker", "message", /chatbot|chats/],
    ["to train a model: patient visits, age, outcome", "visit", /model|patient_visits/],
    ["for our bookshop: orders, total", "order", /bookshop|orders/],
    ["for a workshop: bird sightings, species, count", "sighting", /workshop|bird_sightings/],
  ] as const) {
    const understood = understand({ need, today });
    if (understood.kind !== "planned") assert.fail(need);
    assert.equal(understood.plan.blueprint.tables[0]?.name, record, need);
    assert.ok(!understood.plan.fields.some(({ name }) => absent.test(name)), need);
  }
});

test("to return rows is no return of goods", () => {
  for (const [need, rows, key] of [
    ["Return 100 rows of patients", 100, "patient_id"],
    ["Return 40 invoices", 40, "invoice_id"],
    ["Generate web orders. Return exactly 50 records as JSON.", 50, "order_id"],
    ["Please output 30 flights with origin and destination", 30, "flight_id"],
    ["Order 100 rows of patients", 100, "patient_id"],
    ["Purchase 25 records of employees", 25, "employee_id"],
    ["give me 100 rows of patients", 100, "patient_id"],
    ["200 returns of a web shop", 200, "return_id"],
    ["return reasons of 40 orders: sku, reason", 40, "return_id"],
  ] as const) {
    const plan = planOf(need);
    assert.equal(plan.rows, rows, need);
    assert.ok(namesOf(plan).includes(key), `${need}: ${namesOf(plan).join()}`);
  }
  assert.equal(understand({ need: "Return 2000 records. Domain: education.", today }).kind, "unclear");
});

test("who asks whom is not what the rows are, and how they are made is no part of their name", () => {
  for (const [need, rows, key] of [
    ["I'm an AI agent evaluating fraud models. I require 1,000 card transactions, 3% fraud", 1000, "transaction_id"],
    ["You are a data generation API. Return JSON with 25 hotel reservations: guest, arrival", 25, "reservation_id"],
    ["Fetch 40 sample x402 payment receipts with tx hash, payer, amount", 40, "trace_id"],
  ] as const) {
    const plan = planOf(need);
    assert.equal(plan.rows, rows, need);
    assert.equal(plan.fields[0]?.name, key, need);
  }
});

test("how it is asked for is no column", () => {
  for (const [need, ...columns] of [
    ["hi, could you make me a list of 200 wedding guests with name and meal choice", "name", "meal_choice"],
    ["1000 patients: name, birth date and insurance company would be great", "name", "birth_date", "insurance_company"],
    [
      "300 household expenses with date, amount and payment method, all from 2024 please",
      "date",
      "amount",
      "payment_method",
    ],
    ["900 trees; tree_id int, species string; budget: $2", "tree_id", "species"],
    ["Act as a fixture generator: 25 users of a SaaS app with id, email", "id", "email"],
  ] as const) {
    const plan = planOf(need);
    assert.deepEqual(statedOf(plan), columns, need);
  }
});

test("who looks for something or seeds a system asks for what follows", () => {
  const carts = planOf("Hi! Looking for abandoned baskets of an online shop: cart id, shopper, cart value");
  assert.ok(!namesOf(carts).includes("looking_for"), `${namesOf(carts)}`);
  const orders = planOf(
    "seeding staging: food delivery order events (placed, accepted, delivered), order_id, 20k events",
  );
  assert.deepEqual(orders.constraints.find(({ kind }) => kind === "enum")?.field, "event_type");
});
