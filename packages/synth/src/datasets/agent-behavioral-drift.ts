import { type Dataset, defineDataset } from "../schema/dataset.ts";
import { driftColumns } from "./agent-behavioral-drift/columns.ts";
import { openDrift, ROW_LIMIT } from "./agent-behavioral-drift/drift-source.ts";
import { driftInvariants } from "./agent-behavioral-drift/invariants.ts";
import { driftTypes, severities } from "./agent-behavioral-drift/vocabulary.ts";

const version = "1.0.0";
const columns = driftColumns(version);

/**
 * Hourly measurements of autonomous agents with drift whose truth is known: sudden, gradual, incremental, recurring and
 * seasonal, of concept or of inputs, beside controls that never drift, with distances, a reference detector and its delay.
 */
export const agentBehavioralDrift: Dataset = defineDataset({
  id: "agent-behavioral-drift",
  version,
  title: "Agent behavioral drift",
  description:
    "What monitoring sees of a fleet of autonomous agents, hour by hour: eight metrics with baseline, z and decile counts, stability indices, the mix of tools, versions of model, prompt and tool schemas, and the truth of drifts that follow a sigmoid in time. Agents are observed in cycles of ten days, each with one drift or none. One row is one metric of one agent in one hour.",
  key: ["agent_id", "window_index", "metric"],
  columns,
  invariants: driftInvariants,
  rowLimit: ROW_LIMIT,
  parameters: {
    from: {
      type: "date",
      meaning: "The day of the first window.",
      minimum: "2020-01-01",
      maximum: "2035-12-31",
      default: "2026-01-05",
    },
    to: {
      type: "date",
      meaning: "The day before which the last window begins; without it the dataset's limit ends it.",
      minimum: "2020-01-02",
      maximum: "2099-12-31",
      default: null,
    },
    agents: {
      type: "integer",
      meaning: "Number of agents; each has eight rows an hour.",
      minimum: 2,
      maximum: 500,
      default: 24,
    },
    drift_share: {
      type: "number",
      meaning: "Chance that a cycle of an agent holds a drift; the others are controls.",
      minimum: 0,
      maximum: 1,
      default: 0.6,
    },
    drift_types: {
      type: "choices",
      meaning: "Which kinds of drift occur.",
      values: driftTypes.slice(1),
      default: [],
    },
    severity: {
      type: "choice",
      meaning: "How strong drifts are: all strengths, or only weak, medium or strong ones.",
      values: ["mixed", ...severities],
      default: "mixed",
    },
  },
  open: (seed, values, memory) => openDrift(seed, values, columns.length, memory),
});
