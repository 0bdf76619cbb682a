import { changed, later, type Mutation, mutationTrial, type Row, rowWhere } from "../../test/mutation-trial.ts";
import { validatorTrial } from "../../test/validator-trial.ts";
import { onchainIdentityCohorts } from "../datasets/onchain-identity-cohorts.ts";
import { parsedRows } from "../quality/parsed-rows.ts";
import { validateOnchainIdentityCohorts } from "./onchain-identity-cohorts.ts";

validatorTrial(onchainIdentityCohorts, validateOnchainIdentityCohorts);

const valid: Row[] = [...parsedRows(onchainIdentityCohorts, "validators", 0, 2_600)];
const at = (accepts: (row: Row, index: number) => boolean): number =>
  rowWhere(valid, (row, index) => index > 20 && accepts(row, index));
const value = (index: number, name: string) => valid[index]?.[name];
const earlier = (index: number, name: string) =>
  valid.slice(0, index).find((row) => row[name] !== null && row.chain === value(index, "chain"))?.[name];

const plain = at((row) => row.identity_type === "eoa" && row.sybil_cluster_id === null && row.attestation_count === 0);
const named = at((row, index) => row.name !== null && valid.slice(0, index).some((other) => other.name !== null));
const agent = at((row, index) => row.agent_id !== null && earlier(index, "agent_id") !== undefined);
const attested = at((row) => Number(row.attestation_count) >= 3 && (row.attestation_schemas as unknown[]).length >= 2);
const profiled = at((row, index) => row.fid !== null && valid.slice(0, index).some((other) => other.fid !== null));
const reviewed = at((row) => row.reputation_score !== null);
const trusted = at((row) => Number(row.sybil_score) < 0.7);
const sybil = at(
  (row, index) =>
    row.sybil_cluster_id !== null &&
    valid.slice(0, index).some((other) => other.sybil_cluster_id === row.sybil_cluster_id),
);
/** Leaves a cluster with two rows. */
function scatter(rows: Row[]): void {
  let members = 0;
  for (const row of rows) {
    if (row.sybil_cluster_id === value(sybil, "sybil_cluster_id") && ++members > 2) row.sybil_cluster_id = null;
  }
}
/** A cluster that takes in everybody who would do. */
function gather(rows: Row[]): void {
  for (const row of rows) if (row.sybil_cluster_id !== null) row.sybil_cluster_id = value(sybil, "sybil_cluster_id");
}

const mutations: readonly Mutation[] = [
  ["key", "an address that stands twice", changed(plain, { subject_address: value(3, "subject_address") })],
  [
    "key",
    "an address without a checksum",
    changed(plain, { subject_address: String(value(plain, "subject_address")).toLowerCase() }),
  ],
  ["as-of", "another day", changed(plain, { as_of: "2026-11-11" })],
  ["as-of", "a transaction from the future", changed(plain, { first_tx_at: "2039-01-01T00:00:00.000Z" })],
  ["age", "a day more", changed(plain, { account_age_days: Number(value(plain, "account_age_days")) + 1 })],
  ["name", "a name before the first transaction", changed(named, { name_registered_at: "2009-01-01T00:00:00.000Z" })],
  ["name", "a name without a date", changed(named, { name_registered_at: null })],
  ["name", "a name of two", changed(named, { name: valid.find((row) => row.name !== null)?.name })],
  ["agent", "an agent without a number", changed(agent, { agent_id: null })],
  ["agent", "a person with a number", changed(plain, { agent_id: 7 })],
  ["agent", "a number of two", changed(agent, { agent_id: earlier(agent, "agent_id") })],
  ["agent", "a card of two", changed(agent, { agent_uri: earlier(agent, "agent_uri") })],
  [
    "agent",
    "an agent of another network",
    changed(agent, { chain: value(agent, "chain") === "eip155:1" ? "eip155:137" : "eip155:1" }),
  ],
  ["attestations", "more attesters than attestations", changed(attested, { attester_diversity: 9_999 })],
  ["attestations", "attestations without a schema", changed(attested, { attestation_schemas: [] })],
  ["attestations", "schemas out of order", changed(attested, { attestation_schemas: ["social-link", "human-check"] })],
  ["attestations", "a schema twice", changed(attested, { attestation_schemas: ["social-link", "social-link"] })],
  ["fid", "a profile of two", changed(profiled, { fid: valid.find((row) => row.fid !== null)?.fid })],
  ["linked", "an identity without an address", changed(plain, { linked_addresses: 0 })],
  ["reputation", "a reputation out of nothing", changed(reviewed, { feedback_count: 0 })],
  ["validation", "a validated person", changed(plain, { validation_count: 3 })],
  ["scores", "a score above one", changed(trusted, { humanity_score: 1.5 })],
  ["scores", "a score below zero", changed(trusted, { sybil_score: -0.1 })],
  ["cohort", "another group", changed(plain, { cohort: "agent" })],
  ["cohort", "a suspicion that is not told", changed(trusted, { sybil_score: 0.7 })],
  [
    "verified-level",
    "another level",
    changed(plain, { verified_level: value(plain, "verified_level") === "basic" ? "none" : "basic" }),
  ],
  [
    "sybil-cluster",
    "a cluster on two networks",
    changed(sybil, { chain: value(sybil, "chain") === "eip155:1" ? "eip155:137" : "eip155:1" }),
  ],
  ["sybil-cluster", "a cluster's multisig", changed(sybil, { identity_type: "multisig" })],
  ["sybil-cluster", "a cluster that an exchange paid", changed(sybil, { first_funder_type: "exchange" })],
  [
    "sybil-cluster",
    "a cluster of months",
    changed(sybil, { first_tx_at: later(value(sybil, "first_tx_at"), -90 * 86_400_000) }),
  ],
  ["sybil-cluster", "a cluster of hundreds", gather],
  ["sybil-cluster-complete", "a cluster of two", scatter],
  ["schema", "a null where none is declared", changed(plain, { chain: null })],
  ["schema", "a fifth decimal", changed(plain, { humanity_score: 0.12345 })],
  ["schema", "a schema that nobody has", changed(attested, { attestation_schemas: ["luck"] })],
  ["schema", "a field that nobody declared", changed(plain, { note: "x" })],
  ["schema", "a version that changes", changed(plain, { schema_version: "9.9.9" })],
];

mutationTrial({
  dataset: onchainIdentityCohorts,
  validate: validateOnchainIdentityCohorts,
  valid,
  mutations,
  determined: [
    ...["subject_address", "first_tx_at", "as_of", "account_age_days", "name", "name_registered_at", "agent_id"],
    ...["agent_registry", "agent_uri", "attestation_count", "attestation_schemas", "cohort", "verified_level"],
  ],
  noticed: 0.85,
});
