import { uniformTranscripts } from "../controls/naive-transcripts.ts";
import { mean } from "../moments.ts";
import { median, quantile } from "../quantile.ts";
import { betweenToWithin } from "../spread.ts";
import { defineRealism, type Statistic } from "../statistic.ts";
import { conditionalBigramEntropy, distinctShare } from "../text-entropy.ts";
import { collectTranscripts, type TranscriptColumns } from "./transcript-columns.ts";

const TAU = "tau-bench airline and retail trajectories";
const TOKENS = 20_000;

function share(part: number, whole: number, minimum: number): number | null {
  return whole < minimum ? null : part / whole;
}

function invalidParamsShare(columns: TranscriptColumns): number | null {
  const total = [...columns.errorCodes.values()].reduce((sum, count) => sum + count, 0);
  const invalid = columns.errorCodes.get(-32602) ?? 0;
  // It must also be the largest single code.
  if (invalid < Math.max(...columns.errorCodes.values())) return 0;
  return share(invalid, total, 50);
}

/** Median over tools of the 95th percentile of latency over its median. */
function latencyTail(columns: TranscriptColumns): number | null {
  const tails: number[] = [];
  for (const latencies of columns.logLatencies.values()) {
    const upper = quantile(latencies, 0.95);
    const middle = quantile(latencies, 0.5);
    if (latencies.length >= 100 && upper !== null && middle !== null) tails.push(Math.exp(upper - middle));
  }
  return median(tails);
}

function sizeTail(columns: TranscriptColumns): number | null {
  const upper = quantile(columns.resultSizes, 0.99);
  const middle = quantile(columns.resultSizes, 0.5);
  return upper === null || middle === null || middle === 0 ? null : upper / middle;
}

const statistics: readonly Statistic<TranscriptColumns>[] = [
  {
    id: "calls_median",
    describes: "Median number of tool calls in a transcript.",
    band: [4, 7],
    minimumRows: 5_000,
    source: `${TAU}: median 5 and 6`,
    measure: (columns) => quantile(columns.calls, 0.5),
    control: uniformTranscripts,
  },
  {
    id: "calls_p90",
    describes: "90th percentile of tool calls in a transcript.",
    band: [9, 15],
    minimumRows: 5_000,
    source: `${TAU}: 90th percentile 12 and 11`,
    measure: (columns) => quantile(columns.calls, 0.9),
    control: uniformTranscripts,
  },
  {
    id: "distinct_tools",
    describes: "Mean number of different tools that a transcript calls.",
    band: [2, 5],
    minimumRows: 5_000,
    source: `${TAU}: 3.41`,
    measure: (columns) => mean(columns.distinctTools),
    control: uniformTranscripts,
  },
  {
    id: "tool_error_results",
    describes: "Share of tool results that report an error (isError).",
    band: [0.03, 0.09],
    minimumRows: 20_000,
    source: `${TAU}: 4.8% to 6.9%`,
    measure: (columns) => share(columns.errorResults, columns.results, 500),
    control: uniformTranscripts,
  },
  {
    id: "invalid_params_errors",
    describes: "Share of -32602 among protocol errors, 0 when another code is more frequent.",
    band: [0.3, 0.6],
    minimumRows: 20_000,
    source: "Unknown tools and invalid arguments are the errors that agents make; domain knowledge",
    measure: invalidParamsShare,
    control: uniformTranscripts,
  },
  {
    id: "unknown_tool_calls",
    describes: "Share of tool calls that name a tool which the server did not list.",
    band: [0.002, 0.02],
    minimumRows: 20_000,
    source: "Misremembered tool names; domain knowledge",
    measure: (columns) => share(columns.unknownCalls, columns.allCalls, 500),
    control: uniformTranscripts,
  },
  {
    id: "retried_losses",
    describes: "Share of requests lost by the transport that the client repeats.",
    band: [0.5, 0.9],
    minimumRows: 50_000,
    source: "Clients retry most transport failures, not all; domain knowledge",
    measure: (columns) => share(columns.lostAndRetried, columns.lost, 40),
    control: uniformTranscripts,
  },
  {
    id: "latency_between_tools",
    describes: "Variance of log latency between tools over that within tools.",
    band: [1, 20],
    minimumRows: 20_000,
    source: "Tools differ more than the calls of one tool; domain knowledge",
    measure: (columns) => betweenToWithin(columns.logLatencies.values(), 30),
    control: uniformTranscripts,
  },
  {
    id: "latency_tail",
    describes: "95th percentile of a tool's latency over its median, median over tools.",
    band: [2.5, 15],
    minimumRows: 50_000,
    source: "API latency: lognormal with a sigma of 0.6 to 1.0 and rare stalls",
    measure: latencyTail,
    control: uniformTranscripts,
  },
  {
    id: "result_size_tail",
    describes: "99th percentile of the length of a tool's result text over the median.",
    band: [5, 20],
    minimumRows: 20_000,
    source: `${TAU}: 4,723 over 667 characters, 7.1`,
    measure: sizeTail,
    control: uniformTranscripts,
  },
  {
    id: "result_text_entropy",
    describes: "Entropy of a word given the word before it in tool results, bits, over 20,000 tokens.",
    band: [2.3, 8],
    minimumRows: 10_000,
    source:
      "Human queries 3.5, conversations by language models 3.05 to 3.4, templates below 2.3; not 2.8 as for conversations, because tool results are in part logs and tables",
    measure: (columns) => conditionalBigramEntropy(columns.resultTexts, TOKENS),
    control: uniformTranscripts,
  },
  {
    id: "result_text_distinct_pairs",
    describes: "Share of different word pairs among all word pairs in tool results, over 20,000 tokens.",
    band: [0.22, 0.95],
    minimumRows: 10_000,
    source: "Human queries 0.45 to 0.58, conversations by language models 0.22 to 0.28, templates below 0.16",
    measure: (columns) => distinctShare(columns.resultTexts, 2, TOKENS),
    control: uniformTranscripts,
  },
];

/** How realistic MCP transcripts are: calls, faults, retries, latency, and the size and variety of result texts. */
export const mcpToolCallTranscriptsRealism = defineRealism(
  "mcp-tool-call-transcripts",
  collectTranscripts,
  statistics,
  100_000,
);
