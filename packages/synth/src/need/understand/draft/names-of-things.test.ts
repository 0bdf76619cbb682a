import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf, rowsOf } from "../../../../test/planned-need.ts";

test("things are called as such things are, and not as persons", () => {
  for (const [need, pattern] of [
    ["hiking trails: name, length, difficulty", /^\S+(?: \S+)? Trail$/],
    ["festivals: name, place, visitors", / Festival$/],
    ["schools: name, pupils, city", /(?:School|Academy)$/],
    ["ngos: name, country, budget", /(?:Foundation|Trust|Relief|Alliance|Initiative|Fund|Group)$/],
    ["hotels: name, stars, rooms", /(?:Hotel|Inn|House|Lodge|Suites|Resort|Rooms|Hostel|Grand|Plaza|Palace|Retreat)/],
  ] as const) {
    const names = rowsOf(planOf(need), 5).map(({ name }) => String(name));
    assert.ok(names.length > 1 && new Set(names).size > 1, need);
    for (const name of names) assert.match(name, pattern, need);
  }
});

test("persons keep their names, and those who order theirs", () => {
  for (const need of ["guests: name, table, menu choice", "orders: name, address, total", "patients: name, age, ward"])
    for (const { name } of rowsOf(planOf(need), 5)) assert.match(String(name), /^\p{L}[\p{L}'-]+ \p{L}/u, need);
});

test("a campaign is called the same on each of its days", () => {
  const rows = rowsOf(planOf("marketing campaigns with name, channel, spend, 40 rows"), 40);
  const names = new Map<unknown, Set<unknown>>();
  for (const { campaign_id: id, name } of rows) names.set(id, (names.get(id) ?? new Set()).add(name));
  for (const each of names.values()) assert.equal(each.size, 1);
});
