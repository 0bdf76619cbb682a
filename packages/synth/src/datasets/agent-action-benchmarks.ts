import { type Dataset, defineDataset } from "../schema/dataset.ts";
import { episodeColumns } from "./agent-action-benchmarks/columns.ts";
import { openEpisodes } from "./agent-action-benchmarks/episode-source.ts";
import { episodeInvariants } from "./agent-action-benchmarks/invariants.ts";
import { domains } from "./agent-action-benchmarks/vocabulary.ts";

const version = "1.0.0";
const columns = episodeColumns(version);
const rowLimit = 5_000_000;

/**
 * Episodes of tool-using agents in six simulated systems whose every tool says what it requires and does, so that gold actions
 * and trajectories can be replayed from the row alone. Trials of a task resemble one another: hardness belongs to the task.
 */
export const agentActionBenchmarks: Dataset = defineDataset({
  id: "agent-action-benchmarks",
  version,
  title: "Agent action benchmarks",
  description:
    "Tasks for tool-using agents in retail, travel, calendar, warehouse, helpdesk and banking systems, each with instruction, initial state, tools, policy and gold actions, and the trials of several agents with their whole trajectories. Tools are published with their conditions and effects: every final state can be recomputed and is hashed.",
  key: ["task_id", "agent_id", "trial"],
  columns,
  invariants: episodeInvariants,
  rowLimit,
  parameters: {
    from: {
      type: "date",
      meaning: "First day on which episodes begin.",
      minimum: "2020-01-01",
      maximum: "2035-12-31",
      default: "2026-01-05",
    },
    to: {
      type: "date",
      meaning: "Day before which the last task begins.",
      minimum: "2020-01-02",
      maximum: "2060-12-31",
      default: null,
    },
    domains: { type: "choices", meaning: "Systems in which tasks play.", values: domains, default: [] },
    agents: { type: "integer", meaning: "Agents that try each task.", minimum: 1, maximum: 8, default: 2 },
    trials: { type: "integer", meaning: "Trials of each agent at each task.", minimum: 1, maximum: 10, default: 4 },
    success_rate: {
      type: "number",
      meaning: "Share of episodes that succeed, over all agents and tasks.",
      minimum: 0.02,
      maximum: 0.98,
      default: 0.52,
    },
  },
  open: (seed, values, memory) => openEpisodes(seed, columns.length, values, rowLimit, memory),
});
