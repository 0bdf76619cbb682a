import assert from "node:assert/strict";
import { describe, it, type TestContext } from "node:test";
import { RpcUnavailable } from "../../src/payment/rpc.ts";
import { brokenProducts } from "./broken-products.ts";
import { assertInvariants, audit } from "./invariants.ts";
import {
  assertComeBack,
  eventually,
  type Market,
  type OpenGateway,
  openMarket,
  ordersOf,
  PAST_ABANDONMENT_MS,
  type Purchase,
  present,
  presentUntilDelivered,
  reconcileAll,
  signPurchase,
} from "./market.ts";
import { witnessed } from "./witness.ts";

// One after the other: whether the chain makes blocks is one thing for all.
describe("a chain that does not take up a transaction", { concurrency: 1 }, () => {
  it("and drops it from its pool gets it again, and the same payment brings its rows, charged once", async (t) => {
    const { market, open, purchase } = await pending(t);
    const [sent] = await broadcastsOf(market);
    assert.ok(sent !== undefined);
    await market.rpc.request("anvil_dropTransaction", [sent.hash]);
    assert.equal(await isKnown(market, sent.hash), false);
    assertComeBack(await present(open.url, purchase));
    await open.gateway.reconciler.round(new Date(Date.now() + 600_000));
    assert.equal(await isKnown(market, sent.hash), true, "it is in the pool again");
    await mine(market);
    await presentUntilDelivered(open.url, purchase);
    await reconcileAll(open, market);
    assert.deepEqual(await audit(market), { earned: purchase.amount, refunded: 0n });
    assert.equal((await broadcastsOf(market)).length, 1, "it was sent again, not signed again");
  });

  it("and leaves it in its pool for long gets a dearer one with the same nonce, and one of the two is mined", async (t) => {
    const { market, open, purchase, abandon } = await pending(t);
    abandon(PAST_ABANDONMENT_MS);
    assertComeBack(await present(open.url, purchase));
    const [replacement, first, ...more] = await broadcastsOf(market);
    assert.ok(first !== undefined && replacement !== undefined);
    assert.deepEqual(more, []);
    assert.equal(replacement.nonce, first.nonce);
    await mine(market);
    await presentUntilDelivered(open.url, purchase);
    await reconcileAll(open, market);
    assert.deepEqual(await audit(market), { earned: purchase.amount, refunded: 0n });
    const outcomes = (await broadcastsOf(market)).map(({ outcome }) => outcome);
    assert.deepEqual(outcomes, ["succeeded", "replaced"]);
  });

  it("cannot make two refunds overshoot the day's cap, nor one order be refunded twice", async (t) => {
    const market = await openMarket(t);
    let isMining = true;
    const open = await market.open({
      faults: { ...witnessed(blindly(() => !isMining)), products: brokenProducts },
      settings: { REFUND_CAP_MICRO_USDC: "200000" },
    });
    for (const _ of [1, 2]) {
      const purchase = await signPurchase(open.url, market.buyer, 5);
      assert.equal((await present(open.url, purchase)).status, 500);
    }
    await eventually("both are due", async () => (await ordersOf(market)).every(({ state }) => state === "refund_due"));
    isMining = false;
    await holdBlocks(t, market);
    for (const _ of [1, 2, 3]) await open.gateway.reconciler.round(new Date(Date.now() + 600_000));
    const refunds = (await broadcastsOf(market)).filter(({ purpose }) => purpose === "refund");
    assert.equal(refunds.length, 1, "the second would exceed the cap");
    isMining = true;
    await mine(market);
    const richer = await market.open({ settings: { REFUND_CAP_MICRO_USDC: "400000" } });
    await reconcileAll(richer, market);
    assert.deepEqual(await audit(market), { earned: 350_000n, refunded: 350_000n });
  });

  // Last: the time that passes on the chain does not come back.
  it("until the payment has expired costs the buyer nothing, and the order is closed", async (t) => {
    const { market, open } = await pending(t);
    await market.rpc.request("evm_increaseTime", [600]);
    await mine(market);
    await reconcileAll(open, market);
    assert.deepEqual(
      (await ordersOf(market)).map(({ state }) => state),
      ["released"],
    );
    assert.deepEqual(await audit(market), { earned: 0n, refunded: 0n });
  });
});

interface Pending {
  readonly market: Market;
  readonly open: OpenGateway;
  readonly purchase: Purchase;
  /** Puts the gateway's clock ahead by so many milliseconds more. */
  abandon(ms: number): void;
}

/** A sale whose transaction lies in the pool of a chain that makes no blocks; its buyer was told to come back. */
async function pending(t: TestContext): Promise<Pending> {
  const market = await openMarket(t);
  let clockAhead = 0;
  let isWaiting = false;
  const open = await market.open({
    faults: witnessed(blindly(() => isWaiting)),
    clockAhead: () => clockAhead,
  });
  const purchase = await signPurchase(open.url, market.buyer, 5);
  await holdBlocks(t, market);
  isWaiting = true;
  const answer = await present(open.url, purchase);
  assertComeBack(answer);
  assert.equal(answer.body.code, "payment_outcome_unknown");
  isWaiting = false;
  return {
    ...{ market, open, purchase },
    abandon(ms) {
      clockAhead += ms;
    },
  };
}

/** Makes the wait for a receipt that cannot come a short one. */
function blindly(isBlind: () => boolean) {
  return (step: string) => {
    if (isBlind() && step === "chain receipt") throw new RpcUnavailable("a test");
  };
}

async function holdBlocks(t: TestContext, { rpc }: Market): Promise<void> {
  await rpc.request("evm_setAutomine", [false]);
  t.after(() => rpc.request("evm_setAutomine", [true]));
}

async function mine({ rpc }: Market): Promise<void> {
  await rpc.request("evm_setAutomine", [true]);
  await rpc.request("anvil_mine", ["0x1"]);
}

async function isKnown({ rpc }: Market, hash: string): Promise<boolean> {
  return (await rpc.request("eth_getTransactionByHash", [hash])) !== null;
}

interface BroadcastRow {
  readonly hash: string;
  readonly nonce: bigint;
  readonly purpose: string;
  readonly outcome: string | null;
}

/** What the gateway signed, newest first. */
async function broadcastsOf({ database }: Market): Promise<BroadcastRow[]> {
  await assertInvariants(database.store);
  const { rows } = await database.store.pool.query<BroadcastRow>(
    "select hash, nonce, purpose, outcome from broadcast order by journalled_at desc",
  );
  return rows;
}
