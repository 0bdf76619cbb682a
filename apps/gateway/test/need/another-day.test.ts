import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { privateKeyToAccount } from "viem/accounts";
import { testGateway } from "../gateway.ts";
import { moneyMovedBy, offerOf, present, signPayment, withoutMoney } from "../payments.ts";

const NEED = "daily closing price this month for 3 tickers";
const PATH = `/api/v1/synthetic-data/generate?need=${encodeURIComponent(NEED)}`;
const DAY = 86_400_000;

interface Quote {
  readonly rows: number;
  readonly purchaseUrl: string;
}

test("a need that comes to more rows every day: the payment of today brings today's rows for ever, its quote too", async (t) => {
  const g = await testGateway(t);
  const payer = privateKeyToAccount(g.chain.buyer.privateKey);
  const quote = (await (await g.get(`${PATH}&dryRun=true`)).json()) as Quote;
  const pinned = quote.purchaseUrl.replace("http://127.0.0.1:8402", "");
  const payment = await signPayment(payer, await offerOf(g, PATH));
  const { result, spent } = await moneyMovedBy(g, payer, () => present(g, PATH, payment));
  const bought = await result.text();
  assert.equal(result.status, 200, bought);
  assert.equal(spent, BigInt(quote.rows) * 35_000n);

  // As many days on as change the number of rows, wherever in the month this runs.
  mock.timers.enable({ apis: ["Date"], now: Date.now() + 16 * DAY });
  t.after(() => mock.timers.reset());
  const later = (await (await g.get(`${PATH}&dryRun=true`)).json()) as Quote;
  assert.notEqual(later.rows, quote.rows);
  await withoutMoney(g, payer, async () => {
    const again = await present(g, PATH, payment);
    assert.equal(again.status, 200, await again.clone().text());
    assert.equal(again.headers.get("idempotent-replay"), "true");
    assert.equal(await again.text(), bought);
  });
  const [accepted] = (await offerOf(g, pinned)).accepts;
  assert.equal(accepted?.amount, String(quote.rows * 35_000));
});
