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
