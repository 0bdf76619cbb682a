import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf, rowsOf } from "../../../../test/planned-need.ts";
import { understand } from "../understand.ts";

test("so many turns of each conversation are the sizes of its group of rows, and its key and turn are there", () => {
  const plan = planOf("chatbot conversations of 3-9 turns: role, text, timestamp, 600 rows");
  const sizes = new Map<unknown, number>();
  for (const row of rowsOf(plan)) sizes.set(row.conversation_id, (sizes.get(row.conversation_id) ?? 0) + 1);
  const whole = [...sizes.values()].slice(0, -1);
  assert.ok(whole.every((size) => size >= 3 && size <= 9));
  assert.ok(new Set(whole).size >= 4);
  assert.ok(namesOf(plan).includes("turn"));
});

test("groups that are counted make as many rows as they have members", () => {
  const plan = planOf("100 chatbot conversations, 4 turns each: role, text");
  assert.equal(plan.rows, 400);
  assert.equal(new Set(rowsOf(plan).map((row) => row.conversation_id)).size, 100);
});

test("conversations that are counted beside the size of each are no rows", () => {
  const plan = planOf("support chats: 150 conversations, 2 to 8 messages each, agent, customer, message");
  assert.equal(plan.rows, 750);
});

test("rows that stand together in groups carry the key of their group", () => {
  const plan = planOf("agents haggling over prices: ask, bid, final price, 300 rows");
  assert.ok(namesOf(plan).includes("negotiation_id"));
  assert.ok(namesOf(plan).includes("timestamp"));
});

test("an adjective of time before a measure is part of its name and no cadence", () => {
  for (const need of [
    "keyword list: keyword, monthly searches, difficulty, cpc, 300 rows",
    "300 employés: nom, prénom, poste, salaire brut mensuel",
  ]) {
    const plan = planOf(need);
    assert.ok(!plan.constraints.some(({ kind }) => kind === "cadence"), need);
    assert.equal(plan.rows, 300, need);
  }
  assert.ok(namesOf(planOf("keyword list: keyword, monthly searches, difficulty")).includes("monthly_searches"));
});

test("without a window nobody gets rows of a hundred years", () => {
  const plan = planOf("50000 rows of monthly sales figures: product id, units sold");
  const time = plan.fields.find(({ type }) => type === "date" || type === "datetime")?.name ?? "";
  const years = rowsOf(plan).map((row) => Number(String(row[time]).slice(0, 4)));
  assert.ok(Math.min(...years) >= 2016, `${Math.min(...years)}`);
});

test("what is paid by the month is paid on the first of each month", () => {
  const plan = planOf("payroll: employee, pay month, gross, tax, net, 100 rows");
  for (const row of rowsOf(plan)) assert.match(String(row.pay_month), /-01$/);
});

test("logs are in the order of their time", () => {
  const plan = planOf("telecom CDRs: caller, callee, start, duration seconds, 200 rows");
  const starts = rowsOf(plan).map((row) => String(row.start));
  assert.deepEqual(starts, starts.toSorted());
});

test("a step that nobody said gives way before it breaks the limit of a delivery", () => {
  const understanding = understand({
    need: "Pflegeprotokoll: 45 Bewohner, Puls zwischen 50 und 120, Schmerzskala 0 bis 10, von Januar 2023 bis Dezember 2024",
    today: "2026-06-15",
  });
  assert.equal(understanding.kind, "planned");
});
