import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { chmod, mkdtemp, readdir, readFile, rm, stat, truncate, unlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { afterEach, beforeEach, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { type Address, createPublicClient, http } from "viem";
import { USDC } from "../src/addresses.ts";
import { type SandboxChain, startSandboxChain } from "../src/sandbox/sandbox-chain.ts";
import { usdcAbi } from "../src/usdc.ts";
import { signedTransfer, submit } from "./authorization.ts";

let folder: string;
let chain: SandboxChain | undefined;
let lines: string[];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "sandbox-"));
  lines = [];
});
afterEach(async () => {
  await chain?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function start(): Promise<SandboxChain> {
  chain = await startSandboxChain({ stateFolder: folder, log: (line) => lines.push(line) });
  return chain;
}

function reader({ rpcUrl }: SandboxChain) {
  return createPublicClient({ cacheTime: 0, pollingInterval: 10, transport: http(rpcUrl) });
}

function balance(of: SandboxChain, owner: Address): Promise<bigint> {
  return reader(of).readContract({ address: USDC, abi: usdcAbi, functionName: "balanceOf", args: [owner] });
}

/** One payment of 35,000 micro-USDC; answers with its receipt. */
async function pay(by: SandboxChain) {
  const hash = await submit(by.rpcUrl, by.operator, await signedTransfer(by.buyer, by.payTo, 35_000n));
  const receipt = await reader(by).waitForTransactionReceipt({ hash });
  assert.equal(receipt.status, "success");
  return receipt;
}

async function files(pattern: RegExp): Promise<string[]> {
  return (await readdir(folder)).filter((name) => pattern.test(name));
}

test("a restart keeps wallets, balances, nonces, blocks, receipts and logs", async () => {
  const first = await start();
  const paid = await pay(first);
  const height = await reader(first).getBlockNumber();
  await first.stop();

  const second = await start();
  const client = reader(second);
  assert.deepEqual([second.operator, second.buyer, second.payTo], [first.operator, first.buyer, first.payTo]);
  assert.equal(await client.getBlockNumber(), height);
  assert.equal(await balance(second, second.payTo), 35_000n);
  assert.equal(await client.getTransactionCount({ address: second.operator.address }), 1);
  const again = await client.getTransactionReceipt({ hash: paid.transactionHash });
  assert.deepEqual([again.status, again.blockHash, again.logs.length], [paid.status, paid.blockHash, paid.logs.length]);
  const block = await client.getBlock({ blockHash: paid.blockHash });
  assert.equal(block.number, paid.blockNumber);
  const used = { address: USDC, abi: usdcAbi, eventName: "AuthorizationUsed", fromBlock: 0n } as const;
  const [log] = await client.getContractEvents(used);
  assert.equal(log?.transactionHash, paid.transactionHash);

  await pay(second);
  await second.stop();
  const third = await start();
  assert.equal(await balance(third, third.payTo), 70_000n);
  assert.deepEqual(lines, []);
});

test("after a restart the chain's clock goes on with the wall's, neither behind it nor ahead", async () => {
  const first = await start();
  await first.stop();
  await sleep(3_000);
  const second = await start();
  for (let payment = 0; payment < 20; payment += 1) await pay(second);
  const { timestamp } = await reader(second).getBlock();
  const behind = Date.now() / 1_000 - Number(timestamp);
  assert.ok(behind > -0.5 && behind < 2, `the latest block is ${behind.toFixed(2)} s behind the wall's clock`);
});

test("keys and state are readable by their owner only, also in a folder that was open", async () => {
  await chmod(folder, 0o755);
  const first = await start();
  await pay(first);
  await first.stop();
  assert.equal((await stat(folder)).mode & 0o777, 0o700);
  for (const name of await readdir(folder)) {
    assert.equal((await stat(path.join(folder, name))).mode & 0o777, 0o600, name);
  }
});

test("what was paid a moment before everything was killed is there again, from the checkpoint", async () => {
  const first = await start();
  const paid = await pay(first);
  await sleep(2_500);
  const { pid } = JSON.parse(await readFile(path.join(folder, "running.json"), "utf8"));
  process.kill(pid, "SIGKILL");
  for (let waited = 0; lines.length === 0 && waited < 5_000; waited += 20) await sleep(20);
  assert.match(lines[0] ?? "", /ended by itself \(SIGKILL\)/);
  assert.deepEqual(await files(/^exit-/), [], "anvil had no time to write its state");

  const second = await start();
  assert.equal(await balance(second, second.payTo), 35_000n);
  assert.equal((await reader(second).getTransactionReceipt({ hash: paid.transactionHash })).status, "success");
});

test("a state that was cut off in the middle is set aside, and the checkpoint before it is taken", async () => {
  const first = await start();
  await pay(first);
  await sleep(2_500);
  await first.stop();
  const [exit = ""] = await files(/^exit-\d+\.json$/);
  await truncate(path.join(folder, exit), 5_000);

  const second = await start();
  assert.equal(await balance(second, second.payTo), 35_000n);
  assert.match(lines.join("\n"), /cannot use exit-\d+\.json .* kept as .*exit-\d+\.json\.damaged-1/);
  assert.ok(existsSync(path.join(folder, `${exit}.damaged-1`)));
});

test("when no state can be read, the chain begins anew with the same wallets, and nothing is thrown away", async () => {
  const first = await start();
  await pay(first);
  await first.stop();
  const [exit = ""] = await files(/^exit-\d+\.json$/);
  await writeFile(path.join(folder, exit), '{"accounts":');
  await truncate(path.join(folder, "checkpoint.json.gz"), 100);

  const second = await start();
  assert.deepEqual([second.buyer, second.operator, second.payTo], [first.buyer, first.operator, first.payTo]);
  assert.equal(await balance(second, second.payTo), 0n);
  assert.equal(await balance(second, second.buyer.address), 1_000_000_000_000n);
  assert.equal(lines.length, 2);
  assert.equal((await files(/\.damaged-1$/)).length, 2);
});

test("a whole state of some other chain is not taken for ours", async () => {
  const first = await start();
  await first.stop();
  const [exit = ""] = await files(/^exit-\d+\.json$/);
  const state = JSON.parse(await readFile(path.join(folder, exit), "utf8"));
  delete state.accounts[USDC.toLowerCase()];
  await writeFile(path.join(folder, exit), JSON.stringify(state));
  await unlink(path.join(folder, "checkpoint.json.gz"));

  const second = await start();
  assert.match(lines.join("\n"), /There is no USDC/);
  assert.equal(await balance(second, second.buyer.address), 1_000_000_000_000n);
});

test("without its wallets a state is set aside, for nobody could spend from it", async () => {
  const first = await start();
  await first.stop();
  await writeFile(path.join(folder, "wallets.json"), "{}");

  const second = await start();
  assert.notEqual(second.buyer.address, first.buyer.address);
  assert.equal(await balance(second, second.buyer.address), 1_000_000_000_000n);
  assert.equal((await files(/\.damaged-1$/)).length, 3);
});
