import type { Report } from "../validation.ts";
import {
  type Exchange,
  idKey,
  isAnswer,
  isStateless,
  type ObservedRequest,
  objectAt,
  otherSide,
  requestOf,
} from "./exchange.ts";
import type { ObservedRow } from "./observed-row.ts";

/** What an HTTP observer must have seen; client requests are judged when they are answered or the transcript ends. */
export function checkStatus(row: ObservedRow, report: Report): void {
  if (row.transport === "stdio") {
    if (row.http_status !== null) report("http_status", `${row.http_status} over stdio`);
    return;
  }
  if (row.kind === "request" && row.direction === "c2s") return;
  const wanted = wantedStatus(row);
  if (row.http_status !== wanted) report("http_status", `${row.http_status} instead of ${wanted}`);
}

function wantedStatus(row: ObservedRow): number {
  if (row.direction === "c2s") return 202;
  if (row.kind !== "error" || !isStateless(row)) return 200;
  if (row.error_code === -32601) return 404;
  return row.error_code === -32020 || row.error_code === -32021 || row.error_code === -32022 ? 400 : 200;
}

/** Matches a response or error with its request, closes it, and returns it. */
export function closeRequest(of: Exchange, row: ObservedRow, report: Report): ObservedRequest | undefined {
  const request = requestOf(of, row);
  if (request === undefined) {
    report("answers_open_request", `no request of the other side has id ${row.rpc_id}`);
    return undefined;
  }
  if (request.cancelled) report("cancelled_unanswered", `request ${row.rpc_id} was cancelled`);
  else if (!request.open) report("answers_open_request", `request ${row.rpc_id} has had its answer`);
  request.open = false;
  const waited = Date.parse(row.ts) - Date.parse(request.row.ts);
  if (row.latency_ms !== waited) report("time_order", `latency_ms is ${row.latency_ms} after ${waited} ms`);
  if (request.row.direction === "c2s" && request.row.http_status !== null) {
    report("http_status", "an answered request has a status of its own");
  }
  return request;
}

/** latency_ms, result_is_error and retry_of stand on the kinds of messages that have them. */
export function checkNotes(row: ObservedRow, report: Report): void {
  if (!isAnswer(row) && row.latency_ms !== null) report("time_order", `latency_ms on a ${row.kind}`);
  if (row.kind !== "response" && row.result_is_error !== null) report("tool_error_flag", `set on a ${row.kind}`);
  if (row.kind !== "request" && row.retry_of !== null) report("retry_repeats", `retry_of on a ${row.kind}`);
}

/** Cancellation and progress name requests that are open. */
export function checkNotification(of: Exchange, row: ObservedRow, report: Report): void {
  const params = objectAt(row.message, "params");
  if (row.method === "notifications/cancelled") {
    if (isStateless(row) && row.transport !== "stdio") report("cancelled_unanswered", "said over HTTP with 2026-07-28");
    const request = of.byId.get(idKey(row.direction, params.requestId));
    if (request?.open !== true || request.row.method === "initialize") {
      report("cancelled_unanswered", `request ${JSON.stringify(params.requestId)} is not open`);
    } else {
      request.open = false;
      request.cancelled = true;
    }
  }
  if (row.method === "notifications/progress") checkProgress(of, row, report);
}

function checkProgress(of: Exchange, row: ObservedRow, report: Report): void {
  const params = objectAt(row.message, "params");
  const token = JSON.stringify(params.progressToken);
  const asked = [...of.bySeq.values()].some(
    (request) =>
      request.open &&
      request.row.direction === otherSide(row.direction) &&
      JSON.stringify(objectAt(request.params, "_meta").progressToken) === token,
  );
  if (params.progressToken === undefined || !asked) {
    report("progress_on_open_request", `no open request has the token ${token}`);
  }
  const before = of.progress.get(token) ?? Number.NEGATIVE_INFINITY;
  if (typeof params.progress !== "number" || params.progress <= before) {
    report("progress_on_open_request", `progress ${JSON.stringify(params.progress)} after ${before}`);
    return;
  }
  if (typeof params.total === "number" && params.progress > params.total) {
    report("progress_on_open_request", `progress ${params.progress} of ${params.total}`);
  }
  of.progress.set(token, params.progress);
}
