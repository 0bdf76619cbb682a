import { changed, later, type Mutation, mutationTrial, type Row, rowWhere } from "../../test/mutation-trial.ts";
import { validatorTrial } from "../../test/validator-trial.ts";
import { walletBehaviorCohorts } from "../datasets/wallet-behavior-cohorts.ts";
import { parsedRows } from "../quality/parsed-rows.ts";
import { validateWalletBehaviorCohorts } from "./wallet-behavior-cohorts.ts";

validatorTrial(walletBehaviorCohorts, validateWalletBehaviorCohorts);

const DAY_MS = 86_400_000;
const valid: Row[] = [...parsedRows(walletBehaviorCohorts, "validators", 0, 5_000)];
const at = (accepts: (row: Row, index: number) => boolean): number =>
  rowWhere(valid, (row, index) => index > 10 && accepts(row, index));
const field = (index: number, name: string): number => Number(valid[index]?.[name]);

const once = at((row) => row.tx_count === 1 && row.retained_m1 === false);
const busy = at(
  (row) =>
    Number(row.tx_count) > 20 &&
    Number(row.active_days) > 4 &&
    row.sybil_cluster_id === null &&
    Number(row.transfer_count) > 0,
);
const bot = at((row) => row.archetype === "bot");
const agents = valid.flatMap((row, index) => (row.archetype === "agent" ? [index] : []));
const twice = at(
  (row) => row.tx_count === 2 && String(row.first_seen).slice(11, 13) !== String(row.last_seen).slice(11, 13),
);
const funded = at((row) => row.funded_by !== null && row.sybil_cluster_id === null);
const member = at(
  (row, index) =>
    row.sybil_cluster_id !== null &&
    valid.slice(0, index).some((other) => other.sybil_cluster_id === row.sybil_cluster_id),
);
const pooled = at((row) => row.archetype === "one_and_done");
const returned = at(
  (row) =>
    row.retained_m1 === true &&
    row.retained_m6 !== null &&
    Number(row.active_days) > 3 &&
    String(row.last_seen).slice(0, 7) > String(row.cohort_month),
);
const recent = at((row) => row.retained_m6 === null);
const clusterSize = (row: Row): number =>
  valid.filter((other) => other.sybil_cluster_id === row.sybil_cluster_id).length;
/** A cluster that is whole among the rows, after which another one begins later. */
const whole = at((row) => row.sybil_cluster_id !== null && clusterSize(row) === row.sybil_cluster_size);

/** The last wallet of a cluster is told of as another holder's. */
function incomplete(rows: Row[]): void {
  const last = rows.findLastIndex((row) => row.sybil_cluster_id === valid[whole]?.sybil_cluster_id);
  rows[last] = { ...rows[last], sybil_cluster_id: null, sybil_cluster_size: null, funded_by: null, funded_at: null };
}

const mutations: readonly Mutation[] = [
  ["key", "a wallet that stands twice", changed(busy, { address: valid[once]?.address })],
  ["key", "an address in small letters", changed(busy, { address: String(valid[busy]?.address).toLowerCase() })],
  [
    "key",
    "a funder in capital letters",
    changed(funded, { funded_by: `0x${String(valid[funded]?.funded_by).slice(2).toUpperCase()}` }),
  ],
  ["as-of", "a wallet looked at on another day", changed(busy, { as_of: "2026-07-02" })],
  [
    "time-order",
    "a wallet last seen before it was first seen",
    changed(busy, { last_seen: later(valid[busy]?.first_seen, -1_000) }),
  ],
  ["time-order", "a wallet seen after it was looked at", changed(busy, { last_seen: "2026-07-01T00:00:00.000Z" })],
  ["cohort-month", "a wallet in another month", changed(busy, { cohort_month: "2020-01-01" })],
  [
    "cohort-month",
    "a month by its second day",
    changed(busy, { cohort_month: String(valid[busy]?.cohort_month).replace(/01$/, "02") }),
  ],
  ["age", "a day too old", changed(busy, { age_days: field(busy, "age_days") + 1 })],
  ["active-days", "more days than transactions", changed(once, { active_days: 2 })],
  ["active-days", "one day that is two", changed(busy, { active_days: 1 })],
  [
    "one-transaction",
    "one transaction that took a second",
    changed(once, { last_seen: later(valid[once]?.last_seen, 1_000) }),
  ],
  ["kinds", "more kinds than transactions", changed(busy, { transfer_count: field(busy, "tx_count") + 1 })],
  [
    "contracts",
    "more contracts than counterparties",
    changed(busy, { distinct_contracts: field(busy, "distinct_counterparties") + 1 }),
  ],
  ["contracts", "calls of no contract", changed(busy, { distinct_contracts: 0, dominant_protocol: null })],
  ["contracts", "nobody on the other side", changed(busy, { distinct_counterparties: 0 })],
  ["protocol", "contracts of no protocol", changed(busy, { dominant_protocol: null })],
  ["volume", "transfers of nothing", changed(busy, { volume_usd: 0 })],
  ["fees", "transactions that cost nothing", changed(busy, { fees_usd: 0 })],
  ["tokens", "a balance of no token", changed(busy, { balance_usd: 5, token_count: 0 })],
  ["hour-entropy", "one transaction at many hours", changed(once, { hour_entropy: 1 })],
  ["hour-entropy", "two hours that are one", changed(twice, { hour_entropy: 0 })],
  ["hour-entropy", "a program with a bedtime", changed(bot, { hour_entropy: 2.5 })],
  [
    "weekend",
    "a share that does not fit",
    changed(busy, { weekend_share: field(busy, "weekend_share") === 0.5 ? 0.25 : 0.5 }),
  ],
  [
    "weekend",
    "a Saturday in the week",
    changed(once, {
      weekend_tx_count: 1 - field(once, "weekend_tx_count"),
      weekend_share: 1 - field(once, "weekend_share"),
    }),
  ],
  ["bot", "a bot that is none", changed(bot, { is_bot: false })],
  ["bot", "a bot that rests", changed(bot, { tx_count: 39 })],
  ["one-and-done", "a wallet used once more than twice", changed(pooled, { tx_count: 3 })],
  ["agent", "an agent of a trader", changed(busy, { agent_id: "agt_000000", archetype: "trader" })],
  ["agent", "an agent with two wallets", changed(agents[1] ?? 0, { agent_id: valid[agents[0] ?? 0]?.agent_id })],
  ["funding", "money from nobody", changed(funded, { funded_by: null })],
  ["funding", "money that came too late", changed(funded, { funded_at: later(valid[funded]?.first_seen, 1) })],
  [
    "funding",
    "money that came days before",
    changed(funded, { funded_at: later(valid[funded]?.first_seen, -DAY_MS - 1) }),
  ],
  ["sybil-cluster", "a cluster without a size", changed(member, { sybil_cluster_size: null })],
  [
    "sybil-cluster",
    "a cluster on two networks",
    changed(member, { chain: valid[member]?.chain === "eip155:1" ? "eip155:137" : "eip155:1" }),
  ],
  ["sybil-cluster", "a cluster of honest people", changed(member, { archetype: "holder" })],
  [
    "sybil-cluster",
    "a cluster over months",
    changed(member, { first_seen: later(valid[member]?.first_seen, -90 * DAY_MS) }),
  ],
  ["sybil-cluster", "a wallet more than the cluster has", (rows) => rows.push({ ...rows[whole] })],
  ["sybil-cluster-complete", "a cluster that lacks a wallet", incomplete],
  [
    "sybil-cluster-complete",
    "a cluster's funder who funds others",
    changed(funded, { funded_by: valid[member]?.funded_by }),
  ],
  ["retention-known", "a month that was over and is not known", changed(returned, { retained_m6: null })],
  ["retention-known", "a month that was not over and is known", changed(recent, { retained_m6: false })],
  ["retention-ends", "a wallet that came back after its end", changed(once, { retained_m1: true })],
  ["retention-active", "more months than days", changed(returned, { active_days: 1 })],
  ["churn", "a wallet that left and did not", changed(busy, { churned: valid[busy]?.churned !== true })],
  ["schema", "a null where none is declared", changed(busy, { tx_count: null })],
  ["schema", "a network that nobody knows", changed(busy, { chain: "eip155:10" })],
  ["schema", "a third of a cent", changed(busy, { volume_usd: 1.003 })],
  ["schema", "a field that nobody declared", changed(busy, { note: "x" })],
  ["schema", "a version that changes", changed(busy, { schema_version: "9.9.9" })],
];

mutationTrial({
  dataset: walletBehaviorCohorts,
  validate: validateWalletBehaviorCohorts,
  valid,
  mutations,
  determined: [
    ...["address", "first_seen", "last_seen", "as_of", "cohort_month", "age_days", "weekend_tx_count", "weekend_share"],
    ...[
      "is_bot",
      "agent_id",
      "sybil_cluster_id",
      "sybil_cluster_size",
      "funded_at",
      "retained_m1",
      "retained_m6",
      "churned",
    ],
  ],
});
