import type { Column } from "../../engine/column.ts";
import { chains, funderKinds } from "../../entities/wallets.ts";
import { attestationSchemas, cohorts, identityTypes, verifiedLevels } from "./vocabulary.ts";

const count = { type: "int", minimum: 0 } as const;
const integer = { kind: "integer" } as const;
const score = { type: "number", minimum: 0, maximum: 1, decimals: 4 } as const;
const share = { kind: "decimal", scale: 4 } as const;

/** The ERC-8004 identity registry has one address on all networks. */
const REGISTRY = "0x8004A169FB4a3325136EB29fA0ceB6D2e539a432";
const agentRegistries = chains.map((chain) => `${chain}:${REGISTRY}`);

/** Slots of the register, in the order of the columns. */
export const slot = {
  subject: 0,
  chain: 1,
  type: 2,
  firstTx: 3,
  asOf: 4,
  age: 5,
  name: 6,
  nameAt: 7,
  agent: 8,
  registry: 9,
  uri: 10,
  attestations: 11,
  attesters: 12,
  schemas: 13,
  fid: 14,
  funder: 15,
  linked: 16,
  feedback: 17,
  reputation: 18,
  validations: 19,
  sybil: 20,
  humanity: 21,
  cohort: 22,
  verified: 23,
  cluster: 24,
  version: 25,
} as const;

export function identityColumns(version: string): readonly Column[] {
  return [
    {
      field: {
        name: "subject_address",
        type: "id",
        meaning: "The address that the identity is of, with EIP-55 checksum.",
        pattern: "0x[0-9a-fA-F]{40}",
        example: "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
      },
      form: { kind: "text" },
    },
    {
      field: {
        name: "chain",
        type: "enum",
        meaning: "CAIP-2 identifier of the address's main network.",
        values: chains,
        example: "eip155:8453",
      },
      form: { kind: "choice", values: chains },
    },
    {
      field: {
        name: "identity_type",
        type: "enum",
        meaning: "What the address is: a plain key, a smart account, an agent registered by ERC-8004, or a multisig.",
        values: identityTypes,
        example: "eoa",
      },
      form: { kind: "choice", values: identityTypes },
    },
    {
      field: {
        name: "first_tx_at",
        type: "datetime",
        meaning: "First transaction of the address (UTC).",
        example: "2025-03-04T17:20:11.000Z",
      },
      form: { kind: "instant" },
    },
    {
      field: {
        name: "as_of",
        type: "date",
        meaning: "The day at whose beginning (00:00 UTC) the identity was looked at.",
        example: "2026-10-01",
      },
      form: { kind: "day" },
      stable: true,
    },
    {
      field: {
        ...count,
        name: "account_age_days",
        meaning: "Whole days from first_tx_at to as_of.",
        unit: "days",
        example: 575,
      },
      form: integer,
    },
    {
      field: {
        name: "name",
        type: "string",
        meaning: "Invented name under example.eth that the address owns; null for most.",
        nullable: true,
        pattern: "[a-z]+-[a-z]+-[0-9a-hjkmnp-tv-z]{6}\\.example\\.eth",
        example: "brisk-otter-0m4xq7.example.eth",
      },
      form: { kind: "text" },
    },
    {
      field: {
        name: "name_registered_at",
        type: "datetime",
        meaning: "When the name was registered (UTC); null with name.",
        nullable: true,
        example: "2025-04-11T10:31:07.000Z",
      },
      form: { kind: "instant" },
    },
    {
      field: {
        name: "agent_id",
        type: "int",
        meaning: "Token number in the agent registry of the chain; null unless identity_type is agent_8004.",
        nullable: true,
        minimum: 0,
        example: 48213,
      },
      form: integer,
    },
    {
      field: {
        name: "agent_registry",
        type: "enum",
        meaning: "The ERC-8004 registry that holds the agent, as network and address; null with agent_id.",
        nullable: true,
        values: agentRegistries,
        example: agentRegistries[0] ?? "",
      },
      form: { kind: "choice", values: agentRegistries },
    },
    {
      field: {
        name: "agent_uri",
        type: "string",
        meaning:
          "Where the agent's registration file would be; it names the agent as other datasets do. Null with agent_id.",
        nullable: true,
        pattern: "https://registry\\.example/agents/agt_[0-9A-HJKMNP-TV-Z]{6}\\.json",
        example: "https://registry.example/agents/agt_0M4XQ7.json",
      },
      form: { kind: "text" },
    },
    {
      field: { ...count, name: "attestation_count", meaning: "Attestations about the address.", example: 2 },
      form: integer,
    },
    {
      field: {
        ...count,
        name: "attester_diversity",
        meaning: "Different attesters among those who made the attestations.",
        example: 2,
      },
      form: integer,
    },
    {
      field: {
        name: "attestation_schemas",
        type: "array",
        meaning: "Different schemas of the attestations, in alphabetical order.",
        schema: { items: { type: "string", enum: attestationSchemas }, uniqueItems: true },
        example: ["event-attendance", "human-check"],
      },
      form: { kind: "json" },
    },
    {
      field: {
        name: "fid",
        type: "int",
        meaning: "Number of the social profile that is linked to the address; null without one.",
        nullable: true,
        minimum: 1,
        example: 718204,
      },
      form: integer,
    },
    {
      field: {
        name: "first_funder_type",
        type: "enum",
        meaning: "Whence the first money came: an exchange, a bridge, another wallet, or a sponsor of fees.",
        values: funderKinds,
        example: "exchange",
      },
      form: { kind: "choice", values: funderKinds },
    },
    {
      field: {
        name: "linked_addresses",
        type: "int",
        meaning: "Addresses that the identity claims, this one included.",
        minimum: 1,
        example: 1,
      },
      form: integer,
    },
    {
      field: { ...count, name: "feedback_count", meaning: "Entries of feedback about the address.", example: 37 },
      form: integer,
    },
    {
      field: {
        name: "reputation_score",
        type: "number",
        meaning: "Mean of the feedback, 0 to 100; null without feedback.",
        nullable: true,
        minimum: 0,
        maximum: 100,
        decimals: 2,
        example: 87.4,
      },
      form: { kind: "decimal", scale: 2 },
    },
    {
      field: {
        ...count,
        name: "validation_count",
        meaning: "Validations of the agent's work by third parties; 0 for other identities.",
        example: 4,
      },
      form: integer,
    },
    {
      field: {
        ...score,
        name: "sybil_score",
        meaning: "A detector's belief that the address is one of many in one hand; it errs at times.",
        example: 0.1204,
      },
      form: share,
    },
    {
      field: {
        ...score,
        name: "humanity_score",
        meaning: "A scorer's belief that one person stands behind the address.",
        example: 0.7311,
      },
      form: share,
    },
    {
      field: {
        name: "cohort",
        type: "enum",
        meaning: "Group by score, type and age; see the invariant cohort.",
        values: cohorts,
        example: "established",
      },
      form: { kind: "choice", values: cohorts },
    },
    {
      field: {
        name: "verified_level",
        type: "enum",
        meaning: "How well the identity is backed; see the invariant verified-level.",
        values: verifiedLevels,
        example: "basic",
      },
      form: { kind: "choice", values: verifiedLevels },
    },
    {
      field: {
        name: "sybil_cluster_id",
        type: "id",
        meaning: "The truth: cluster of wallets that one hand runs; null for all others.",
        nullable: true,
        pattern: "SYB-[0-9A-HJKMNP-TV-Z]{5}",
        example: "SYB-4TQ0A",
      },
      form: { kind: "code", prefixes: ["SYB-"], radix: 32, width: 5 },
    },
    {
      field: {
        name: "schema_version",
        type: "string",
        meaning: "Version of this dataset's generator and fields.",
        pattern: "[0-9]+\\.[0-9]+\\.[0-9]+",
        example: version,
      },
      form: { kind: "choice", values: [version] },
    },
  ];
}
