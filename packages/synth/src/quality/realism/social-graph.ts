import { gini } from "../concentration.ts";
import { sparseEdges, uniformEdges } from "../controls/naive-edges.ts";
import {
  degreeAssortativity,
  degrees,
  friendshipParadoxShare,
  type Graph,
  graphOf,
  largestComponentShare,
  meanLocalClustering,
} from "../graph.ts";
import { quantile } from "../quantile.ts";
import { rankCorrelation } from "../rank-correlation.ts";
import { instantOf, numberOf, tally, textOf } from "../row-values.ts";
import { type Counted, defineRealism, type Row, type Statistic } from "../statistic.ts";

const WEEK = 7 * 86_400_000;
const CLUSTERED_NODES = 2_500;
const MOST_NEIGHBOURS = 150;

interface EdgeColumns extends Counted {
  pairs: [string, string][];
  /** Made of the pairs when first asked for. */
  graph: Graph | null;
  follows: Set<string>;
  compatriots: number;
  /** Ends of edges by country. */
  countries: Map<string, number>;
  weights: number[];
  interactions: number[];
  /** Edges made within a week of the later end's joining. */
  early: number;
  deleted: number;
}

function addEdge(columns: EdgeColumns, row: Row): void {
  columns.rows++;
  const src = textOf(row, "src_id") ?? "";
  const dst = textOf(row, "dst_id") ?? "";
  columns.pairs.push([src, dst]);
  if (textOf(row, "relation") === "follow") columns.follows.add(`${src} ${dst}`);
  const from = textOf(row, "src_country") ?? "";
  const to = textOf(row, "dst_country") ?? "";
  if (from === to) columns.compatriots++;
  tally(columns.countries, from);
  tally(columns.countries, to);
  const joined = Math.max(instantOf(row, "src_joined_at"), instantOf(row, "dst_joined_at"));
  const wait = instantOf(row, "created_at") - joined;
  if (wait >= 0 && wait < WEEK) columns.early++;
  if (textOf(row, "deleted_at") !== null) {
    columns.deleted++;
    return;
  }
  columns.weights.push(numberOf(row, "weight"));
  columns.interactions.push(numberOf(row, "interactions_30d"));
}

function collect(rows: Iterable<Row>): EdgeColumns {
  const columns: EdgeColumns = {
    rows: 0,
    pairs: [],
    graph: null,
    follows: new Set(),
    compatriots: 0,
    countries: new Map(),
    weights: [],
    interactions: [],
    early: 0,
    deleted: 0,
  };
  for (const row of rows) addEdge(columns, row);
  return columns;
}

function graph(columns: EdgeColumns): Graph {
  columns.graph ??= graphOf(columns.pairs);
  return columns.graph;
}

function degreeSpread(columns: EdgeColumns): number | null {
  const all = degrees(graph(columns));
  const middle = quantile(all, 0.5);
  const high = quantile(all, 0.99);
  return middle === null || high === null || middle === 0 ? null : high / middle;
}

function reciprocity(columns: EdgeColumns): number | null {
  let returned = 0;
  for (const follow of columns.follows) {
    const [src = "", dst = ""] = follow.split(" ");
    if (columns.follows.has(`${dst} ${src}`)) returned++;
  }
  return columns.follows.size === 0 ? null : returned / columns.follows.size;
}

/** Share of edges within a country over what it would be if ends met by chance. */
function homophily(columns: EdgeColumns): number | null {
  const ends = columns.rows * 2;
  let chance = 0;
  for (const count of columns.countries.values()) chance += (count / ends) ** 2;
  return chance === 0 ? null : columns.compatriots / columns.rows / chance;
}

const FACEBOOK = "Facebook 2011, 721 M users";
const BTER = "Block two-level graphs of social networks";

const statistics: readonly Statistic<EdgeColumns>[] = [
  {
    id: "degree_gini",
    describes: "Gini coefficient of the number of links a member has.",
    band: [0.45, 0.7],
    minimumRows: 40_000,
    source: `${BTER}: 0.60; uniform pairs 0.13`,
    measure: (columns) => gini(degrees(graph(columns))),
    control: uniformEdges,
  },
  {
    id: "degree_p99_to_median",
    describes: "99th percentile of links a member over the median.",
    band: [6, 20],
    minimumRows: 40_000,
    source: `${BTER}; uniform pairs 1.6`,
    measure: degreeSpread,
    control: uniformEdges,
  },
  {
    id: "local_clustering",
    describes: "Mean share of pairs of a member's contacts who are linked themselves.",
    band: [0.08, 0.45],
    minimumRows: 40_000,
    source: `${FACEBOOK}: 0.14 for the median user; uniform pairs 0.002`,
    measure: (columns) => meanLocalClustering(graph(columns), CLUSTERED_NODES, MOST_NEIGHBOURS),
    control: uniformEdges,
  },
  {
    id: "degree_assortativity",
    describes: "Correlation of the numbers of links at the two ends of a link.",
    band: [0.05, 0.4],
    minimumRows: 40_000,
    source: `${FACEBOOK}: 0.226`,
    measure: (columns) => degreeAssortativity(graph(columns)),
    control: uniformEdges,
  },
  {
    id: "largest_component",
    describes: "Share of members in the largest connected component.",
    band: [0.9, 1],
    minimumRows: 40_000,
    source: `${FACEBOOK}: 0.9991`,
    measure: (columns) => largestComponentShare(graph(columns)),
    control: sparseEdges,
  },
  {
    id: "friendship_paradox",
    describes: "Share of members whose contacts have more links than they on average.",
    band: [0.66, 0.95],
    minimumRows: 40_000,
    source: `${FACEBOOK}: 0.84; uniform pairs 0.56`,
    measure: (columns) => friendshipParadoxShare(graph(columns)),
    control: uniformEdges,
  },
  {
    id: "country_homophily",
    describes: "Share of links within a country over that of chance.",
    band: [3, 12],
    minimumRows: 5_000,
    source: `${FACEBOOK}: strong homophily by country`,
    measure: homophily,
    control: uniformEdges,
  },
  {
    id: "reciprocity",
    describes: "Share of follows whose opposite is an edge too.",
    band: [0.2, 0.35],
    minimumRows: 5_000,
    source: "Directed follow graphs: 0.2 to 0.35",
    measure: reciprocity,
    control: uniformEdges,
  },
  {
    id: "weight_interactions",
    describes: "Spearman correlation of a tie's strength and its interactions.",
    band: [0.3, 0.9],
    minimumRows: 5_000,
    source: "Strong ties are the ones that people use",
    measure: (columns) => rankCorrelation(columns.weights, columns.interactions),
    control: uniformEdges,
  },
  {
    id: "early_links",
    describes: "Share of links made within a week of the later member's joining.",
    band: [0.25, 0.7],
    minimumRows: 5_000,
    source: "New members link to those whom they know at once, and slowly after that",
    measure: (columns) => columns.early / columns.rows,
    control: uniformEdges,
  },
  {
    id: "deleted_share",
    describes: "Share of links that were taken back.",
    band: [0.03, 0.08],
    minimumRows: 5_000,
    source: "LDBC social network benchmark: 0.05",
    measure: (columns) => columns.deleted / columns.rows,
    control: uniformEdges,
  },
];

/** How realistic a social graph is: degrees, triangles, mixing, homophily and the life of ties. */
export const socialGraphRealism = defineRealism("social-graph", collect, statistics, 60_000);
