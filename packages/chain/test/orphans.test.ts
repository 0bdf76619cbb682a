import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { afterEach, beforeEach, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { type Address, createPublicClient, http } from "viem";
import { USDC } from "../src/addresses.ts";
import { awaitPredecessor } from "../src/sandbox/predecessor.ts";
import { startSandboxChain } from "../src/sandbox/sandbox-chain.ts";
import type { Wallet } from "../src/sandbox/wallets.ts";
import { usdcAbi } from "../src/usdc.ts";
import { signedTransfer, submit } from "./authorization.ts";

interface Gateway {
  process: ChildProcess;
  pid: number;
  rpcUrl: string;
  buyer: Wallet;
  payTo: Address;
}

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "orphans-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function startGateway(): Promise<Gateway> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, "parent.ts"), folder], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [data] = await Promise.race([once(child.stdout, "data"), once(child, "exit")]);
  assert.ok(data instanceof Buffer, "the gateway started");
  return { process: child, ...JSON.parse(`${data}`) };
}

/** Whether the process is anvil and runs; the dead stay listed as zombies where the first process is slow to reap. */
function alive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !existsSync("/proc/self/stat") || !readFileSync(`/proc/${pid}/stat`, "utf8").includes(") Z ");
  } catch {
    return false;
  }
}

async function gone(pid: number): Promise<boolean> {
  for (const until = Date.now() + 10_000; Date.now() < until; await sleep(20)) if (!alive(pid)) return true;
  return false;
}

for (const signal of ["SIGKILL", "SIGTERM", "SIGINT"] as const) {
  test(`a gateway that ends by ${signal} leaves no anvil`, async () => {
    const gateway = await startGateway();
    assert.ok(alive(gateway.pid));
    gateway.process.kill(signal);
    assert.ok(await gone(gateway.pid));
  });
}

test("a payment settled right before a kill -9 of the gateway is there at once in the next start", async () => {
  const gateway = await startGateway();
  const transfer = await signedTransfer(gateway.buyer, gateway.payTo, 35_000n);
  const hash = await submit(gateway.rpcUrl, gateway.buyer, transfer);
  const before = createPublicClient({ pollingInterval: 10, transport: http(gateway.rpcUrl) });
  assert.equal((await before.waitForTransactionReceipt({ hash })).status, "success");
  gateway.process.kill("SIGKILL");

  const lines: string[] = [];
  const chain = await startSandboxChain({ stateFolder: folder, log: (line) => lines.push(line) });
  try {
    const client = createPublicClient({ transport: http(chain.rpcUrl) });
    assert.equal((await client.getTransactionReceipt({ hash })).status, "success");
    const held = { address: USDC, abi: usdcAbi, functionName: "balanceOf", args: [chain.payTo] } as const;
    assert.equal(await client.readContract(held), 35_000n);
    assert.deepEqual(lines, []);
  } finally {
    await chain.stop();
  }
});

test("a second gateway on the same folder is refused while the first runs", async () => {
  const gateway = await startGateway();
  try {
    await assert.rejects(
      awaitPredecessor(path.join(folder, "running.json"), 300),
      /Another gateway uses this sandbox chain/,
    );
    const client = createPublicClient({ transport: http(gateway.rpcUrl) });
    assert.equal(await client.getChainId(), 8453, "the first is not disturbed");
  } finally {
    gateway.process.kill("SIGKILL");
    await gone(gateway.pid);
  }
});
