import assert from "node:assert/strict";
import test from "node:test";
import { understand } from "../../understand.ts";

const kindOf = (need: string): string => understand({ need, today: "2026-06-15" }).kind;

test("ranges that leave no room for the sum of their columns", () => {
  for (const need of [
    "time diary of 150 students. Hours of sleep 7 to 9, lectures 6 to 8, job 5 to 6, leisure 8 to 10. The four columns fill the day, so they add up to 24.",
    "alloys with copper 60 to 70 percent, zinc 35 to 45, tin 10 to 15, the three have to add up to 100",
    "Rationen: Protein 30 bis 40, Fett 40 bis 50, Kohlenhydrate 40 bis 60, zusammen ergeben sie 100",
    "mezcla: arena 10 a 20, grava 20 a 30, cemento 5 a 10, las tres suman 100",
    "scores: part A from 0 to 20, part B from 0 to 30, which always add up to 100",
    "budget shares: rent between 40 and 50, food between 40 and 50, travel between 25 and 30; together they sum to 100",
  ])
    assert.equal(kindOf(need), "impossible", need);
});

test("ranges that leave room for it, or are of something else", () => {
  for (const need of [
    "sleep 7-9, work 8-10, leisure 4-10, the three columns add up to 24",
    "alloys with copper 60 to 70 percent, zinc 25 to 35, tin 0 to 15, the three have to add up to 100",
    "budget shares: rent between 40 and 50, food between 20 and 30, travel between 25 and 30; together they sum to 100",
    "polls: voters 1000 to 5000, yes 10 to 60, against 20 to 80, which add up to 100",
    "students: age 18 to 25, semester 1 to 10, the credits add up to 180",
  ])
    assert.equal(kindOf(need), "planned", need);
});
