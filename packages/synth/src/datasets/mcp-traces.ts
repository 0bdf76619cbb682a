import { type Dataset, defineDataset } from "../schema/dataset.ts";
import { revisions } from "./mcp-tool-call-transcripts/tool.ts";
import { spanColumns } from "./mcp-traces/columns.ts";
import { spanInvariants } from "./mcp-traces/invariants.ts";
import { openSpans, SPAN_ROWS } from "./mcp-traces/trace-source.ts";

const version = "1.0.0";
const columns = spanColumns(version);

/**
 * Traces of agents that use tools over MCP, span by span, after OpenTelemetry's semantic conventions for generative AI and
 * MCP: an agent's run, its calls of the model, and every MCP request from both sides.
 */
export const mcpTraces: Dataset = defineDataset({
  id: "mcp-traces",
  version,
  title: "MCP traces",
  description:
    "OpenTelemetry spans of invented agents that call tools over the Model Context Protocol, after the GenAI and MCP semantic conventions: invoke_agent, chat and MCP client and server spans with their attributes, resources and errors. One row is one span; the spans of a trace follow one another, about 21 of them, and traces come in time order.",
  key: ["span_id"],
  columns,
  invariants: spanInvariants,
  rowLimit: SPAN_ROWS,
  parameters: {
    from: {
      type: "date",
      meaning: "First day; working hours and weekends follow the calendar.",
      minimum: "2015-01-01",
      maximum: "2035-12-31",
      default: "2026-09-07",
    },
    to: {
      type: "date",
      meaning:
        "The day after the last one on which a trace begins; not set, traces go on as far as they are asked for.",
      minimum: "2015-01-02",
      maximum: "2045-12-31",
      default: null,
    },
    agents: {
      type: "integer",
      meaning: "Number of agents; some run much more often than others.",
      unit: "agents",
      minimum: 1,
      maximum: 10_000,
      default: 60,
    },
    traces_per_day: {
      type: "integer",
      meaning: "Traces on a mean day.",
      unit: "traces",
      minimum: 100,
      maximum: 1_000_000,
      default: 500,
    },
    tool_error_rate: {
      type: "number",
      meaning: "Expected share of tool calls that fail.",
      minimum: 0,
      maximum: 0.5,
      default: 0.06,
    },
    clock_skew_ms: {
      type: "integer",
      meaning: "How far a server's clock may be off the agent's, either way.",
      unit: "ms",
      minimum: 0,
      maximum: 50,
      default: 0,
    },
    protocol_versions: {
      type: "choices",
      meaning: "The MCP revisions that servers speak.",
      values: revisions,
      default: [],
    },
  },
  open: (seed, values, memory) => openSpans(seed, values, columns.length, memory),
});
