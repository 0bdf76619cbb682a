import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { randomIds } from "../../src/identifiers.ts";
import type { Purchase } from "../../src/sale/purchase.ts";
import { FREE_CALLS, FREE_ROWS, openFreeQuota } from "../../src/sale/quota.ts";
import { addressSubject } from "../../src/sale/subject.ts";
import type { Order } from "../../src/store/orders.ts";
import { openStore } from "../../src/store/store.ts";
import { silentLog, testDatabase } from "../database.ts";
import { assertInvariants } from "./invariants.ts";

interface Charge {
  readonly subject: number;
  readonly rows: number;
  /** Which of the two gateways is asked. */
  readonly gateway: number;
}

const charge: fc.Arbitrary<Charge> = fc.record({
  subject: fc.nat({ max: 2 }),
  rows: fc.oneof(fc.integer({ min: 1, max: 15 }), fc.integer({ min: 1, max: 55 })),
  gateway: fc.nat({ max: 1 }),
});

/** Waves of charges: those of a wave are made at the same time, the waves one after the other. */
const waves = fc.array(fc.array(charge, { minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 4 });

/** What one subject has used, by the rules as they are told to buyers, and nothing else. */
class Model {
  rows = 0;
  calls = 0;

  /** Takes in what a wave was answered: the orders that were given, and the sizes of those that were refused. */
  wave(given: readonly Order[], refused: readonly number[]): void {
    // Each order says what was left after it, so the one order in which they were charged can be read from them.
    const inTurn = given.toSorted((a, b) => (b.freeCallsLeft ?? 0) - (a.freeCallsLeft ?? 0));
    for (const order of inTurn) {
      this.rows += order.rows;
      this.calls += 1;
      assert.ok(this.rows <= FREE_ROWS && this.calls <= FREE_CALLS, "never more than is free");
      assert.equal(order.freeRowsLeft, FREE_ROWS - this.rows);
      assert.equal(order.freeCallsLeft, FREE_CALLS - this.calls);
    }
    // What is used never becomes less, so what did not fit at any moment of the wave does not fit at its end.
    for (const rows of refused) {
      assert.ok(this.rows + rows > FREE_ROWS || this.calls === FREE_CALLS, `${rows} rows would have been free`);
    }
  }
}

test("free rows that two gateways give away at the same time are never too many, and never refused without a reason", async (t) => {
  const database = await testDatabase(t);
  const other = await openStore({ url: database.url, dataFolder: "", log: silentLog, poolSize: 4 });
  t.after(() => other.close());
  const clock = { now: () => Date.now() };
  const gateways = [database.store, other].map((store) =>
    openFreeQuota({ store, clock, ids: randomIds({ now: () => Date.now() }), walletsPerAddress: 0 }),
  );
  let run = 0;
  await fc.assert(
    fc.asyncProperty(waves, async (sequence) => {
      run += 1;
      const models = [new Model(), new Model(), new Model()];
      for (const wave of sequence) {
        const answers = await Promise.all(
          wave.map(async ({ subject, rows, gateway }) => {
            const address = addressSubject(`10.${run >> 8}.${run & 255}.${subject}`);
            const order = await gateways[gateway]?.take(purchase(rows), { subject: address, address }, undefined);
            return { subject, rows, order };
          }),
        );
        for (const [subject, model] of models.entries()) {
          const mine = answers.filter((answer) => answer.subject === subject);
          model.wave(
            mine.flatMap(({ order }) => (order === undefined ? [] : [order])),
            mine.flatMap(({ rows, order }) => (order === undefined ? [rows] : [])),
          );
        }
      }
    }),
    { numRuns: 60 },
  );
  await assertInvariants(database.store);
});

function purchase(rows: number): Purchase {
  return {
    operation: "a-test",
    request: { rows },
    product: { kind: "a-test" },
    understoodAs: {},
    rows,
    amountMicroUsdc: 35_000n * BigInt(rows),
    quotaApplies: true,
    resourceUrl: "http://127.0.0.1/a-test",
  };
}
