import assert from "node:assert/strict";
import { test } from "node:test";
import { datasetTrial } from "../../test/dataset-trial.ts";
import { areaUnderRoc } from "../quality/discrimination.ts";
import { parsedRows } from "../quality/parsed-rows.ts";
import { numberOf } from "../quality/row-values.ts";
import { onchainIdentityCohorts } from "./onchain-identity-cohorts.ts";
import { walletBehaviorCohorts } from "./wallet-behavior-cohorts.ts";

datasetTrial(onchainIdentityCohorts, {
  golden: "453c8cb487eec3cdf2fc2d046f1d3a4a0c08dcb3558c743b4ce30aa5f9bbd688",
  constant: ["as_of"],
});

test("row by row the wallets of wallet-behavior-cohorts, with the same lasting traits", () => {
  const wallets = [...parsedRows(walletBehaviorCohorts, "joined", 0, 5_000)];
  const identities = [...parsedRows(onchainIdentityCohorts, "joined", 0, 5_000)];
  for (const [i, identity] of identities.entries()) {
    const wallet = wallets[i];
    assert.ok(wallet !== undefined);
    assert.equal(identity.subject_address, wallet.address);
    assert.equal(identity.chain, wallet.chain);
    assert.equal(identity.first_tx_at, wallet.first_seen);
    assert.equal(identity.account_age_days, wallet.age_days);
    assert.equal(identity.sybil_cluster_id, wallet.sybil_cluster_id);
    assert.equal(identity.first_funder_type === "sponsor", wallet.funded_by === null);
    const agent = wallet.agent_id === null ? null : `https://registry.example/agents/${String(wallet.agent_id)}.json`;
    assert.equal(identity.agent_uri, agent);
  }
});

test("a better detector tells more sybils from others", () => {
  const areas = ["weak", "usual", "strong"].map((detector) => {
    const configured = onchainIdentityCohorts.configure({ ...onchainIdentityCohorts.values, detector });
    const rows = [...parsedRows(configured, "detector", 0, 10_000)];
    const scores = rows.map((row) => numberOf(row, "sybil_score"));
    const truth = rows.map((row) => row.sybil_cluster_id !== null);
    return areaUnderRoc(scores, truth) ?? Number.NaN;
  });
  const [weak = 0, usual = 0, strong = 0] = areas;
  assert.ok(weak > 0.68 && weak < usual && usual < strong && strong < 1, areas.join(", "));
});
