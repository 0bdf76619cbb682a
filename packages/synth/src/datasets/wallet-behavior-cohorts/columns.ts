import type { Column } from "../../engine/column.ts";
import { archetypes, chains } from "../../entities/wallets.ts";
import { gasStrategies, protocols } from "./vocabulary.ts";

const address = "0x[0-9a-fA-F]{40}";
const count = { type: "int", minimum: 0 } as const;
const integer = { kind: "integer" } as const;
const money = { type: "number", unit: "USD", minimum: 0, decimals: 2 } as const;
const cents = { kind: "decimal", scale: 2 } as const;

/** Slots of the register, in the order of the columns. */
export const slot = {
  address: 0,
  chain: 1,
  firstSeen: 2,
  lastSeen: 3,
  asOf: 4,
  cohort: 5,
  age: 6,
  txs: 7,
  activeDays: 8,
  contracts: 9,
  counterparties: 10,
  swaps: 11,
  bridges: 12,
  nfts: 13,
  transfers: 14,
  volume: 15,
  fees: 16,
  balance: 17,
  tokens: 18,
  protocol: 19,
  entropy: 20,
  weekendTxs: 21,
  weekendShare: 22,
  gasStrategy: 23,
  archetype: 24,
  isBot: 25,
  agent: 26,
  cluster: 27,
  clusterSize: 28,
  fundedBy: 29,
  fundedAt: 30,
  retained: 31,
  churned: 37,
  version: 38,
} as const;

/** Months after the cohort month that retention is told of. */
export const RETENTION_MONTHS = 6;

export function cohortColumns(version: string): readonly Column[] {
  return [
    {
      field: {
        name: "address",
        type: "id",
        meaning: "The wallet, with EIP-55 checksum.",
        pattern: address,
        example: "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
      },
      form: { kind: "text" },
    },
    {
      field: {
        name: "chain",
        type: "enum",
        meaning: "CAIP-2 identifier of the network that the wallet is looked at on.",
        values: chains,
        example: "eip155:8453",
      },
      form: { kind: "choice", values: chains },
    },
    {
      field: {
        name: "first_seen",
        type: "datetime",
        meaning: "The wallet's first transaction (UTC).",
        example: "2025-03-04T17:20:11.000Z",
      },
      form: { kind: "instant" },
    },
    {
      field: {
        name: "last_seen",
        type: "datetime",
        meaning: "The wallet's last transaction before as_of (UTC).",
        example: "2025-06-18T08:02:45.000Z",
      },
      form: { kind: "instant" },
    },
    {
      field: {
        name: "as_of",
        type: "date",
        meaning: "The day at whose beginning (00:00 UTC) the wallet was looked at.",
        example: "2026-10-01",
      },
      form: { kind: "day" },
      stable: true,
    },
    {
      field: {
        name: "cohort_month",
        type: "date",
        meaning: "First day of the month of first_seen.",
        example: "2025-03-01",
      },
      form: { kind: "day" },
    },
    {
      field: {
        ...count,
        name: "age_days",
        meaning: "Whole days from first_seen to as_of.",
        unit: "days",
        example: 575,
      },
      form: integer,
    },
    {
      field: {
        name: "tx_count",
        type: "int",
        meaning: "Transactions that the wallet sent or authorised.",
        minimum: 1,
        example: 14,
      },
      form: integer,
    },
    {
      field: {
        name: "active_days",
        type: "int",
        meaning: "Calendar days (UTC) with at least one transaction.",
        unit: "days",
        minimum: 1,
        example: 6,
      },
      form: integer,
    },
    {
      field: { ...count, name: "distinct_contracts", meaning: "Different contracts called.", example: 5 },
      form: integer,
    },
    {
      field: {
        ...count,
        name: "distinct_counterparties",
        meaning: "Different addresses that a transaction went to, contracts included.",
        example: 8,
      },
      form: integer,
    },
    {
      field: { ...count, name: "swap_count", meaning: "Transactions that swapped tokens.", example: 4 },
      form: integer,
    },
    {
      field: {
        ...count,
        name: "bridge_count",
        meaning: "Transactions that moved value to or from another network.",
        example: 1,
      },
      form: integer,
    },
    {
      field: { ...count, name: "nft_count", meaning: "Transactions that moved a non-fungible token.", example: 0 },
      form: integer,
    },
    {
      field: { ...count, name: "transfer_count", meaning: "Plain transfers of coins or tokens.", example: 6 },
      form: integer,
    },
    {
      field: {
        ...money,
        name: "volume_usd",
        meaning: "Value moved by swaps, bridges, NFT trades and transfers.",
        example: 1840.5,
      },
      form: cents,
    },
    {
      field: {
        name: "fees_usd",
        type: "number",
        meaning: "Network fees of all transactions, whoever paid them.",
        unit: "USD",
        minimum: 0.0001,
        decimals: 4,
        example: 0.8412,
      },
      form: { kind: "decimal", scale: 4 },
    },
    { field: { ...money, name: "balance_usd", meaning: "Value held at as_of.", example: 212.4 }, form: cents },
    { field: { ...count, name: "token_count", meaning: "Different tokens held at as_of.", example: 3 }, form: integer },
    {
      field: {
        name: "dominant_protocol",
        type: "enum",
        meaning: "Invented protocol that most contract calls went to; null without contract calls.",
        nullable: true,
        values: protocols,
        example: "tidepool-swap",
      },
      form: { kind: "choice", values: protocols },
    },
    {
      field: {
        name: "hour_entropy",
        type: "number",
        meaning: "Shannon entropy of the hours of the day (UTC) of the transactions; 4.585 when all 24 are alike.",
        unit: "bit",
        minimum: 0,
        maximum: 4.585,
        decimals: 3,
        example: 2.322,
      },
      form: { kind: "decimal", scale: 3 },
    },
    {
      field: {
        ...count,
        name: "weekend_tx_count",
        meaning: "Transactions on Saturdays and Sundays (UTC).",
        example: 3,
      },
      form: integer,
    },
    {
      field: {
        name: "weekend_share",
        type: "number",
        meaning: "weekend_tx_count ÷ tx_count, rounded to four decimals.",
        minimum: 0,
        maximum: 1,
        decimals: 4,
        example: 0.2143,
      },
      form: { kind: "decimal", scale: 4 },
    },
    {
      field: {
        name: "gas_strategy",
        type: "enum",
        meaning: "How the wallet mostly prices its transactions; sponsored when somebody else pays the fee.",
        values: gasStrategies,
        example: "wallet_default",
      },
      form: { kind: "choice", values: gasStrategies },
    },
    {
      field: {
        name: "archetype",
        type: "enum",
        meaning: "Kind of holder behind the wallet: the label.",
        values: archetypes,
        example: "trader",
      },
      form: { kind: "choice", values: archetypes },
    },
    {
      field: {
        name: "is_bot",
        type: "bool",
        meaning: "True when a program runs the wallet: bot, mev or agent.",
        example: false,
      },
      form: { kind: "boolean" },
    },
    {
      field: {
        name: "agent_id",
        type: "id",
        meaning: "The autonomous agent that pays from the wallet; null unless the archetype is agent.",
        nullable: true,
        pattern: "agt_[0-9A-HJKMNP-TV-Z]{6}",
        example: "agt_0M4XQ7",
      },
      form: { kind: "code", prefixes: ["agt_"], radix: 32, width: 6 },
    },
    {
      field: {
        name: "sybil_cluster_id",
        type: "id",
        meaning: "Cluster of wallets that one hand runs to look like many; null for other wallets.",
        nullable: true,
        pattern: "SYB-[0-9A-HJKMNP-TV-Z]{5}",
        example: "SYB-4TQ0A",
      },
      form: { kind: "code", prefixes: ["SYB-"], radix: 32, width: 5 },
    },
    {
      field: {
        name: "sybil_cluster_size",
        type: "int",
        meaning: "Wallets of the cluster; null outside clusters.",
        nullable: true,
        minimum: 5,
        maximum: 24,
        example: 11,
      },
      form: integer,
    },
    {
      field: {
        name: "funded_by",
        type: "string",
        meaning:
          "Address that the wallet's first money came from, with EIP-55 checksum; null when it was sponsored or created by a contract.",
        nullable: true,
        pattern: address,
        example: "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359",
      },
      form: { kind: "text" },
    },
    {
      field: {
        name: "funded_at",
        type: "datetime",
        meaning: "When that money came, at most a day before first_seen; null with funded_by.",
        nullable: true,
        example: "2025-03-04T16:58:40.000Z",
      },
      form: { kind: "instant" },
    },
    ...Array.from(
      { length: RETENTION_MONTHS },
      (_, i): Column => ({
        field: {
          name: `retained_m${i + 1}`,
          type: "bool",
          meaning: `Whether the wallet had a transaction in the ${i + 1}. calendar month after cohort_month; null while that month was not over at as_of.`,
          nullable: true,
          example: i === 0,
        },
        form: { kind: "boolean" },
      }),
    ),
    {
      field: {
        name: "churned",
        type: "bool",
        meaning: "True when last_seen lies more than 90 days (of 24 hours) before as_of.",
        example: true,
      },
      form: { kind: "boolean" },
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
