import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../../test/planned-need.ts";

function membersOf(need: string, name: string): unknown {
  const plan = planOf(need);
  return plan.constraints.find(({ kind, field }) => kind === "enum" && field === name)?.value.enum;
}

const lists: readonly (readonly [need: string, field: string, members: readonly string[]])[] = [
  ["homework log: pupil, subject in maths, biology, history, minutes 5-90", "subject", ["maths", "biology", "history"]],
  [
    "pools: database name out of orders, billing, audit, wait ms 0-200",
    "database_name",
    ["orders", "billing", "audit"],
  ],
  [
    "loans register: title, date out, date back, condition on return: good, fair, damaged",
    "condition",
    ["good", "fair", "damaged"],
  ],
  ["rentals: id, name, state at pickup: clean, dirty or damaged, km", "state", ["clean", "dirty", "damaged"]],
  ["tree survey: species out of oak, beech and pine, height 2-30 m", "species", ["oak", "beech", "pine"]],
  ["coffee orders: drink from espresso, latte, flat white; size S/M/L", "drink", ["espresso", "latte", "flat white"]],
  ["my run log: date, surface road, trail or track, distance 3-42 km", "surface", ["road", "trail", "track"]],
  ["climbs: climber, grip crimp, crack or pinch, attempts 1-20", "grip", ["crimp", "crack", "pinch"]],
  ["job runs: id, status queued, running, done, failed, duration_s", "status", ["queued", "running", "done", "failed"]],
  [
    "hives: hive id, temperament calm, nervous, aggressive; weight kg 10-60",
    "temperament",
    ["calm", "nervous", "aggressive"],
  ],
  ["mail sends: message id; campaign: spring, summer, winter; opened 22%", "campaign", ["spring", "summer", "winter"]],
  ["ev sessions: charger id, connector CCS, CHAdeMO or Type 2, energy kWh", "connector", ["CCS", "CHAdeMO", "Type 2"]],
  ["tickets: ticket id, priority low medium high, created at", "priority", ["low", "medium", "high"]],
  ["video app: event type play, pause, seek, stop, user, session", "event_type", ["play", "pause", "seek", "stop"]],
  ["checks: agent, confidence low, medium or high, score 0-1", "confidence", ["low", "medium", "high"]],
  [
    "survey: age 18-92, interview mode phone, online, face to face",
    "interview_mode",
    ["phone", "online", "face to face"],
  ],
  ["theatre tickets: row A to F, seat 1-32", "row", ["A", "B", "C", "D", "E", "F"]],
  [
    "rpc traces: method tools/call, tools/list or prompts/get, ms 3-90",
    "method",
    ["tools/call", "tools/list", "prompts/get"],
  ],
  ["refuels: van id, station country DE, AT or CH", "station_country", ["DE", "AT", "CH"]],
];

test("members are a list of one field, though no word or mark says so", () => {
  for (const [need, field, members] of lists) assert.deepEqual(membersOf(need, field), members, need);
});

test("the next field ends a list of members", () => {
  const plan = planOf("transport requests: id, priority among urgent, normal, low, ward");
  assert.deepEqual(plan.constraints.find(({ kind }) => kind === "enum")?.value.enum, ["urgent", "normal", "low"]);
  assert.ok(plan.fields.some(({ name }) => name === "ward"));
});

test("a name of its own ends a list of columns", () => {
  const plan = planOf("firewall logs: source ip, bytes, action allow or deny");
  assert.ok(plan.fields.some(({ name }) => name === "source_ip"));
  assert.ok(plan.fields.some(({ name }) => name === "bytes"));
  assert.deepEqual(plan.constraints.find(({ kind }) => kind === "enum")?.value.enum, ["allow", "deny"]);
});

test("lists of columns have no members", () => {
  for (const need of [
    "contacts: customer name, phone, email, city",
    "orders: id, customer, status, total, currency, country",
    "visits: first visit, second visit, third visit date",
    "shipments: weight, status, in kg or tonnes",
  ]) {
    assert.deepEqual(
      planOf(need).constraints.filter(({ kind }) => kind === "enum"),
      [],
      need,
    );
  }
});
