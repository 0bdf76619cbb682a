import assert from "node:assert/strict";
import { test } from "node:test";
import { generatePrivateKey, privateKeyToAddress } from "viem/accounts";
import { type TestGateway, testGateway } from "../gateway.ts";
import { assertProblem } from "../http/problem-answer.ts";
import { fundedBuyer, moneyMovedBy, present, signedFor } from "../payments.ts";

const DETAIL = "/api/x402/v2/datasets/detail?id=retail-transactions";
const GABRIEL = "/api/x402/v2/gabriel?need=financial-markets";

interface Billing {
  readonly mode: string;
  readonly rows: number;
  readonly amountMicroUsdc: string;
  readonly freeRowsLeft: number | null;
  readonly freeCallsLeft: number | null;
}

interface Client {
  readonly wallet?: string;
  readonly address?: string;
}

function ask({ get }: TestGateway, path: string, rows: number, { wallet, address }: Client = {}): Promise<Response> {
  const query = `${path}&rows=${rows}${wallet === undefined ? "" : `&wallet=${wallet}`}`;
  return get(query, address === undefined ? {} : { "X-Forwarded-For": address });
}

async function billingOf(response: Response): Promise<Billing> {
  const text = await response.text();
  assert.equal(response.status, 200, text);
  return (JSON.parse(text) as { billing: Billing }).billing;
}

async function assertPaid(response: Response, left: { rowsLeft: number; callsLeft: number }): Promise<void> {
  const body = await assertProblem(response, { status: 402, code: "payment_required" });
  const { rowsLeft, callsLeft } = body.freeQuota as { rowsLeft: number; callsLeft: number };
  assert.deepEqual({ rowsLeft, callsLeft }, left);
}

async function left({ get }: TestGateway, { wallet, address }: Client = {}): Promise<[rows: number, calls: number]> {
  const response = await get(
    `/api/credit/status${wallet === undefined ? "" : `?wallet=${wallet}`}`,
    address === undefined ? {} : { "X-Forwarded-For": address },
  );
  const { quota } = (await response.json()) as { quota: { rows: { left: number }; calls: { left: number } } };
  return [quota.rows.left, quota.calls.left];
}

const newWallet = () => privateKeyToAddress(generatePrivateKey());

test("fifty rows in five calls are free, for a wallet and for an address, on all channels together", async (t) => {
  const g = await testGateway(t);
  for (const client of [{ wallet: newWallet() }, { address: "203.0.113.7" }]) {
    const seen: Billing[] = [];
    for (const path of [DETAIL, GABRIEL, DETAIL, GABRIEL, DETAIL])
      seen.push(await billingOf(await ask(g, path, 10, client)));
    assert.deepEqual(
      seen.map(({ freeRowsLeft, freeCallsLeft }) => [freeRowsLeft, freeCallsLeft]),
      [
        [40, 4],
        [30, 3],
        [20, 2],
        [10, 1],
        [0, 0],
      ],
    );
    assert.ok(seen.every(({ mode, amountMicroUsdc }) => mode === "free" && amountMicroUsdc === "0"));
    await assertPaid(await ask(g, GABRIEL, 1, client), { rowsLeft: 0, callsLeft: 0 });
  }
});

test("the sixth call is paid though rows are left", async (t) => {
  const g = await testGateway(t);
  for (let call = 0; call < 5; call += 1) await billingOf(await ask(g, DETAIL, 1));
  await assertPaid(await ask(g, DETAIL, 1), { rowsLeft: 45, callsLeft: 0 });
});

test("the fifty-first row is paid though calls are left, and what still fits is free", async (t) => {
  const g = await testGateway(t);
  await billingOf(await ask(g, DETAIL, 49));
  await assertPaid(await ask(g, DETAIL, 2), { rowsLeft: 1, callsLeft: 4 });
  const { freeRowsLeft, freeCallsLeft } = await billingOf(await ask(g, DETAIL, 1));
  assert.deepEqual([freeRowsLeft, freeCallsLeft], [0, 3]);
  await assertPaid(await ask(g, DETAIL, 1), { rowsLeft: 0, callsLeft: 3 });
});

test("fifty rows at once are free; fifty-one never are, and leave the quota alone", async (t) => {
  const g = await testGateway(t);
  await assertPaid(await ask(g, DETAIL, 51), { rowsLeft: 50, callsLeft: 5 });
  assert.deepEqual(await left(g), [50, 5]);
  assert.equal((await billingOf(await ask(g, DETAIL, 50))).freeRowsLeft, 0);
});

test("of fifty requests at once exactly as many are free as the quota allows", async (t) => {
  const g = await testGateway(t);
  for (const { rows, free, remaining } of [
    { rows: 1, free: 5, remaining: [45, 0] },
    { rows: 10, free: 5, remaining: [0, 0] },
    { rows: 20, free: 2, remaining: [10, 3] },
    { rows: 50, free: 1, remaining: [0, 4] },
  ]) {
    for (const client of [{ wallet: newWallet() }, { address: `198.51.100.${rows}` }]) {
      const answers = await Promise.all(Array.from({ length: 50 }, () => ask(g, DETAIL, rows, client)));
      const given = answers.filter(({ status }) => status === 200);
      assert.equal(given.length, free, `${rows} rows`);
      assert.ok(answers.every(({ status }) => status === 200 || status === 402));
      const seen = await Promise.all(given.map(billingOf));
      const expected = Array.from({ length: free }, (_, taken) => [50 - rows * (taken + 1), 4 - taken]);
      const byCalls = seen.sort((a, b) => Number(b.freeCallsLeft) - Number(a.freeCallsLeft));
      assert.deepEqual(
        byCalls.map(({ freeRowsLeft, freeCallsLeft }) => [freeRowsLeft, freeCallsLeft]),
        expected,
      );
      assert.deepEqual(await left(g, client), remaining);
    }
  }
});

test("two gateways over one database give one quota away once", async (t) => {
  const g = await testGateway(t);
  const second = await testGateway(t, { DATABASE_URL: g.databaseUrl });
  const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => ask(n % 2 === 0 ? g : second, DETAIL, 10)));
  assert.equal(answers.filter(({ status }) => status === 200).length, 5);
  assert.deepEqual(await left(g), [0, 0]);
});

test("an IPv6 client is its /64, however its address is written; a mapped IPv4 address is the IPv4 one", async (t) => {
  const g = await testGateway(t);
  const same = ["2001:db8:1:2::1", "2001:0DB8:0001:0002:ffff::9", "[2001:db8:1:2:a:b:c:d]", "2001:db8:1:2::%eth0"];
  for (const address of same) await billingOf(await ask(g, DETAIL, 10, { address }));
  assert.deepEqual(await left(g, { address: "2001:db8:1:2::ffff" }), [10, 1]);
  assert.deepEqual(await left(g, { address: "2001:db8:1:3::1" }), [50, 5]);
  await billingOf(await ask(g, DETAIL, 10, { address: "::ffff:192.0.2.9" }));
  await billingOf(await ask(g, DETAIL, 10, { address: "192.0.2.9:50123" }));
  assert.deepEqual(await left(g, { address: "192.0.2.9" }), [30, 3]);
});

test("only the address that our own proxy wrote counts, whatever a client claims before it", async (t) => {
  const g = await testGateway(t);
  for (const claimed of ["1.1.1.1", "2.2.2.2, 3.3.3.3"]) {
    await billingOf(await ask(g, DETAIL, 10, { address: `${claimed}, 192.0.2.50` }));
  }
  assert.deepEqual(await left(g, { address: "192.0.2.50" }), [30, 3]);
  const direct = await testGateway(t, { TRUSTED_PROXIES: "0" });
  for (const address of ["192.0.2.1", "192.0.2.2"]) await billingOf(await ask(direct, DETAIL, 10, { address }));
  assert.deepEqual(await left(direct), [30, 3]);
});

test("an address may open free quotas for three wallets, and those go on when the fourth may not", async (t) => {
  const g = await testGateway(t, { FREE_WALLETS_PER_ADDRESS: "3" });
  const address = "192.0.2.77";
  const [one, two, three, four] = [newWallet(), newWallet(), newWallet(), newWallet()];
  for (const wallet of [one, two, three]) await billingOf(await ask(g, DETAIL, 10, { wallet, address }));
  const refused = await ask(g, DETAIL, 10, { wallet: four, address });
  const body = await assertProblem(refused, { status: 402, code: "payment_required" });
  assert.equal((body.freeQuota as { walletCapReached: boolean }).walletCapReached, true);
  assert.match(body.detail, /as many free wallet quotas as it may/);

  for (const wallet of [one, two, three]) {
    assert.equal((await billingOf(await ask(g, DETAIL, 10, { wallet, address }))).freeRowsLeft, 30);
  }
  assert.equal((await billingOf(await ask(g, DETAIL, 10, { address }))).freeRowsLeft, 40, "the address has its own");
  const elsewhere = await ask(g, DETAIL, 10, { wallet: four, address: "192.0.2.78" });
  assert.equal((await billingOf(elsewhere)).freeRowsLeft, 40);
});

test("of twenty new wallets at once from one address exactly three get a free quota", async (t) => {
  const g = await testGateway(t, { FREE_WALLETS_PER_ADDRESS: "3" });
  const wallets = Array.from({ length: 20 }, newWallet);
  const answers = await Promise.all(wallets.map((wallet) => ask(g, DETAIL, 5, { wallet, address: "192.0.2.79" })));
  assert.equal(answers.filter(({ status }) => status === 200).length, 3);
});

test("a question, a refusal and a payment leave the free quota alone", async (t) => {
  const g = await testGateway(t);
  const buyer = await fundedBuyer(g.chain, 1_000_000n);
  const client = { wallet: buyer.address };
  const path = `${DETAIL}&rows=10&wallet=${buyer.address}`;
  const offered = await g.get(path, { Prefer: "payment" });
  await assertPaid(offered, { rowsLeft: 50, callsLeft: 5 });
  await g.get(`${path}&nonsense=1`);
  const { result, spent } = await moneyMovedBy(g, buyer, async () => present(g, path, await signedFor(g, buyer, path)));
  const billing = await billingOf(result);
  assert.deepEqual([billing.mode, billing.amountMicroUsdc, spent], ["paid", "350000", 350_000n]);
  assert.deepEqual(await left(g, client), [50, 5]);
});
