import assert from "node:assert/strict";
import type { Store } from "../../src/store/store.ts";
import { type Market, PURSE } from "./market.ts";

/** Each answers with the rows that break a promise; none may. */
const breaches: Readonly<Record<string, string>> = {
  "every ledger transaction sums to zero": `
    select transaction_id, sum(amount_micro_usdc) from ledger_entry group by transaction_id
    having sum(amount_micro_usdc) <> 0`,
  "the ledger as a whole sums to zero": `
    select sum(amount_micro_usdc) from ledger_entry having sum(amount_micro_usdc) <> 0`,
  "every ledger transaction has two entries": `
    select t.id from ledger_transaction t left join ledger_entry e on e.transaction_id = t.id
    group by t.id having count(e.account) <> 2`,
  "each order that was paid has exactly one settlement, of its price, and no other has any": `
    select o.id, o.state, count(t.id), sum(e.amount_micro_usdc)
    from sale_order o
    left join ledger_transaction t on t.order_id = o.id and t.kind = 'settlement'
    left join ledger_entry e on e.transaction_id = t.id and e.account like 'usdc:%'
    group by o.id
    having count(t.id) <> (o.state in ('settled', 'delivered', 'refund_due', 'refunded') and o.mode <> 'free')::int
      or coalesce(sum(e.amount_micro_usdc), o.amount_micro_usdc) <> o.amount_micro_usdc`,
  "each refunded order has exactly one refund, of its price, and no other has any": `
    select o.id, o.state, count(t.id), sum(e.amount_micro_usdc)
    from sale_order o
    left join ledger_transaction t on t.order_id = o.id and t.kind = 'refund'
    left join ledger_entry e on e.transaction_id = t.id and e.account like 'usdc:%'
    group by o.id
    having count(t.id) <> (o.state = 'refunded')::int
      or coalesce(sum(e.amount_micro_usdc), -o.amount_micro_usdc) <> -o.amount_micro_usdc`,
  "no chain transaction is booked twice": `
    select chain_transaction, count(*) from ledger_transaction group by chain_transaction having count(*) > 1`,
  "every paid order has a payment, and no free one": `
    select o.id, o.mode from sale_order o left join payment p on p.order_id = o.id
    where (p.order_id is null) <> (o.mode = 'free')`,
  "no payment is claimed by two orders at once": `
    select payer, nonce, count(*) from payment where not closed group by network, asset, payer, nonce
    having count(*) > 1`,
  "no payment paid for two orders": `
    select p.payer, p.nonce, count(*) from payment p join ledger_transaction t on t.order_id = p.order_id
    where t.kind = 'settlement' group by p.network, p.asset, p.payer, p.nonce having count(*) > 1`,
  "a claim is freed exactly when its order ended without money": `
    select o.id, o.state, p.closed from sale_order o join payment p on p.order_id = o.id
    where p.closed <> (o.state in ('rejected', 'released'))`,
  "a delivered order knows the digest of what was delivered": `
    select id from sale_order where mode <> 'free' and (state = 'delivered') <> (content_digest is not null)`,
  "every quota is within its bounds": `
    select * from quota where rows_used not between 0 and 50 or calls_used not between 0 and 5`,
  "every quota is what its free orders add up to": `
    select subject, q.rows_used, q.calls_used, f.rows, f.calls
    from (select subject, rows_used, calls_used from quota) q
    full join (select subject, sum(rows) as rows, count(*) as calls from sale_order where mode = 'free' group by subject) f
    using (subject)
    where (q.rows_used, q.calls_used) is distinct from (f.rows, f.calls)`,
  "a signer's next nonce follows the last one journalled, without a gap": `
    select s.address, s.next_nonce, min(b.nonce), max(b.nonce), count(distinct b.nonce)
    from signer s join broadcast b on b.signer = s.address group by s.address, s.next_nonce
    having s.next_nonce <> max(b.nonce) + 1 or count(distinct b.nonce) <> max(b.nonce) - min(b.nonce) + 1`,
  "one transaction nonce never serves two orders": `
    select signer, nonce from broadcast group by signer, nonce having count(distinct (order_id, purpose)) > 1`,
};

const stuck = `select id, state from sale_order where state in ('claimed', 'settling', 'settled', 'refund_due')`;

/** Asserts every promise about money that the database alone can show. */
export async function assertInvariants({ pool }: Store): Promise<void> {
  for (const [promise, text] of Object.entries(breaches)) {
    assert.deepEqual((await pool.query(text)).rows, [], promise);
  }
}

/** Asserts that no order is left open. */
export async function assertNoneStuck({ pool }: Store): Promise<void> {
  assert.deepEqual((await pool.query(stuck)).rows, [], "no order is stuck");
}

/**
 * Asserts that ledger and chain agree to the micro-USDC, on what was earned and on what was paid back, and that the
 * buyer's purse shows the same.
 */
export async function assertBooksAgree(market: Market): Promise<{ earned: bigint; refunded: bigint }> {
  const { rows } = await market.database.store.pool.query<{ account: string; total: string }>(
    "select account, sum(amount_micro_usdc)::text as total from ledger_entry group by account",
  );
  const ledger = new Map(rows.map(({ account, total }) => [account, BigInt(total)]));
  const [earned, held, purse] = await Promise.all([
    market.usdc(market.payTo),
    market.usdc(market.treasury.address),
    market.usdc(market.buyer.address),
  ]);
  const refunded = PURSE - held;
  const account = (address: string) => ledger.get(`usdc:${address.toLowerCase()}`) ?? 0n;
  assert.equal(account(market.payTo), earned, "the ledger has what the recipient got");
  assert.equal(account(market.treasury.address), -refunded, "the ledger has what the treasury paid back");
  assert.equal(-(ledger.get("revenue") ?? 0n), earned, "all that was earned is revenue");
  assert.equal(ledger.get("refunds") ?? 0n, refunded, "all that was paid back is a refund");
  assert.equal(PURSE - purse, earned - refunded, "the buyer spent what was kept of it");
  return { earned, refunded };
}

/** All of it: invariants, nothing stuck, ledger and chain as one. */
export async function audit(market: Market): Promise<{ earned: bigint; refunded: bigint }> {
  await assertInvariants(market.database.store);
  await assertNoneStuck(market.database.store);
  return await assertBooksAgree(market);
}
