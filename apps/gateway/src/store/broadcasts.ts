import type { Store } from "./store.ts";
import type { BroadcastOutcome, BroadcastPurpose } from "./tables.ts";

export interface JournalEntry {
  readonly hash: string;
  readonly signer: string;
  readonly nonce: bigint;
  readonly raw: string;
  readonly purpose: BroadcastPurpose;
  readonly orderId: string | null;
  readonly journalledAt: Date;
}

/** Makes the signer known, its next nonce being at least what the chain says. */
export async function registerSigner(store: Store, address: string, chainNonce: bigint): Promise<bigint> {
  const { rows } = await store.pool.query<{ next_nonce: bigint }>(
    `insert into signer (address, next_nonce) values ($1, $2)
     on conflict (address) do update set next_nonce = greatest(signer.next_nonce, excluded.next_nonce)
     returning next_nonce`,
    [address, chainNonce],
  );
  return (rows[0] as { next_nonce: bigint }).next_nonce;
}

export async function nextNonce(store: Store, address: string): Promise<bigint> {
  const { rows } = await store.pool.query<{ next_nonce: bigint }>("select next_nonce from signer where address = $1", [
    address,
  ]);
  return (rows[0] as { next_nonce: bigint }).next_nonce;
}

export type Journalled = "journalled" | "nonce_taken" | "not_due";

/**
 * Writes a signed transaction down and takes its nonce, in one statement. A settlement moves its order on to
 * `settling` with it; a refund is taken only while its order is due one and none is under way.
 */
export async function journal(store: Store, entry: JournalEntry): Promise<Journalled> {
  const { rows } = await store.pool.query<{ ready: boolean; written: boolean }>({
    name: "journal",
    text: `
      with ready as (
        select 1 where case $5::text
          when 'settlement' then exists (select from sale_order where id = $6 and state in ('claimed', 'settling'))
          when 'refund' then exists (select from sale_order where id = $6 and state = 'refund_due')
            and not exists (select from broadcast where order_id = $6 and purpose = 'refund'
                            and (outcome is null or outcome = 'succeeded'))
          else true end
      ), taken as (
        update signer set next_nonce = next_nonce + 1
        where address = $2 and next_nonce = $3 and exists (select from ready) returning 1
      ), moved as (
        update sale_order set state = 'settling', updated_at = $7
        where id = $6 and $5::text = 'settlement' and state = 'claimed' and exists (select from taken)
      ), written as (
        insert into broadcast (hash, signer, nonce, raw, purpose, order_id, journalled_at)
        select $1, $2, $3, $4, $5, $6, $7 from taken returning 1
      )
      select exists (select from ready) as ready, exists (select from written) as written`,
    values: [entry.hash, entry.signer, entry.nonce, entry.raw, entry.purpose, entry.orderId, entry.journalledAt],
  });
  const [result] = rows;
  if (result?.written === true) return "journalled";
  return result?.ready === true ? "nonce_taken" : "not_due";
}

/** A dearer version of a transaction that is stuck: same nonce, so at most one of the two can ever be mined. */
export async function journalReplacement(store: Store, entry: JournalEntry): Promise<void> {
  await store.pool.query(
    `insert into broadcast (hash, signer, nonce, raw, purpose, order_id, journalled_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (hash) do nothing`,
    [entry.hash, entry.signer, entry.nonce, entry.raw, entry.purpose, entry.orderId, entry.journalledAt],
  );
}

/** The signer's transactions from a nonce on, the newest version of each, in the order in which they must be mined. */
export async function journalFrom(store: Store, signer: string, nonce: bigint): Promise<JournalEntry[]> {
  const { rows } = await store.pool.query<{
    hash: string;
    nonce: bigint;
    raw: string;
    purpose: BroadcastPurpose;
    order_id: string | null;
    journalled_at: Date;
  }>(
    `select distinct on (nonce) hash, nonce, raw, purpose, order_id, journalled_at
     from broadcast where signer = $1 and nonce >= $2 order by nonce, journalled_at desc limit 500`,
    [signer, nonce],
  );
  return rows.map((row) => ({
    hash: row.hash,
    signer,
    nonce: row.nonce,
    raw: row.raw,
    purpose: row.purpose,
    orderId: row.order_id,
    journalledAt: row.journalled_at,
  }));
}

/** All transactions that were signed for an order with this purpose, newest first. */
export async function signedFor(
  store: Store,
  orderId: string,
  purpose: BroadcastPurpose,
): Promise<Pick<JournalEntry, "hash" | "signer">[]> {
  const { rows } = await store.pool.query<{ hash: string; signer: string }>({
    name: "signed-for",
    text: "select hash, signer from broadcast where order_id = $1 and purpose = $2 order by journalled_at desc",
    values: [orderId, purpose],
  });
  return rows;
}

export async function recordOutcome(store: Store, hash: string, outcome: BroadcastOutcome): Promise<void> {
  await store.pool.query("update broadcast set outcome = $2 where hash = $1", [hash, outcome]);
}
