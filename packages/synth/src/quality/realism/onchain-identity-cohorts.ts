import { gini } from "../concentration.ts";
import { uniformIdentities } from "../controls/naive-identities.ts";
import { areaUnderRoc } from "../discrimination.ts";
import { median } from "../quantile.ts";
import { rankCorrelation } from "../rank-correlation.ts";
import { instantOf, numberOf, textOf } from "../row-values.ts";
import { type Counted, defineRealism, type Row, type Statistic } from "../statistic.ts";
import { hillTailIndex } from "../tail-index.ts";

const THREE_DAYS = 72 * 3_600_000;

interface IdentityColumns extends Counted {
  ages: number[];
  sybilScores: number[];
  humanityScores: number[];
  isSybil: boolean[];
  attestations: number[];
  /** Of addresses with at least three attestations: different attesters an attestation. */
  diversity: number[];
  feedback: number[];
  agentFeedback: number;
  named: number;
  reputations: number[];
  /** First transactions by cluster, ms. */
  clusters: Map<string, number[]>;
}

function addIdentity(columns: IdentityColumns, row: Row): void {
  columns.rows++;
  columns.ages.push(numberOf(row, "account_age_days"));
  columns.sybilScores.push(numberOf(row, "sybil_score"));
  columns.humanityScores.push(numberOf(row, "humanity_score"));
  const attestations = numberOf(row, "attestation_count");
  columns.attestations.push(attestations);
  if (attestations >= 3) columns.diversity.push(numberOf(row, "attester_diversity") / attestations);
  const feedback = numberOf(row, "feedback_count");
  columns.feedback.push(feedback);
  if (textOf(row, "identity_type") === "agent_8004") columns.agentFeedback += feedback;
  if (row.name !== null) columns.named++;
  const reputation = numberOf(row, "reputation_score");
  if (!Number.isNaN(reputation)) columns.reputations.push(reputation);
  const cluster = textOf(row, "sybil_cluster_id");
  columns.isSybil.push(cluster !== null);
  if (cluster === null) return;
  const members = columns.clusters.get(cluster) ?? [];
  members.push(instantOf(row, "first_tx_at"));
  columns.clusters.set(cluster, members);
}

function collect(rows: Iterable<Row>): IdentityColumns {
  const columns: IdentityColumns = {
    rows: 0,
    ages: [],
    sybilScores: [],
    humanityScores: [],
    isSybil: [],
    attestations: [],
    diversity: [],
    feedback: [],
    agentFeedback: 0,
    named: 0,
    reputations: [],
    clusters: new Map(),
  };
  for (const row of rows) addIdentity(columns, row);
  return columns;
}

/** Share of cluster members whose first transactions lie within 72 hours of their cluster's first. */
function clusterCloseness(columns: IdentityColumns): number | null {
  let members = 0;
  let close = 0;
  for (const times of columns.clusters.values()) {
    const first = Math.min(...times);
    members += times.length;
    close += times.filter((time) => time - first <= THREE_DAYS).length;
  }
  return members < 100 ? null : close / members;
}

const PRACTICE = "Public attestation and name registries; to be revised as more is published";
const DETECTORS = "Published sybil detectors reach areas of 0.8 to 0.97";

const statistics: readonly Statistic<IdentityColumns>[] = [
  {
    id: "without_attestation",
    describes: "Share of addresses without any attestation.",
    band: [0.5, 0.85],
    minimumRows: 2_000,
    source: PRACTICE,
    measure: (columns) => columns.attestations.filter((count) => count === 0).length / columns.rows,
    control: uniformIdentities,
  },
  {
    id: "attestation_tail_exponent",
    describes: "Exponent of the density of attestations per address, by Hill over the largest 1%.",
    band: [1.8, 3.2],
    minimumRows: 20_000,
    source: "Attention is shared out by power laws of exponent 2 to 3",
    measure: (columns) => {
      const index = hillTailIndex(columns.attestations, 0.01);
      return index === null ? null : index + 1;
    },
    control: uniformIdentities,
  },
  {
    id: "age_sybil_rank_correlation",
    describes: "Spearman correlation of account age and sybil score.",
    band: [-0.85, -0.3],
    minimumRows: 2_000,
    source: "Young accounts are suspected more",
    measure: (columns) => rankCorrelation(columns.ages, columns.sybilScores),
    control: uniformIdentities,
  },
  {
    id: "sybil_score_area",
    describes: "Area under the curve of the sybil score against the true clusters.",
    band: [0.8, 0.97],
    minimumRows: 5_000,
    source: DETECTORS,
    measure: (columns) => areaUnderRoc(columns.sybilScores, columns.isSybil),
    control: uniformIdentities,
  },
  {
    id: "humanity_sybil_rank_correlation",
    describes: "Spearman correlation of humanity score and sybil score.",
    band: [-0.85, -0.25],
    minimumRows: 2_000,
    source: "Both scores draw on the same traces, in opposite directions",
    measure: (columns) => rankCorrelation(columns.humanityScores, columns.sybilScores),
    control: uniformIdentities,
  },
  {
    id: "named_share",
    describes: "Share of addresses with a name.",
    band: [0.05, 0.3],
    minimumRows: 2_000,
    source: PRACTICE,
    measure: (columns) => columns.named / columns.rows,
    control: uniformIdentities,
  },
  {
    id: "feedback_gini",
    describes: "Gini coefficient of feedback over addresses.",
    band: [0.6, 1],
    minimumRows: 5_000,
    source: "A few agents get most of the feedback",
    measure: (columns) => gini(columns.feedback),
    control: uniformIdentities,
  },
  {
    id: "agent_feedback",
    describes: "Share of feedback that goes to registered agents.",
    band: [0.8, 1],
    minimumRows: 5_000,
    source: "ERC-8004: feedback is given to agents",
    measure: (columns) => columns.agentFeedback / columns.feedback.reduce((sum, count) => sum + count, 0),
    control: uniformIdentities,
  },
  {
    id: "reputation_median",
    describes: "Median reputation of those who have feedback.",
    band: [75, 97],
    minimumRows: 5_000,
    source: "Ratings of marketplaces pile up near the top",
    measure: (columns) => median(columns.reputations),
    control: uniformIdentities,
  },
  {
    id: "attester_diversity",
    describes: "Median share of different attesters among three and more attestations.",
    band: [0.4, 0.85],
    minimumRows: 5_000,
    source: PRACTICE,
    measure: (columns) => median(columns.diversity),
    control: uniformIdentities,
  },
  {
    id: "sybil_clusters_close",
    describes: "Share of cluster members first active within 72 hours of their cluster's first.",
    band: [0.98, 1],
    minimumRows: 5_000,
    source: "Farms are set up in one go",
    measure: clusterCloseness,
    control: uniformIdentities,
  },
];

/** How realistic identities are: who is attested, named and rated, and what detectors can tell. */
export const onchainIdentityCohortsRealism = defineRealism("onchain-identity-cohorts", collect, statistics, 40_000);
