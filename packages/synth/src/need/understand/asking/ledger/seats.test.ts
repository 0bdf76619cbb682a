import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { understand } from "../../understand.ts";

const kindOf = (need: string): string => understand({ need, today: "2026-06-15" }).kind;

describe("those who sit at once", () => {
  it("have as many places as there are of them", () => {
    for (const need of [
      "ball seating list, 260 guests each with their own seat, 20 tables of 8, name, diet, table",
      "wedding, 180 guests all seated, 15 tables with 8 chairs; name, table, menu",
      "coach of 50 seats, 70 passengers all seated; name, seat no, stop",
      "swim school: 300 children in 20 groups, each child sits in exactly one group and no group has more than 10 kids; name, birth date",
    ])
      assert.equal(kindOf(need), "impossible", need);
  });

  it("need no more where they come in turn, or there is room", () => {
    for (const need of [
      "gala: 250 guests, 20 tables of up to 14; name, diet, table",
      "canteen with 50 seats, 170 guests a day; name, meal, time",
      "swim school: 300 children in 20 groups, no group has more than 18 kids; name, birth date",
    ])
      assert.equal(kindOf(need), "planned", need);
  });
});
