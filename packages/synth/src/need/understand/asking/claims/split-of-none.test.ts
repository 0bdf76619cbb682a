import assert from "node:assert/strict";
import test from "node:test";
import { understand } from "../../understand.ts";

const kindOf = (need: string): string => understand({ need, today: "2026-06-15" }).kind;

test("a value that none has, with a share of its own", () => {
  for (const need of [
    "razor club that sells only to men, we've zero women on the books. id, gender, plan, 2000 rows, gender should be split 70/30 male/female",
    "club with zero women, gender split 70/30 male/female",
    "men only, gender should be 70/30 male/female",
    "no cash payments, payment split 30/70 cash/card",
    "a school without any boys, gender 50/50 boys/girls",
    "solo hombres, género 70/30 hombre/mujer",
  ])
    assert.equal(kindOf(need), "impossible", need);
});

test("a ratio is of what stands behind it, and of nobody else", () => {
  for (const need of [
    "members, gender should be 70/30 male/female",
    "members, gender split 70/30 male/female, joined on",
    "shop items, no women's sizes, buyer gender split 70/30 male/female",
    "staff, no female managers, gender split 70/30 male/female",
    "staff, zero women in the board, gender 70/30 male/female",
  ])
    assert.equal(kindOf(need), "planned", need);
});
