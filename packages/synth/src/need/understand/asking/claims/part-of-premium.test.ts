import { test } from "node:test";
import { arePlanned, areToldImpossible } from "../../../../../test/contrary-needs.ts";

test("a part of all that is larger than its whole is asked back", () => {
  areToldImpossible([
    "streaming users: 30% are premium, and 45% of all users are premium on annual billing, rest free, watch hours 0-80 a month, 10,000 rows",
    "orders: 20% are refunded, and 35% of all orders are refunded in cash, amount",
    "cars: 40% are insured, and 60% of all cars are insured with Allianz, brand",
  ]);
});

test("smaller parts and other states are planned", () => {
  arePlanned([
    "users: 30% are premium, and 15% of all users are premium on annual billing, watch hours",
    "orders: 20% are late, and 60% of all orders are paid by card, amount",
    "orders: 20% are refunded, 35% of the refunded ones in cash, amount",
  ]);
});
