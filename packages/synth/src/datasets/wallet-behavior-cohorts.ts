import { WALLETS_KNOWN_FROM } from "../entities/wallets.ts";
import { type Dataset, defineDataset } from "../schema/dataset.ts";
import { openCohorts } from "./wallet-behavior-cohorts/cohort-source.ts";
import { cohortColumns } from "./wallet-behavior-cohorts/columns.ts";
import { cohortInvariants } from "./wallet-behavior-cohorts/invariants.ts";

const version = "1.0.0";
const columns = cohortColumns(version);

/**
 * Wallets as they stand on a day, one a row: what they did since they were first seen, who is behind them, which belong
 * together, and in which months they came back. Activity has the tail of real networks; most wallets are used once.
 */
export const walletBehaviorCohorts: Dataset = defineDataset({
  id: "wallet-behavior-cohorts",
  version,
  title: "Wallet behavior cohorts",
  description:
    "Invented wallets on four networks as they stood on a day: first and last transaction, counts by kind, volume, fees, balance, hours and weekends, retention by month, archetype, agents, bots and sybil clusters with their funders. One row is one wallet; the wallets are those of the other datasets of the seed.",
  key: ["address"],
  columns,
  invariants: cohortInvariants,
  rowLimit: 5_000_000,
  parameters: {
    as_of: {
      type: "date",
      meaning: "The day at whose beginning the wallets are looked at.",
      minimum: WALLETS_KNOWN_FROM,
      maximum: "2036-12-31",
      default: WALLETS_KNOWN_FROM,
    },
    sybil_share: {
      type: "number",
      meaning: "Share of wallets that belong to sybil clusters.",
      minimum: 0,
      maximum: 0.3,
      default: 0.08,
    },
    agent_share: {
      type: "number",
      meaning: "Share of wallets that autonomous agents pay from.",
      minimum: 0,
      maximum: 0.3,
      default: 0.07,
    },
    bot_share: {
      type: "number",
      meaning: "Share of wallets that other programs run: archetypes bot and mev.",
      minimum: 0,
      maximum: 0.3,
      default: 0.06,
    },
  },
  open: (seed, values, memory) => openCohorts(seed, values, columns.length, memory),
});
