import { test } from "node:test";
import { arePlanned, areToldImpossible } from "../../../../../test/contrary-needs.ts";

test("what is never empty is not empty for some", () => {
  areToldImpossible([
    "800 claims, 80% paid, denial reason never null, and blank for the paid ones",
    "400 orders with return reason never empty and empty for kept orders, amount",
    "tickets, closed_at always filled and null for open tickets, agent",
  ]);
  arePlanned([
    "800 claims, denial reason never null, but blank for the paid ones",
    "800 claims, denial reason blank for the paid ones and never null for the denied ones",
    "800 claims, amount never null, and denial reason blank for the paid ones",
  ]);
});
