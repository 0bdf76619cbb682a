import { hourContrast } from "../arrivals.ts";
import { largestShare } from "../concentration.ts";
import { uniformSpans } from "../controls/mcp-traces.ts";
import { mean } from "../moments.ts";
import { median, quantile } from "../quantile.ts";
import { numberOf, textOf } from "../row-values.ts";
import { type Counted, defineRealism, type Row, type Statistic } from "../statistic.ts";

/** Tools called less often than this say little of their durations. */
const FEW_CALLS = 40;

interface SpanColumns extends Counted {
  /** Start of each trace, ms. */
  starts: number[];
  /** Calls of tools, one number a trace that calls any. */
  calls: number[];
  distinctTools: number[];
  allCalls: number;
  failedCalls: number;
  /** Failed calls that another call follows in the trace, and those of them whose tool is the same. */
  followed: number;
  retried: number;
  /** Durations of successful calls by tool, ms. */
  durations: Map<string, number[]>;
  /** Tools called, by server. */
  toolsByServer: Map<string, string[]>;
  /** Tokens sent with the last inference of a trace over those with the first. */
  growth: number[];
  /** Steps from an inference to the next one, and those that send more than was sent and answered before. */
  steps: number;
  growingSteps: number;
}

/** The trace that is being read. */
interface OpenTrace {
  id: string | null;
  tools: string[];
  failedTool: string | null;
  firstInput: number;
  lastInput: number;
  lastTotal: number;
  /** The tool called last, whose server the next span tells. */
  called: string | null;
}

function newTrace(id: string | null): OpenTrace {
  return {
    id,
    tools: [],
    failedTool: null,
    firstInput: Number.NaN,
    lastInput: Number.NaN,
    lastTotal: Number.NaN,
    called: null,
  };
}

function close(columns: SpanColumns, trace: OpenTrace): void {
  if (trace.tools.length > 0) {
    columns.calls.push(trace.tools.length);
    columns.distinctTools.push(new Set(trace.tools).size);
  }
  if (trace.lastInput !== trace.firstInput && !Number.isNaN(trace.firstInput)) {
    columns.growth.push(trace.lastInput / trace.firstInput);
  }
}

function readCall(columns: SpanColumns, trace: OpenTrace, row: Row): void {
  const tool = textOf(row, "tool_name") ?? "";
  const failed = row.status_code === "ERROR";
  columns.allCalls++;
  if (trace.failedTool !== null) {
    columns.followed++;
    if (trace.failedTool === tool) columns.retried++;
  }
  trace.failedTool = failed ? tool : null;
  trace.tools.push(tool);
  trace.called = tool;
  if (failed) {
    columns.failedCalls++;
    return;
  }
  const durations = columns.durations.get(tool) ?? [];
  durations.push(numberOf(row, "duration_ms"));
  columns.durations.set(tool, durations);
}

function readServer(columns: SpanColumns, row: Row): void {
  const server = textOf(row, "service_name") ?? "";
  const tools = columns.toolsByServer.get(server) ?? [];
  tools.push(textOf(row, "tool_name") ?? "");
  columns.toolsByServer.set(server, tools);
}

function readInference(columns: SpanColumns, trace: OpenTrace, row: Row): void {
  const attributes = (row.attributes ?? {}) as Record<string, unknown>;
  const input = attributes["gen_ai.usage.input_tokens"];
  const output = attributes["gen_ai.usage.output_tokens"];
  if (typeof input !== "number" || typeof output !== "number") return;
  if (Number.isNaN(trace.firstInput)) trace.firstInput = input;
  else {
    columns.steps++;
    if (input > trace.lastTotal) columns.growingSteps++;
  }
  trace.lastInput = input;
  trace.lastTotal = input + output;
}

function collect(rows: Iterable<Row>): SpanColumns {
  const columns: SpanColumns = {
    rows: 0,
    starts: [],
    calls: [],
    distinctTools: [],
    allCalls: 0,
    failedCalls: 0,
    followed: 0,
    retried: 0,
    durations: new Map(),
    toolsByServer: new Map(),
    growth: [],
    steps: 0,
    growingSteps: 0,
  };
  let trace = newTrace(null);
  for (const row of rows) {
    columns.rows++;
    const id = textOf(row, "trace_id");
    if (id !== trace.id) {
      close(columns, trace);
      trace = newTrace(id);
      columns.starts.push(Number((textOf(row, "start_time_unix_nano") ?? "").slice(0, 13)));
    }
    if (row.mcp_method === "tools/call") {
      if (row.kind === "CLIENT") readCall(columns, trace, row);
      else readServer(columns, row);
    } else if (row.kind === "CLIENT" && row.mcp_method === null) readInference(columns, trace, row);
  }
  // The last trace may be cut by the end of the rows: it is left out.
  return columns;
}

/** Mean over servers of the share of their commonest tool. */
function favouriteTool(columns: SpanColumns): number | null {
  const shares = [...columns.toolsByServer.values()]
    .filter((tools) => tools.length >= FEW_CALLS)
    .map((tools) => largestShare(tools) ?? 0);
  return mean(shares);
}

/** 95th percentile over median of a tool's durations, median over tools. */
function durationTail(columns: SpanColumns): number | null {
  const tails: number[] = [];
  for (const durations of columns.durations.values()) {
    const slow = quantile(durations, 0.95);
    const usual = median(durations);
    if (durations.length >= FEW_CALLS && slow !== null && usual !== null && usual > 0) tails.push(slow / usual);
  }
  return median(tails);
}

const TAU = "tau-bench airline and retail episodes";

const statistics: readonly Statistic<SpanColumns>[] = [
  {
    id: "calls_mean",
    describes: "Mean number of tool calls of a trace.",
    band: [4, 9],
    minimumRows: 5_000,
    source: `${TAU}: 5.82 and 6.94`,
    measure: (columns) => mean(columns.calls),
    control: uniformSpans,
  },
  {
    id: "calls_median",
    describes: "Median number of tool calls of a trace.",
    band: [4, 7],
    minimumRows: 5_000,
    source: `${TAU}: 5 and 6`,
    measure: (columns) => median(columns.calls),
    control: uniformSpans,
  },
  {
    id: "calls_p90",
    describes: "90th percentile of the tool calls of a trace.",
    band: [9, 15],
    minimumRows: 5_000,
    source: `${TAU}: 12 and 11`,
    measure: (columns) => quantile(columns.calls, 0.9),
    control: uniformSpans,
  },
  {
    id: "distinct_tools",
    describes: "Mean number of different tools of a trace.",
    band: [2, 5],
    minimumRows: 5_000,
    source: `${TAU}: 3.41`,
    measure: (columns) => mean(columns.distinctTools),
    control: uniformSpans,
  },
  {
    id: "favourite_tool",
    describes: "Share of a server's calls that its commonest tool gets, mean over servers.",
    band: [0.2, 0.5],
    minimumRows: 10_000,
    source: `${TAU}: 0.32; equal use of forty tools 0.03`,
    measure: favouriteTool,
    control: uniformSpans,
  },
  {
    id: "failed_calls",
    describes: "Share of tool calls that fail.",
    band: [0.03, 0.09],
    minimumRows: 10_000,
    source: `${TAU} and others: 6.3, 4.8 and 6.9 percent`,
    measure: (columns) => columns.failedCalls / columns.allCalls,
    control: uniformSpans,
  },
  {
    id: "retried_calls",
    describes: "Share of failed calls, others following, after which the same tool is called next.",
    band: [0.3, 0.75],
    minimumRows: 20_000,
    source: "Agents try again about as often as they turn elsewhere; tools drawn anew 0.03",
    measure: (columns) => (columns.followed < 50 ? null : columns.retried / columns.followed),
    control: uniformSpans,
  },
  {
    id: "duration_tail",
    describes: "95th percentile over median of a tool's durations, median over tools.",
    band: [3, 15],
    minimumRows: 20_000,
    source: "Lognormal service times; uniform durations 1.9",
    measure: durationTail,
    control: uniformSpans,
  },
  {
    id: "context_growth",
    describes: "Share of inferences that send more tokens than the one before sent and got.",
    band: [0.99, 1],
    minimumRows: 5_000,
    source: "A conversation's context holds all that was said before",
    measure: (columns) => (columns.steps === 0 ? null : columns.growingSteps / columns.steps),
    control: uniformSpans,
  },
  {
    id: "hourly_contrast",
    describes: "Traces that begin in the six busiest hours of the day (UTC) over those in the six quietest.",
    band: [2, 20],
    minimumRows: 30_000,
    source: "Agents that people set to work: office hours",
    measure: (columns) => hourContrast(columns.starts, 6),
    control: uniformSpans,
  },
];

/** How realistic traces are: calls, tools, failures and retries, durations, growing context. */
export const mcpTracesRealism = defineRealism("mcp-traces", collect, statistics, 80_000);
