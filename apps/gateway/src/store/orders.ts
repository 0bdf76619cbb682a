import { UniqueViolation } from "./failure.ts";
import type { Store } from "./store.ts";
import type { JsonRecord, OrderMode, OrderState } from "./tables.ts";

export interface Order {
  readonly id: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly operation: string;
  readonly request: JsonRecord;
  readonly requestDigest: Buffer;
  readonly subject: string;
  readonly product: JsonRecord;
  readonly understoodAs: JsonRecord;
  readonly rows: number;
  readonly amountMicroUsdc: bigint;
  readonly mode: OrderMode;
  readonly state: OrderState;
  readonly reason: string | null;
  readonly freeRowsLeft: number | null;
  readonly freeCallsLeft: number | null;
  readonly contentDigest: Buffer | null;
}

/** The payment that an order was claimed with. */
export interface Payment {
  readonly orderId: string;
  readonly network: string;
  readonly asset: string;
  readonly payer: string;
  readonly nonce: string;
  readonly payTo: string;
  readonly amountMicroUsdc: bigint;
  readonly validAfter: bigint;
  readonly validBefore: bigint;
  readonly signature: string;
  readonly claimedBlock: bigint;
  readonly transaction: string | null;
}

export interface PaidOrder {
  readonly order: Order;
  readonly payment: Payment;
}

const COLUMNS = `
  o.id, o.created_at as "createdAt", o.updated_at as "updatedAt", o.operation, o.request,
  o.request_digest as "requestDigest", o.subject, o.product, o.understood_as as "understoodAs", o.rows,
  o.amount_micro_usdc as "amountMicroUsdc", o.mode, o.state, o.reason, o.free_rows_left as "freeRowsLeft",
  o.free_calls_left as "freeCallsLeft", o.content_digest as "contentDigest"`;

const PAYMENT_COLUMNS = `
  p.network, p.asset, p.payer, p.nonce, p.pay_to as "payTo", p.valid_after as "validAfter",
  p.valid_before as "validBefore", p.signature, p.claimed_block as "claimedBlock", p.transaction`;

type Row = Order & Omit<Payment, "orderId" | "amountMicroUsdc">;

function paidOrder(row: Row): PaidOrder {
  const {
    network,
    asset,
    payer,
    nonce,
    payTo,
    validAfter,
    validBefore,
    signature,
    claimedBlock,
    transaction,
    ...order
  } = row;
  return {
    order,
    payment: {
      orderId: row.id,
      amountMicroUsdc: row.amountMicroUsdc,
      ...{ network, asset, payer, nonce, payTo, validAfter, validBefore, signature, claimedBlock, transaction },
    },
  };
}

export async function orderById(store: Store, id: string): Promise<Order | undefined> {
  const { rows } = await store.pool.query<Order>({
    name: "order-by-id",
    text: `select ${COLUMNS} from sale_order o where o.id = $1`,
    values: [id],
  });
  return rows[0];
}

export async function paidOrderById(store: Store, id: string): Promise<PaidOrder | undefined> {
  const { rows } = await store.pool.query<Row>(
    `select ${COLUMNS}, ${PAYMENT_COLUMNS} from sale_order o join payment p on p.order_id = o.id where o.id = $1`,
    [id],
  );
  return rows[0] === undefined ? undefined : paidOrder(rows[0]);
}

/** The live order of a subject under an idempotency key. */
export async function orderByKey(store: Store, subject: string, key: string): Promise<Order | undefined> {
  const { rows } = await store.pool.query<Order>({
    name: "order-by-key",
    text: `select ${COLUMNS} from sale_order o
           where o.subject = $1 and o.idempotency_key = $2 and o.state not in ('rejected', 'released')`,
    values: [subject, key],
  });
  return rows[0];
}

/** The order that holds the claim on a payment authorization. */
export async function orderByClaim(
  store: Store,
  claim: Pick<Payment, "network" | "asset" | "payer" | "nonce">,
): Promise<PaidOrder | undefined> {
  const { rows } = await store.pool.query<Row>({
    name: "order-by-claim",
    text: `select ${COLUMNS}, ${PAYMENT_COLUMNS} from payment p join sale_order o on o.id = p.order_id
           where p.network = $1 and p.asset = $2 and p.payer = $3 and p.nonce = $4 and not p.closed`,
    values: [claim.network, claim.asset, claim.payer, claim.nonce],
  });
  return rows[0] === undefined ? undefined : paidOrder(rows[0]);
}

/** Paid orders that are not at their end and were last touched before a moment, oldest first. */
export async function openOrders(store: Store, before: Date, limit: number): Promise<PaidOrder[]> {
  const { rows } = await store.pool.query<Row>({
    name: "open-orders",
    text: `select ${COLUMNS}, ${PAYMENT_COLUMNS} from sale_order o join payment p on p.order_id = o.id
           where o.state in ('claimed', 'settling', 'settled', 'refund_due') and o.updated_at < $1
           order by o.updated_at limit $2`,
    values: [before, limit],
  });
  return rows.map(paidOrder);
}

export async function countByState(store: Store): Promise<ReadonlyMap<OrderState, number>> {
  const { rows } = await store.pool.query<{ state: OrderState; count: number }>(
    `select state, count(*)::int as count from sale_order
     where state in ('claimed', 'settling', 'settled', 'refund_due') group by state`,
  );
  return new Map(rows.map(({ state, count }) => [state, count]));
}

export interface Claim extends Payment {
  readonly idempotencyKey: string | null;
}

/**
 * Claims a payment for a new order. False when the authorization or the idempotency key is claimed already; then
 * nothing was written.
 */
export async function claim(store: Store, order: Order, payment: Claim): Promise<boolean> {
  const statement = {
    name: "claim",
    text: `
      with claimed as (
        insert into sale_order (id, created_at, updated_at, operation, request, request_digest, idempotency_key,
          subject, product, understood_as, rows, amount_micro_usdc, mode, state, free_rows_left, free_calls_left)
        select $1, $2, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, 'claimed', $13, $14
        where not exists (select from payment where network = $15 and asset = $16 and payer = $17 and nonce = $18
                          and not closed)
        on conflict (subject, idempotency_key) where idempotency_key is not null and state not in ('rejected', 'released')
          do nothing
        returning id
      )
      insert into payment (order_id, network, asset, payer, nonce, pay_to, amount_micro_usdc, valid_after, valid_before,
        signature, claimed_block)
      select id, $15, $16, $17, $18, $19, $11, $20, $21, $22, $23 from claimed
      returning 1`,
    values: [
      order.id,
      order.createdAt,
      order.operation,
      JSON.stringify(order.request),
      order.requestDigest,
      payment.idempotencyKey,
      order.subject,
      JSON.stringify(order.product),
      JSON.stringify(order.understoodAs),
      order.rows,
      order.amountMicroUsdc,
      order.mode,
      order.freeRowsLeft,
      order.freeCallsLeft,
      payment.network,
      payment.asset,
      payment.payer,
      payment.nonce,
      payment.payTo,
      payment.validAfter,
      payment.validBefore,
      payment.signature,
      payment.claimedBlock,
    ],
  };
  try {
    const { rows } = await store.pool.query(statement);
    return rows.length === 1;
  } catch (error) {
    // Another process claimed it at the same moment: invisible to the statement, but not to the index.
    if (error instanceof UniqueViolation && error.constraint === "payment_claim") return false;
    throw error;
  }
}

/** claimed → settling, for a facilitator that journals elsewhere. False when the order is not claimed any more. */
export async function beginSettling(store: Store, id: string, at: Date): Promise<boolean> {
  const { rowCount } = await store.pool.query({
    name: "begin-settling",
    text: "update sale_order set state = 'settling', updated_at = $2 where id = $1 and state in ('claimed', 'settling')",
    values: [id, at],
  });
  return rowCount === 1;
}

/** Ends an order by which no money was moved, and frees its payment. False when its state forbids that. */
export async function close(
  store: Store,
  id: string,
  state: "rejected" | "released",
  from: readonly OrderState[],
  reason: string,
  at: Date,
): Promise<boolean> {
  const { rows } = await store.pool.query({
    name: "close-order",
    text: `
      with ended as (
        update sale_order set state = $2, reason = $3, updated_at = $4 where id = $1 and state = any($5) returning id
      )
      update payment set closed = true where order_id in (select id from ended) returning 1`,
    values: [id, state, reason, at, from],
  });
  return rows.length === 1;
}

/** Money that moved on the chain for an order, and the two accounts that it moves between in the ledger. */
export interface Movement {
  readonly orderId: string;
  readonly transaction: string;
  readonly at: Date;
  readonly debit: string;
  readonly credit: string;
  readonly amount: bigint;
}

/** → settled: the money arrived. Once: a second call changes nothing. */
export function settle(store: Store, movement: Movement): Promise<boolean> {
  return book(store, "settlement", movement, ["claimed", "settling"], "settled");
}

/** refund_due → refunded. Once. */
export function markRefunded(store: Store, movement: Movement): Promise<boolean> {
  return book(store, "refund", movement, ["refund_due"], "refunded");
}

/** Order, payment, journal and ledger move in one statement, or none of them does. */
async function book(
  store: Store,
  kind: "settlement" | "refund",
  movement: Movement,
  from: readonly OrderState[],
  to: OrderState,
): Promise<boolean> {
  const { rows } = await store.pool.query({
    name: "book",
    text: `
      with moved as (
        update sale_order set state = $7, updated_at = $3 where id = $1 and state = any($8) returning id
      ), paid as (
        update payment set transaction = $2, settled_at = $3 where order_id in (select id from moved) and $9 = 'settlement'
      ), journalled as (
        update broadcast set outcome = case when hash = $2 then 'succeeded' else 'replaced' end
        where order_id in (select id from moved) and purpose = $9 and outcome is null
      ), booked as (
        insert into ledger_transaction (order_id, kind, chain_transaction, at)
        select id, $9, $2, $3 from moved returning id
      )
      insert into ledger_entry (transaction_id, account, amount_micro_usdc)
      select booked.id, entry.account, entry.amount
      from booked cross join (values ($4::text, $6::bigint), ($5::text, -$6::bigint)) as entry (account, amount)
      returning 1`,
    values: [
      movement.orderId,
      movement.transaction,
      movement.at,
      movement.debit,
      movement.credit,
      movement.amount,
      to,
      from,
      kind,
    ],
  });
  return rows.length === 2;
}

/** settled → delivered: all rows were produced, and this is their digest. */
export async function markDelivered(store: Store, id: string, digest: Buffer, at: Date): Promise<void> {
  await store.pool.query({
    name: "mark-delivered",
    text: `update sale_order set state = 'delivered', content_digest = $2, updated_at = $3 where id = $1 and state = 'settled'`,
    values: [id, digest, at],
  });
}

/** settled → refund_due: the rows that were paid for cannot be produced. */
export async function markRefundDue(store: Store, id: string, reason: string, at: Date): Promise<boolean> {
  const { rowCount } = await store.pool.query(
    "update sale_order set state = 'refund_due', reason = $2, updated_at = $3 where id = $1 and state = 'settled'",
    [id, reason, at],
  );
  return rowCount === 1;
}

/** Puts an open order at the end of reconciliation's queue. */
export async function touch(store: Store, id: string, at: Date): Promise<void> {
  await store.pool.query("update sale_order set updated_at = $2 where id = $1", [id, at]);
}
