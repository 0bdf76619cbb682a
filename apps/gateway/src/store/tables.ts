import type { ColumnType, GeneratedAlways } from "kysely";

export type OrderMode = "free" | "paid" | "sandbox";
export type OrderState =
  | "claimed"
  | "settling"
  | "settled"
  | "delivered"
  | "rejected"
  | "released"
  | "refund_due"
  | "refunded";
export type BroadcastPurpose = "settlement" | "refund" | "gap";
export type BroadcastOutcome = "succeeded" | "reverted" | "replaced";

type Json<T> = ColumnType<T, string, string>;
export type JsonRecord = Readonly<Record<string, unknown>>;

/** The tables as the migrations make them. Amounts are micro-USDC. */
export interface Database {
  quota: { subject: string; rows_used: number; calls_used: number; opened_at: Date };
  wallet_opening: { address: string; opened_at: Date[] };
  sale_order: {
    id: string;
    created_at: Date;
    updated_at: Date;
    operation: string;
    request: Json<JsonRecord>;
    request_digest: Buffer;
    idempotency_key: string | null;
    subject: string;
    product: Json<JsonRecord>;
    understood_as: Json<JsonRecord>;
    rows: number;
    amount_micro_usdc: bigint;
    mode: OrderMode;
    state: OrderState;
    reason: string | null;
    free_rows_left: number | null;
    free_calls_left: number | null;
    content_digest: Buffer | null;
  };
  payment: {
    order_id: string;
    network: string;
    asset: string;
    payer: string;
    nonce: string;
    pay_to: string;
    amount_micro_usdc: bigint;
    valid_after: bigint;
    valid_before: bigint;
    signature: string;
    claimed_block: bigint;
    closed: boolean;
    transaction: string | null;
    settled_at: Date | null;
  };
  signer: { address: string; next_nonce: bigint };
  broadcast: {
    hash: string;
    signer: string;
    nonce: bigint;
    raw: string;
    purpose: BroadcastPurpose;
    order_id: string | null;
    journalled_at: Date;
    outcome: BroadcastOutcome | null;
  };
  ledger_transaction: {
    id: GeneratedAlways<bigint>;
    order_id: string;
    kind: "settlement" | "refund";
    chain_transaction: string;
    at: Date;
  };
  ledger_entry: { transaction_id: bigint; account: string; amount_micro_usdc: bigint };
}
