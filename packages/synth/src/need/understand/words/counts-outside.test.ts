import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../../test/planned-need.ts";

function shapeOf(need: string): Readonly<Record<string, readonly string[]>> {
  const columns: Record<string, string[]> = {};
  for (const { table, name } of planOf(need).fields) {
    const own = columns[table ?? ""] ?? [];
    columns[table ?? ""] = [...own, name];
  }
  return columns;
}

test("tables may have their counts and columns in one bracket", () => {
  const need = "tables clubs (12: name, city) and matches (400, each of one club: date, goals 0-9)";
  assert.deepEqual(shapeOf(need), {
    club: ["club_id", "name", "city"],
    match: ["match_id", "club_id", "match_date", "goals"],
  });
  assert.ok(
    planOf(need).constraints.some(({ value }) => value["relation"] === "match.club_id references club.club_id"),
  );
});

test("what belongs to one of the other is a table of its own, without a word on tables", () => {
  const columns = shapeOf(
    "30 suppliers (name, country) and 1,200 orders, each from one supplier (date, amount in EUR)",
  );
  assert.deepEqual(columns["supplier"], ["supplier_id", "name", "country"]);
  assert.ok(["supplier_id", "order_date", "amount"].every((name) => columns["order"]?.includes(name)));
});

test("brackets of members stay what they are", () => {
  assert.deepEqual(Object.keys(shapeOf("400 parcels (small, medium, large), 3 depots, weight up to 30 kg")).length, 1);
});

test("visits point at members and at classes, and members at no class", () => {
  const links = planOf("three tables: 800 members, 40 classes and 12,000 visits").constraints.flatMap(({ value }) =>
    typeof value["relation"] === "string" && value["relation"].includes("references") ? [value["relation"]] : [],
  );
  assert.deepEqual(links.sort(), [
    "visit.class_id references class.class_id",
    "visit.member_id references member.member_id",
  ]);
});
