import assert from "node:assert/strict";
import { test } from "node:test";
import { sandboxClient } from "@sdg/chain/sandbox/client";
import { privateKeyToAccount } from "viem/accounts";
import type { Facilitator } from "../../src/payment/facilitator.ts";
import { RpcUnavailable } from "../../src/payment/rpc.ts";
import { testGateway } from "../gateway.ts";
import { assertProblem } from "../http/problem-answer.ts";
import {
  broadcastPayment,
  cancelPayment,
  fundedBuyer,
  moneyMovedBy,
  offerOf,
  present,
  sendUsdc,
  signedFor,
  signPayment,
  withoutMoney,
} from "../payments.ts";

const PATH = "/api/x402/v2/gabriel?need=financial-markets&rows=6";
const PRICE = 210_000n;
const NOBODY = "0x000000000000000000000000000000000000dEaD";

/** Something happens on the chain after the payment was verified and before it is settled. */
function beforeSettling(event: () => Promise<void>) {
  return {
    facilitator: (inner: Facilitator): Facilitator => ({
      ...inner,
      async settle(...args) {
        await event();
        return inner.settle(...args);
      },
    }),
  };
}

test("eight different payments at once all succeed, each charged once", async (t) => {
  const g = await testGateway(t);
  const buyers = await Promise.all([fundedBuyer(g.chain, 0n), fundedBuyer(g.chain, 0n)]);
  const funder = privateKeyToAccount(g.chain.buyer.privateKey);
  for (const buyer of buyers) await sendUsdc(g.chain, funder, buyer.address, 4n * PRICE);
  const offer = await offerOf(g, PATH);
  const payments = await Promise.all([...buyers, ...buyers, ...buyers, ...buyers].map((b) => signPayment(b, offer)));
  const { result, received } = await moneyMovedBy(g, funder, () =>
    Promise.all(payments.map((payment) => present(g, PATH, payment))),
  );
  assert.deepEqual(
    result.map(({ status }) => status),
    payments.map(() => 200),
  );
  assert.equal(received, 8n * PRICE);
  for (const buyer of buyers) assert.equal(await g.gateway.sale.chain.tokenBalance(buyer.address), 0n);
  const orders = (await Promise.all(result.map((answer) => answer.json()))) as {
    txHash: string;
    order: { id: string };
  }[];
  assert.equal(new Set(orders.map(({ txHash }) => txHash)).size, 8);
  assert.equal(new Set(orders.map(({ order }) => order.id)).size, 8);
});

test("a payment that somebody else sent to the chain before it was presented is honoured", async (t) => {
  const g = await testGateway(t);
  const buyer = await fundedBuyer(g.chain, 1_000_000n);
  const payment = await signedFor(g, buyer, PATH);
  const front = await moneyMovedBy(g, buyer, () => broadcastPayment(g.chain, buyer, payment));
  assert.equal(front.received, PRICE);
  const response = await withoutMoney(g, buyer, () => present(g, PATH, payment));
  assert.equal(response.status, 200);
  const { records, paid } = (await response.json()) as { records: object[]; paid: boolean };
  assert.deepEqual([records.length, paid], [6, true]);
  const again = await withoutMoney(g, buyer, () => present(g, PATH, payment));
  assert.equal(again.headers.get("idempotent-replay"), "true");
});

test("it is honoured also when it is presented many blocks later", async (t) => {
  const g = await testGateway(t);
  const buyer = await fundedBuyer(g.chain, 1_000_000n);
  const payment = await signedFor(g, buyer, PATH);
  await broadcastPayment(g.chain, buyer, payment);
  await sandboxClient(g.chain.rpcUrl).mine({ blocks: 60, interval: 0 });
  // A gateway that starts now knows no block before these.
  const late = await testGateway(t);
  const response = await withoutMoney(late, buyer, () => present(late, PATH, payment));
  assert.equal(response.status, 200, await response.clone().text());
});

test("a payment that somebody else sends between its check and its settlement is honoured", async (t) => {
  let front = async () => {};
  const g = await testGateway(
    t,
    {},
    beforeSettling(() => front()),
  );
  const buyer = await fundedBuyer(g.chain, 1_000_000n);
  const payment = await signedFor(g, buyer, PATH);
  front = () => broadcastPayment(g.chain, buyer, payment);
  const { result, spent } = await moneyMovedBy(g, buyer, () => present(g, PATH, payment));
  assert.equal(result.status, 200, await result.clone().text());
  assert.equal(spent, PRICE);
});

test("a cancelled authorization is refused as used, whenever it was cancelled", async (t) => {
  let cancel = async () => {};
  const g = await testGateway(
    t,
    {},
    beforeSettling(() => cancel()),
  );
  const buyer = await fundedBuyer(g.chain, 1_000_000n);

  const before = await signedFor(g, buyer, PATH);
  await cancelPayment(g.chain, buyer, before);
  const early = await withoutMoney(g, buyer, () => present(g, PATH, before));
  await assertProblem(early, { status: 402, code: "payment_nonce_used" });

  const during = await signedFor(g, buyer, PATH);
  cancel = () => cancelPayment(g.chain, buyer, during);
  const late = await withoutMoney(g, buyer, () => present(g, PATH, during));
  await assertProblem(late, { status: 402, code: "payment_nonce_used" });
});

test("an authorization that was spent on another recipient is refused as used", async (t) => {
  const g = await testGateway(t);
  const buyer = await fundedBuyer(g.chain, 1_000_000n);
  const offer = await offerOf(g, PATH);
  const elsewhere = await signPayment(buyer, offer, { to: NOBODY });
  const payment = await signPayment(buyer, offer, { nonce: elsewhere.payload.authorization.nonce });
  await broadcastPayment(g.chain, buyer, elsewhere);
  const response = await withoutMoney(g, buyer, () => present(g, PATH, payment));
  await assertProblem(response, { status: 402, code: "payment_nonce_used" });
});

test("a wallet that is emptied after signing gets no rows, and keeps what it has", async (t) => {
  const g = await testGateway(t);
  const buyer = await fundedBuyer(g.chain, PRICE);
  const payment = await signedFor(g, buyer, PATH);
  await sendUsdc(g.chain, buyer, NOBODY, 1n);
  const response = await withoutMoney(g, buyer, () => present(g, PATH, payment));
  await assertProblem(response, { status: 402, code: "payment_insufficient_funds" });
});

test("a wallet that is emptied between the check and the settlement gets no rows, and may pay again later", async (t) => {
  let empty = async () => {};
  const g = await testGateway(
    t,
    {},
    beforeSettling(() => empty()),
  );
  const buyer = await fundedBuyer(g.chain, PRICE);
  const payment = await signedFor(g, buyer, PATH);
  empty = async () => {
    empty = async () => {};
    await sendUsdc(g.chain, buyer, NOBODY, PRICE);
  };
  const { result, received } = await moneyMovedBy(g, buyer, () => present(g, PATH, payment));
  assert.equal(received, 0n);
  const body = await assertProblem(result, { status: 402, code: "payment_refused" });
  assert.doesNotMatch(JSON.stringify(body), /ord_/);
  await sendUsdc(g.chain, privateKeyToAccount(g.chain.buyer.privateKey), buyer.address, PRICE);
  const again = await moneyMovedBy(g, buyer, () => present(g, PATH, payment));
  assert.deepEqual([again.result.status, again.spent], [200, PRICE]);
});

test("while the settlement key is out of gas nothing is offered, and free rows come all the same", async (t) => {
  const { chain } = await testGateway(t);
  const client = sandboxClient(chain.rpcUrl);
  const address = chain.operator.address;
  const gas = await client.getBalance({ address });
  await client.setBalance({ address, value: 1n });
  t.after(() => client.setBalance({ address, value: gas }));
  const poor = await testGateway(t);
  const response = await poor.get(PATH, { Prefer: "payment" });
  assert.ok(response.headers.has("retry-after"));
  await assertProblem(response, { status: 503, code: "settlement_unavailable" });
  assert.equal((await poor.get(PATH)).status, 200);
  const health = (await (await poor.get("/api/health")).json()) as { status: string };
  assert.equal(health.status, "degraded");
});

test("a signature that only the chain can judge is neither taken nor refused while the chain does not answer", async (t) => {
  let isDown = false;
  const hasCode = async (account: `0x${string}`, ask: (account: `0x${string}`) => Promise<boolean>) => {
    if (isDown) throw new RpcUnavailable("nobody answers");
    return ask(account);
  };
  const g = await testGateway(
    t,
    {},
    {
      chain: (chain) => ({ ...chain, hasCode: (account) => hasCode(account, chain.hasCode) }),
    },
  );
  const buyer = await fundedBuyer(g.chain, 1_000_000n);
  const { payload, ...payment } = await signedFor(g, buyer, PATH);
  const forged = { ...payment, payload: { ...payload, signature: `0x${"ab".repeat(65)}` } };
  isDown = true;
  const during = await withoutMoney(g, buyer, () => present(g, PATH, forged));
  assert.ok(during.headers.has("retry-after"));
  await assertProblem(during, { status: 503, code: "settlement_unavailable" });
  isDown = false;
  const after = await withoutMoney(g, buyer, () => present(g, PATH, forged));
  await assertProblem(after, { status: 402, code: "payment_signature_invalid" });
});
