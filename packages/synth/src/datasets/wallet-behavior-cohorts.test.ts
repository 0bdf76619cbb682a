import assert from "node:assert/strict";
import { test } from "node:test";
import { datasetTrial } from "../../test/dataset-trial.ts";
import { agents } from "../entities/agents.ts";
import { archetypes, wallets } from "../entities/wallets.ts";
import { parsedRows } from "../quality/parsed-rows.ts";
import { walletBehaviorCohorts } from "./wallet-behavior-cohorts.ts";
import { x402AgentTraces } from "./x402-agent-traces.ts";

datasetTrial(walletBehaviorCohorts, {
  splitRows: 1_000,
  golden: "c972ab8de06458aaa44e26acf83b9a6da842ca23837567be3d18da27842ebab7",
  constant: ["as_of"],
});

test("wallets that pay in x402-agent-traces stand here with the same agent and lasting traits", () => {
  const seed = "joined";
  const known = new Map([...parsedRows(walletBehaviorCohorts, seed, 0, 30_000)].map((row) => [row.address, row]));
  let joined = 0;
  const payers = new Map<unknown, unknown>();
  for (const row of parsedRows(x402AgentTraces, seed, 0, 20_000)) {
    payers.set(row.payer, row.agent_id);
    const wallet = known.get(row.payer);
    if (wallet === undefined) continue;
    joined += 1;
    assert.equal(wallet.agent_id, row.agent_id);
    assert.equal(wallet.archetype, "agent");
    assert.ok(String(wallet.first_seen) < String(row.ts));
  }
  // All agents of the traces have low numbers, and agents come here in the order of theirs.
  assert.equal(joined, 20_000);
  assert.ok(payers.size > 500);
});

test("a wallet's lasting traits do not depend on the parameters", () => {
  const seed = "lasting";
  const configured = walletBehaviorCohorts.configure({
    ...walletBehaviorCohorts.values,
    as_of: "2028-01-01",
    agent_share: 0.3,
  });
  const traits = (dataset: typeof configured) =>
    new Map(
      [...parsedRows(dataset, seed, 0, 10_000)].map((row) => [
        row.address,
        [row.chain, row.first_seen, row.archetype, row.agent_id, row.sybil_cluster_id, row.funded_by, row.funded_at],
      ]),
    );
  const usual = traits(walletBehaviorCohorts);
  let met = 0;
  for (const [address, other] of traits(configured)) {
    const same = usual.get(address);
    if (same === undefined) continue;
    assert.deepEqual(other, same);
    met += 1;
  }
  assert.ok(met > 5_000);
  const agent = agents(seed).agent(5);
  assert.equal(
    archetypes[wallets(seed).wallet(agent.wallet).archetype],
    usual.get(wallets(seed).address(agent.wallet))?.[2],
  );
});
