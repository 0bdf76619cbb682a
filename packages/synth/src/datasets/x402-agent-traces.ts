import { type Dataset, defineDataset } from "../schema/dataset.ts";
import { traceColumns } from "./x402-agent-traces/columns.ts";
import { traceInvariants } from "./x402-agent-traces/invariants.ts";
import { openTraces } from "./x402-agent-traces/trace-source.ts";

const version = "1.0.0";
const columns = traceColumns(version);
const rowLimit = 10_000_000;

/**
 * Agents that pay for what they read, step by step as an observer of all three parties would note it: offers, signed
 * payments, verification, settlement on chain, receipts, and what goes wrong. Messages are exact in x402 version 2.
 */
export const x402AgentTraces: Dataset = defineDataset({
  id: "x402-agent-traces",
  version,
  title: "x402 agent traces",
  description:
    "Purchases of autonomous agents by the x402 protocol, version 2, over HTTP and MCP, with invented sellers and facilitators and USDC amounts on four networks. One row is one step with the exact protocol object that it carries; a trace's rows stand together, about six of them. Agents and wallets are those of the other datasets of the seed.",
  key: ["trace_id", "step"],
  columns,
  invariants: traceInvariants,
  rowLimit,
  parameters: {
    from: {
      type: "date",
      meaning: "First day of the traces.",
      minimum: "2026-07-01",
      maximum: "2035-12-31",
      default: "2026-09-07",
    },
    to: {
      type: "date",
      meaning: "Day before which the last trace begins; without it there is no end.",
      minimum: "2026-07-02",
      maximum: "2036-12-31",
      default: null,
    },
    traces_per_day: {
      type: "integer",
      meaning: "Traces that begin on an average day.",
      minimum: 100,
      maximum: 1_000_000,
      default: 8_000,
    },
    agents: {
      type: "integer",
      meaning: "Agents who trade, some of them very often.",
      minimum: 10,
      maximum: 100_000,
      default: 2_000,
    },
    settlement_failure_rate: {
      type: "number",
      meaning: "Share of settlements that fail, honoured to one in 1,024 traces.",
      minimum: 0,
      maximum: 0.5,
      default: 0.035,
    },
    gamed_share: {
      type: "number",
      meaning: "Share of traces that are no genuine trade: wash, test and dust together.",
      minimum: 0,
      maximum: 0.9,
      default: 0.45,
    },
  },
  open: (seed, values, memory) => openTraces(seed, values, columns.length, rowLimit, memory),
});
