import assert from "node:assert/strict";
import { test } from "node:test";
import { sandboxClient } from "@sdg/chain/sandbox/client";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { type TestGateway, testGateway } from "../gateway.ts";
import { assertProblem } from "../http/problem-answer.ts";
import {
  broadcastPayment,
  fundedBuyer,
  moneyMovedBy,
  offerOf,
  present,
  sendUsdc,
  signPayment,
  type WirePayment,
  withoutMoney,
} from "../payments.ts";

const PATH = "/api/x402/v2/gabriel?need=retail-transactions&rows=2";
const PRICE = 70_000n;

/** EIP-1271 at its simplest: returns the magic value to whoever asks. */
const ACCEPTS_ALL = "0x7f1626ba7e0000000000000000000000000000000000000000000000000000000060005260206000f3";
/** The same, with another value. */
const ACCEPTS_NONE = ACCEPTS_ALL.replace("1626ba7e", "ffffffff") as `0x${string}`;

async function contractWallet({ chain }: TestGateway, code: `0x${string}`) {
  const wallet = privateKeyToAccount(generatePrivateKey());
  await sandboxClient(chain.rpcUrl).setCode({ address: wallet.address, bytecode: code });
  await sendUsdc(chain, privateKeyToAccount(chain.buyer.privateKey), wallet.address, 1_000_000n);
  return wallet;
}

const signedAs = (payment: WirePayment, signature: string): WirePayment => ({
  ...payment,
  payload: { ...payment.payload, signature },
});

test("a contract wallet pays with a signature of any length that its contract accepts", async (t) => {
  const g = await testGateway(t);
  const wallet = await contractWallet(g, ACCEPTS_ALL);
  const offer = await offerOf(g, PATH);
  for (const bytes of [65, 66, 96, 300]) {
    const payment = signedAs(await signPayment(wallet, offer), `0x${"ab".repeat(bytes)}`);
    const { result, spent } = await moneyMovedBy(g, wallet, () => present(g, PATH, payment));
    assert.deepEqual([result.status, spent], [200, PRICE], `${bytes} bytes: ${await result.clone().text()}`);
    const body = await result.text();
    const again = await withoutMoney(g, wallet, () => present(g, PATH, payment));
    assert.equal(await again.text(), body);
    const other = await withoutMoney(g, wallet, () => present(g, PATH, signedAs(payment, `0x${"cd".repeat(bytes)}`)));
    await assertProblem(other, { status: 402, code: "payment_signature_invalid" });
  }
});

test("a contract wallet whose contract refuses the signature pays nothing", async (t) => {
  const g = await testGateway(t);
  const wallet = await contractWallet(g, ACCEPTS_NONE);
  const payment = await signPayment(wallet, await offerOf(g, PATH));
  for (const presented of [signedAs(payment, `0x${"ab".repeat(66)}`), signedAs(payment, `0x${"ab".repeat(65)}`)]) {
    const response = await withoutMoney(g, wallet, () => present(g, PATH, presented));
    await assertProblem(response, { status: 402, code: "payment_signature_invalid" });
  }
});

test("a contract wallet that signs anew under its Idempotency-Key is not charged twice", async (t) => {
  const g = await testGateway(t);
  const wallet = await contractWallet(g, ACCEPTS_ALL);
  const offer = await offerOf(g, PATH);
  const key = { "Idempotency-Key": "order-of-a-contract" };
  const sign = async () => signedAs(await signPayment(wallet, offer), `0x${"ab".repeat(66)}`);
  const first = await moneyMovedBy(g, wallet, async () => present(g, PATH, await sign(), key));
  assert.deepEqual([first.result.status, first.spent], [200, PRICE]);
  const again = await withoutMoney(g, wallet, async () => present(g, PATH, await sign(), key));
  assert.equal(again.status, 200, await again.clone().text());
  assert.equal(await again.text(), await first.result.text());
});

test("a long signature of an ordinary account is no way around its key", async (t) => {
  const g = await testGateway(t);
  const buyer = await fundedBuyer(g.chain, 1_000_000n);
  const payment = await signPayment(buyer, await offerOf(g, PATH));
  for (const bytes of [66, 300, 2_048]) {
    const response = await withoutMoney(g, buyer, () => present(g, PATH, signedAs(payment, `0x${"ab".repeat(bytes)}`)));
    await assertProblem(response, { status: 402, code: "payment_wallet_not_deployed" });
  }
});

test("a stranger cannot fetch a contract wallet's rows with its Idempotency-Key and a nonce that was used", async (t) => {
  const g = await testGateway(t);
  const wallet = await contractWallet(g, ACCEPTS_ALL);
  const offer = await offerOf(g, PATH);
  const key = { "Idempotency-Key": "order-of-a-contract" };
  const sold = signedAs(await signPayment(wallet, offer), `0x${"ab".repeat(66)}`);
  assert.equal((await present(g, PATH, sold, key)).status, 200);
  // Spent on the chain without this gateway: nobody's signature has to be good for it any more.
  const elsewhere = signedAs(await signPayment(wallet, offer, { value: "1" }), `0x${"ab".repeat(66)}`);
  await broadcastPayment(g.chain, await fundedBuyer(g.chain, 0n), elsewhere);
  const { nonce } = elsewhere.payload.authorization;
  await sandboxClient(g.chain.rpcUrl).setCode({ address: wallet.address, bytecode: ACCEPTS_NONE });
  const forged = signedAs(await signPayment(wallet, offer, { nonce }), `0x${"cd".repeat(66)}`);
  const response = await withoutMoney(g, wallet, () => present(g, PATH, forged, key));
  await assertProblem(response, { status: 402, code: "payment_nonce_used" });
});
