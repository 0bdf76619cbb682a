import assert from "node:assert/strict";
import { test } from "node:test";
import { instantOf } from "./duration.ts";
import { timeWindow } from "./time-window.ts";

const from = instantOf("2025-01-01");
const to = instantOf("2026-01-01");
const DRAWS = 50_000;

function moments(rhythm: "consumer" | "business" | "flat", months?: readonly number[]): Date[] {
  const window = timeWindow(from, to, rhythm, months);
  return Array.from({ length: DRAWS }, (_, i) => new Date(window.at((i + 0.5) / DRAWS)));
}

function share(all: readonly Date[], is: (date: Date) => boolean): number {
  return all.filter(is).length / all.length;
}

test("shares of a window come in order and within it", () => {
  for (const rhythm of ["consumer", "business", "flat"] as const) {
    const all = moments(rhythm).map(Number);
    for (let i = 1; i < all.length; i++) assert.ok((all[i] ?? 0) >= (all[i - 1] ?? 0));
    assert.ok((all[0] ?? 0) >= from && (all.at(-1) ?? 0) < to);
  }
});

test("business happens in the week and by day, shopping in the evening, machines always", () => {
  const weekend = (date: Date) => date.getUTCDay() % 6 === 0;
  const night = (date: Date) => date.getUTCHours() < 6;
  assert.ok(share(moments("business"), weekend) < 0.15);
  assert.ok(Math.abs(share(moments("flat"), weekend) - 2 / 7) < 0.01);
  assert.ok(share(moments("consumer"), night) < 0.1);
  assert.ok(Math.abs(share(moments("flat"), night) - 0.25) < 0.01);
  assert.ok(share(moments("consumer"), (date) => date.getUTCHours() === 19) > 0.06);
});

test("only the months that were asked for occur", () => {
  const winter = new Set(moments("flat", [12, 1, 2]).map((date) => date.getUTCMonth() + 1));
  assert.deepEqual(
    [...winter].sort((a, b) => a - b),
    [1, 2, 12],
  );
  assert.ok(timeWindow(from, instantOf("2025-02-01"), "flat", [7]).isEmpty);
  assert.ok(timeWindow(from, from, "flat", undefined).isEmpty);
});
