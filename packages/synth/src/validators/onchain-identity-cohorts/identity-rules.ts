import { checksumAddress } from "../checksum-address.ts";
import type { Report } from "../validation.ts";
import type { Identity } from "./identity.ts";

const DAY_MS = 86_400_000;
const schemas: readonly unknown[] = [
  ...["community-member", "course-completed", "event-attendance", "human-check", "open-source-contributor"],
  ...["payment-reliability", "region-resident", "service-uptime", "social-link", "verified-business"],
];

/** Rules that an identity keeps by itself; times in milliseconds. */
export function checkIdentity(row: Identity, first: number, named: number, asOf: number, report: Report): void {
  const address = row.subject_address;
  if (checksumAddress(address) !== address) report("key", `${address} has another checksum`);
  if (first >= asOf) report("as-of", `first_tx_at ${row.first_tx_at} is not before ${row.as_of}`);
  if (row.account_age_days !== Math.floor((asOf - first) / DAY_MS)) report("age", `${row.account_age_days} days`);
  if (row.linked_addresses < 1) report("linked", `linked_addresses ${row.linked_addresses}`);
  checkName(row, first, named, asOf, report);
  checkAgent(row, report);
  checkAttestations(row, report);
  checkScores(row, report);
  if (row.sybil_cluster_id !== null) {
    const run = row.identity_type === "eoa" || row.identity_type === "smart_account";
    if (!run || row.first_funder_type !== "wallet") {
      report("sybil-cluster", `${row.identity_type} funded by ${row.first_funder_type} in ${row.sybil_cluster_id}`);
    }
  }
}

function checkName(row: Identity, first: number, named: number, asOf: number, report: Report): void {
  if (row.name === null && row.name_registered_at === null) return;
  const fit = row.name !== null && row.name_registered_at !== null && named >= first && named < asOf;
  if (!fit) report("name", `${row.name} registered at ${row.name_registered_at}`);
}

function checkAgent(row: Identity, report: Report): void {
  const agent = row.identity_type === "agent_8004";
  const fit =
    (row.agent_id !== null) === agent &&
    (row.agent_registry !== null) === agent &&
    (row.agent_uri !== null) === agent &&
    (row.agent_registry === null || row.agent_registry.startsWith(`${row.chain}:`));
  if (!fit) report("agent", `${row.agent_id} in ${row.agent_registry} on ${row.chain}, a ${row.identity_type}`);
  if (!agent && row.validation_count !== 0) report("validation", `${row.validation_count} for a ${row.identity_type}`);
}

function checkAttestations(row: Identity, report: Report): void {
  const { attestation_count: count, attestation_schemas: used, attester_diversity: attesters } = row;
  let last = -1;
  let sorted = true;
  for (const schema of used) {
    const place = schemas.indexOf(schema);
    if (place < 0) report("schema", `attestation_schemas with ${JSON.stringify(schema)}`);
    if (place <= last) sorted = false;
    last = place;
  }
  const fit =
    sorted &&
    attesters <= count &&
    (attesters === 0) === (count === 0) &&
    used.length <= count &&
    (used.length === 0) === (count === 0);
  if (!fit) report("attestations", `${count} by ${attesters} of schemas ${used.join(", ")}`);
}

function checkScores(row: Identity, report: Report): void {
  const { humanity_score: humanity, sybil_score: sybil } = row;
  if (sybil < 0 || sybil > 1 || humanity < 0 || humanity > 1) report("scores", `${sybil} and ${humanity}`);
  if ((row.reputation_score === null) !== (row.feedback_count === 0)) {
    report("reputation", `${row.reputation_score} of ${row.feedback_count}`);
  }
  if (row.cohort !== cohortOf(row)) report("cohort", `${row.cohort} instead of ${cohortOf(row)}`);
  const level = levelOf(row);
  if (row.verified_level !== level) report("verified-level", `${row.verified_level} instead of ${level}`);
}

function cohortOf(row: Identity): string {
  if (row.sybil_score >= 0.7) return "suspected_farm";
  if (row.identity_type === "agent_8004") return "agent";
  if (row.account_age_days < 180) return "newcomer";
  return row.account_age_days < 730 ? "established" : "veteran";
}

function levelOf(row: Identity): string {
  if (row.attestation_count === 0 && row.fid === null) return "none";
  if (row.attestation_count < 3 || row.attester_diversity < 2) return "basic";
  return row.humanity_score >= 0.7 ? "strong" : "attested";
}
