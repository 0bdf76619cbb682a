import assert from "node:assert/strict";
import { sandboxClient } from "@sdg/chain/sandbox/client";
import type { SandboxChain } from "@sdg/chain/sandbox/sandbox-chain";
import { usdcAbi, usdcDomain, usdcTypes } from "@sdg/chain/usdc";
import { decodePaymentRequiredHeader } from "@x402/core/http";
import type { PaymentRequired, PaymentRequirements } from "@x402/core/types";
import type { Address, Hex, TypedDataDomain } from "viem";
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from "viem/accounts";
import type { TestGateway } from "./gateway.ts";

/** An EIP-3009 authorization as it stands in a payment: decimal strings. */
export interface WireAuthorization {
  readonly from: string;
  readonly to: string;
  readonly value: string;
  readonly validAfter: string;
  readonly validBefore: string;
  readonly nonce: string;
}

/** An x402 payment of the exact scheme, open to any change that a test wants to make. */
export interface WirePayment {
  readonly x402Version: number;
  readonly resource?: { readonly url: string } | undefined;
  readonly accepted: PaymentRequirements;
  readonly payload: { readonly signature: string; readonly authorization: WireAuthorization };
  readonly extensions?: Readonly<Record<string, unknown>>;
}

/** A fresh wallet that the sandbox's buyer gave some micro-USDC, and ether to send transactions of its own. */
export async function fundedBuyer(chain: SandboxChain, microUsdc: bigint): Promise<PrivateKeyAccount> {
  const client = sandboxClient(chain.rpcUrl);
  const buyer = privateKeyToAccount(generatePrivateKey());
  await client.setBalance({ address: buyer.address, value: 10n ** 18n });
  if (microUsdc > 0n) await sendUsdc(chain, privateKeyToAccount(chain.buyer.privateKey), buyer.address, microUsdc);
  return buyer;
}

/** A plain transfer, mined when this resolves. */
export async function sendUsdc(chain: SandboxChain, from: PrivateKeyAccount, to: Address, microUsdc: bigint) {
  await write(chain, from, "transfer", [to, microUsdc]);
}

/** Sends the payment's authorization to the chain, as anybody who has seen it may. */
export async function broadcastPayment(chain: SandboxChain, sender: PrivateKeyAccount, payment: WirePayment) {
  const { signature, authorization } = payment.payload;
  const { from, to, value, validAfter, validBefore, nonce } = authorization;
  await write(chain, sender, "transferWithAuthorization", [
    from as Hex,
    to as Hex,
    BigInt(value),
    BigInt(validAfter),
    BigInt(validBefore),
    nonce as Hex,
    signature as Hex,
  ]);
}

/** Cancels the payment's authorization on the chain, as its payer may until it is used. */
export async function cancelPayment(chain: SandboxChain, payer: PrivateKeyAccount, payment: WirePayment) {
  const nonce = payment.payload.authorization.nonce as Hex;
  const signature = await payer.signTypedData({
    domain: usdcDomain,
    types: usdcTypes,
    primaryType: "CancelAuthorization",
    message: { authorizer: payer.address, nonce },
  });
  await write(chain, payer, "cancelAuthorization", [payer.address, nonce, signature]);
}

async function write(
  chain: SandboxChain,
  account: PrivateKeyAccount,
  functionName: "transfer" | "transferWithAuthorization" | "cancelAuthorization",
  args: readonly unknown[],
): Promise<void> {
  const client = sandboxClient(chain.rpcUrl);
  const request = { chain: null, address: chain.usdc, abi: usdcAbi, account, functionName, args, gas: 200_000n };
  const hash = await client.writeContract(request as Parameters<typeof client.writeContract>[0]);
  const { status } = await client.waitForTransactionReceipt({ hash, pollingInterval: 5 });
  assert.equal(status, "success", `${functionName} reverted`);
}

/** The offer of a path, decoded from PAYMENT-REQUIRED; free rows or not. */
export async function offerOf({ get }: TestGateway, pathAndQuery: string): Promise<PaymentRequired> {
  const response = await get(pathAndQuery, { Prefer: "payment" });
  const body = await response.text();
  assert.equal(response.status, 402, body);
  return decodePaymentRequiredHeader(response.headers.get("payment-required") ?? "");
}

/** Signs the offer, or the authorization that `changes` make of it, under USDC's EIP-712 domain or another. */
export async function signPayment(
  payer: PrivateKeyAccount,
  offer: PaymentRequired,
  changes: Partial<WireAuthorization> = {},
  domain: TypedDataDomain = usdcDomain,
): Promise<WirePayment> {
  const [accepted] = offer.accepts;
  assert.ok(accepted !== undefined);
  const authorization: WireAuthorization = {
    from: payer.address,
    to: accepted.payTo,
    value: accepted.amount,
    validAfter: "0",
    validBefore: String(seconds() + accepted.maxTimeoutSeconds),
    nonce: generatePrivateKey(),
    ...changes,
  };
  const signature = await payer.signTypedData({
    domain,
    types: usdcTypes,
    primaryType: "TransferWithAuthorization",
    message: {
      from: authorization.from as Hex,
      to: authorization.to as Hex,
      value: BigInt(authorization.value),
      validAfter: BigInt(authorization.validAfter),
      validBefore: BigInt(authorization.validBefore),
      nonce: authorization.nonce as Hex,
    },
  });
  return {
    x402Version: 2,
    resource: { url: offer.resource.url },
    accepted,
    payload: { signature, authorization },
  };
}

/** Asks for the offer of a path and signs it. */
export async function signedFor(g: TestGateway, payer: PrivateKeyAccount, pathAndQuery: string): Promise<WirePayment> {
  return signPayment(payer, await offerOf(g, pathAndQuery));
}

export function paymentHeader(payment: unknown): string {
  return Buffer.from(JSON.stringify(payment)).toString("base64");
}

/** Presents a payment for a path. */
export function present(
  { get }: TestGateway,
  pathAndQuery: string,
  payment: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return get(pathAndQuery, { ...headers, "PAYMENT-SIGNATURE": paymentHeader(payment) });
}

/** What an action did to the chain's balances, in micro-USDC: what the payer spent and what the recipient got. */
export async function moneyMovedBy<T>(
  { gateway, chain }: TestGateway,
  payer: Pick<PrivateKeyAccount, "address">,
  action: () => Promise<T>,
): Promise<{ readonly result: T; readonly spent: bigint; readonly received: bigint }> {
  const balances = () =>
    Promise.all([
      gateway.sale.chain.tokenBalance(payer.address),
      gateway.sale.chain.tokenBalance(chain.payTo as Address),
    ]);
  const [payerBefore, recipientBefore] = await balances();
  const result = await action();
  const [payerAfter, recipientAfter] = await balances();
  return { result, spent: payerBefore - payerAfter, received: recipientAfter - recipientBefore };
}

/** Runs the action and asserts that not a micro-USDC moved. */
export async function withoutMoney<T>(
  g: TestGateway,
  payer: Pick<PrivateKeyAccount, "address">,
  action: () => Promise<T>,
): Promise<T> {
  const { result, spent, received } = await moneyMovedBy(g, payer, action);
  assert.deepEqual({ spent, received }, { spent: 0n, received: 0n });
  return result;
}

/** Now, in whole Unix seconds. */
export function seconds(): number {
  return Math.floor(Date.now() / 1000);
}
