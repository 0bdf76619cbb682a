import assert from "node:assert/strict";
import { test } from "node:test";
import { isToThePoint } from "./to-the-point.ts";

const topics = (...given: string[]) => given.map((topic) => topic.split("|"));

test("a topic of few words is asked about with all of them", () => {
  assert.ok(isToThePoint(topics("row count", "attributes|columns"), ["Which columns should a row have?"]));
  assert.ok(!isToThePoint(topics("row count"), ["Which row comes first?"]));
  assert.ok(isToThePoint(topics("which columns and labels"), ["Which columns should a row have?"]));
  assert.ok(!isToThePoint(topics("which columns and labels"), ["Which city is it about?"]));
});

test("a sentence is asked about by its numbers and by what they are of", () => {
  const excess = topics("300 cells x 43,200 minutes = 12,960,000 rows exceeds 1,000,000: fewer cells or fewer days?");
  assert.ok(
    isToThePoint(excess, ["That comes to 12,960,000 rows, and at most 1,000,000 are delivered: a shorter span?"]),
  );
  assert.ok(!isToThePoint(excess, ["Which rows do you want?"]));
  const sum = topics("the shares 60%, 30% and 25% come to 115%");
  assert.ok(isToThePoint(sum, ['the shares "60% approved" and "30% declined" and "25% withdrawn" add up to 115%']));
  assert.ok(!isToThePoint(sum, ['"60% approved" cannot be: what else?']));
});
