import assert from "node:assert/strict";
import { test } from "node:test";
import { population } from "./population.ts";
import { WALLETS_OF_A_KIND, walletRange } from "./wallets.ts";

const ROWS = 20_000;

for (const shares of [
  { sybils: 0.08, agents: 0.07, bots: 0.06 },
  { sybils: 0.3, agents: 0.3, bots: 0.3 },
  { sybils: 0, agents: 0, bots: 0 },
  { sybils: 0.001, agents: 0.5, bots: 0.013 },
]) {
  test(`each wallet of a kind comes once, as often as asked for: ${JSON.stringify(shares)}`, () => {
    const walletAt = population("population", shares);
    const numbers = Array.from({ length: ROWS }, (_, row) => walletAt(row));
    assert.equal(new Set(numbers).size, ROWS);
    const inside = (start: number): number[] =>
      numbers.filter((number) => number >= start && number < start + WALLETS_OF_A_KIND).sort((a, b) => a - b);
    for (const [start, share] of [
      [walletRange.sybils, shares.sybils],
      [walletRange.agents, shares.agents],
      [walletRange.machines, shares.bots],
      [walletRange.persons, 1 - shares.sybils - shares.agents - shares.bots],
    ] as const) {
      const members = inside(start);
      assert.ok(Math.abs(members.length - share * ROWS) < 200);
      // No number is left out but near the cut of the last block.
      assert.ok((members.at(-1) ?? start) - start < members.length + 256);
    }
  });
}
