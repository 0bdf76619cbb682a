import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { createPublicClient, createWalletClient, http, multicall3Abi, parseEventLogs } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { MULTICALL3, PERMIT2, USDC } from "../src/addresses.ts";
import { permit2Abi, permit2Address, permit2Domain, permit2Types } from "../src/permit2.ts";
import { type SandboxChain, startSandboxChain } from "../src/sandbox/sandbox-chain.ts";
import { usdcAbi } from "../src/usdc.ts";
import { signedTransfer, submit } from "./authorization.ts";

const usdc = { address: USDC, abi: usdcAbi } as const;
let chain: SandboxChain;
let client: ReturnType<typeof reader>;

function reader(rpcUrl: string) {
  return createPublicClient({ cacheTime: 0, pollingInterval: 10, transport: http(rpcUrl) });
}

before(async (context) => {
  const started = performance.now();
  chain = await startSandboxChain();
  if ("diagnostic" in context) context.diagnostic(`ready in ${(performance.now() - started).toFixed(0)} ms`);
  client = reader(chain.rpcUrl);
});
after(() => chain.stop());

const balance = (owner: `0x${string}`) => client.readContract({ ...usdc, functionName: "balanceOf", args: [owner] });

test("the sandbox has USDC, Permit2 and Multicall3 where Base has them, and money where it should be", async () => {
  assert.equal(await client.getChainId(), 8453);
  assert.equal(await client.readContract({ ...usdc, functionName: "name" }), "USD Coin");
  assert.equal(await client.readContract({ ...usdc, functionName: "decimals" }), 6);
  assert.equal(permit2Address((await client.getCode({ address: PERMIT2 })) ?? "0x"), PERMIT2);
  assert.equal(await balance(chain.operator.address), 1_000_000_000n);
  assert.equal(await balance(chain.buyer.address), 1_000_000_000_000n);
  assert.equal(await balance(chain.payTo), 0n);
  assert.ok((await client.getBalance({ address: chain.operator.address })) > 0n);
  assert.ok((await client.getBalance({ address: chain.buyer.address })) > 0n);
});

test("a buyer's signature moves USDC once; presented again it moves nothing", async () => {
  const before = await balance(chain.payTo);
  const transfer = await signedTransfer(chain.buyer, chain.payTo, 35_000n);
  const receipt = await client.waitForTransactionReceipt({
    hash: await submit(chain.rpcUrl, chain.operator, transfer),
  });
  assert.equal(receipt.status, "success");
  assert.equal(await balance(chain.payTo), before + 35_000n);
  const [used] = parseEventLogs({ abi: usdcAbi, eventName: "AuthorizationUsed", logs: receipt.logs });
  assert.equal(used?.args.nonce, transfer[5]);
  const state = { ...usdc, functionName: "authorizationState", args: [chain.buyer.address, transfer[5]] } as const;
  assert.equal(await client.readContract(state), true);

  const replay = await client.waitForTransactionReceipt({ hash: await submit(chain.rpcUrl, chain.operator, transfer) });
  assert.equal(replay.status, "reverted");
  assert.equal(await balance(chain.payTo), before + 35_000n);
});

test("a transfer with a changed amount is refused", async () => {
  const [from, to, , ...rest] = await signedTransfer(chain.buyer, chain.payTo, 1n);
  const call = client.simulateContract({
    ...usdc,
    account: chain.operator.address,
    functionName: "transferWithAuthorization",
    args: [from, to, 1_000_000n, ...rest],
  });
  await assert.rejects(call, /FiatTokenV2: invalid signature/);
});

test("Permit2 moves what the buyer permitted to whom he permitted it, once", async () => {
  const account = privateKeyToAccount(chain.buyer.privateKey);
  const buyer = createWalletClient({ account, transport: http(chain.rpcUrl) });
  const approval = { ...usdc, chain: null, functionName: "approve", args: [PERMIT2, 10_000n] } as const;
  await client.waitForTransactionReceipt({ hash: await buyer.writeContract(approval) });
  const permit = {
    permitted: { token: USDC, amount: 10_000n },
    nonce: 7n,
    deadline: BigInt(Math.floor(Date.now() / 1_000) + 60),
  };
  const signature = await account.signTypedData({
    domain: permit2Domain,
    types: permit2Types,
    primaryType: "PermitTransferFrom",
    message: { ...permit, spender: chain.operator.address },
  });
  const operator = createWalletClient({
    account: privateKeyToAccount(chain.operator.privateKey),
    transport: http(chain.rpcUrl),
  });
  const details = { to: chain.operator.address, requestedAmount: 9_000n };
  const call = {
    address: PERMIT2,
    abi: permit2Abi,
    functionName: "permitTransferFrom",
    args: [permit, details, chain.buyer.address, signature],
  } as const;
  const before = await balance(chain.operator.address);
  await client.waitForTransactionReceipt({ hash: await operator.writeContract({ ...call, chain: null }) });
  assert.equal(await balance(chain.operator.address), before + 9_000n);
  await assert.rejects(client.simulateContract({ ...call, account: chain.operator.address }), /InvalidNonce/);
});

test("Multicall3 reads several things at once, and says which of them failed", async () => {
  const contracts = [
    { ...usdc, functionName: "symbol" },
    { ...usdc, functionName: "transfer", args: [chain.payTo, 1n] },
    { address: MULTICALL3, abi: multicall3Abi, functionName: "getCurrentBlockTimestamp" },
  ] as const;
  const [symbol, transfer, time] = await client.multicall({ multicallAddress: MULTICALL3, contracts });
  assert.equal(symbol.result, "USDC");
  assert.equal(transfer.status, "failure");
  assert.equal(time.status, "success");
});

test("reads of the latest block never fail while payments come in", async () => {
  let paying = true;
  const readers = Array.from({ length: 4 }, async () => {
    let reads = 0;
    for (; paying; reads += 1) await balance(chain.payTo);
    return reads;
  });
  const before = await balance(chain.payTo);
  for (let payment = 0; payment < 40; payment += 1) {
    await submit(chain.rpcUrl, chain.operator, await signedTransfer(chain.buyer, chain.payTo, 1n));
  }
  paying = false;
  assert.ok((await Promise.all(readers)).every((reads) => reads > 0));
  assert.equal(await balance(chain.payTo), before + 40n);
});

test("two sandboxes at once have ports, wallets and money of their own", async () => {
  const other = await startSandboxChain();
  try {
    assert.notEqual(other.rpcUrl, chain.rpcUrl);
    assert.notEqual(other.buyer.address, chain.buyer.address);
    assert.notEqual(other.payTo, chain.payTo);
    const there = reader(other.rpcUrl);
    const held = await there.readContract({ ...usdc, functionName: "balanceOf", args: [chain.buyer.address] });
    assert.equal(held, 0n);
  } finally {
    await other.stop();
  }
  await assert.rejects(reader(other.rpcUrl).getChainId(), "a stopped sandbox answers no more");
});
