import type { Invariant } from "../../schema/dataset.ts";

export const identityInvariants: readonly Invariant[] = [
  { id: "key", statement: "subject_address is unique and carries the EIP-55 checksum." },
  { id: "as-of", statement: "as_of is the same on all rows, and first_tx_at < as_of 00:00 UTC." },
  {
    id: "age",
    statement: "account_age_days = the whole 24-hour days from first_tx_at to as_of 00:00 UTC, rounded down.",
  },
  {
    id: "name",
    statement:
      "name and name_registered_at are present together; first_tx_at ≤ name_registered_at < as_of 00:00 UTC; name is unique.",
  },
  {
    id: "agent",
    statement:
      "agent_id, agent_registry and agent_uri are present exactly when identity_type is agent_8004; agent_registry begins with chain and a colon; (agent_registry, agent_id) and agent_uri are unique.",
  },
  {
    id: "attestations",
    statement:
      "attester_diversity ≤ attestation_count, and both are 0 or neither is; attestation_schemas has no duplicates, is in ascending order, has at most attestation_count members and is empty exactly when attestation_count is 0.",
  },
  { id: "fid", statement: "fid is unique where present." },
  { id: "linked", statement: "linked_addresses is at least 1." },
  { id: "reputation", statement: "reputation_score is null exactly when feedback_count is 0." },
  { id: "validation", statement: "validation_count is 0 unless identity_type is agent_8004." },
  { id: "scores", statement: "sybil_score and humanity_score are between 0 and 1." },
  {
    id: "cohort",
    statement:
      "cohort is suspected_farm when sybil_score ≥ 0.7; else agent when identity_type is agent_8004; else newcomer when account_age_days < 180, established when it is below 730, and veteran from 730 on.",
  },
  {
    id: "verified-level",
    statement:
      "verified_level is none when attestation_count is 0 and fid is null; else strong when attestation_count ≥ 3, attester_diversity ≥ 2 and humanity_score ≥ 0.7; else attested when attestation_count ≥ 3 and attester_diversity ≥ 2; else basic.",
  },
  {
    id: "sybil-cluster",
    statement:
      "The rows of a sybil_cluster_id have one chain and one first_funder_type, which is wallet; their identity_type is eoa or smart_account; their first_tx_at lie within 72 hours of one another, and so do their name_registered_at where present; there are at most 24 of them.",
  },
  {
    id: "sybil-cluster-complete",
    statement:
      "Rows count in blocks of 256 from row 0. When the first row of a cluster stands in a block, every cluster whose first row stands in an earlier block has at least 5 rows by the end of that block.",
  },
];
