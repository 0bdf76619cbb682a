import type { Invariant } from "../../schema/dataset.ts";

export const cohortInvariants: readonly Invariant[] = [
  { id: "key", statement: "address is unique and carries the EIP-55 checksum, as does funded_by." },
  { id: "as-of", statement: "as_of is the same on all rows." },
  { id: "time-order", statement: "first_seen ≤ last_seen < as_of 00:00 UTC." },
  { id: "cohort-month", statement: "cohort_month is the first day of the UTC month of first_seen." },
  { id: "age", statement: "age_days = the whole 24-hour days from first_seen to as_of 00:00 UTC, rounded down." },
  {
    id: "active-days",
    statement:
      "active_days is between 1 and the smaller of tx_count and the number of UTC calendar days from that of first_seen to that of last_seen, both included; it is at least 2 when those two days differ.",
  },
  {
    id: "one-transaction",
    statement:
      "tx_count 1 implies last_seen = first_seen, and last_seen after first_seen implies tx_count of 2 or more.",
  },
  { id: "kinds", statement: "swap_count + bridge_count + nft_count + transfer_count ≤ tx_count." },
  {
    id: "contracts",
    statement:
      "distinct_contracts ≤ distinct_counterparties ≤ tx_count; distinct_contracts ≤ tx_count − transfer_count, and is at least 1 when tx_count exceeds transfer_count; distinct_counterparties ≥ 1.",
  },
  { id: "protocol", statement: "dominant_protocol is present exactly when distinct_contracts is at least 1." },
  {
    id: "volume",
    statement: "volume_usd is 0 exactly when swap_count + bridge_count + nft_count + transfer_count is 0.",
  },
  { id: "fees", statement: "fees_usd is above 0." },
  { id: "tokens", statement: "balance_usd is 0 exactly when token_count is 0." },
  {
    id: "hour-entropy",
    statement:
      "With n = tx_count and m = the smallest of 24, n and the number of clock hours (UTC) from that of first_seen to that of last_seen, both included: hour_entropy is at most the entropy of n transactions spread over m hours as evenly as whole numbers allow, less 2 ÷ n where 1 < n ≤ m and first_seen and last_seen fall into the same hour of the day (UTC); where they fall into different ones it is at least log2(n) − (n − 1) ÷ n × log2(n − 1); both within 0.001. Where is_bot and last_seen lies at least 24 hours after first_seen it is at least 3.",
  },
  {
    id: "weekend",
    statement:
      "weekend_tx_count ≤ tx_count; weekend_share = weekend_tx_count ÷ tx_count, rounded half up to four decimals; with tx_count 1 weekend_tx_count is 1 exactly when first_seen falls on a Saturday or Sunday (UTC).",
  },
  { id: "bot", statement: "is_bot is true exactly when archetype is bot, mev or agent; then tx_count is at least 40." },
  { id: "one-and-done", statement: "one_and_done implies tx_count ≤ 2." },
  { id: "agent", statement: "agent_id is present exactly when archetype is agent, and is unique." },
  {
    id: "funding",
    statement:
      "funded_at is present exactly when funded_by is, and lies at most 24 hours before first_seen and not after it.",
  },
  {
    id: "sybil-cluster",
    statement:
      "sybil_cluster_id and sybil_cluster_size are present together, only with archetype farmer; the rows of a cluster share sybil_cluster_size, chain and funded_by (which is present), their first_seen lie within 72 hours of one another, and there are never more of them than sybil_cluster_size.",
  },
  {
    id: "sybil-cluster-complete",
    statement:
      "Rows count in blocks of 256 from row 0. When the first row of a cluster stands in a block, every cluster whose first row stands in an earlier block has all its sybil_cluster_size rows by the end of that block. The funded_by of a cluster stands on no row outside it.",
  },
  {
    id: "retention-known",
    statement:
      "retained_mK is null exactly when the K-th calendar month after cohort_month had not ended by as_of 00:00 UTC.",
  },
  {
    id: "retention-ends",
    statement:
      "retained_mK, where not null, is true when last_seen falls in the K-th calendar month after cohort_month, and false when last_seen falls in an earlier month.",
  },
  {
    id: "retention-active",
    statement: "The number of true among retained_m1 to retained_m6 is less than tx_count and less than active_days.",
  },
  {
    id: "churn",
    statement: "churned is true exactly when last_seen is more than 90 × 24 hours before as_of 00:00 UTC.",
  },
];
