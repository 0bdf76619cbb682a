import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf, rowsOf } from "../../../../test/planned-need.ts";

test("as many names in brackets as things are counted are theirs", () => {
  for (const [need, name, names] of [
    ["300 pods across 3 namespaces (prod, staging, dev), cpu and memory", "namespace", ["prod", "staging", "dev"]],
    [
      "1000 shipments from 4 warehouses (Hamburg, Lyon, Porto, Milan), weight and cost",
      "warehouse",
      ["Hamburg", "Lyon", "Porto", "Milan"],
    ],
    [
      "200 employees in 5 departments (Sales, Legal, IT, HR, Finance) with salary",
      "department",
      ["Sales", "Legal", "IT", "HR", "Finance"],
    ],
    ["5k calls, 3 queues (sales, support, billing), wait time", "queue", ["sales", "support", "billing"]],
  ] as const) {
    const plan = planOf(need);
    const said = plan.constraints.filter(({ field }) => field === name).map(({ value }) => value);
    assert.deepEqual(said, [{ count: names.length }, { enum: names }], need);
    assert.deepEqual(new Set(rowsOf(plan).map((row) => row[name])), new Set(names), need);
  }
});

test("what things have is no name of theirs", () => {
  for (const need of [
    "60 readings from 3 sensors (temperature, humidity, pressure)",
    "600 visits, 3 clinics (name, city, beds), date",
  ]) {
    const names = namesOf(planOf(need));
    assert.ok(names.includes("temperature") || names.includes("city"), need);
  }
});

test("persons that are counted in the bracket behind a role are those", () => {
  for (const [need, name, count] of [
    ["600 opportunities with stage, amount, owner (18 reps), created date", "owner", 18],
    ["600 tickets, author (40 users), opened date", "author", 40],
  ] as const) {
    const plan = planOf(need);
    assert.ok(!namesOf(plan).some((each) => /^(?:rep|user)_id$/.test(each)), need);
    assert.equal(plan.constraints.find(({ field, kind }) => field === name && kind === "entities")?.value.count, count);
    assert.equal(new Set(rowsOf(plan).map((row) => row[name])).size, count, need);
  }
});
