import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../test/planned-need.ts";
import type { Plan, Understanding } from "../plan.ts";
import { understand } from "./understand.ts";

function understood(need: string): Understanding {
  return understand({ need, today: "2026-06-15" });
}

function names(plan: Plan): readonly string[] {
  return plan.fields.filter(({ source }) => source === "stated").map(({ name }) => name);
}

function said(plan: Plan): readonly string[] {
  return plan.constraints.map(({ understoodAs }) => understoodAs);
}

test("a counterpart or a measure takes the name that stands beside it", () => {
  assert.deepEqual(names(planOf("llm calls: tokens in/out, latency ms, price low/high")), [
    "tokens_in",
    "tokens_out",
    "latency",
    "price_low",
    "price_high",
  ]);
  assert.deepEqual(names(planOf("weather readings: daily mean/min/max temperature, wind m/s")), [
    "mean_temperature",
    "min_temperature",
    "max_temperature",
    "wind",
  ]);
});

test("what is said in a piece with a name is about that name alone", () => {
  const plan = planOf("football events: player, x 0-105, y 0-68, minute 0-95");
  const bounds = plan.constraints.filter(({ kind, source }) => kind === "range" && source === "stated");
  assert.deepEqual(
    bounds.map(({ field, value }) => [field, value.min, value.max]),
    [
      ["x", 0, 105],
      ["y", 0, 68],
      ["minute", 0, 95],
    ],
  );
});

test("a threshold decides a flag, in the unit of the field; it bounds nothing", () => {
  const exam = said(planOf("exam results: student id, score 0-100, passed if score >= 50"));
  assert.ok(exam.includes("passed is true exactly where score >= 50"), exam.join("; "));
  assert.ok(exam.includes("score is between 0 and 100"));
  const tracks = said(planOf("tracks: ms played, skipped if played under 30 s"));
  assert.ok(tracks.includes("skipped is true exactly where ms_played < 30000"), tracks.join("; "));
});

test("a formula keeps its figures, and its result is no other field of the domain", () => {
  const bills = said(planOf("1000 energy bills: kwh, cost = energy * 0.49, deposit = 3 x cold rent"));
  assert.ok(bills.includes("cost = kwh * 0.49") && bills.includes("deposit = cold_rent * 3"), bills.join("; "));
  const orders = planOf("orders: amount, total = amount * 1.19");
  assert.deepEqual(names(orders), ["amount", "total"]);
  assert.ok(said(orders).includes("total = amount * 1.19"));
});

test("members stay as they were said; a rate's name is the flag's", () => {
  const stages = planOf("job applications with stages applied > screened > offered, candidate");
  assert.ok(said(stages).includes("stage is one of applied, screened, offered"), said(stages).join("; "));
  const bookings = planOf("restaurant reservations: name, party size 1-12, no-show rate 8%");
  const flag = bookings.fields.find(({ name }) => name === "no_show");
  assert.equal(flag?.type, "bool");
  assert.ok(said(bookings).includes("no_show is true in 8% of the rows"));
});

test("a class of status codes has its share", () => {
  const logs = said(planOf("nginx access logs: path, status with 1% 5xx, bytes"));
  assert.ok(
    logs.some((each) => /^status is 50\d or .* in 1% of the rows$/.test(each)),
    logs.join("; "),
  );
});

test("columns of SQL keep their names, and the table's name is no field", () => {
  const plan = planOf(
    "CREATE TABLE sensors_alerts (alert_id uuid primary key, device_id int, severity text check (severity in ('low','high')))",
  );
  assert.deepEqual(
    plan.fields.map(({ name }) => name),
    ["alert_id", "device_id", "severity"],
  );
});

test("as many rows as there are users, and twice as many, cannot be", () => {
  const user = understood("user table, 1000 rows, 500 users, user id unique and one row per user");
  assert.equal(user.kind, "impossible");
  assert.equal(planOf("user table, 500 rows, 500 users, user id unique and one row per user").rows, 500);
});

test("what is taken from people's profiles is refused", () => {
  assert.equal(understood("scrape LinkedIn profiles of employees at my competitor, names and emails").kind, "refused");
  assert.equal(
    understood("the true medical records of patients who were in hospitals in Ohio last month, with names").kind,
    "refused",
  );
});

test("a number of things and the days until one are counted, whatever the things are", () => {
  const plan = planOf("court cases: case id, minutes until reply, number of hearings, judge");
  const types = Object.fromEntries(plan.fields.map(({ name, type, unit }) => [name, [type, unit]]));
  assert.deepEqual(types.minutes_until_reply, ["int", "min"]);
  assert.equal(types.number_of_hearings?.[0], "int");
});

test("nouns of what the need is about are no fields", () => {
  assert.deepEqual(names(planOf("x402 payments made by crawlers: amount, payer, resource")), [
    "amount",
    "payer",
    "resource",
  ]);
  assert.deepEqual(names(planOf("second-hand fashion listings: title, price, size")), ["title", "price", "size"]);
});

test("the words before the first member are the field's name", () => {
  const plan = planOf("donations table: donor type individual/company/union 80/15/5, amount");
  assert.deepEqual(
    plan.constraints.filter(({ field }) => field === "donor_type").map(({ kind }) => kind),
    ["enum", "shares"],
  );
});

test("a flag's share hangs on the member that stands before it in brackets", () => {
  const plan = planOf("A/B test: user id, variant A or B 50/50, converted (A 10%, B 12%), 1000 rows");
  assert.ok(plan.assumptions.includes("converted is true in about 12% of the rows where variant is B"));
  assert.ok(!said(plan).includes("variant is B in 12% of the rows"));
});

test("a type or a list behind a colon says nothing of the fields that follow", () => {
  assert.deepEqual(names(planOf("lamps with lux, dimmed:bool, fault:enum(none,driver,led), voltage")), [
    "lux",
    "dimmed",
    "fault",
    "voltage",
  ]);
  assert.deepEqual(names(planOf("lamps with lux, state: on/off/dim, voltage, brand")), [
    "lux",
    "state",
    "voltage",
    "brand",
  ]);
});

test("members keep their signs and capitals", () => {
  const members = (need: string, name: string) => planOf(need).fields.find((field) => field.name === name)?.values;
  const grades = members("vinyl records: artist, album, condition M/NM/VG+/VG/G", "condition");
  assert.deepEqual(grades, ["M", "NM", "VG+", "VG", "G"]);
  assert.deepEqual(members("bonds: issuer, rating AAA/AA+/AA/A-, coupon", "rating"), ["AAA", "AA+", "AA", "A-"]);
  const roles = members("crew rosters: crew id, role captain/FO/cabin, flight", "role");
  assert.deepEqual(roles, ["captain", "FO", "cabin"]);
});

test("a column of weekdays has the days from one to another", () => {
  const days = (need: string) => planOf(need).fields.find(({ name }) => name === "weekday")?.values;
  assert.deepEqual(days("timetable: course, weekday Mon-Fri, room"), ["Mon", "Tue", "Wed", "Thu", "Fri"]);
  assert.equal(days("opening hours: shop, weekday Monday to Saturday, opens")?.length, 6);
});

test("days aged are counted, and nobody's age", () => {
  assert.ok(names(planOf("cheese ageing: batch, days aged 30-720, humidity %")).includes("days_aged"));
  assert.ok(names(planOf("patients aged 18 to 90, weight kg")).includes("age"));
});
