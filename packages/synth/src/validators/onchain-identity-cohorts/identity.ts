import { type FieldRule, memberOf, orNull, type RecordRules, versionRule } from "../record-rules.ts";

/** An identity whose fields have the published types. */
export interface Identity {
  readonly subject_address: string;
  readonly chain: string;
  readonly identity_type: string;
  readonly first_tx_at: string;
  readonly as_of: string;
  readonly account_age_days: number;
  readonly name: string | null;
  readonly name_registered_at: string | null;
  readonly agent_id: number | null;
  readonly agent_registry: string | null;
  readonly agent_uri: string | null;
  readonly attestation_count: number;
  readonly attester_diversity: number;
  readonly attestation_schemas: readonly unknown[];
  readonly fid: number | null;
  readonly first_funder_type: string;
  readonly linked_addresses: number;
  readonly feedback_count: number;
  readonly reputation_score: number | null;
  readonly validation_count: number;
  readonly sybil_score: number;
  readonly humanity_score: number;
  readonly cohort: string;
  readonly verified_level: string;
  readonly sybil_cluster_id: string | null;
  readonly schema_version: string;
}

const chains = ["eip155:8453", "eip155:1", "eip155:42161", "eip155:137"];
const registry = "0x8004A169FB4a3325136EB29fA0ceB6D2e539a432";
const count: FieldRule = { type: "integer", minimum: 0 };
const text = (pattern: RegExp): FieldRule => ({ type: "text", pattern });
/** Its range is a rule of its own. */
const score: FieldRule = { type: "number", decimals: 4 };

/** Published form of each field. */
export const identityRules: RecordRules = new Map<string, FieldRule>([
  ["subject_address", text(/^0x[0-9a-fA-F]{40}$/)],
  ["chain", memberOf(...chains)],
  ["identity_type", memberOf("eoa", "smart_account", "agent_8004", "multisig")],
  ["first_tx_at", { type: "instant" }],
  ["as_of", { type: "day" }],
  ["account_age_days", count],
  ["name", orNull(text(/^[a-z]+-[a-z]+-[0-9a-hjkmnp-tv-z]{6}\.example\.eth$/))],
  ["name_registered_at", { type: "instant", nullable: true }],
  ["agent_id", orNull(count)],
  ["agent_registry", orNull(memberOf(...chains.map((chain) => `${chain}:${registry}`)))],
  ["agent_uri", orNull(text(/^https:\/\/registry\.example\/agents\/agt_[0-9A-HJKMNP-TV-Z]{6}\.json$/))],
  ["attestation_count", count],
  ["attester_diversity", count],
  ["attestation_schemas", { type: "array" }],
  ["fid", { type: "integer", nullable: true, minimum: 1 }],
  ["first_funder_type", memberOf("exchange", "bridge", "wallet", "sponsor")],
  ["linked_addresses", { type: "integer" }],
  ["feedback_count", count],
  ["reputation_score", { type: "money", nullable: true, minimum: 0, maximum: 100 }],
  ["validation_count", count],
  ["sybil_score", score],
  ["humanity_score", score],
  ["cohort", memberOf("suspected_farm", "agent", "newcomer", "established", "veteran")],
  ["verified_level", memberOf("none", "basic", "attested", "strong")],
  ["sybil_cluster_id", orNull(text(/^SYB-[0-9A-HJKMNP-TV-Z]{5}$/))],
  ["schema_version", versionRule],
]);
