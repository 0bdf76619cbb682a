import {
  type Exchange,
  exchange,
  idKey,
  isAnswer,
  type ObservedRequest,
  objectAt,
} from "./mcp-tool-call-transcripts/exchange.ts";
import { kindFailure, repeatFailure } from "./mcp-tool-call-transcripts/message-shape.ts";
import { type ObservedRow, observedRow } from "./mcp-tool-call-transcripts/observed-row.ts";
import { checkRevision, checkVersionAnswer } from "./mcp-tool-call-transcripts/revision-rules.ts";
import {
  calledTool,
  checkCall,
  checkElicitation,
  checkInputRequired,
  checkReply,
  checkRetry,
  checkToolAnswer,
  checkUnanswered,
  isToolCall,
  learnTools,
} from "./mcp-tool-call-transcripts/tool-rules.ts";
import {
  checkNotes,
  checkNotification,
  checkStatus,
  closeRequest,
} from "./mcp-tool-call-transcripts/transport-rules.ts";
import type { Report, Validation, Violation } from "./validation.ts";

const constant = ["transport", "protocol_version", "server_name", "scenario", "outcome"] as const;

/**
 * Checks MCP transcripts row by row against the published rules, from the protocol's revisions alone: it knows nothing of the
 * generator. Rows of a transcript must be complete, that is begin with seq 0, for the rules that look back.
 */
export function validateMcpToolCallTranscripts(rows: Iterable<Record<string, unknown>>): Validation {
  const violations: Violation[] = [];
  const finished = new Set<string>();
  let count = 0;
  let current: Exchange | undefined;
  for (const row of rows) {
    const index = count++;
    const report: Report = (invariant, detail) => violations.push({ row: index, invariant, detail });
    const seen = observedRow(row, report);
    if (seen === null) continue;
    if (current?.first.transcript_id !== seen.transcript_id) {
      if (current !== undefined) endTranscript(current, finished, violations);
      if (finished.has(seen.transcript_id)) report("contiguous_transcripts", `${seen.transcript_id} goes on later`);
      current = exchange(seen);
    }
    checkRow(current, seen, index, report);
  }
  if (current !== undefined) endTranscript(current, finished, violations);
  return { rows: count, violations };
}

function checkRow(of: Exchange, row: ObservedRow, index: number, report: Report): void {
  checkPlace(of, row, report);
  if (row.message.jsonrpc !== "2.0") report("jsonrpc_version", JSON.stringify(row.message.jsonrpc) ?? "absent");
  const misshapen = kindFailure(row);
  const repeated = repeatFailure(row);
  if (repeated !== null) report("fields_match_message", repeated);
  if (misshapen !== null) {
    report("kind_matches_message", misshapen);
  } else {
    checkStatus(row, report);
    checkNotes(row, report);
    checkRevision(of, row, report);
    if (row.kind === "request") openRequest(of, row, index, report);
    else if (isAnswer(row)) checkAnswer(of, row, report);
    else checkNotification(of, row, report);
    checkToolName(of, row, report);
  }
  of.rows.push(row);
}

function checkPlace(of: Exchange, row: ObservedRow, report: Report): void {
  const before = of.rows.at(-1);
  const wanted = before === undefined ? 0 : before.seq + 1;
  if (row.seq !== wanted) report("contiguous_transcripts", `seq ${row.seq} instead of ${wanted}`);
  for (const name of constant) {
    if (row[name] !== of.first[name]) report("contiguous_transcripts", `${name} changes to ${row[name]}`);
  }
  if (before !== undefined && row.ts < before.ts) report("time_order", `${row.ts} after ${before.ts}`);
  const { outcome, scenario } = row;
  const misplaced =
    (outcome === "cancelled" && scenario !== "cancellation") ||
    (outcome === "declined" && scenario !== "elicitation") ||
    (scenario === "happy_path" && outcome !== "completed");
  if (misplaced) report("outcome_matches", `${outcome} in ${scenario}`);
}

function openRequest(of: Exchange, row: ObservedRow, index: number, report: Report): void {
  const key = idKey(row.direction, row.message.id);
  if (of.byId.has(key)) report("ids_not_reused", `id ${row.rpc_id} again`);
  const request: ObservedRequest = {
    row,
    index,
    params: objectAt(row.message, "params"),
    open: true,
    cancelled: false,
    argumentFailure: null,
    inputRequired: null,
    repeatedWithInput: false,
  };
  if (isToolCall(request)) checkCall(of, request, report);
  checkRetry(of, request, report);
  checkElicitation(of, request, report);
  of.byId.set(key, request);
  of.bySeq.set(row.seq, request);
}

function checkAnswer(of: Exchange, row: ObservedRow, report: Report): void {
  const request = closeRequest(of, row, report);
  if (request === undefined) return;
  checkVersionAnswer(request, row, report);
  checkInputRequired(of, request, row, report);
  if (isToolCall(request)) checkToolAnswer(of, request, row, report);
  else if (row.result_is_error !== null) report("tool_error_flag", `set on the answer to ${request.row.method}`);
  if (row.kind !== "response") return;
  const result = objectAt(row.message, "result");
  if (request.row.method === "tools/list") learnTools(of, result, report);
  if (request.row.method === "elicitation/create") checkReply(request.params.requestedSchema, result, report);
}

/** tool_name stands on calls and their answers. */
function checkToolName(of: Exchange, row: ObservedRow, report: Report): void {
  const request =
    row.kind === "request"
      ? of.bySeq.get(row.seq)
      : isAnswer(row)
        ? of.byId.get(idKey(row.direction === "c2s" ? "s2c" : "c2s", row.message.id))
        : undefined;
  const wanted = request !== undefined && isToolCall(request) ? calledTool(request) : null;
  if (row.tool_name !== wanted) report("fields_match_message", `tool_name ${row.tool_name} for ${wanted}`);
}

/** What can only be said when a transcript is over. */
function endTranscript(of: Exchange, finished: Set<string>, violations: Violation[]): void {
  finished.add(of.first.transcript_id);
  for (const request of of.bySeq.values()) {
    const report: Report = (invariant, detail) => violations.push({ row: request.index, invariant, detail });
    if (request.open || request.cancelled) checkUnanswered(of, request, report);
    if (request.inputRequired !== null && !request.repeatedWithInput) {
      report("elicitation_form", "the input that was asked for never came");
    }
  }
}
