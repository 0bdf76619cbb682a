import assert from "node:assert/strict";
import { test } from "node:test";
import { decodePaymentResponseHeader } from "@x402/fetch";
import { testGateway } from "../gateway.ts";

test("the published client at its defaults buys 20 rows, and exactly 0.70 USDC moves", async (t) => {
  const { gateway, chain, pay, url } = await testGateway(t);
  const balances = () =>
    Promise.all([chain.buyer.address, chain.payTo].map((account) => gateway.sale.chain.tokenBalance(account)));
  const before = await balances();
  const response = await pay(`${url}/api/x402/v2/gabriel?need=retail-transactions&rows=20`, {
    headers: { Prefer: "payment" },
  });
  const after = await balances();
  assert.equal(response.status, 200);
  const delivery = (await response.json()) as { rows: number; records: object[]; paid: boolean; txHash: string };
  assert.equal(delivery.records.length, 20);
  assert.equal(delivery.paid, true);
  assert.equal(before[0] - after[0], 700_000n);
  assert.equal(after[1] - before[1], 700_000n);
  const receipt = decodePaymentResponseHeader(response.headers.get("payment-response") ?? "");
  assert.equal(receipt.success, true);
  assert.equal(receipt.transaction, delivery.txHash);
});

test("a paid delivery says what is still free, and a repetition says the same", async (t) => {
  const { pay, get, url } = await testGateway(t);
  const path = "/api/x402/v2/datasets/detail?id=financial-markets&rows=7";
  const paid = await pay(url + path, { headers: { Prefer: "payment" } });
  const { billing, order } = (await paid.json()) as { billing: Record<string, unknown>; order: { id: string } };
  assert.equal(billing.freeRowsLeft, 50);
  assert.equal(billing.freeCallsLeft, 5);
  assert.equal(billing.amountMicroUsdc, "245000");
  assert.equal((await get(path)).status, 200);
  const again = await get(`/api/datasets/download?order=${order.id}`);
  assert.deepEqual(((await again.json()) as { billing: unknown }).billing, billing);
});
