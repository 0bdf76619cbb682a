import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { StoreUnavailable } from "../../src/store/failure.ts";
import { audit } from "./invariants.ts";
import { ownSettlement } from "./kill-points.ts";
import {
  type Answer,
  assertComeBack,
  eventually,
  type Market,
  openMarket,
  ordersOf,
  PAST_ABANDONMENT_MS,
  present,
  presentUntilDelivered,
  reconcileAll,
  signPurchase,
} from "./market.ts";
import { type Moment, witnessed } from "./witness.ts";

const FREE_PATH = "/api/x402/v2/gabriel?need=retail-transactions&rows=10";

describe("a database that fails", { concurrency: 4 }, () => {
  for (const { step } of ownSettlement.filter((one) => one.step.startsWith("statement "))) {
    for (const moment of ["before", "after"] as const) {
      const what = moment === "before" ? "does not take" : "loses the answer of";
      it(`and ${what} ${step} once: the same payment brings its rows, charged once`, async (t) => {
        const market = await openMarket(t);
        let clockAhead = 0;
        const fail = failing(step, moment, 1);
        // Not before the offer is there, which asks the database as well.
        let isOffered = false;
        const open = await market.open({
          faults: witnessed((at, when) => {
            if (isOffered) fail(at, when);
          }),
          clockAhead: () => clockAhead,
        });
        const purchase = await signPurchase(open.url, market.buyer, 5);
        isOffered = true;
        const answer = await present(open.url, purchase);
        if (answer.status !== 200) assertComeBack(answer);
        assert.equal(answer.status === 200, step === "statement mark-delivered");
        clockAhead = PAST_ABANDONMENT_MS;
        await presentUntilDelivered(open.url, purchase);
        await reconcileAll(open, market);
        assert.deepEqual(await audit(market), { earned: purchase.amount, refunded: 0n });
      });
    }
  }

  it("and loses the answer of a free charge: the same Idempotency-Key brings the rows, charged once", async (t) => {
    const market = await openMarket(t);
    const open = await market.open({ faults: witnessed(failing("statement charge-free", "after", 1)) });
    const headers = { "Idempotency-Key": "a-key-of-my-own", "X-Forwarded-For": "198.51.100.7" };
    assertComeBack(await get(open.url + FREE_PATH, headers));
    const { status, body } = await get(open.url + FREE_PATH, headers);
    assert.equal(status, 200);
    assert.equal((body.records as unknown[]).length, 10);
    assert.deepEqual((body.billing as Record<string, unknown>).freeRowsLeft, 40);
    await audit(market);
  });

  it("and does not take a free charge: nothing is charged", async (t) => {
    const market = await openMarket(t);
    const open = await market.open({ faults: witnessed(failing("statement charge-free", "before", 1)) });
    const headers = { "X-Forwarded-For": "198.51.100.7" };
    assertComeBack(await get(open.url + FREE_PATH, headers));
    const { status, body } = await get(open.url + FREE_PATH, headers);
    assert.equal(status, 200);
    assert.equal((body.billing as Record<string, unknown>).freeRowsLeft, 40);
    await audit(market);
  });

  it("by ending all connections again and again under load: no acknowledged order is lost, nobody pays twice", async (t) => {
    const market = await openMarket(t);
    let clockAhead = 0;
    const open = await market.open({ clockAhead: () => clockAhead });
    const purchases = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7, 8].map((rows) => signPurchase(open.url, market.buyer, rows)),
    );
    const answers: Answer[] = [];
    let isStorm = true;
    const storm = (async () => {
      let ended = 0;
      while (isStorm) {
        ended += await endConnections(market);
        await new Promise((resolve) => setTimeout(resolve, 40));
      }
      return ended;
    })();
    const load = Array.from({ length: 40 }, async (_, place) => {
      const from = `198.51.100.${place % 6}`;
      answers.push(await get(open.url + FREE_PATH, { "X-Forwarded-For": from }));
      const purchase = purchases[place % purchases.length];
      assert.ok(purchase !== undefined);
      answers.push(await present(open.url, purchase));
    });
    await Promise.all(load);
    isStorm = false;
    assert.ok((await storm) > 10, "connections were lost");
    for (const answer of answers) {
      // 402 without a payment in hand: all free rows are used.
      if (answer.status === 200 || answer.body.code === "payment_required") continue;
      assertComeBack(answer);
    }
    clockAhead = PAST_ABANDONMENT_MS;
    await eventually("the store is back", async () => (await fetch(`${open.url}/api/health`)).status === 200);
    for (const purchase of purchases) await presentUntilDelivered(open.url, purchase);
    await reconcileAll(open, market);
    const { earned } = await audit(market);
    assert.equal(
      earned,
      purchases.reduce((sum, { amount }) => sum + amount, 0n),
    );
    const delivered = new Set(
      (await ordersOf(market)).filter(({ state }) => state === "delivered").map(({ id }) => id),
    );
    for (const { status, headers } of answers) {
      if (status === 200) assert.ok(delivered.has(headers.get("order-id") ?? ""), "every acknowledged order is there");
    }
  });
});

/** A store that breaks so many times directly before or after a step. */
function failing(step: string, moment: Moment, times: number) {
  let left = times;
  return (at: string, when: Moment) => {
    if (left === 0 || at !== step || when !== moment) return;
    left -= 1;
    throw new StoreUnavailable("a test", moment === "before", undefined);
  };
}

async function get(url: string, headers: Readonly<Record<string, string>>): Promise<Answer> {
  const response = await fetch(url, { headers });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Answer["body"] };
}

/** Ends every connection to the market's database but the one that does it; answers how many there were. */
async function endConnections({ database }: Market): Promise<number> {
  const { rowCount } = await database.store.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  return rowCount ?? 0;
}
