import assert from "node:assert/strict";
import { test } from "node:test";
import { privateKeyToAccount } from "viem/accounts";
import { testGateway } from "../gateway.ts";
import { offerOf, present, signPayment, withoutMoney } from "../payments.ts";

const need = encodeURIComponent("12 hotel bookings in Spain with check-in, nights and rate per night under 300 EUR");
const scenario = encodeURIComponent("a tenant disputes a withheld deposit with the landlord");

test("rows made to order at one gateway are fetched, replayed and documented at another, byte for byte", async (t) => {
  const one = await testGateway(t);
  const other = await testGateway(t, { DATABASE_URL: one.databaseUrl });
  const payer = privateKeyToAccount(one.chain.buyer.privateKey);
  for (const path of [
    `/api/v1/synthetic-data/generate?need=${need}`,
    `/api/v1/human-data/generate?scenario=${scenario}&rows=3&include_rejected=true`,
  ]) {
    const payment = await signPayment(payer, await offerOf(one, path));
    const bought = await present(one, path, payment);
    const body = await bought.text();
    assert.equal(bought.status, 200, body);
    await withoutMoney(one, payer, async () => {
      const again = await present(other, path, payment);
      assert.equal(again.headers.get("idempotent-replay"), "true");
      assert.equal(await again.text(), body);
    });
    const order = bought.headers.get("order-id");
    for (const document of [
      ...["schema", "plan", "quality"].map((name) => `/api/datasets/${name}?order=${order}`),
      ...["csv", "ndjson", "arrow", "parquet"].map(
        (format) => `/api/datasets/download?order=${order}&format=${format}`,
      ),
    ]) {
      const [here, there] = [await one.get(document), await other.get(document)];
      assert.equal(there.status, 200, document);
      assert.deepEqual(await there.arrayBuffer(), await here.arrayBuffer(), document);
    }
  }
});
