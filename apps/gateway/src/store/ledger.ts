import type { Store } from "./store.ts";

export interface ChainMovement {
  readonly orderId: string;
  readonly kind: "settlement" | "refund";
  readonly transaction: string;
  readonly at: Date;
  /** The account of ours that it moved, `usdc:0x…`. */
  readonly account: string;
  readonly amountMicroUsdc: bigint;
}

/** The ledger's transactions after `afterId`, each with what it moved on the account that stands for the chain. */
export async function chainMovements(
  store: Store,
  afterId: bigint,
  limit: number,
): Promise<(ChainMovement & { id: bigint })[]> {
  const { rows } = await store.pool.query<{
    id: bigint;
    order_id: string;
    kind: "settlement" | "refund";
    chain_transaction: string;
    at: Date;
    account: string;
    amount: bigint;
  }>(
    `select t.id, t.order_id, t.kind, t.chain_transaction, t.at, e.account, e.amount_micro_usdc as amount
     from ledger_transaction t join ledger_entry e on e.transaction_id = t.id and e.account like 'usdc:%'
     where t.id > $1 order by t.id limit $2`,
    [afterId, limit],
  );
  return rows.map((row) => ({
    id: row.id,
    orderId: row.order_id,
    kind: row.kind,
    transaction: row.chain_transaction,
    at: row.at,
    account: row.account,
    amountMicroUsdc: row.amount,
  }));
}

/** What refunds that were signed since a moment have paid out or are about to, micro-USDC. */
export async function refundedSince(store: Store, since: Date): Promise<bigint> {
  const { rows } = await store.pool.query<{ total: string }>({
    name: "refunded-since",
    text: `
      select coalesce(sum(amount_micro_usdc), 0)::text as total from sale_order
      where id in (select order_id from broadcast where purpose = 'refund' and journalled_at >= $1
                   and outcome is distinct from 'reverted')`,
    values: [since],
  });
  return BigInt((rows[0] as { total: string }).total);
}
