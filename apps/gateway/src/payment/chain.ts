import { usdcAbi } from "@sdg/chain/usdc";
import { decodeAbiParameters, encodeFunctionData, pad, toEventSelector } from "viem";
import type { Asset, Authorization, Hex } from "./authorization.ts";
import type { Rpc } from "./rpc.ts";

const TRANSFER = toEventSelector("Transfer(address,address,uint256)");
const AUTHORIZATION_USED = toEventSelector("AuthorizationUsed(address,bytes32)");

export interface Log {
  readonly address: Hex;
  readonly topics: readonly Hex[];
  readonly data: Hex;
  readonly logIndex: Hex;
  readonly transactionHash: Hex;
  readonly blockNumber: Hex;
}

export interface Receipt {
  readonly succeeded: boolean;
  readonly hash: Hex;
  readonly block: bigint;
  readonly logs: readonly Log[];
}

/** What the chain says of one authorization. */
export type AuthorizationFate =
  | { readonly kind: "unused"; readonly chainTime: bigint }
  | { readonly kind: "paid"; readonly transaction: Hex }
  /** Cancelled by the payer, or its nonce was used for another transfer: it can never pay us. */
  | { readonly kind: "spent_elsewhere" };

/** Reads of the chain, and the calldata of what we write there. Everything stateful about writing is the broadcaster's. */
export interface Chain {
  readonly asset: Asset;
  head(): Promise<{ block: bigint; time: bigint }>;
  fate(authorization: Authorization, fromBlock: bigint): Promise<AuthorizationFate>;
  authorizationUsed(from: Hex, nonce: Hex): Promise<boolean>;
  /** Runs the transfer without sending it; the node's refusal is thrown as RpcRefused. */
  simulate(authorization: Authorization, sender: Hex): Promise<void>;
  tokenBalance(account: Hex): Promise<bigint>;
  gasBalance(account: Hex): Promise<bigint>;
  hasCode(account: Hex): Promise<boolean>;
  receipt(hash: Hex): Promise<Receipt | undefined>;
  transactionCount(account: Hex): Promise<bigint>;
  /** Base fee of the next block and a tip, in wei. */
  fees(): Promise<{ baseFee: bigint; tip: bigint }>;
  sendRaw(raw: Hex): Promise<void>;
  /** What the node and the token say of themselves, for the checks at boot. */
  identity(): Promise<{ chainId: number; name: string; version: string; domainSeparator: Hex }>;
}

export const transferCalldata = {
  withAuthorization: (a: Authorization): Hex =>
    encodeFunctionData({
      abi: usdcAbi,
      functionName: "transferWithAuthorization",
      args: [a.from, a.to, a.value, a.validAfter, a.validBefore, a.nonce, a.signature],
    }),
  plain: (to: Hex, value: bigint): Hex =>
    encodeFunctionData({ abi: usdcAbi, functionName: "transfer", args: [to, value] }),
};

/** True when the logs hold the transfer that the authorization stands for, directly after the use of its nonce. */
export function paysAuthorization(logs: readonly Log[], asset: Hex, a: Authorization): boolean {
  const used = logs.find(
    (log) =>
      log.address.toLowerCase() === asset &&
      log.topics[0] === AUTHORIZATION_USED &&
      log.topics[1] === pad(a.from) &&
      log.topics[2] === a.nonce,
  );
  if (used === undefined) return false;
  // FiatToken emits the Transfer next; a multicall may settle several equal amounts in one transaction.
  const next = logs.find((log) => BigInt(log.logIndex) > BigInt(used.logIndex) && log.topics[0] === TRANSFER);
  return next !== undefined && isTransfer(next, asset, a.from, a.to, a.value);
}

/** True when the log is the token's Transfer of exactly this value between these accounts. */
export function isTransfer(log: Log, asset: Hex, from: Hex, to: Hex, value: bigint): boolean {
  return (
    log.address.toLowerCase() === asset &&
    log.topics[0] === TRANSFER &&
    log.topics[1] === pad(from) &&
    log.topics[2] === pad(to) &&
    BigInt(log.data) === value
  );
}

const LOG_RANGE = 2_000n;

export function openChain(rpc: Rpc, asset: Asset): Chain {
  const quantity = async (method: string, params: readonly unknown[]) =>
    BigInt((await rpc.request(method, params)) as Hex);
  const read = async (data: Hex): Promise<Hex> =>
    (await rpc.request("eth_call", [{ to: asset.address, data }, "latest"])) as Hex;

  const chain: Chain = {
    asset,
    async head() {
      const block = (await rpc.request("eth_getBlockByNumber", ["latest", false])) as { number: Hex; timestamp: Hex };
      return { block: BigInt(block.number), time: BigInt(block.timestamp) };
    },
    async authorizationUsed(from, nonce) {
      return (
        BigInt(
          await read(encodeFunctionData({ abi: usdcAbi, functionName: "authorizationState", args: [from, nonce] })),
        ) === 1n
      );
    },
    async fate(authorization, fromBlock) {
      // The head is read first: if it is past the validity and the nonce is unused after it, it stays unused.
      const { time, block } = await chain.head();
      if (!(await chain.authorizationUsed(authorization.from, authorization.nonce)))
        return { kind: "unused", chainTime: time };
      for (let from = fromBlock; from <= block + 1n; from += LOG_RANGE) {
        const logs = (await rpc.request("eth_getLogs", [
          {
            address: asset.address,
            topics: [AUTHORIZATION_USED, pad(authorization.from), authorization.nonce],
            fromBlock: `0x${from.toString(16)}`,
            toBlock: from + LOG_RANGE > block ? "latest" : `0x${(from + LOG_RANGE - 1n).toString(16)}`,
          },
        ])) as Log[];
        const [used] = logs;
        if (used === undefined) continue;
        const receipt = await chain.receipt(used.transactionHash);
        return receipt !== undefined && paysAuthorization(receipt.logs, asset.address, authorization)
          ? { kind: "paid", transaction: used.transactionHash }
          : { kind: "spent_elsewhere" };
      }
      return { kind: "spent_elsewhere" };
    },
    async simulate(authorization, sender) {
      // In the block to come: the latest one may be old enough for a fresh authorization not to be valid yet.
      await rpc.request("eth_call", [
        { from: sender, to: asset.address, data: transferCalldata.withAuthorization(authorization) },
        "pending",
      ]);
    },
    async tokenBalance(account) {
      return BigInt(await read(encodeFunctionData({ abi: usdcAbi, functionName: "balanceOf", args: [account] })));
    },
    gasBalance: (account) => quantity("eth_getBalance", [account, "latest"]),
    async hasCode(account) {
      return (await rpc.request("eth_getCode", [account, "latest"])) !== "0x";
    },
    async receipt(hash) {
      const receipt = (await rpc.request("eth_getTransactionReceipt", [hash])) as null | {
        status: Hex;
        blockNumber: Hex;
        logs: Log[];
      };
      if (receipt === null) return undefined;
      return { succeeded: receipt.status === "0x1", hash, block: BigInt(receipt.blockNumber), logs: receipt.logs };
    },
    transactionCount: (account) => quantity("eth_getTransactionCount", [account, "latest"]),
    async fees() {
      const [block, tip] = await Promise.all([
        rpc.request("eth_getBlockByNumber", ["latest", false]) as Promise<{ baseFeePerGas?: Hex }>,
        quantity("eth_maxPriorityFeePerGas", []).catch(() => 1_000_000n),
      ]);
      return { baseFee: BigInt(block.baseFeePerGas ?? "0x0"), tip };
    },
    async sendRaw(raw) {
      await rpc.request("eth_sendRawTransaction", [raw]);
    },
    async identity() {
      const text = (data: Hex) => decodeAbiParameters([{ type: "string" }], data)[0];
      const [chainId, name, version, separator] = await Promise.all([
        quantity("eth_chainId", []),
        read(encodeFunctionData({ abi: usdcAbi, functionName: "name" })),
        read(encodeFunctionData({ abi: usdcAbi, functionName: "version" })),
        read(encodeFunctionData({ abi: usdcAbi, functionName: "DOMAIN_SEPARATOR" })),
      ]);
      return { chainId: Number(chainId), name: text(name), version: text(version), domainSeparator: separator };
    },
  };
  return chain;
}
