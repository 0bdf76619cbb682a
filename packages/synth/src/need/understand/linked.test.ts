import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../test/planned-need.ts";

test("three nouns with a count each are three linked tables, each child of its nearest parent", () => {
  const plan = planOf("users, orders and order items: 100 users, 400 orders, 1200 items");
  assert.deepEqual(
    plan.blueprint.tables.map(({ name, rows }) => [name, rows]),
    [
      ["user", 100],
      ["order", 400],
      ["order_item", 1200],
    ],
  );
  const statements = plan.relations.map(({ statement }) => statement);
  assert.ok(statements.includes("order.user_id references user.user_id"));
  assert.ok(statements.includes("order_item.order_id references order.order_id"));
});

test("the domain of a table fits the whole need: check-ins of a gym are no hotel bookings", () => {
  const plan = planOf(
    "gym memberships and check-ins as two linked tables: 300 members, 6000 check-ins, join date before any check-in",
  );
  const fields = (table: string): readonly string[] =>
    plan.fields.filter((field) => field.table === table).map(({ name }) => name);
  assert.ok(fields("check_in").includes("check_in_id"));
  assert.ok(fields("check_in").includes("check_in_time"));
  assert.ok(!fields("check_in").includes("booking_id"));
  assert.ok(fields("member").includes("join_date"));
});

test("a table of which nothing is said has more than its key", () => {
  const plan = planOf("two tables: 50 authors and 300 books, each book belongs to one author, price");
  const author = plan.fields.filter(({ table }) => table === "author").map(({ name }) => name);
  assert.deepEqual(author, ["author_id", "name", "email"]);
});

test("one belonging said twice is one relation, and a noun with one word more is the same table", () => {
  const plan = planOf(
    "crowdfunding pledges table linked to projects table: 50 projects, 3000 pledges, each pledge belongs to a project",
  );
  assert.equal(plan.blueprint.tables.length, 2);
  assert.equal(plan.relations.filter(({ statement }) => statement.includes("references")).length, 1);
});

test("in one list behind all the tables, what is called after one of them or only people have is of that one", () => {
  const columns = (need: string, table: string): readonly string[] =>
    planOf(need).fields.flatMap((field) => (field.table === table ? [field.name] : []));
  const doctors = "two tables: 200 doctors and 5,000 appointments, specialty, appointment time, no-show 8%";
  assert.ok(columns(doctors, "doctor").includes("specialty"));
  assert.deepEqual(columns(doctors, "appointment").slice(-2), ["appointment_time", "no_show"]);
  const orders = "tables customers (1,000) and orders (5,000) with name, email, order date, total";
  assert.ok(["name", "email"].every((name) => columns(orders, "customer").includes(name)));
  assert.ok(columns(orders, "order").includes("total"));
  const stores = "two csvs, 50 stores and 9,000 sales: store city, amount, quantity";
  assert.ok(columns(stores, "store").includes("store_city") && columns(stores, "sale").includes("amount"));
  const pupils = "200 pupils and 1,800 results: birth year, class; subject, mark";
  assert.ok(columns(pupils, "result").includes("mark"));
});
