import assert from "node:assert/strict";
import { test } from "node:test";
import { findingsOf } from "./findings.ts";

/** What is found in a need, of one kind. */
function found(need: string, kind: string): readonly unknown[] {
  return findingsOf(need, "2026-06-15").found.flatMap((each) => {
    const { start: _start, end: _end, ...rest } = each;
    return each.kind === kind ? [rest] : [];
  });
}

test("figures with a colon behind what lasts are lengths, others hours", () => {
  for (const [need, minimum, maximum, unit] of [
    ["tracks: duration 2:30-5:00, artist", 150, 300, "s"],
    ["titres : durée 2:30-4:30, artiste", 150, 270, "s"],
    ["swims: lap time 0:28-0:45", 28, 45, "s"],
    ["marathon: finish time 2:20-6:00", 140, 360, "min"],
    ["riders: time 4:05:10-4:40:00", 14_710, 16_800, "s"],
  ] as const)
    assert.deepEqual(found(need, "range"), [{ kind: "range", minimum, maximum, unit }], need);
  assert.equal(found("shop: opening time 9:00-17:00", "range").length, 0);
});

test("figures with a letter are names, and so are codes behind what they are the codes of", () => {
  assert.deepEqual(found("ports: speed 1G or 10G, errors", "members"), [{ kind: "members", values: ["1G", "10G"] }]);
  assert.deepEqual(found("phones: network 3G, 4G or 5G", "members"), [{ kind: "members", values: ["3G", "4G", "5G"] }]);
  assert.deepEqual(found("load balancer metrics for lb1, lb2 and lb3, every minute", "members"), [
    { kind: "members", values: ["lb1", "lb2", "lb3"], of: "load balancer", areThings: true },
  ]);
});

test("money in a formula is a factor, a lot a step, and a bare order the order of its column", () => {
  const [formula] = found("sessions: kWh, cost = kWh x 0.45 EUR", "comparison") as readonly { right: string }[];
  assert.equal(formula?.right, "kWh x 0.45");
  assert.deepEqual(found("trades: quantity in lots of 1000", "step"), [{ kind: "step", step: 1000 }]);
  assert.deepEqual(found("swaps: block time ascending, amount", "sorted"), [{ kind: "sorted", by: "block time" }]);
});
