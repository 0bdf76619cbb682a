import type { Report } from "../validation.ts";
import type { Case } from "./case.ts";
import { faultKinds } from "./fault-kinds.ts";
import { faultShows } from "./fault-rules.ts";
import { fromBase64 } from "./octets.ts";
import { oracles } from "./oracles.ts";
import { Reading } from "./reading.ts";
import { seedFlaw } from "./seed-rules.ts";

const binary = new Set(["http2", "grpc", "websocket"]);
const jsonProtocols = new Set(["http1", "jsonrpc", "mcp"]);
const refusedJson = new Set(["truncated_json", "trailing_comma", "nan_literal", "unescaped_control", "invalid_utf8"]);
const acceptedLayers = new Set<string | null>(["semantic", "ordering", "auth", "limits", "state"]);
const clientFaults = new Set(["duplicate_response", "unknown_response_id"]);

/** Faults that the context or the clock alone shows: no byte is another. */
const withoutEdits = new Set([
  ...["none", "delay_within_deadline", "delay_beyond_deadline", "slow_body", "rate_limited", "nonce_replay"],
  ...["insufficient_funds", "duplicate_event", "call_before_initialize", "url_elicitation_required", "handler_failure"],
]);
const withoutEditsUnderGrpc = new Set(["missing_credentials", "unknown_method"]);

/** Rules that a case keeps by itself. */
export function checkCase(row: Case, report: Report): void {
  const { protocol, protocol_version: version, fault_type: fault } = row;
  checkLabels(row, report);
  checkReaction(row, report);
  const encoded = row.seed_encoding === "base64";
  if (encoded !== binary.has(protocol)) report("encoding", `${row.seed_encoding} under ${protocol}`);
  if (!encoded && !isAscii(row.seed_message)) report("encoding", "a seed beyond ASCII");
  const untouched = withoutEdits.has(fault) || (protocol === "grpc" && withoutEditsUnderGrpc.has(fault));
  if ((row.diff_from_valid.length === 0) !== untouched) {
    report("diff-present", `${row.diff_from_valid.length} edits make ${fault} under ${protocol} ${version}`);
  }
  const seedBytes = encoded ? fromBase64(row.seed_message) : row.seed_message;
  const rawBytes = fromBase64(row.raw_bytes_b64);
  if (rawBytes === null) report("schema", "raw_bytes_b64 is no base64");
  if (seedBytes === null) report("encoding", "the seed is no base64");
  if (rawBytes === null || seedBytes === null) return;
  checkEdits(row, seedBytes, rawBytes, report);
  const seed = new Reading(seedBytes, protocol);
  checkMessages(row, seed, rawBytes === seedBytes ? seed : new Reading(rawBytes, protocol), report);
}

function checkLabels(row: Case, report: Report): void {
  const kind = faultKinds.get(row.fault_type);
  if (kind === undefined) return;
  const sound = kind.layer === null;
  if (row.is_valid !== sound || (row.layer === null) !== sound) {
    report("controls", `is_valid ${row.is_valid}, layer ${row.layer} with ${row.fault_type}`);
  }
  if (row.layer !== kind.layer || row.severity !== kind.severity || row.detectability !== kind.detectability) {
    report(kind.id, `layer ${row.layer}, severity ${row.severity}, detectability ${row.detectability}`);
  }
  const toClient = row.protocol === "sse" || clientFaults.has(row.fault_type);
  if ((row.receiver === "client") !== toClient) report("receiver", `${row.receiver} of ${row.fault_type}`);
}

function checkReaction(row: Case, report: Report): void {
  const { protocol, protocol_version: version, expected_code: code, expected_status: status, observed } = row;
  const oracle = oracles.get(`${protocol} ${version}`);
  if (oracle === undefined) report("version-of-protocol", `${protocol} ${version}`);
  else {
    const due = oracle.reactions.get(row.fault_type);
    const right =
      due !== undefined &&
      status === due[0] &&
      code === due[1] &&
      row.expected_behavior === due[2] &&
      row.retry_condition === due[3];
    if (!right)
      report(oracle.id, `${status}, ${code}, ${row.expected_behavior}, ${row.retry_condition} for ${row.fault_type}`);
  }
  const misplaced =
    (code === "-32700" && row.layer !== "syntax") ||
    ((code === "-32020" || code === "-32021" || code === "-32022") && version !== "2026-07-28") ||
    (code === "-32002" && version === "2026-07-28") ||
    (code === "-32042" && version !== "2025-11-25");
  if (misplaced) report("codes", `${code} under ${version} with layer ${row.layer}`);
  if (row.retryable !== (row.retry_condition !== null)) {
    report("retryable", `${row.retryable} with ${row.retry_condition}`);
  }
  const conforms = observed.behavior === row.expected_behavior && observed.code === code && observed.status === status;
  if (row.conforms !== conforms) report("observed", `conforms ${row.conforms}, observed ${observed.behavior}`);
}

function checkEdits(row: Case, seed: string, raw: string, report: Report): void {
  let made = "";
  let at = 0;
  let distance = 0;
  for (const edit of row.diff_from_valid) {
    const inserted = fromBase64(edit.insert_b64);
    if (inserted === null || edit.offset < at || edit.offset + edit.delete > seed.length) {
      report("diff", `an edit at ${edit.offset} that cannot be made`);
      return;
    }
    made += seed.slice(at, edit.offset) + inserted;
    at = edit.offset + edit.delete;
    distance += Math.max(edit.delete, inserted.length);
  }
  if (made + seed.slice(at) !== raw) report("diff", "the edits do not give the raw bytes");
  if (row.mutation_bytes !== distance) report("mutation-bytes", `${row.mutation_bytes} instead of ${distance}`);
}

function checkMessages(row: Case, seed: Reading, raw: Reading, report: Report): void {
  const { fault_type: fault } = row;
  const flaw = seedFlaw(row, seed);
  if (flaw !== null) report("seed-valid", flaw);
  if (jsonProtocols.has(row.protocol)) {
    const refused = refusedJson.has(fault);
    const accepted = !refused && (row.is_valid || acceptedLayers.has(row.layer));
    if ((refused || accepted) && (raw.value === undefined) !== refused) {
      report("json-faults", `the JSON text of ${fault} is ${refused ? "accepted" : "refused"}`);
    }
  }
  if (faultShows.get(fault)?.(row, raw, seed) !== true) {
    report(faultKinds.get(fault)?.id ?? "schema", `nothing in the message shows ${fault}`);
  }
}

function isAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 127) return false;
  return true;
}
