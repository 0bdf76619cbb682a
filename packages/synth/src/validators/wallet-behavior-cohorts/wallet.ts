import { type FieldRule, memberOf, orNull, type RecordRules, versionRule } from "../record-rules.ts";

/** A wallet whose fields have the published types. */
export interface Wallet {
  address: string;
  chain: string;
  first_seen: string;
  last_seen: string;
  as_of: string;
  cohort_month: string;
  age_days: number;
  tx_count: number;
  active_days: number;
  distinct_contracts: number;
  distinct_counterparties: number;
  swap_count: number;
  bridge_count: number;
  nft_count: number;
  transfer_count: number;
  volume_usd: number;
  fees_usd: number;
  balance_usd: number;
  token_count: number;
  dominant_protocol: string | null;
  hour_entropy: number;
  weekend_tx_count: number;
  weekend_share: number;
  gas_strategy: string;
  archetype: string;
  is_bot: boolean;
  agent_id: string | null;
  sybil_cluster_id: string | null;
  sybil_cluster_size: number | null;
  funded_by: string | null;
  funded_at: string | null;
  retained_m1: boolean | null;
  retained_m2: boolean | null;
  retained_m3: boolean | null;
  retained_m4: boolean | null;
  retained_m5: boolean | null;
  retained_m6: boolean | null;
  churned: boolean;
  schema_version: string;
}

/** The fields on retention, by month after the cohort's. */
export const retainedFields = [
  "retained_m1",
  "retained_m2",
  "retained_m3",
  "retained_m4",
  "retained_m5",
  "retained_m6",
] as const satisfies readonly (keyof Wallet)[];

const address: FieldRule = { type: "text", pattern: /^0x[0-9a-fA-F]{40}$/ };
const count: FieldRule = { type: "integer", minimum: 0 };
const atLeastOne: FieldRule = { type: "integer", minimum: 1 };
const money: FieldRule = { type: "money", minimum: 0 };

const protocols = memberOf(
  ...["tidepool-swap", "meridian-dex", "cobble-lend", "sparrow-bridge", "lantern-perps"],
  ...["moss-market", "foundry-stake", "kite-payments", "atlas-router", "quarry-yield"],
);
const archetypes = memberOf(
  ...["one_and_done", "holder", "trader", "farmer", "bot", "mev", "whale", "agent", "contract_deployer"],
);

/** Published form of each field. */
export const walletRules: RecordRules = new Map<string, FieldRule>([
  ["address", address],
  ["chain", memberOf("eip155:8453", "eip155:1", "eip155:42161", "eip155:137")],
  ["first_seen", { type: "instant" }],
  ["last_seen", { type: "instant" }],
  ["as_of", { type: "day" }],
  ["cohort_month", { type: "day" }],
  ["age_days", count],
  ["tx_count", atLeastOne],
  ["active_days", atLeastOne],
  ["distinct_contracts", count],
  ["distinct_counterparties", count],
  ["swap_count", count],
  ["bridge_count", count],
  ["nft_count", count],
  ["transfer_count", count],
  ["volume_usd", money],
  // The rule fees sees to it that they are above 0.
  ["fees_usd", { type: "number", decimals: 4 }],
  ["balance_usd", money],
  ["token_count", count],
  ["dominant_protocol", orNull(protocols)],
  ["hour_entropy", { type: "number", minimum: 0, maximum: 4.585, decimals: 3 }],
  ["weekend_tx_count", count],
  ["weekend_share", { type: "number", minimum: 0, maximum: 1, decimals: 4 }],
  ["gas_strategy", memberOf("wallet_default", "economy", "priority", "custom", "sponsored")],
  ["archetype", archetypes],
  ["is_bot", { type: "boolean" }],
  ["agent_id", { type: "text", nullable: true, pattern: /^agt_[0-9A-HJKMNP-TV-Z]{6}$/ }],
  ["sybil_cluster_id", { type: "text", nullable: true, pattern: /^SYB-[0-9A-HJKMNP-TV-Z]{5}$/ }],
  ["sybil_cluster_size", { type: "integer", nullable: true, minimum: 5, maximum: 24 }],
  ["funded_by", orNull(address)],
  ["funded_at", { type: "instant", nullable: true }],
  ...retainedFields.map((name) => [name, { type: "boolean", nullable: true }] as [string, FieldRule]),
  ["churned", { type: "boolean" }],
  ["schema_version", versionRule],
]);
