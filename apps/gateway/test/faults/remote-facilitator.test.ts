import assert from "node:assert/strict";
import { describe, it, type TestContext } from "node:test";
import type { Faults } from "../../src/gateway.ts";
import type { Chain } from "../../src/payment/chain.ts";
import { FacilitatorUnavailable } from "../../src/payment/facilitator.ts";
import { parsePaymentHeader } from "../../src/payment/header.ts";
import { remoteFacilitator } from "../../src/payment/remote-facilitator.ts";
import type { Store } from "../../src/store/store.ts";
import { paymentHeader, type WirePayment } from "../payments.ts";
import { type FacilitatorServer, startFacilitator } from "./facilitator-server.ts";
import { audit } from "./invariants.ts";
import {
  assertComeBack,
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

interface Scene {
  readonly market: Market;
  readonly facilitator: FacilitatorServer;
  readonly open: OpenGateway;
  readonly purchase: Purchase;
  /** Lets the time pass after which an order is nobody's any more. */
  abandon(): void;
}

describe("a facilitator elsewhere", { concurrency: 4 }, () => {
  it("settles, and the gateway keeps no key for it", async (t) => {
    const market = await openMarket(t);
    const facilitator = await startFacilitator(t, market);
    const { SETTLEMENT_PRIVATE_KEY: _, ...settings } = market.settings;
    const open = await market.open({ settings: { ...settings, FACILITATOR_URL: facilitator.url } });
    const purchase = await signPurchase(open.url, market.buyer, 5);
    const answer = await present(open.url, purchase);
    assert.equal(answer.status, 200);
    await reconcileAll(open, market);
    assert.equal((await audit(market)).earned, purchase.amount);
    assert.equal(timesSettled(facilitator), 1);
  });

  for (const behaviour of ["500", "hang", "garbage"] as const) {
    it(`that answers ${behaviour} when it should verify has not said whether the payment is good`, async (t) => {
      const { facilitator, open, purchase } = await scene(t);
      facilitator.verify = behaviour;
      const payment = parsePaymentHeader(paymentHeader(signedByContract(purchase)));
      assert.ok("authorization" in payment);
      const { accepted } = purchase.payment;
      await assert.rejects(open.gateway.sale.facilitator.verify(payment, accepted), FacilitatorUnavailable);
    });

    it(`that answers ${behaviour} when it should settle leaves the outcome open, and is asked again later`, async (t) => {
      const { market, facilitator, open, purchase, abandon } = await scene(t);
      facilitator.settle = behaviour;
      assertUnknown(await present(open.url, purchase));
      assertUnknown(await present(open.url, purchase));
      assert.equal(timesSettled(facilitator), 1, "only the first presentation asks to settle");
      facilitator.settle = "honest";
      abandon();
      await presentUntilDelivered(open.url, purchase);
      await reconcileAll(open, market);
      assert.equal((await audit(market)).earned, purchase.amount);
    });
  }

  for (const behaviour of ["do-then-500", "do-then-hang", "do-then-refuse"] as const) {
    it(`that settles and then says otherwise (${behaviour}) is overruled by the chain`, async (t) => {
      const { market, facilitator, open, purchase } = await scene(t);
      facilitator.settle = behaviour;
      await presentUntilDelivered(open.url, purchase);
      await reconcileAll(open, market);
      assert.equal((await audit(market)).earned, purchase.amount);
    });
  }

  it("that claims a success which the chain does not have is not believed, and no row is given away", async (t) => {
    const { market, facilitator, open, purchase, abandon } = await scene(t);
    facilitator.settle = "lie";
    assertUnknown(await present(open.url, purchase));
    assertUnknown(await present(open.url, purchase));
    assert.deepEqual(
      (await ordersOf(market)).map(({ state }) => state),
      ["settling"],
    );
    assert.equal(await market.usdc(market.payTo), 0n);
    facilitator.settle = "honest";
    abandon();
    await presentUntilDelivered(open.url, purchase);
    await reconcileAll(open, market);
    assert.equal((await audit(market)).earned, purchase.amount);
  });

  it("that calls every payment valid cannot make the gateway deliver for an empty purse", async (t) => {
    const { market, facilitator, open } = await scene(t);
    const purchase = await signPurchase(open.url, market.buyer, 30_000);
    assert.ok(purchase.amount > (await market.usdc(market.buyer.address)));
    facilitator.verify = "lie";
    facilitator.settle = "lie";
    assertUnknown(await present(open.url, purchase));
    assert.equal(await market.usdc(market.payTo), 0n);
  });
});

/** A gateway whose facilitator is the test's, with waits short enough for a test. */
async function scene(t: TestContext): Promise<Scene> {
  const market = await openMarket(t);
  const facilitator = await startFacilitator(t, market);
  let clockAhead = 0;
  const open = await market.open({
    faults: impatient(facilitator.url, () => clockAhead),
    clockAhead: () => clockAhead,
  });
  const purchase = await signPurchase(open.url, market.buyer, 5);
  const abandon = () => {
    clockAhead = PAST_ABANDONMENT_MS;
  };
  return { market, facilitator, open, purchase, abandon };
}

/** The gateway's own client of a remote facilitator, which gives up after a second instead of half a minute. */
function impatient(url: string, clockAhead: () => number): Faults {
  let store: Store | undefined;
  let chain: Chain | undefined;
  return {
    store: (opened) => {
      store = opened;
      return opened;
    },
    chain: (opened) => {
      chain = opened;
      return opened;
    },
    facilitator: () => {
      assert.ok(store !== undefined && chain !== undefined);
      const clock = { now: () => Date.now() + clockAhead() };
      return remoteFacilitator({ url, token: undefined, store, chain, clock, timeoutMs: 1_000 });
    },
  };
}

/** The same payment with a signature that only a contract could have made, so that the facilitator has to be asked. */
function signedByContract({ payment }: Purchase): WirePayment {
  return { ...payment, payload: { ...payment.payload, signature: `0x${"ab".repeat(70)}` } };
}

function timesSettled({ asked }: FacilitatorServer): number {
  return asked.filter((endpoint) => endpoint === "settle").length;
}

function assertUnknown(answer: Awaited<ReturnType<typeof present>>): void {
  assertComeBack(answer);
  assert.equal(answer.body.code, "payment_outcome_unknown");
}
