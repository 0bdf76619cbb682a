import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf } from "../../../../test/planned-need.ts";

test("both sides of a connection have each of what is said of them", () => {
  const cases: readonly (readonly [string, readonly string[]])[] = [
    ["3k firewall logs, src/dst ip and port, protocol", ["src_ip", "src_port", "dst_ip", "dst_port"]],
    [
      "500 taxi trips: lat and lon of pickup and dropoff, fare",
      ["pickup_lat", "pickup_lon", "dropoff_lat", "dropoff_lon"],
    ],
    ["10k firewall connections, bytes, destination ip and port", ["destination_ip", "destination_port"]],
    [
      "200 train trips: departure and arrival time and station",
      ["departure_station", "arrival_station", "arrival_time"],
    ],
    [
      "Top-of-book quotes for BTC-USD, 500 rows, bid always below ask, sizes lognormal",
      ["bid", "ask", "bid_size", "ask_size"],
    ],
  ];
  for (const [need, names] of cases) {
    const planned = namesOf(planOf(need));
    for (const name of names) assert.ok(planned.includes(name), `${need}: ${planned.join(" ")}`);
  }
});

test("reservation prices of buyer and seller are one of each", () => {
  const planned = namesOf(planOf("agent negotiations, 200: offers, reservation prices of buyer and seller in USDC"));
  assert.ok(planned.includes("buyer_reservation_price") && planned.includes("seller_reservation_price"));
});
