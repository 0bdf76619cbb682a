import type { Hex } from "../payment/authorization.ts";
import { isTransfer } from "../payment/chain.ts";
import { type ChainMovement, chainMovements } from "../store/ledger.ts";
import { paidOrderById } from "../store/orders.ts";
import type { SaleContext } from "./context.ts";

/** What the ledger says of our accounts on the chain against what the chain says; micro-USDC. */
export interface BookCheck {
  readonly checked: number;
  readonly lastId: bigint;
  readonly ledger: bigint;
  readonly chain: bigint;
  /** Ledger transactions whose transfer the chain does not have. */
  readonly missing: readonly { readonly orderId: string; readonly transaction: string }[];
}

/** Compares the ledger's transactions after `afterId` with the transfers in the chain's receipts, one by one. */
export async function checkBooks(context: SaleContext, afterId: bigint, limit = 500): Promise<BookCheck> {
  const movements = await chainMovements(context.store, afterId, limit);
  const missing: { orderId: string; transaction: string }[] = [];
  let ledger = 0n;
  let chain = 0n;
  for (const movement of movements) {
    ledger += movement.amountMicroUsdc;
    if (await isOnChain(context, movement)) chain += movement.amountMicroUsdc;
    else missing.push({ orderId: movement.orderId, transaction: movement.transaction });
  }
  return { checked: movements.length, lastId: movements.at(-1)?.id ?? afterId, ledger, chain, missing };
}

async function isOnChain(context: SaleContext, movement: ChainMovement): Promise<boolean> {
  const [paid, receipt] = await Promise.all([
    paidOrderById(context.store, movement.orderId),
    context.chain.receipt(movement.transaction as Hex),
  ]);
  if (paid === undefined || receipt === undefined || !receipt.succeeded) return false;
  const { payer, payTo, amountMicroUsdc } = paid.payment;
  const account = movement.account.slice("usdc:".length) as Hex;
  return receipt.logs.some((log) =>
    movement.kind === "settlement"
      ? isTransfer(log, context.asset.address, payer as Hex, payTo as Hex, amountMicroUsdc)
      : isTransfer(log, context.asset.address, account, payer as Hex, amountMicroUsdc),
  );
}
