import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { categoryIds } from "../../src/products/categories.ts";
import { testGateway } from "../gateway.ts";
import { assertProblem } from "../http/problem-answer.ts";
import { fundedBuyer, moneyMovedBy, present, signedFor, withoutMoney } from "../payments.ts";

const PATHS = ["/api/x402/v2/datasets", "/api/v1/x402/datasets"] as const;
const PRICE = 665_000n;

test("the category catalog is always paid: 0.665 USDC for its 19 rows, on both its paths", async (t) => {
  const g = await testGateway(t);
  for (const path of PATHS) {
    const unpaid = await assertProblem(await g.get(path), { status: 402, code: "payment_required" });
    assert.deepEqual(unpaid.freeQuota, { applies: false, rowsLeft: 0, callsLeft: 0, walletCapReached: false });
    const buyer = await fundedBuyer(g.chain, PRICE);
    const payment = await signedFor(g, buyer, path);
    const { result, spent, received } = await moneyMovedBy(g, buyer, () => present(g, path, payment));
    assert.deepEqual([result.status, spent, received], [200, PRICE, PRICE]);
    const { data, count, paid } = (await result.json()) as {
      data: { id: string; label: string; description: string; detailEndpoint: string }[];
      count: number;
      paid: boolean;
    };
    assert.deepEqual([count, paid], [19, true]);
    assert.deepEqual(
      data.map(({ id }) => id),
      categoryIds,
    );
    for (const item of data) {
      assert.deepEqual(Object.keys(item).sort(), ["description", "detailEndpoint", "id", "label"]);
      assert.equal(item.detailEndpoint, `http://127.0.0.1:8402/api/x402/v2/datasets/detail?id=${item.id}&rows=<count>`);
    }
  }
});

test("the category catalog is the same rows in every format, and again for nothing", async (t) => {
  const g = await testGateway(t);
  const [path] = PATHS;
  const buyer = await fundedBuyer(g.chain, PRICE);
  const payment = await signedFor(g, buyer, path);
  const { data, order } = (await (await present(g, path, payment)).json()) as {
    data: object[];
    order: { digest: string };
  };
  const lines = await (await withoutMoney(g, buyer, () => present(g, `${path}?format=ndjson`, payment))).text();
  assert.deepEqual(
    lines
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line)),
    data,
  );
  assert.equal(order.digest, createHash("sha256").update(lines).digest("hex"));
  const csv = await withoutMoney(g, buyer, () => present(g, `${path}?format=csv`, payment));
  assert.equal((await csv.text()).trimEnd().split("\r\n").length, 20);
});
