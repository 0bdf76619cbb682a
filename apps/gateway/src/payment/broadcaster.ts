import secp256k1 from "secp256k1";
import {
  hexToBytes,
  keccak256,
  parseTransaction,
  serializeTransaction,
  type TransactionSerializableEIP1559,
  toHex,
} from "viem";
import { privateKeyToAddress } from "viem/accounts";
import type { Clock } from "../ports.ts";
import * as broadcasts from "../store/broadcasts.ts";
import type { Store } from "../store/store.ts";
import type { BroadcastPurpose } from "../store/tables.ts";
import type { Hex } from "./authorization.ts";
import type { Chain, Receipt } from "./chain.ts";
import { minedReceipt } from "./mined-receipt.ts";
import { RpcRefused, RpcUnavailable } from "./rpc.ts";

export interface Transaction {
  readonly purpose: BroadcastPurpose;
  readonly orderId: string;
  readonly to: Hex;
  readonly data: Hex;
}

/** USDC transfers cost 60,000 to 105,000 gas; a contract wallet's signature check comes on top. */
const GAS = 250_000n;
const FEE_LIFETIME_MS = 2_000;
/** After this long unmined, a transaction is sent again with a higher fee. */
const STUCK_MS = 45_000;

/**
 * The one writer of a settlement key: sign, journal, send, strictly in nonce order. The journal comes first, so a
 * transaction that may be on its way is always known; the nonce moves by compare-and-set in the database, so that
 * several processes can share the key.
 */
export interface Broadcaster {
  readonly address: Hex;
  /** Journals and sends. `not_due`: the order's state allows no such transaction (any more); nothing was signed away. */
  broadcast(transaction: Transaction): Promise<{ kind: "sent"; hash: Hex } | { kind: "not_due" }>;
  /** The receipt of a transaction, as soon as it is mined; undefined when it is not within the time. */
  receipt(hash: Hex, withinMs: number): Promise<Receipt | undefined>;
  /** Sends again whatever was journalled and the chain does not have: after a crash, a dropped pool or a chain that went back. */
  resend(): Promise<number>;
}

export async function openBroadcaster(deps: {
  store: Store;
  chain: Chain;
  clock: Clock;
  privateKey: Hex;
}): Promise<Broadcaster> {
  const { store, chain, clock, privateKey } = deps;
  const address = privateKeyToAddress(privateKey).toLowerCase() as Hex;
  const key = hexToBytes(privateKey);
  let nonce = await broadcasts.registerSigner(store, address, await chain.transactionCount(address));
  let fees: { at: number; maxFeePerGas: bigint; maxPriorityFeePerGas: bigint } | undefined;
  let tail: Promise<unknown> = Promise.resolve();

  /** One after the other: a nonce is signed only when the one before it is journalled. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = tail.then(work, work);
    tail = turn.catch(() => undefined);
    return turn;
  }

  async function currentFees(): Promise<{ maxFeePerGas: bigint; maxPriorityFeePerGas: bigint }> {
    if (fees === undefined || clock.now() - fees.at > FEE_LIFETIME_MS) {
      const { baseFee, tip } = await chain.fees();
      fees = { at: clock.now(), maxFeePerGas: baseFee * 2n + tip, maxPriorityFeePerGas: tip };
    }
    return { maxFeePerGas: fees.maxFeePerGas, maxPriorityFeePerGas: fees.maxPriorityFeePerGas };
  }

  function sign(transaction: TransactionSerializableEIP1559): { raw: Hex; hash: Hex } {
    const { signature, recid } = secp256k1.ecdsaSign(hexToBytes(keccak256(serializeTransaction(transaction))), key);
    const raw = serializeTransaction(transaction, {
      r: toHex(signature.subarray(0, 32)),
      s: toHex(signature.subarray(32)),
      yParity: recid,
    });
    return { raw, hash: keccak256(raw) };
  }

  async function journalled(transaction: Transaction): Promise<{ raw: Hex; hash: Hex } | undefined> {
    for (;;) {
      const signed = sign({
        type: "eip1559",
        chainId: chain.asset.chainId,
        nonce: Number(nonce),
        gas: GAS,
        to: transaction.to,
        data: transaction.data,
        ...(await currentFees()),
      });
      const { purpose, orderId } = transaction;
      const result = await broadcasts.journal(store, {
        ...signed,
        signer: address,
        nonce,
        purpose,
        orderId,
        journalledAt: new Date(clock.now()),
      });
      if (result === "not_due") return undefined;
      if (result === "journalled") {
        nonce += 1n;
        return signed;
      }
      nonce = await broadcasts.nextNonce(store, address);
    }
  }

  /** A node that refuses or does not answer changes nothing: what is journalled is sent again until it is mined. */
  async function send(raw: Hex): Promise<void> {
    try {
      await chain.sendRaw(raw);
    } catch (error) {
      if (!(error instanceof RpcRefused || error instanceof RpcUnavailable)) throw error;
    }
  }

  return {
    address,
    broadcast: async (transaction) => {
      const sending = await inTurn(async () => {
        const signed = await journalled(transaction);
        // Sent in turn as well, so that the node sees the nonces in order; the answer is waited for outside.
        return signed === undefined ? undefined : { hash: signed.hash, sent: send(signed.raw) };
      });
      if (sending === undefined) return { kind: "not_due" };
      await sending.sent;
      return { kind: "sent", hash: sending.hash };
    },
    receipt: (hash, withinMs) => minedReceipt(chain, hash, withinMs),
    resend: () =>
      inTurn(async () => {
        const mined = await chain.transactionCount(address);
        const missing = await broadcasts.journalFrom(store, address, mined);
        for (const [place, entry] of missing.entries()) {
          const stuck = place === 0 && clock.now() - entry.journalledAt.getTime() > STUCK_MS;
          await send(stuck ? await replacement(entry) : (entry.raw as Hex));
        }
        return missing.length;
      }),
  };

  async function replacement(entry: broadcasts.JournalEntry): Promise<Hex> {
    const stuck = parseTransaction(entry.raw as Hex) as TransactionSerializableEIP1559;
    const current = await currentFees();
    const raised = (was: bigint | undefined, now: bigint) => {
      const more = ((was ?? 0n) * 5n) / 4n + 1n;
      return more > now ? more : now;
    };
    const signed = sign({
      type: "eip1559",
      chainId: chain.asset.chainId,
      nonce: Number(entry.nonce),
      gas: GAS,
      to: stuck.to ?? null,
      ...(stuck.data === undefined ? {} : { data: stuck.data }),
      maxFeePerGas: raised(stuck.maxFeePerGas, current.maxFeePerGas),
      maxPriorityFeePerGas: raised(stuck.maxPriorityFeePerGas, current.maxPriorityFeePerGas),
    });
    await broadcasts.journalReplacement(store, { ...entry, ...signed, journalledAt: new Date(clock.now()) });
    return signed.raw;
  }
}
