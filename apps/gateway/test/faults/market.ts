import assert from "node:assert/strict";
import type { TestContext } from "node:test";
import type { SandboxChain } from "@sdg/chain/sandbox/sandbox-chain";
import { decodePaymentRequiredHeader } from "@x402/core/http";
import pino from "pino";
import { type Address, type Hex, toHex } from "viem";
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount, privateKeyToAddress } from "viem/accounts";
import { readConfig } from "../../src/config.ts";
import { type Faults, type Gateway, startGateway } from "../../src/gateway.ts";
import { randomIds } from "../../src/identifiers.ts";
import { openRpc, type Rpc } from "../../src/payment/rpc.ts";
import { type TestDatabase, testDatabase, testFolder } from "../database.ts";
import { testChain } from "../gateway.ts";
import { paymentHeader, signPayment, type WirePayment } from "../payments.ts";

/** What the buyer and the treasury of a market begin with, micro-USDC. */
export const PURSE = 1_000_000_000n;

/** Longer than an order is left alone, shorter than a payment is valid. */
export const PAST_ABANDONMENT_MS = 65_000;

/**
 * A buyer, a treasury and a recipient of their own, with a database of their own, on the chain of the test process: so
 * that tests can run side by side and still account for every micro-USDC.
 */
export interface Market {
  readonly chain: SandboxChain;
  readonly rpc: Rpc;
  readonly database: TestDatabase;
  readonly buyer: PrivateKeyAccount;
  readonly treasury: PrivateKeyAccount;
  readonly payTo: Address;
  /** The environment of a gateway as in production. */
  readonly settings: Readonly<Record<string, string>>;
  /** Starts a gateway of the market in this process. It is closed when the test ends. */
  open(options?: OpenOptions): Promise<OpenGateway>;
  usdc(account: Address): Promise<bigint>;
  /** Fills the purse of a treasury that was opened empty. */
  fillTreasury(): Promise<void>;
}

export interface OpenOptions {
  readonly faults?: Faults;
  /** How far the gateway's clock is ahead, asked each time that it reads it; ms. */
  readonly clockAhead?: () => number;
  readonly settings?: Readonly<Record<string, string>>;
}

export interface OpenGateway {
  readonly gateway: Gateway;
  readonly url: string;
  /** Lines that it logged, parsed. */
  readonly logged: readonly Readonly<Record<string, unknown>>[];
}

export async function openMarket(t: TestContext, { emptyTreasury = false } = {}): Promise<Market> {
  const [chain, database] = await Promise.all([testChain(), testDatabase(t)]);
  const rpc = openRpc(chain.rpcUrl);
  t.after(() => rpc.close());
  const treasuryKey = generatePrivateKey();
  const buyer = privateKeyToAccount(generatePrivateKey());
  const treasury = privateKeyToAccount(treasuryKey);
  const payTo = privateKeyToAddress(generatePrivateKey());
  await rpc.request("anvil_setBalance", [treasury.address, toHex(10n ** 18n)]);
  const fill = (account: Address) => rpc.request("anvil_dealERC20", [account, chain.usdc, toHex(PURSE)]);
  await fill(buyer.address);
  if (!emptyTreasury) await fill(treasury.address);
  const settings = {
    PORT: "0",
    DATA_DIR: testFolder(),
    DATABASE_URL: database.url,
    BASE_URL: "http://127.0.0.1:8402",
    CHAIN_RPC_URL: chain.rpcUrl,
    PAY_TO: payTo,
    SETTLEMENT_PRIVATE_KEY: treasuryKey,
    FREE_WALLETS_PER_ADDRESS: "0",
    TRUSTED_PROXIES: "1",
  };
  return {
    ...{ chain, rpc, database, buyer, treasury, payTo, settings },
    open: (options = {}) => openGateway(t, settings, options),
    usdc: (account) => usdcOf(rpc, chain, account),
    async fillTreasury() {
      await fill(treasury.address);
    },
  };
}

async function openGateway(
  t: TestContext,
  settings: Readonly<Record<string, string>>,
  { faults = {}, clockAhead = () => 0, settings: changes = {} }: OpenOptions,
): Promise<OpenGateway> {
  const logged: Record<string, unknown>[] = [];
  const gateway = await startGateway({
    config: readConfig({ ...settings, ...changes }),
    clock: { now: () => Date.now() + clockAhead() },
    ids: randomIds({ now: () => Date.now() }),
    log: pino({ level: "debug", base: null }, { write: (line: string) => void logged.push(JSON.parse(line)) }),
    version: "test",
    faults,
  });
  t.after(() => gateway.close());
  return { gateway, url: `http://127.0.0.1:${gateway.port}`, logged };
}

async function usdcOf(rpc: Rpc, chain: SandboxChain, account: Address): Promise<bigint> {
  const data = `0x70a08231${account.slice(2).toLowerCase().padStart(64, "0")}`;
  return BigInt((await rpc.request("eth_call", [{ to: chain.usdc, data }, "latest"])) as Hex);
}

/** An answer, read to its end. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Readonly<Record<string, unknown>>;
}

/** One purchase that a buyer has signed and keeps, to present it as often as it takes. */
export interface Purchase {
  readonly path: string;
  readonly rows: number;
  readonly amount: bigint;
  readonly payment: WirePayment;
  readonly header: string;
}

/** Asks a gateway for its offer and signs it. */
export async function signPurchase(url: string, buyer: PrivateKeyAccount, rows: number): Promise<Purchase> {
  const path = `/api/x402/v2/gabriel?need=retail-transactions&rows=${rows}`;
  const response = await fetch(url + path, { headers: { Prefer: "payment" } });
  const text = await response.text();
  assert.equal(response.status, 402, text);
  const offer = decodePaymentRequiredHeader(response.headers.get("payment-required") ?? "");
  const payment = await signPayment(buyer, offer);
  const amount = BigInt(payment.payload.authorization.value);
  return { path, rows, amount, payment, header: paymentHeader(payment) };
}

/** Presents the purchase's payment once. */
export async function present(url: string, { path, header }: Pick<Purchase, "path" | "header">): Promise<Answer> {
  const response = await fetch(url + path, { headers: { "PAYMENT-SIGNATURE": header } });
  const body = (await response.json()) as Record<string, unknown>;
  return { status: response.status, headers: response.headers, body };
}

/**
 * Presents the same payment until it brings its rows, as the answers say. Each answer before must be one that tells the
 * buyer to come back with the same payment: never a 402, and never an answer without a time to come back at.
 */
export async function presentUntilDelivered(url: string, purchase: Purchase, most = 6): Promise<Answer> {
  for (let times = 1; ; times += 1) {
    const answer = await present(url, purchase);
    if (answer.status === 200) {
      assert.equal((answer.body.records as unknown[]).length, purchase.rows);
      assert.equal(answer.body.paid, true);
      return answer;
    }
    assertComeBack(answer);
    assert.ok(times < most, `presented ${times} times, and still: ${brief(answer)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The one kind of answer that may stand while money may be moving. */
export function assertComeBack(answer: Answer): void {
  const { status, headers, body } = answer;
  assert.equal(status, 503, brief(answer));
  assert.ok(Number(headers.get("retry-after")) > 0, "the answer says when to come back");
  assert.equal(body.retryable, true);
  const codes = ["payment_outcome_unknown", "settlement_unavailable", "store_unavailable"];
  assert.ok(codes.includes(String(body.code)), brief(answer));
}

function brief({ status, body }: Answer): string {
  return `${status} ${String(body.code)}: ${String(body.detail)}`;
}

/** Lets reconciliation alone work until no order is open. @throws when one still is after some seconds */
export async function reconcileAll({ gateway }: OpenGateway, market: Market): Promise<void> {
  await eventually("every order comes to its end", async () => {
    await gateway.reconciler.round(new Date(Date.now() + 600_000));
    const { rows } = await market.database.store.pool.query(
      "select id, state from sale_order where state in ('claimed', 'settling', 'settled', 'refund_due')",
    );
    return rows.length === 0;
  });
}

export interface OrderRow {
  readonly id: string;
  readonly state: string;
  readonly reason: string | null;
}

export async function ordersOf({ database }: Market): Promise<OrderRow[]> {
  const { rows } = await database.store.pool.query<OrderRow>(
    "select id, state, reason from sale_order order by created_at",
  );
  return rows;
}

/** Waits until something holds. @throws after `seconds` */
export async function eventually(what: string, holds: () => Promise<boolean> | boolean, seconds = 10): Promise<void> {
  for (const deadline = performance.now() + seconds * 1000; !(await holds()); ) {
    if (performance.now() > deadline) throw new Error(`This never came to pass: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
