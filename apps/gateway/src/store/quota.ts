import type { Store } from "./store.ts";
import type { JsonRecord } from "./tables.ts";

/** One free delivery: the quota it is taken from and the order that records it. */
export interface FreeCharge {
  readonly subject: string;
  readonly rows: number;
  readonly at: Date;
  readonly orderId: string;
  readonly operation: string;
  readonly request: JsonRecord;
  readonly requestDigest: Buffer;
  readonly idempotencyKey: string | null;
  readonly product: JsonRecord;
  readonly understoodAs: JsonRecord;
  /** Whether a quota that does not exist yet may be opened by this charge. */
  readonly mayOpen: boolean;
}

/** What one subject may take for nothing. */
export interface QuotaLimit {
  readonly rows: number;
  readonly calls: number;
}

/** What the subject has used after the charge; undefined when it does not fit, and then nothing was taken. */
export type Charged = { readonly rowsUsed: number; readonly callsUsed: number } | undefined;

/**
 * Charges free quotas and records the orders, all in one statement: two processes can never both give the last row.
 * The items' subjects must differ, since one statement can touch a row only once.
 */
export async function chargeFree(store: Store, items: readonly FreeCharge[], limit: QuotaLimit): Promise<Charged[]> {
  const { rows } = await store.pool.query<{ subject: string; rows_used: number; calls_used: number }>({
    name: "charge-free",
    // One JSON document for all items: a third of the cost of eleven arrays, on both sides.
    text: `
      with item as (
        select * from json_to_recordset($1) as i (subject text, rows int, at timestamptz, "orderId" text, operation text,
          request text, "requestDigest" text, "idempotencyKey" text, product text, "understoodAs" text, "mayOpen" boolean)
      ), charged as (
        insert into quota as q (subject, rows_used, calls_used, opened_at)
        select subject, rows, 1, at from item
        -- a scalar subquery, so that no plan ever reads the whole table for it
        where "mayOpen" or (select true from quota known where known.subject = item.subject)
        order by subject
        on conflict (subject) do update
          set rows_used = q.rows_used + excluded.rows_used, calls_used = q.calls_used + 1
          where q.rows_used + excluded.rows_used <= $2::int and q.calls_used < $3::int
        returning subject, rows_used, calls_used
      ), recorded as (
        insert into sale_order (id, created_at, updated_at, operation, request, request_digest, idempotency_key,
          subject, product, understood_as, rows, amount_micro_usdc, mode, state, free_rows_left, free_calls_left)
        select "orderId", at, at, operation, request::json, decode("requestDigest", 'hex'), "idempotencyKey",
          subject, product::json, "understoodAs"::json, rows, 0, 'free', 'delivered', $2::int - rows_used, $3::int - calls_used
        from item join charged using (subject)
      )
      select subject, rows_used, calls_used from charged`,
    values: [JSON.stringify(items.map(asText)), limit.rows, limit.calls],
  });
  const bySubject = new Map(rows.map((row) => [row.subject, row]));
  return items.map(({ subject }) => {
    const row = bySubject.get(subject);
    return row === undefined ? undefined : { rowsUsed: row.rows_used, callsUsed: row.calls_used };
  });
}

/**
 * What holds a buyer's own words goes as text in the document: taken apart by the database, a NUL or half a surrogate pair in
 * one item would fail them all.
 */
function asText({ requestDigest, request, product, understoodAs, ...rest }: FreeCharge) {
  return {
    ...rest,
    requestDigest: requestDigest.toString("hex"),
    request: JSON.stringify(request),
    product: JSON.stringify(product),
    understoodAs: JSON.stringify(understoodAs),
  };
}

/** What a subject has used; undefined when its quota was never opened. */
export async function quotaUsed(store: Store, subject: string): Promise<Charged> {
  const { rows } = await store.pool.query<{ rows_used: number; calls_used: number }>({
    name: "quota-used",
    text: "select rows_used, calls_used from quota where subject = $1",
    values: [subject],
  });
  const [row] = rows;
  return row === undefined ? undefined : { rowsUsed: row.rows_used, callsUsed: row.calls_used };
}

const DAY_MS = 86_400_000;

/** How many more wallets the address may open free quotas for now. */
export async function openingsLeft(store: Store, address: string, at: Date, cap: number): Promise<number> {
  const { rows } = await store.pool.query<{ recent: number }>(
    `select count(*)::int as recent from wallet_opening, unnest(opened_at) as t where address = $1 and t > $2`,
    [address, new Date(at.getTime() - DAY_MS)],
  );
  return Math.max(0, cap - (rows[0]?.recent ?? 0));
}

/**
 * Records that an address opens one more wallet's quota, unless it has opened `cap` within 24 hours.
 * Check and record are one conditional update of one row.
 */
export async function recordOpening(store: Store, address: string, at: Date, cap: number): Promise<boolean> {
  const since = new Date(at.getTime() - DAY_MS);
  const { rows } = await store.pool.query(
    `insert into wallet_opening as w (address, opened_at) values ($1, array[$2::timestamptz])
     on conflict (address) do update
       set opened_at = array(select t from unnest(w.opened_at) as t where t > $3) || $2::timestamptz
       where (select count(*) from unnest(w.opened_at) as t where t > $3) < $4
     returning 1`,
    [address, at, since, cap],
  );
  return rows.length === 1;
}
