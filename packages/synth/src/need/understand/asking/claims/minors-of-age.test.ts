import { test } from "node:test";
import { arePlanned, areToldImpossible } from "../../../../../test/contrary-needs.ts";

test("minors among those of age are asked back", () => {
  areToldImpossible(["university students, all between 18 and 25 years old, 30% minors, course"]);
});

test("parents and minors among younger ones are planned", () => {
  arePlanned([
    "university students, all between 18 and 25 years old, 30% with children, course",
    "university students, between 17 and 25 years old, 10% minors, course",
  ]);
});
