import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { type AnvilProcess, startAnvil } from "../src/sandbox/anvil-process.ts";
import { startCaretaker } from "../src/sandbox/caretaker.ts";
import { sandboxClient } from "../src/sandbox/client.ts";

/** Answers a call with the time of the block that it is run in. */
const CLOCK = { address: "0x00000000000000000000000000000000000000c1", bytecode: "0x4260005260206000f3" } as const;

async function withAnvil(work: (anvil: AnvilProcess) => Promise<void>): Promise<void> {
  const anvil = await startAnvil();
  try {
    await work(anvil);
  } finally {
    await anvil.stop();
  }
}

test("on an idle chain, calls see a time that is not long ago", () =>
  withAnvil(async ({ rpcUrl }) => {
    const client = sandboxClient(rpcUrl);
    await client.setCode(CLOCK);
    const caretaker = await startCaretaker(client, undefined, assert.fail, { tickMs: 50, oldestBlockSeconds: 1 });
    await sleep(3_500);
    await caretaker.stop();
    const { data } = await client.call({ to: CLOCK.address });
    const age = Date.now() / 1_000 - Number(data);
    assert.ok(age >= 0 && age < 2.5, `the call saw a time ${age.toFixed(2)} s ago`);
    assert.ok((await client.getBlockNumber()) <= 4n, "and no more blocks are made for that than needed");
  }));

test("a chain that answers no more is reported once, not every second", () =>
  withAnvil(async (anvil) => {
    const lines: string[] = [];
    const log = (line: string): void => void lines.push(line);
    const pace = { tickMs: 20, oldestBlockSeconds: 30 };
    const caretaker = await startCaretaker(sandboxClient(anvil.rpcUrl), undefined, log, pace);
    await anvil.kill();
    await sleep(400);
    await caretaker.stop();
    assert.equal(lines.length, 1);
    assert.match(lines[0] ?? "", /could not be looked after/);
  }));
