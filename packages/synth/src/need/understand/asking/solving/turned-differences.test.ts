import { test } from "node:test";
import { arePlanned, areToldImpossible } from "../../../../../test/contrary-needs.ts";

test("a difference above zero of what is never more is asked back", () => {
  areToldImpossible([
    "parcels with shipped_at and delivered_at in June 2024; delivery_days = delivered_at minus shipped_at from 2 to 9, and delivered_at is never later than shipped_at",
    "loans: days_out = returned_on - borrowed_on between 1 and 30, returned_on never later than borrowed_on, book",
  ]);
});

test("a difference in its order is planned", () => {
  arePlanned([
    "parcels with shipped_at and delivered_at; delivery_days = delivered_at minus shipped_at from 2 to 9, and delivered_at is never earlier than shipped_at",
    "loans: days_out = returned_on - borrowed_on between 1 and 30, returned_on never earlier than borrowed_on, book",
  ]);
});
