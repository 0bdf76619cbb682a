// A gateway for the tests: starts a sandbox, says where it is and anvil's pid, and waits to be ended.
import { readFile } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { startSandboxChain } from "../src/sandbox/sandbox-chain.ts";

const [stateFolder = ""] = process.argv.slice(2);
const chain = await startSandboxChain({ stateFolder, log: (line) => process.stderr.write(`${line}\n`) });
const { pid } = JSON.parse(await readFile(path.join(stateFolder, "running.json"), "utf8"));
process.stdout.write(`${JSON.stringify({ pid, rpcUrl: chain.rpcUrl, buyer: chain.buyer, payTo: chain.payTo })}\n`);
