import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { usdcDomain } from "@sdg/chain/usdc";
import { hexToBytes, toHex } from "viem";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import type { ProblemCode } from "../../src/http/problem.ts";
import { type TestGateway, testGateway } from "../gateway.ts";
import { assertProblem } from "../http/problem-answer.ts";
import {
  fundedBuyer,
  offerOf,
  paymentHeader,
  present,
  seconds,
  sendUsdc,
  signedFor,
  signPayment,
  type WireAuthorization,
  type WirePayment,
  withoutMoney,
} from "../payments.ts";

const PATH = "/api/x402/v2/gabriel?need=retail-transactions&rows=2";
const ELSEWHERE = "0x000000000000000000000000000000000000dEaD";
const CURVE_ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;

/** Presents a payment that must be refused with a fresh offer, and asserts that nothing moved and nothing is owed. */
async function assertRefused(
  g: TestGateway,
  payment: WirePayment,
  code: ProblemCode,
  pathAndQuery = PATH,
): Promise<void> {
  const payer = { address: payment.payload.authorization.from as `0x${string}` };
  const response = await withoutMoney(g, payer, () => present(g, pathAndQuery, payment));
  assert.equal(response.headers.get("order-id"), null);
  const body = await assertProblem(response, { status: 402, code });
  assert.equal((body.accepts as unknown[]).length, 1);
  assert.doesNotMatch(JSON.stringify(body), /ord_/);
}

test("a payment header that cannot be read is refused as malformed, not as unpaid", async (t) => {
  const g = await testGateway(t);
  const buyer = privateKeyToAccount(generatePrivateKey());
  const good = await signedFor(g, buyer, PATH);
  const encoded = paymentHeader(good);
  const base64 = (text: string) => Buffer.from(text).toString("base64");
  const { accepted: _accepted, ...withoutAccepted } = good;
  const { authorization } = good.payload;
  const withAuthorization = (change: object) => ({
    ...good,
    payload: { ...good.payload, authorization: { ...authorization, ...change } },
  });
  const shapes: unknown[] = [
    withoutAccepted,
    { ...good, payload: {} },
    { ...good, payload: { ...good.payload, signature: "0x" } },
    { ...good, payload: { ...good.payload, signature: `0x${"zz".repeat(65)}` } },
    { ...good, accepted: { ...good.accepted, amount: 70_000 } },
    withAuthorization({ value: "-1" }),
    withAuthorization({ value: "7e4" }),
    withAuthorization({ value: "070000" }),
    withAuthorization({ from: "" }),
    withAuthorization({ from: "0x0" }),
    withAuthorization({ to: null }),
    withAuthorization({ nonce: "0x01" }),
    withAuthorization({ validBefore: "never" }),
    withAuthorization({ validAfter: 0 }),
  ];
  const headers = ["", "%%%", "{}", encoded.slice(0, -7), `${encoded}, ${encoded}`, `Bearer ${encoded}`];
  const texts = ["[]", "null", "5", '"text"', "{", "not json", '{"x402Version":2}'];
  for (const header of [...headers, ...texts.map(base64), ...shapes.map(paymentHeader)]) {
    const response = await withoutMoney(g, buyer, () => g.get(PATH, { "PAYMENT-SIGNATURE": header }));
    await assertProblem(response, { status: 400, code: "payment_malformed" });
  }
});

test("a payment header of 13 KB is refused by its size", async (t) => {
  const g = await testGateway(t);
  const buyer = privateKeyToAccount(generatePrivateKey());
  const payment = { ...(await signedFor(g, buyer, PATH)), extensions: { padding: "x".repeat(9_000) } };
  const header = paymentHeader(payment);
  assert.ok(header.length > 13_000 && header.length < 15_000);
  const response = await withoutMoney(g, buyer, () => g.get(PATH, { "PAYMENT-SIGNATURE": header }));
  await assertProblem(response, { status: 400, code: "payment_too_large" });
});

test("only version 2 of x402 is spoken, and X-PAYMENT is told so", async (t) => {
  const g = await testGateway(t);
  const buyer = await fundedBuyer(g.chain, 1_000_000n);
  const payment = await signedFor(g, buyer, PATH);
  for (const x402Version of [1, 3, "2", null]) {
    const response = await withoutMoney(g, buyer, () => present(g, PATH, { ...payment, x402Version }));
    await assertProblem(response, { status: 400, code: "payment_version_unsupported" });
  }
  const old = await withoutMoney(g, buyer, () => g.get(PATH, { "X-PAYMENT": paymentHeader(payment) }));
  await assertProblem(old, { status: 400, code: "payment_version_unsupported" });
});

test("a payment of the Permit2 kind is refused, because only EIP-3009 is offered", async (t) => {
  const g = await testGateway(t);
  const buyer = await fundedBuyer(g.chain, 1_000_000n);
  const payment = await signedFor(g, buyer, PATH);
  const { signature, authorization } = payment.payload;
  const permit2Authorization = {
    permitted: { token: g.chain.usdc, amount: authorization.value },
    ...{ from: buyer.address, spender: "0x402085c248EeA27D92E8b30b2C58ed07f9E20001", nonce: "1" },
    deadline: authorization.validBefore,
    witness: { to: authorization.to, validAfter: "0" },
  };
  const permit2 = { ...payment, payload: { signature, permit2Authorization } };
  const response = await withoutMoney(g, buyer, () => present(g, PATH, permit2));
  await assertProblem(response, { status: 400, code: "payment_malformed" });
});

test("terms other than those offered are refused by name, and nothing moves", async (t: TestContext) => {
  const g = await testGateway(t);
  const buyer = await fundedBuyer(g.chain, 1_000_000n);
  const good = await signedFor(g, buyer, PATH);
  const { accepted } = good;
  const extra = accepted.extra ?? {};
  const changes: readonly (readonly [object, ProblemCode])[] = [
    [{ amount: "69999" }, "payment_amount_mismatch"],
    [{ amount: "70001" }, "payment_amount_mismatch"],
    [{ amount: "70000.0" }, "payment_amount_mismatch"],
    [{ payTo: ELSEWHERE }, "payment_recipient_mismatch"],
    [{ network: "eip155:1" }, "payment_network_mismatch"],
    [{ network: "eip155:84532" }, "payment_network_mismatch"],
    [{ asset: ELSEWHERE }, "payment_asset_mismatch"],
    [{ scheme: "upto" }, "payment_scheme_mismatch"],
    [{ maxTimeoutSeconds: 86_400 }, "payment_terms_mismatch"],
    [{ extra: { ...extra, version: "1" } }, "payment_terms_mismatch"],
    [{ extra: { ...extra, paymentFlow: "authorization" } }, "payment_terms_mismatch"],
  ];
  for (const [change, code] of changes) await assertRefused(g, { ...good, accepted: { ...accepted, ...change } }, code);
  for (const url of [
    "http://127.0.0.1:8402/api/x402/v2/gabriel",
    `http://evil.example${PATH}`,
    `http://127.0.0.1:8402${PATH.replace("rows=2", "rows=3")}`,
    "",
  ]) {
    await assertRefused(g, { ...good, resource: { url } }, "payment_resource_mismatch");
  }
});

test("an authorization over anything but what was accepted is refused, however well it is signed", async (t) => {
  const g = await testGateway(t);
  const buyer = await fundedBuyer(g.chain, 1_000_000n);
  const offer = await offerOf(g, PATH);
  const changes: readonly (readonly [Partial<WireAuthorization>, ProblemCode])[] = [
    [{ value: "69999" }, "payment_amount_mismatch"],
    [{ value: "70001" }, "payment_amount_mismatch"],
    [{ value: "0" }, "payment_amount_mismatch"],
    [{ to: ELSEWHERE }, "payment_recipient_mismatch"],
    [{ to: buyer.address }, "payment_recipient_mismatch"],
    [{ validBefore: String(seconds() - 1) }, "payment_expired"],
    [{ validBefore: "0" }, "payment_expired"],
    [{ validBefore: String(seconds() + 3) }, "payment_expired"],
    [{ validAfter: String(seconds() + 60) }, "payment_not_yet_valid"],
    [{ validAfter: String(2n ** 256n - 1n) }, "payment_not_yet_valid"],
  ];
  for (const [change, code] of changes) await assertRefused(g, await signPayment(buyer, offer, change), code);
  const paid = await present(g, PATH, await signPayment(buyer, offer));
  assert.equal(paid.status, 200);
});

test("a payment for ever is refused: nobody could ever know that it is void", async (t) => {
  const g = await testGateway(t);
  const buyer = await fundedBuyer(g.chain, 1_000_000n);
  const offer = await offerOf(g, PATH);
  for (const validBefore of [2n ** 256n - 1n, 2n ** 64n, 2n ** 63n]) {
    const payment = await signPayment(buyer, offer, { validBefore: validBefore.toString() });
    await assertRefused(g, payment, "payment_terms_mismatch");
  }
});

test("a contract wallet's authorization is held to its times like any other", async (t) => {
  const g = await testGateway(t);
  const buyer = await fundedBuyer(g.chain, 1_000_000n);
  const offer = await offerOf(g, PATH);
  for (const [change, code] of [
    [{ validAfter: String(2n ** 256n - 1n) }, "payment_not_yet_valid"],
    [{ validBefore: String(seconds() - 1) }, "payment_expired"],
  ] as const) {
    const payment = await signPayment(buyer, offer, change);
    const signature = `${payment.payload.signature}00`;
    await assertRefused(g, { ...payment, payload: { ...payment.payload, signature } }, code);
  }
});

test("a signature that is not the payer's over this authorization moves nothing", async (t) => {
  const g = await testGateway(t);
  const buyer = await fundedBuyer(g.chain, 1_000_000n);
  const stranger = privateKeyToAccount(generatePrivateKey());
  const offer = await offerOf(g, PATH);
  const good = await signPayment(buyer, offer);
  const bytes = hexToBytes(good.payload.signature as `0x${string}`);
  const highS = toHex(CURVE_ORDER - BigInt(toHex(bytes.subarray(32, 64))), { size: 32 }).slice(2);
  const flipped = bytes[64] === 27 ? "1c" : "1b";
  const r = toHex(bytes.subarray(0, 32));
  const foreign = await signPayment(stranger, offer, { from: buyer.address });
  const onAnotherChain = await signPayment(buyer, offer, good.payload.authorization, { ...usdcDomain, chainId: 84532 });
  const forAnotherToken = await signPayment(buyer, offer, good.payload.authorization, { ...usdcDomain, name: "USDC" });
  const signatures = {
    onAnotherChain: onAnotherChain.payload.signature,
    forAnotherToken: forAnotherToken.payload.signature,
    ofAnotherKey: foreign.payload.signature,
    ofAnotherNonce: (await signPayment(buyer, offer)).payload.signature,
    withHighS: `${r}${highS}${flipped}`,
    withOtherRecoveryBit: `${good.payload.signature.slice(0, -2)}${flipped}`,
    withImpossibleRecoveryBit: `${good.payload.signature.slice(0, -2)}1d`,
    withBareParity: `${good.payload.signature.slice(0, -2)}${bytes[64] === 27 ? "00" : "01"}`,
    ofZeros: `0x${"00".repeat(65)}`,
    ofOnes: `0x${"ff".repeat(65)}`,
  };
  for (const [name, signature] of Object.entries(signatures)) {
    const authorization = name === "ofAnotherKey" ? foreign.payload.authorization : good.payload.authorization;
    await t.test(name, () =>
      assertRefused(g, { ...good, payload: { signature, authorization } }, "payment_signature_invalid"),
    );
  }
  assert.equal((await present(g, PATH, good)).status, 200, "the refused forgeries left the genuine payment good");
});

test("a contract wallet's signature is judged by the chain: without a contract there it is none", async (t) => {
  const g = await testGateway(t);
  const buyer = await fundedBuyer(g.chain, 1_000_000n);
  const good = await signedFor(g, buyer, PATH);
  const longer = { ...good, payload: { ...good.payload, signature: `${good.payload.signature}00` } };
  await assertRefused(g, longer, "payment_wallet_not_deployed");
  assert.equal((await present(g, PATH, good)).status, 200, "the refused one left no claim on the authorization");
});

test("a wallet without enough USDC is told so, and may pay once it has", async (t) => {
  const g = await testGateway(t);
  const buyer = await fundedBuyer(g.chain, 69_999n);
  const payment = await signedFor(g, buyer, PATH);
  await assertRefused(g, payment, "payment_insufficient_funds");
  await assertRefused(g, await signedFor(g, await fundedBuyer(g.chain, 0n), PATH), "payment_insufficient_funds");
  const funder = privateKeyToAccount(g.chain.buyer.privateKey);
  await sendUsdc(g.chain, funder, buyer.address, 1n);
  assert.equal((await present(g, PATH, payment)).status, 200);
});
