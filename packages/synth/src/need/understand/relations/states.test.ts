import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf, rowsOf, TODAY } from "../../../../test/planned-need.ts";

type Row = Readonly<Record<string, unknown>>;

function rowsFor(need: string): readonly Row[] {
  return rowsOf(planOf(need), 400);
}

test("a subscription has a time of cancellation exactly where it has churned, and not before its start", () => {
  const rows = rowsFor("400 subscriptions: account, plan free/pro, started at, cancelled at, churned 20%");
  assert.equal(rows.filter((row) => row.churned === true).length, 80);
  for (const row of rows) {
    assert.equal(row.cancelled_at !== null, row.churned === true);
    if (row.cancelled_at !== null) assert.ok(String(row.started_at).slice(0, 10) <= String(row.cancelled_at));
  }
});

test("a cancelled flight never departs, a delayed one departs late", () => {
  const rows = rowsFor("400 flights: carrier, scheduled and actual departure, delay minutes, status, 5% cancelled");
  assert.ok(rows.some((row) => row.status === "delayed"));
  for (const row of rows) {
    const delay = row.delay_minutes;
    assert.equal(row.actual_departure === null, row.status === "cancelled");
    if (row.status === "cancelled") assert.equal(delay, null);
    if (row.status === "delayed") assert.ok(Number(delay) >= 15);
    if (row.status === "on time") assert.ok(Number(delay) < 15);
  }
});

test("what has happened lies before the day of the need", () => {
  const rows = rowsFor("400 support tickets: ticket id, status, created at, resolved at");
  const last = rows
    .map((row) => String(row.resolved_at ?? ""))
    .toSorted()
    .at(-1);
  assert.ok(last !== undefined && last !== "" && last < TODAY, last);
});

test("a free plan brings no revenue", () => {
  const rows = rowsFor("400 rows of SaaS subscription billing: plan free/pro/enterprise 70/25/5, MRR, seats");
  for (const row of rows) assert.equal(row.mrr === 0, row.plan === "free");
});

test("stars under a range of ten go up to ten", () => {
  const rows = rowsFor("400 hotel reviews with rating 1-10 and review text");
  assert.ok(new Set(rows.map((row) => row.rating)).size >= 8);
});

test("reviews of a hotel speak of hotels, and a French buyer reads French", () => {
  const plan = planOf("Avis clients sur un hôtel : note de 1 à 5, titre, texte, date, 400 lignes");
  const texts = plan.blueprint.tables[0]?.fields.filter(({ model }) => model.kind === "prose") ?? [];
  assert.ok(texts.length > 0);
  for (const { model } of texts)
    assert.ok(model.kind === "prose" && model.language === "fr" && model.matter === "hotel");
});
