import { type Dataset, defineDataset } from "../schema/dataset.ts";
import { edgeColumns } from "./social-graph/columns.ts";
import { openGraph } from "./social-graph/edge-source.ts";
import { edgeInvariants } from "./social-graph/invariants.ts";

const version = "1.0.0";
const columns = edgeColumns(version);
const rowLimit = 10_000_000;

/**
 * A growing social network as its edges: dense communities of very different sizes whose members know each other, after the
 * block two-level model, and directed follows that gather on a few famous members.
 */
export const socialGraph: Dataset = defineDataset({
  id: "social-graph",
  version,
  title: "Social graph",
  description:
    "Edges of an invented social network in the order in which members joined: friends, family and colleagues within communities, follows across them, with country, joining times, strength, interactions and deletions. One row is one edge; a member's links to those who were there before stand together.",
  key: ["edge_id"],
  columns,
  invariants: edgeInvariants,
  rowLimit,
  parameters: {
    from: {
      type: "date",
      meaning: "Day on which the network opens; its founders joined in the 180 days before.",
      minimum: "2010-01-01",
      maximum: "2035-12-31",
      default: "2024-01-08",
    },
    to: {
      type: "date",
      meaning: "Day before which the last member joins; without it there is no end.",
      minimum: "2010-01-02",
      maximum: "2036-12-31",
      default: null,
    },
    joins_per_day: {
      type: "integer",
      meaning: "Members who join on an average day.",
      minimum: 10,
      maximum: 100_000,
      default: 150,
    },
    reciprocity: {
      type: "number",
      meaning: "Share of follows whose opposite is an edge too.",
      minimum: 0,
      maximum: 0.6,
      default: 0.27,
    },
    deleted_share: {
      type: "number",
      meaning: "Share of edges that are taken back some day.",
      minimum: 0,
      maximum: 0.5,
      default: 0.05,
    },
  },
  open: (seed, values, memory) => openGraph(seed, values, columns.length, rowLimit, memory),
});
