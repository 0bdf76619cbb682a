import assert from "node:assert/strict";
import { describe, it, type TestContext } from "node:test";
import { toHex } from "viem";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import type { Chain } from "../../src/payment/chain.ts";
import { RpcRefused, RpcUnavailable } from "../../src/payment/rpc.ts";
import { broadcastPayment, cancelPayment } from "../payments.ts";
import { startDoomed } from "./doomed-process.ts";
import { audit } from "./invariants.ts";
import {
  type Answer,
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
import { type Witness, witnessed } from "./witness.ts";

interface Scene {
  readonly market: Market;
  readonly open: OpenGateway;
  readonly purchase: Purchase;
  /** What happens around each step from now on; nothing when undefined. */
  during(witness: Witness | undefined): void;
  /** Lets the time pass after which an order is nobody's any more. */
  abandon(): void;
}

const down = () => {
  throw new RpcUnavailable("a test");
};

describe("a node of the chain that fails", { concurrency: 6 }, () => {
  it("before anything is signed: nothing is charged, and the same payment is good when it is back", async (t) => {
    for (const call of ["simulate", "fees"]) {
      const { market, open, purchase, during } = await scene(t);
      during((step) => {
        if (step === `chain ${call}`) down();
      });
      assertComeBack(await present(open.url, purchase));
      assert.equal(await market.usdc(market.payTo), 0n);
      during(undefined);
      await assertDeliveredOnce(market, open, purchase);
    }
  });

  it("altogether, while the transaction is sent: 503 with Retry-After, and the same payment brings its rows, charged once", async (t) => {
    const { market, open, purchase, during, abandon } = await scene(t);
    let isDown = false;
    during((step) => {
      isDown ||= step === "chain sendRaw";
      if (isDown && step.startsWith("chain ")) down();
    });
    assertUnknown(await present(open.url, purchase));
    assertUnknown(await present(open.url, purchase));
    abandon();
    assertUnknown(await present(open.url, purchase));
    assert.equal(await market.usdc(market.payTo), 0n);
    during(undefined);
    await assertDeliveredOnce(market, open, purchase);
  });

  it("to take the transaction, but answers otherwise: it is sent again, and the rows come within the same request", async (t) => {
    const { market, open, purchase, during } = await scene(t);
    let times = 0;
    during((step, moment) => {
      if (step !== "chain sendRaw" || moment !== "before") return;
      times += 1;
      if (times === 1) down();
    });
    await assertDeliveredOnce(market, open, purchase);
    assert.equal(times, 2);
  });

  it("by refusing the transaction: it is sent again, and the same payment brings its rows, charged once", async (t) => {
    const { market, open, purchase, during } = await scene(t);
    let isRefusing = true;
    during((step, moment) => {
      if (!isRefusing || step !== "chain sendRaw" || moment !== "before") return;
      throw new RpcRefused("eth_sendRawTransaction", { code: -32000, message: "transaction pool is full" });
    });
    assertUnknown(await present(open.url, purchase));
    isRefusing = false;
    await reconcileAll(open, market);
    await assertDeliveredOnce(market, open, purchase);
  });

  it("by losing the answer after it took the transaction: the rows come at once", async (t) => {
    const { market, open, purchase, during } = await scene(t);
    during((step, moment) => {
      if (`${moment} ${step}` === "after chain sendRaw") down();
    });
    assert.equal((await present(open.url, purchase)).status, 200);
    await assertDeliveredOnce(market, open, purchase);
  });

  it("by not showing the receipt for a long time: 503, and the rows as soon as it does", async (t) => {
    const market = await openMarket(t);
    let isBlind = true;
    const blind = (chain: Chain): Chain => ({
      ...chain,
      receipt: async (hash) => (isBlind ? undefined : chain.receipt(hash)),
      fate: async (authorization, fromBlock) =>
        isBlind ? { kind: "unused", chainTime: 0n } : chain.fate(authorization, fromBlock),
    });
    const open = await market.open({ faults: { chain: blind } });
    const purchase = await signPurchase(open.url, market.buyer, 5);
    assertUnknown(await present(open.url, purchase));
    assert.equal(
      await market.usdc(market.payTo),
      purchase.amount,
      "the money has moved, and nobody was told otherwise",
    );
    isBlind = false;
    assert.equal((await present(open.url, purchase)).status, 200);
    await assertDeliveredOnce(market, open, purchase);
  });
});

describe("somebody else who interferes on the chain", { concurrency: 6 }, () => {
  it("by sending the payment first takes nothing from the buyer: the rows come, charged once", async (t) => {
    const { market, open, purchase, during } = await scene(t);
    const stranger = await strangerOf(market);
    let isFirst = true;
    during(async (step, moment) => {
      if (!isFirst || `${moment} ${step}` !== "before chain sendRaw") return;
      isFirst = false;
      await broadcastPayment(market.chain, stranger, purchase.payment);
    });
    assert.equal((await present(open.url, purchase)).status, 200);
    await assertDeliveredOnce(market, open, purchase);
  });

  it("by sending it while reconciliation sends ours again takes nothing from the buyer either", async (t) => {
    const { market, open, purchase, during, abandon } = await scene(t);
    during((step) => {
      if (step === "chain sendRaw" || step === "chain receipt") down();
    });
    assertUnknown(await present(open.url, purchase));
    const stranger = await strangerOf(market);
    let isFirst = true;
    during(async (step, moment) => {
      if (step !== "chain sendRaw") return;
      if (isFirst) await broadcastPayment(market.chain, stranger, purchase.payment);
      isFirst = false;
      // Ours is mined as well, and has reverted, before anybody looks.
      if (moment === "after") await eventually("it is mined", async () => (await minedFor(market)) === 1);
    });
    abandon();
    assert.equal((await present(open.url, purchase)).status, 200);
    await assertDeliveredOnce(market, open, purchase);
  });

  it("by sending the payment before it was presented takes nothing from the buyer either", async (t) => {
    const { market, purchase } = await scene(t);
    await broadcastPayment(market.chain, await strangerOf(market), purchase.payment);
    // It looks at the chain as it starts, so the payment's block is behind it.
    const open = await market.open();
    assert.equal((await present(open.url, purchase)).status, 200);
    await assertDeliveredOnce(market, open, purchase);
  });

  it("as the payer who cancels the payment after it was verified gets no rows, and pays nothing", async (t) => {
    const { market, open, purchase, during } = await scene(t);
    await market.rpc.request("anvil_setBalance", [market.buyer.address, toHex(10n ** 18n)]);
    let isFirst = true;
    during(async (step, moment) => {
      if (!isFirst || `${moment} ${step}` !== "before chain sendRaw") return;
      isFirst = false;
      await cancelPayment(market.chain, market.buyer, purchase.payment);
    });
    const { status, body } = await present(open.url, purchase);
    assert.deepEqual([status, body.code], [402, "payment_nonce_used"]);
    await reconcileAll(open, market);
    assert.deepEqual(await audit(market), { earned: 0n, refunded: 0n });
  });

  it("as the payer who empties his purse after the payment was verified gets no rows, and may pay when it is full", async (t) => {
    const { market, open, purchase, during } = await scene(t, 20_000);
    const second = await signPurchase(open.url, market.buyer, 20_000);
    let isFirst = true;
    during(async (step, moment) => {
      if (!isFirst || `${moment} ${step}` !== "before chain sendRaw") return;
      isFirst = false;
      // The purse holds enough for one of the two.
      await broadcastPayment(market.chain, await strangerOf(market), second.payment);
    });
    const { status } = await present(open.url, purchase);
    assert.equal(status, 402);
    assert.equal((await ordersOf(market))[0]?.reason, "settlement_reverted");
    assert.equal(await market.usdc(market.payTo), second.amount);
  });
});

describe("a transaction that a dead gateway signed and never sent", () => {
  it("does not hold up the next sale of its successor", async (t) => {
    const market = await openMarket(t);
    const doomed = await startDoomed(t, { settings: market.settings, isBroken: false });
    const lost = await signPurchase(doomed.url, market.buyer, 5);
    await doomed.dieAt("after statement journal");
    await assert.rejects(present(doomed.url, lost));
    await doomed.death();
    const open = await market.open();
    const next = await signPurchase(open.url, market.buyer, 7);
    const started = performance.now();
    assert.equal((await present(open.url, next)).status, 200);
    assert.ok(performance.now() - started < 10_000, "the sale did not have to wait");
    assert.equal((await present(open.url, lost)).status, 200);
    await reconcileAll(open, market);
    assert.equal((await audit(market)).earned, lost.amount + next.amount);
  });
});

async function scene(t: TestContext, rows = 5): Promise<Scene> {
  const market = await openMarket(t);
  let clockAhead = 0;
  let witness: Witness | undefined;
  const open = await market.open({
    faults: witnessed((step, moment) => witness?.(step, moment)),
    clockAhead: () => clockAhead,
  });
  return {
    ...{ market, open, purchase: await signPurchase(open.url, market.buyer, rows) },
    during(next) {
      witness = next;
    },
    abandon() {
      clockAhead = PAST_ABANDONMENT_MS;
    },
  };
}

/** A wallet with ether, and nothing to do with anybody. */
async function strangerOf({ rpc }: Market) {
  const stranger = privateKeyToAccount(generatePrivateKey());
  await rpc.request("anvil_setBalance", [stranger.address, toHex(10n ** 18n)]);
  return stranger;
}

/** How many transactions of the treasury are mined. */
async function minedFor({ rpc, treasury }: Market): Promise<number> {
  return Number(await rpc.request("eth_getTransactionCount", [treasury.address, "latest"]));
}

function assertUnknown(answer: Answer): void {
  assertComeBack(answer);
  assert.equal(answer.body.code, "payment_outcome_unknown");
}

async function assertDeliveredOnce(market: Market, open: OpenGateway, purchase: Purchase): Promise<void> {
  await presentUntilDelivered(open.url, purchase);
  await reconcileAll(open, market);
  assert.deepEqual(await audit(market), { earned: purchase.amount, refunded: 0n });
}
