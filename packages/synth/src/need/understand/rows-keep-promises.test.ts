import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf, rowsOf, TODAY } from "../../../test/planned-need.ts";
import { judge } from "../verdicts.ts";

/** Needs whose rows once broke what their plans promised, each by a fault of its own. */
const needs = [
  "data of 10.000 parcels please: country of sender and of receiver. The sender and receiver country are never the same",
  "logs de firewall: IP de origem e de destino, porta, ação permitir ou bloquear (15% bloqueados)",
  "Influence map of a music forum: account, account it points to, how often from 1 to 200 times",
  "mobile number porting requests: old operator is never the new one, requested, done within 3 days, rejected ones have a reason",
  "3,000 x402 calls on Base or Solana: endpoint, USDC amount below 0.50, settlement failed for 4%",
  "320 Mitglieder: Nummer, Jahresbeitrag 60 oder 120 Euro, Lastschrift bei 85 %",
  "court hearings, 400 rows: filed date before hearing date, duration 10 to 240 minutes",
  "Site safety incidents, 400 records. Severity: near miss 70%, first aid 22%, lost time 7.5%, fatal 0.5%. Days lost (1 to 90) is filled only where severity is lost time",
  "broadband support chats: customer message, agent reply, topic, CSAT 1-5 missing in 40%, resolved",
  "our bakery per day and product (14), last 3 months: baked, sold, binned = baked minus sold",
  "400 alerts: escalated 20%, SAR filed on 4% and only where escalated",
  "meal deliveries, 300 rows: ordered at, picked up at, delivered at, late (more than 45 min) 17%",
  "300 helpdesk chats: speaker, message, instrument model, resolved",
  "GPS pings of 60 bike couriers in Berlin. speed up to 35 km/h, heading 0-359",
  "PHQ-9, 9 items each 0 to 3, total score is the sum, 400 respondents and leave 4% of cells empty",
  "service requests, 400: opened, closed, status. Closed date only for closed ones. 3% nulls",
];

test("the rows of a plan keep what it promises, as the service itself judges them", () => {
  for (const need of needs) {
    const plan = planOf(need);
    const { constraints, relations } = judge(plan, rowsOf(plan), true, TODAY);
    const broken = [
      ...constraints.filter(({ satisfied }) => satisfied === false).map(({ understoodAs }) => understoodAs),
      ...relations.filter(({ satisfied }) => satisfied === false).map(({ statement }) => statement),
    ];
    assert.deepEqual(broken, [], need);
    assert.ok(constraints.some(({ satisfied }) => satisfied === true) || relations.length > 0, need);
  }
});

test("a promise that no row keeps is told so", () => {
  const plan = planOf("400 alerts: escalated 20%, SAR filed on 4% and only where escalated");
  const rows = rowsOf(plan).map((row) => ({ ...row, escalated: !row.escalated }));
  const { constraints, relations } = judge(plan, rows, true, TODAY);
  assert.ok(constraints.some(({ satisfied }) => satisfied === false));
  assert.ok(relations.some(({ satisfied }) => satisfied === false));
});
