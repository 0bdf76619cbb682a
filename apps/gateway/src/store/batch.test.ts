import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import fc from "fast-check";
import { createBatcher, QueueFull } from "./batch.ts";
import { StoreUnavailable } from "./failure.ts";

test("calls of one tick share one statement, and each gets its own answer", async () => {
  const batches: number[][] = [];
  const batcher = createBatcher({
    run: async (items: number[]) => {
      batches.push(items);
      return items.map((item) => item * 2);
    },
  });
  assert.deepEqual(await Promise.all([1, 2, 3].map((item) => batcher.submit(item))), [2, 4, 6]);
  assert.deepEqual(batches, [[1, 2, 3]]);
});

test("whatever comes in whatever groups, only poisoned items fail and no limit is passed", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(fc.record({ poisoned: fc.boolean(), wait: fc.nat(2) }), { maxLength: 20 }), { maxLength: 8 }),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 3 }),
      async (groups, maxItems, lanes) => {
        let running = 0;
        const done: number[] = [];
        const batcher = createBatcher({
          maxItems,
          lanes,
          run: async (items: { id: number; poisoned: boolean; wait: number }[]) => {
            running += 1;
            assert.ok(running <= lanes && items.length <= maxItems && items.length > 0);
            for (let turns = items[0]?.wait ?? 0; turns > 0; turns -= 1) await new Promise(setImmediate);
            running -= 1;
            if (items.some(({ poisoned }) => poisoned)) throw new Error("poisoned");
            done.push(...items.map(({ id }) => id));
            return items.map(({ id }) => id);
          },
        });
        const outcomes: Promise<PromiseSettledResult<number>[]>[] = [];
        let id = 0;
        for (const group of groups) {
          outcomes.push(Promise.allSettled(group.map((item) => batcher.submit({ ...item, id: id++ }))));
          await new Promise(setImmediate);
        }
        const settled = (await Promise.all(outcomes)).flat();
        const items = groups.flat();
        for (const [index, outcome] of settled.entries()) {
          if (items[index]?.poisoned === true) assert.equal(outcome.status, "rejected");
          else assert.deepEqual(outcome, { status: "fulfilled", value: index });
        }
        const sound = items.flatMap(({ poisoned }, index) => (poisoned ? [] : [index]));
        assert.deepEqual(
          done.toSorted((a, b) => a - b),
          sound,
        );
        if (lanes === 1) assert.deepEqual(done, sound);
      },
    ),
    { numRuns: 300 },
  );
});

test("a statement whose outcome is unknown is not repeated behind the caller's back", async () => {
  let runs = 0;
  const batcher = createBatcher<number, number>({
    run: async () => {
      runs += 1;
      throw new StoreUnavailable("connection lost", false, undefined);
    },
  });
  const outcomes = await Promise.allSettled([1, 2, 3].map((item) => batcher.submit(item)));
  assert.ok(outcomes.every((outcome) => outcome.status === "rejected" && outcome.reason instanceof StoreUnavailable));
  assert.equal(runs, 1);
});

test("a run that answers fewer items than it was given fails them all, once", async () => {
  let runs = 0;
  const batcher = createBatcher<number, number>({
    run: async () => {
      runs += 1;
      return [1];
    },
  });
  await assert.rejects(Promise.all([batcher.submit(1), batcher.submit(2)]), /2 items was answered with 1/);
  assert.equal(runs, 1);
});

test("when too many wait, the next one is refused at once and the others are still served", async () => {
  const batcher = createBatcher({
    maxItems: 2,
    lanes: 1,
    maxWaiting: 3,
    run: async (items: number[]) => {
      await sleep(1);
      return items;
    },
  });
  const accepted = [1, 2, 3].map((item) => batcher.submit(item));
  await assert.rejects(batcher.submit(4), QueueFull);
  assert.deepEqual(await Promise.all(accepted), [1, 2, 3]);
  assert.equal(await batcher.submit(5), 5);
});
