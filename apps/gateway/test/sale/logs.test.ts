import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import process from "node:process";
import { type TestContext, test } from "node:test";
import { promisify } from "node:util";
import { testGateway } from "../gateway.ts";
import { assertProblem } from "../http/problem-answer.ts";
import { broadcastPayment, fundedBuyer, paymentHeader, present, signedFor, withoutMoney } from "../payments.ts";

const PATH = "/api/x402/v2/gabriel?need=retail-transactions&rows=3";

test("the log of a paid sale tells its steps with the order's id, and nothing that could move money", async (t: TestContext) => {
  const g = await testGateway(t);
  const buyer = await fundedBuyer(g.chain, 1_000_000n);
  const payment = await signedFor(g, buyer, PATH);
  const before = g.logged.length;
  const response = await present(g, PATH, payment, { "Idempotency-Key": "secret-key-of-the-buyer" });
  assert.equal(response.status, 200);
  await response.arrayBuffer();
  const id = response.headers.get("order-id");
  while (!g.logged.some(({ msg }) => msg === "delivered")) await new Promise((resolve) => setTimeout(resolve, 5));

  const sale = g.logged.slice(before);
  assert.deepEqual(
    sale.map(({ msg }) => msg),
    ["claimed", "settled", "delivered"],
  );
  assert.ok(sale.every(({ order }) => order === id));
  assertSecretsKept(g.logged, [
    payment.payload.signature,
    payment.payload.authorization.nonce,
    paymentHeader(payment),
    g.chain.operator.privateKey,
    g.chain.buyer.privateKey,
    g.databaseUrl,
    "secret-key-of-the-buyer",
  ]);
});

test("an error of a library reaches neither the answer nor the log with the payment that it carries", async (t) => {
  const simulate = async ({ signature, nonce }: { signature: string; nonce: string }) => {
    throw new Error(`execution failed for ${signature} of ${nonce}`, {
      cause: { authorization: { signature, nonce } },
    });
  };
  const g = await testGateway(t, {}, { chain: (chain) => ({ ...chain, simulate }) });
  const buyer = await fundedBuyer(g.chain, 1_000_000n);
  const payment = await signedFor(g, buyer, PATH);
  const answer = await withoutMoney(g, buyer, () => present(g, PATH, payment));
  assert.ok(answer.headers.has("retry-after"));
  const body = await assertProblem(answer, { status: 503, code: "settlement_unavailable" });
  assert.doesNotMatch(JSON.stringify(body), /execution failed|0x[0-9a-f]{64}/i);
});

test("the log writes an error's message and stack without signatures, calldata and keys", async () => {
  const secret = "5".repeat(130);
  const script = `
    import { createLog } from ${JSON.stringify(new URL("../../src/observe/log.ts", import.meta.url))};
    const authorization = { from: "0x01", signature: "0x${secret}" };
    const cause = Object.assign(new Error("reverted for 0x${secret}"), { args: authorization, raw: "0x${secret}" });
    const log = createLog("debug");
    log.error({ order: "ord_1", err: new Error("calldata 0x${secret} was refused", { cause }) }, "settling failed");
    log.warn({ authorization, payment: { authorization }, privateKey: "0x${secret}", raw: "0x${secret}" }, "careless");
    log.info({ order: "ord_1" }, "settled");
    log.flush();
  `;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", script]);
  const lines = stdout
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as { msg: string; order?: string });
  assert.deepEqual(
    lines.map(({ msg }) => msg),
    ["settling failed", "careless", "settled"],
  );
  assert.equal(lines[0]?.order, "ord_1");
  assert.ok(!stdout.includes(secret.slice(0, 60)));
});

test("a sale that others settled is logged without their transaction's payload", async (t) => {
  const g = await testGateway(t);
  const buyer = await fundedBuyer(g.chain, 1_000_000n);
  const payment = await signedFor(g, buyer, PATH);
  await broadcastPayment(g.chain, buyer, payment);
  assert.equal((await present(g, PATH, payment)).status, 200);
  assertSecretsKept(g.logged, [payment.payload.signature, paymentHeader(payment)]);
});

function assertSecretsKept(logged: readonly object[], secrets: readonly string[]): void {
  const text = JSON.stringify(logged).toLowerCase();
  for (const secret of secrets) {
    assert.ok(!text.includes(secret.toLowerCase().replace(/^0x/, "")), `the log has ${secret.slice(0, 12)}…`);
  }
}
