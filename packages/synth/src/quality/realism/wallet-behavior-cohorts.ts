import { gini, topShare } from "../concentration.ts";
import { uniformWallets } from "../controls/naive-wallets.ts";
import { mean } from "../moments.ts";
import { rankCorrelation } from "../rank-correlation.ts";
import { instantOf, numberOf, textOf } from "../row-values.ts";
import { type Counted, defineRealism, type Row, type Statistic } from "../statistic.ts";
import { hillTailIndex } from "../tail-index.ts";

const HOUR = 3_600_000;

interface WalletColumns extends Counted {
  txs: number[];
  volumes: number[];
  fees: number[];
  bots: number;
  botTxs: number;
  /** Persons' transactions at weekends, and all of them. */
  personWeekendTxs: number;
  personTxs: number;
  /** Bits, of wallets with at least 50 transactions. */
  botEntropies: number[];
  personEntropies: number[];
  /** By month: wallets of which it is known, and those that came back. */
  known: number[];
  back: number[];
  churned: number;
  /** First transactions by cluster, ms. */
  clusters: Map<string, number[]>;
}

const RETENTION_MONTHS = 6;
const ACTIVE = 50;

function addHabits(columns: WalletColumns, row: Row, txs: number): void {
  if (row.is_bot === true) {
    columns.bots++;
    columns.botTxs += txs;
  } else {
    columns.personTxs += txs;
    columns.personWeekendTxs += numberOf(row, "weekend_tx_count");
  }
  if (txs < ACTIVE) return;
  const entropies = row.is_bot === true ? columns.botEntropies : columns.personEntropies;
  entropies.push(numberOf(row, "hour_entropy"));
}

function addRetention(columns: WalletColumns, row: Row): void {
  if (row.churned === true) columns.churned++;
  for (let month = 0; month < RETENTION_MONTHS; month++) {
    const retained = row[`retained_m${month + 1}`];
    if (typeof retained !== "boolean") continue;
    columns.known[month] = (columns.known[month] ?? 0) + 1;
    if (retained) columns.back[month] = (columns.back[month] ?? 0) + 1;
  }
}

function collect(rows: Iterable<Row>): WalletColumns {
  const columns: WalletColumns = {
    rows: 0,
    txs: [],
    volumes: [],
    fees: [],
    bots: 0,
    botTxs: 0,
    personWeekendTxs: 0,
    personTxs: 0,
    botEntropies: [],
    personEntropies: [],
    known: [],
    back: [],
    churned: 0,
    clusters: new Map(),
  };
  for (const row of rows) {
    columns.rows++;
    const txs = numberOf(row, "tx_count");
    columns.txs.push(txs);
    columns.volumes.push(numberOf(row, "volume_usd"));
    columns.fees.push(numberOf(row, "fees_usd"));
    addHabits(columns, row, txs);
    addRetention(columns, row);
    const cluster = textOf(row, "sybil_cluster_id");
    if (cluster === null) continue;
    const members = columns.clusters.get(cluster) ?? [];
    members.push(instantOf(row, "first_seen"));
    columns.clusters.set(cluster, members);
  }
  return columns;
}

function retention(columns: WalletColumns, month: number): number | null {
  const known = columns.known[month - 1] ?? 0;
  return known === 0 ? null : (columns.back[month - 1] ?? 0) / known;
}

function retentionDecay(columns: WalletColumns): number | null {
  const first = retention(columns, 1);
  const sixth = retention(columns, 6);
  return first === null || sixth === null || first === 0 ? null : sixth / first;
}

/** Transactions of persons per weekend day over those per weekday. */
function weekendRatio(columns: WalletColumns): number | null {
  const { personWeekendTxs, personTxs } = columns;
  const weekday = personTxs - personWeekendTxs;
  return weekday <= 0 ? null : personWeekendTxs / 2 / (weekday / 5);
}

/** Share of cluster members whose first transactions lie within 72 hours of their cluster's first. */
function clusterCloseness(columns: WalletColumns): number | null {
  let members = 0;
  let close = 0;
  for (const times of columns.clusters.values()) {
    const first = Math.min(...times);
    members += times.length;
    close += times.filter((time) => time - first <= 72 * HOUR).length;
  }
  return members < 100 ? null : close / members;
}

function entropyGap(columns: WalletColumns): number | null {
  const bots = mean(columns.botEntropies);
  const persons = mean(columns.personEntropies);
  return bots === null || persons === null ? null : bots - persons;
}

const DEGREES = "Ethereum degree distributions: power laws by super-linear attachment, 87.8 M nodes";
const PRACTICE = "Cohort tables of consumer networks; to be revised as more is published";

const statistics: readonly Statistic<WalletColumns>[] = [
  {
    id: "single_transaction_share",
    describes: "Share of wallets with one transaction.",
    band: [0.35, 0.6],
    minimumRows: 2_000,
    source: "Wallets are often abandoned; a Pareto tail of exponent 2.1 gives 0.53",
    measure: (columns) => columns.txs.filter((txs) => txs === 1).length / columns.txs.length,
    control: uniformWallets,
  },
  {
    id: "transaction_tail_exponent",
    describes: "Exponent of the density of transactions per wallet, by Hill over the largest 5%.",
    band: [1.7, 2.4],
    minimumRows: 10_000,
    source: DEGREES,
    measure: (columns) => {
      const index = hillTailIndex(columns.txs, 0.05);
      return index === null ? null : index + 1;
    },
    control: uniformWallets,
  },
  {
    id: "top_wallets_transactions",
    describes: "Share of transactions by the busiest one percent of wallets.",
    band: [0.35, 0.8],
    minimumRows: 10_000,
    source: DEGREES,
    measure: (columns) => topShare(columns.txs, 0.01),
    control: uniformWallets,
  },
  {
    id: "transaction_gini",
    describes: "Gini coefficient of transactions over wallets.",
    band: [0.75, 0.999],
    minimumRows: 5_000,
    source: DEGREES,
    measure: (columns) => gini(columns.txs),
    control: uniformWallets,
  },
  {
    id: "retention_first_month",
    describes: "Share of wallets that came back in the month after their first.",
    band: [0.15, 0.45],
    minimumRows: 5_000,
    source: PRACTICE,
    measure: (columns) => retention(columns, 1),
    control: uniformWallets,
  },
  {
    id: "retention_decay",
    describes: "Share that came back in the sixth month over that of the first.",
    band: [0.2, 0.6],
    minimumRows: 10_000,
    source: PRACTICE,
    measure: retentionDecay,
    control: uniformWallets,
  },
  {
    id: "volume_fee_rank_correlation",
    describes: "Spearman correlation of volume and fees.",
    band: [0.5, 0.95],
    minimumRows: 2_000,
    source: "Both grow with the number of transactions",
    measure: (columns) => rankCorrelation(columns.volumes, columns.fees),
    control: uniformWallets,
  },
  {
    id: "bot_share",
    describes: "Share of wallets that programs run.",
    band: [0.05, 0.3],
    minimumRows: 2_000,
    source: PRACTICE,
    measure: (columns) => columns.bots / columns.rows,
    control: uniformWallets,
  },
  {
    id: "bot_transactions",
    describes: "Share of transactions by wallets that programs run.",
    band: [0.55, 0.99],
    minimumRows: 10_000,
    source: "Most transactions of rollups are automated",
    measure: (columns) => columns.botTxs / (columns.botTxs + columns.personTxs),
    control: uniformWallets,
  },
  {
    id: "weekend_ratio",
    describes: "Persons' transactions per weekend day over those per weekday.",
    band: [0.7, 0.95],
    minimumRows: 10_000,
    source: "People trade less at weekends; 1 when days are alike",
    measure: weekendRatio,
    control: uniformWallets,
  },
  {
    id: "hour_entropy_gap",
    describes: "Mean hour entropy of programs less that of persons, wallets of 50 and more transactions, bits.",
    band: [0.4, 2],
    minimumRows: 10_000,
    source: "Persons sleep, programs do not",
    measure: entropyGap,
    control: uniformWallets,
  },
  {
    id: "sybil_clusters_close",
    describes: "Share of cluster members first seen within 72 hours of their cluster's first.",
    band: [0.98, 1],
    minimumRows: 5_000,
    source: "Farms are set up in one go",
    measure: clusterCloseness,
    control: uniformWallets,
  },
];

/** How realistic wallet cohorts are: tails, concentration, retention, automation and clusters. */
export const walletBehaviorCohortsRealism = defineRealism("wallet-behavior-cohorts", collect, statistics, 40_000);
