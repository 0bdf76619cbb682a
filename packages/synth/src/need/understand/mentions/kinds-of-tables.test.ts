import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf } from "../../../../test/planned-need.ts";

function membersOf(need: string): readonly string[] {
  return planOf(need).constraints.flatMap(({ kind, field, value }) =>
    kind === "enum" ? [`${field} ${(value.enum as readonly string[]).join("|")}`] : [],
  );
}

test("brackets of kinds behind what a table counts are no columns of it", () => {
  const need =
    "6 warehouses with city, 12,000 stock movements (inbound, outbound, transfer, adjustment) by SKU, two tables";
  assert.deepEqual(membersOf(need), ["movement_type inbound|outbound|transfer|adjustment"]);
  const votes = "2 linked tables: 120 proposals (passed, rejected or expired), 9,000 votes with wallet";
  assert.deepEqual(membersOf(votes), ["status passed|rejected|expired"]);
  const columns = namesOf(
    planOf("two tables, 300 customers (name, city, segment) and 900 orders (date, total, status)"),
  );
  for (const name of ["name", "city", "segment", "total", "status"]) assert.ok(columns.includes(name), name);
});

test("kinds right before the rows are a column, and the rows are none", () => {
  const logins = planOf("ssh and vpn logins of the last 14 days, user, source IP");
  assert.ok(namesOf(logins).includes("service") && !namesOf(logins).includes("login"));
  assert.deepEqual(membersOf("MCP and A2A messages, method, latency"), ["protocol MCP|A2A"]);
  assert.deepEqual(membersOf("mutations in BRCA1, BRCA2 and TP53, depth"), ["gene BRCA1|BRCA2|TP53"]);
});

test("the noun behind the last share is what all of them are of", () => {
  const need = "tickets, 50% low, 30% normal, 20% high priority, agent";
  assert.deepEqual(membersOf(need), ["priority low|normal|high"]);
});

test("two counts that are linked are two tables", () => {
  for (const need of [
    "tennis club, 300 members and 4000 court bookings, linked. join date, court 1 to 6",
    "1,500 policies and 400 claims linked by policy number, premium in CHF",
  ])
    assert.ok(
      planOf(need).constraints.some(({ kind, value }) => kind === "tables" && value.tables === 2),
      need,
    );
});

test("a stretch is as long behind its length", () => {
  for (const need of [
    "Wetterdaten von 25 Stationen, alle 10 Minuten, eine Woche lang",
    "sensor data every 10 minutes, one week long, temperature",
  ])
    assert.ok(
      planOf(need).constraints.some(({ understoodAs }) => understoodAs.startsWith("the rows span P1W")),
      need,
    );
});
