import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../test/planned-need.ts";

type Plan = ReturnType<typeof planOf>;

const fieldsOf = (plan: Plan, table: string): readonly string[] =>
  plan.fields.filter((field) => field.table === table).map(({ name }) => name);
const rowsOf = (plan: Plan): Readonly<Record<string, number>> =>
  Object.fromEntries(plan.blueprint.tables.map(({ name, rows }) => [name, rows]));
const hasLink = (plan: Plan, statement: string): boolean =>
  plan.relations.some((relation) => relation.statement === statement);

test("as many lists as tables are theirs in turn, parted by a semicolon or by a slash that stands alone", () => {
  for (const need of [
    "250 farms and 3,000 milk deliveries in 2 tables joined on farm id: farm name, region; litres, fat %, date",
    "two linked tables, 250 farms and 3,000 milk deliveries: farm name, region / litres, fat %, date",
  ]) {
    const plan = planOf(need);
    assert.deepEqual(fieldsOf(plan, "farm"), ["farm_id", "farm_name", "region"], need);
    assert.deepEqual(
      fieldsOf(plan, "milk_delivery"),
      ["delivery_id", "farm_id", "litres", "fat", "delivery_date"],
      need,
    );
  }
  const school = planOf(
    "three linked tables, 90 teachers, 60 rooms and 2,000 lessons: name, subject; floor, seats; weekday, start, end",
  );
  assert.deepEqual(fieldsOf(school, "room"), ["room_id", "floor", "seats"]);
  assert.ok(fieldsOf(school, "lesson").includes("weekday"));
});

test("what is joined by the key of one of two is two tables, the columns of each where they are listed", () => {
  const plan = planOf(
    "80 vans (make, model, year) joined by van id to 600 service visits: odometer, cost in EUR, visit date",
  );
  assert.deepEqual(rowsOf(plan), { van: 80, service_visit: 600 });
  assert.ok(["make", "model", "year"].every((name) => fieldsOf(plan, "van").includes(name)));
  assert.ok(["odometer", "cost"].every((name) => fieldsOf(plan, "service_visit").includes(name)));
  assert.ok(hasLink(plan, "service_visit.van_id references van.van_id"));
  const shelters = planOf("shelters (12) and a second table of their 900 dogs: breed, age, weight in kg");
  assert.deepEqual(rowsOf(shelters), { shelter: 12, dog: 900 });
});

test("a key by which rows are told draws no columns to its table", () => {
  const studio = planOf("Two tables for our sound studio, 40 artists and 900 bookings by artist id: room, start, end");
  assert.ok(["room", "start_time", "end_time"].every((name) => fieldsOf(studio, "booking").includes(name)));
  const gyms = planOf(
    "two csv files: gyms (15) and members (3,000) with gym id, joined date, plan, monthly fee in EUR",
  );
  assert.ok(fieldsOf(gyms, "member").some((name) => name.startsWith("joined")));
});

test("a claim is of a policy and a return of an order, though there are fewer of them", () => {
  const plan = planOf("1,500 home policies and 400 claims as 2 tables. claim has cause, loss date, reserve, paid");
  assert.ok(hasLink(plan, "claim.policy_id references home_policy.policy_id"));
  assert.ok(["policy_start", "policy_end"].every((name) => fieldsOf(plan, "home_policy").includes(name)));
  const shop = planOf("two tables: 5,000 orders with total in EUR and 400 returns with reason, returned on");
  assert.ok(hasLink(shop, "return.order_id references order.order_id"));
  const motor = planOf("three tables of a motor insurer: 900 policyholders, 1,300 policies and 420 claims with amount");
  assert.ok(hasLink(motor, "claim.policy_id references policy.policy_id"));
});

test("what students have and what courses have, what is wanted for the one and for the other, are lists of their own", () => {
  const gym = planOf(
    "two linked tables: 400 members and 5,000 visits. Members have a plan and a join date, visits have date and rating 1-5",
  );
  assert.deepEqual(fieldsOf(gym, "member"), ["member_id", "plan", "join_date"]);
  assert.ok(["visit_date", "rating"].every((name) => fieldsOf(gym, "visit").includes(name)));
  const coaches = planOf(
    "two tables, 60 coaches and 900 training sessions. For the coach I want name, sport; for the session the venue, start, end",
  );
  assert.deepEqual(fieldsOf(coaches, "coach"), ["coach_id", "name", "sport"]);
  assert.ok(["venue", "start_time"].every((name) => fieldsOf(coaches, "training_session").includes(name)));
});
