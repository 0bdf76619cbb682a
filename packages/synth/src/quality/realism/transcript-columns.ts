import { numberOf, tally, textOf } from "../row-values.ts";
import type { Counted, Row } from "../statistic.ts";

/** How many result texts are kept for measures of text. */
const KEPT_TEXTS = 4_000;

/** What the statistics of MCP transcripts need. */
export interface TranscriptColumns extends Counted {
  /** Calls of tools, one number a transcript that calls any. */
  calls: number[];
  /** Different tools called, one number a transcript. */
  distinctTools: number[];
  allCalls: number;
  unknownCalls: number;
  errorCodes: Map<number, number>;
  results: number;
  errorResults: number;
  /** Requests that got no answer because the connection failed, and those of them that were repeated. */
  lost: number;
  lostAndRetried: number;
  /** Natural logarithms of latencies in ms, by server and tool. */
  logLatencies: Map<string, number[]>;
  /** Characters of text in each successful result of a tool. */
  resultSizes: number[];
  resultTexts: string[];
}

/** The transcript that is being read. */
interface OpenTranscript {
  id: string | null;
  tools: Set<string>;
  called: string[];
  /** Requests by sender and id. */
  open: Map<string, { seq: number; method: string | null; broken: boolean }>;
  retried: Set<number>;
}

interface Content {
  type?: unknown;
  text?: unknown;
}

function resultOf(row: Row): Record<string, unknown> {
  const message = row.message as { result?: Record<string, unknown> } | undefined;
  return message?.result ?? {};
}

function resultText(row: Row): string {
  const { content } = resultOf(row);
  if (!Array.isArray(content)) return "";
  return (content as Content[]).map((part) => (typeof part.text === "string" ? part.text : "")).join("\n");
}

function close(columns: TranscriptColumns, transcript: OpenTranscript): void {
  if (transcript.called.length > 0) {
    columns.calls.push(transcript.called.length);
    columns.distinctTools.push(new Set(transcript.called).size);
  }
  for (const { seq, broken } of transcript.open.values()) {
    if (!broken) continue;
    columns.lost++;
    if (transcript.retried.has(seq)) columns.lostAndRetried++;
  }
}

function readRequest(columns: TranscriptColumns, transcript: OpenTranscript, row: Row): void {
  const status = row.http_status;
  const method = textOf(row, "method");
  // 200 means that the client closed the stream itself, 404 that its session had ended.
  const broken = status !== 200 && status !== 404;
  transcript.open.set(`${row.direction} ${row.rpc_id}`, { seq: numberOf(row, "seq"), method, broken });
  if (typeof row.retry_of === "number") transcript.retried.add(row.retry_of);
  if (method !== "tools/call") return;
  const tool = textOf(row, "tool_name") ?? "";
  transcript.called.push(tool);
  columns.allCalls++;
  if (!transcript.tools.has(tool)) columns.unknownCalls++;
}

function readResult(columns: TranscriptColumns, row: Row): void {
  columns.results++;
  if (row.result_is_error === true) {
    columns.errorResults++;
    return;
  }
  const tool = `${textOf(row, "server_name")}/${textOf(row, "tool_name")}`;
  const latencies = columns.logLatencies.get(tool) ?? [];
  latencies.push(Math.log(Math.max(1, numberOf(row, "latency_ms"))));
  columns.logLatencies.set(tool, latencies);
  const text = resultText(row);
  columns.resultSizes.push(text.length);
  if (columns.resultTexts.length < KEPT_TEXTS) columns.resultTexts.push(text);
}

function readAnswer(columns: TranscriptColumns, transcript: OpenTranscript, row: Row): void {
  const asker = row.direction === "s2c" ? "c2s" : "s2c";
  const key = `${asker} ${row.rpc_id}`;
  const method = transcript.open.get(key)?.method;
  transcript.open.delete(key);
  if (row.kind === "error") {
    tally(columns.errorCodes, numberOf(row, "error_code"));
    return;
  }
  if (method === "tools/list") {
    const { tools } = resultOf(row);
    if (Array.isArray(tools)) transcript.tools = new Set((tools as { name: string }[]).map((tool) => tool.name));
  }
  if (typeof row.result_is_error === "boolean") readResult(columns, row);
}

function cancelledKey(row: Row): string {
  const message = row.message as { params?: { requestId?: unknown } } | undefined;
  return `${row.direction} ${String(message?.params?.requestId)}`;
}

/** Reads whole transcripts, one after another. */
export function collectTranscripts(rows: Iterable<Row>): TranscriptColumns {
  const columns: TranscriptColumns = {
    rows: 0,
    calls: [],
    distinctTools: [],
    allCalls: 0,
    unknownCalls: 0,
    errorCodes: new Map(),
    results: 0,
    errorResults: 0,
    lost: 0,
    lostAndRetried: 0,
    logLatencies: new Map(),
    resultSizes: [],
    resultTexts: [],
  };
  let transcript: OpenTranscript = { id: null, tools: new Set(), called: [], open: new Map(), retried: new Set() };
  for (const row of rows) {
    columns.rows++;
    const id = textOf(row, "transcript_id");
    if (id !== transcript.id) {
      close(columns, transcript);
      transcript = { id, tools: new Set(), called: [], open: new Map(), retried: new Set() };
    }
    if (row.kind === "request") readRequest(columns, transcript, row);
    else if (row.kind === "notification") {
      if (row.method === "notifications/cancelled") transcript.open.delete(cancelledKey(row));
    } else readAnswer(columns, transcript, row);
  }
  // The last transcript may be cut by the end of the rows: it is left out.
  return columns;
}
