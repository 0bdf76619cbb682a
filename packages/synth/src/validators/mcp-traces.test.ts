import { changed, type Mutation, mutationTrial, type Row, rowWhere } from "../../test/mutation-trial.ts";
import { validatorTrial } from "../../test/validator-trial.ts";
import { mcpTraces } from "../datasets/mcp-traces.ts";
import { parsedRows } from "../quality/parsed-rows.ts";
import { validateMcpTraces } from "./mcp-traces.ts";

validatorTrial(mcpTraces, validateMcpTraces);

const valid: Row[] = [...parsedRows(mcpTraces, "validators", 0, 5_000)];
const attributes = (index: number): Row => valid[index]?.attributes as Row;
const has = (row: Row, name: string): boolean => (row.attributes as Row)[name] !== undefined;
const at = (accepts: (row: Row, index: number) => boolean): number =>
  rowWhere(valid, (row, index) => index > 60 && accepts(row, index));
const ofCall = (row: Row): boolean => row.mcp_method === "tools/call" && !has(row, "error.type");

const root = at((row) => row.span_index === 0);
const chat = at((row) => row.scope_name === "example.genai" && !has(row, "error.type") && Number(row.span_index) > 8);
const client = at((row) => row.kind === "CLIENT" && ofCall(row));
const server = client + 1;
const list = at((row) => row.kind === "CLIENT" && row.mcp_method === "tools/list");
const opener = at((row) => row.kind === "CLIENT" && row.mcp_method === "initialize");
const inSession = at((row) => row.kind === "CLIENT" && row.session_id !== null && ofCall(row));
const tcp = at((row) => row.kind === "CLIENT" && has(row, "server.port") && ofCall(row));
const pipe = at((row) => row.kind === "CLIENT" && (row.attributes as Row)["network.transport"] === "pipe");
const failed = at((row) => row.kind === "CLIENT" && has(row, "rpc.response.status_code"));
const toolError = at((row) => row.kind === "CLIENT" && (row.attributes as Row)["error.type"] === "tool_error");
const lastChat = at((row, index) => row.scope_name === "example.genai" && valid[index + 1]?.span_index === 0);

/** Changes attributes of a span; undefined takes one away. */
const attributed = (index: number, change: Row) => (rows: Row[]) => {
  const next = Object.entries({ ...attributes(index), ...change }).filter(([, value]) => value !== undefined);
  rows[index] = { ...rows[index], attributes: Object.fromEntries(next) };
};
const both = (index: number, change: (place: number) => (rows: Row[]) => void) => (rows: Row[]) => {
  for (const place of [index, index + 1]) change(place)(rows);
};
/** A time so many nanoseconds later. */
const shifted = (index: number, name: string, nanoseconds: bigint): Row => ({
  [name]: String(BigInt(String(valid[index]?.[name])) + nanoseconds),
});
const moved = (index: number, nanoseconds: bigint): Row => ({
  ...shifted(index, "start_time_unix_nano", nanoseconds),
  ...shifted(index, "end_time_unix_nano", nanoseconds),
});
const HOUR = 3_600_000_000_000n;
const ZEROS = "0".repeat(16);
const traceOf = (index: number): number => rowWhere(valid, (row) => row.trace_id === valid[index]?.trace_id);

const mutations: readonly Mutation[] = [
  ["key", "a span that stands twice", changed(client, { span_id: valid[3]?.span_id })],
  ["trace-contiguous", "a span that is missing", (rows) => rows.splice(server, 1)],
  ["trace-contiguous", "a count that changes", changed(client, { span_count: 90 })],
  ["trace-contiguous", "a trace that comes again", (rows) => rows.push({ ...rows[0] })],
  ["ids", "an id of zeros", changed(client, { span_id: ZEROS })],
  ["parent", "a second root", changed(client, { parent_span_id: null })],
  ["parent", "a parent of another trace", changed(client, { parent_span_id: valid[3]?.span_id })],
  ["tree", "a call of a tool within another", changed(client, { parent_span_id: valid[traceOf(client) + 1]?.span_id })],
  ["tree", "a chat within a call of a tool", changed(chat, { parent_span_id: valid[traceOf(chat) + 1]?.span_id })],
  ["tree", "a server's span under the root", changed(server, { parent_span_id: valid[traceOf(server)]?.span_id })],
  ["peer", "a server that saw another revision", changed(server, { protocol_version: "2025-06-18", session_id: null })],
  ["peer", "a server that saw another request", attributed(server, { "jsonrpc.request.id": "99" })],
  ["peer", "a client that nobody served", (rows) => rows.splice(server, 1)],
  ["trace-order", "a trace before the one above", changed(root, moved(root, -HOUR * 9_000n))],
  ["span-order", "a span that begins too early", changed(chat, shifted(chat, "start_time_unix_nano", -HOUR))],
  ["containment", "a span that ends after its parent", changed(chat, shifted(chat, "end_time_unix_nano", HOUR))],
  ["containment", "a server's clock of another hour", changed(server, moved(server, HOUR))],
  ["duration", "a nanosecond more", changed(chat, shifted(chat, "end_time_unix_nano", 1n))],
  ["status", "an error without a status", attributed(chat, { "error.type": "429" })],
  ["status", "an error without a message", changed(failed, { status_message: null })],
  ["status", "a message without an error", changed(chat, { status_message: "Lost" })],
  ["status", "a call that is OK", changed(chat, { status_code: "OK" })],
  ["service", "a client at the server", changed(client, { service_name: "opsbell" })],
  ["service", "a resource of another service", changed(client, { resource: { "service.name": "opsbell" } })],
  ["scope", "a server in the agent's scope", changed(server, { scope_name: "example.agent" })],
  ["flat-fields", "a method that the attributes do not name", attributed(client, { "mcp.method.name": undefined })],
  ["flat-fields", "a chat with a revision", changed(chat, { protocol_version: "2025-11-25" })],
  ["operation", "a call that is no operation", attributed(client, { "gen_ai.operation.name": undefined })],
  ["operation", "a chat that embeds", attributed(chat, { "gen_ai.operation.name": "embeddings" })],
  ["name", "a name of another tool", changed(client, { name: "tools/call read_note", tool_name: "read_file" })],
  ["tool", "a tool where none is called", attributed(list, { "gen_ai.tool.name": "read_file" })],
  ["opening", "a server that is opened twice", both(list, (place) => changed(place, { mcp_method: "initialize" }))],
  ["opening", "a server that was not opened", (rows) => rows.splice(opener, 2)],
  ["session", "a session over a pipe", changed(pipe, { session_id: "0".repeat(31).concat("1") })],
  ["session", "a session that changes", both(inSession, (place) => changed(place, { session_id: "f".repeat(32) }))],
  ["transport", "a pipe with a port", attributed(pipe, { "server.port": 443 })],
  ["transport", "a transport that nobody has", attributed(tcp, { "network.transport": "quic" })],
  ["transport", "a connection to nowhere", attributed(tcp, { "server.address": undefined })],
  ["request-id", "a request without an id", attributed(client, { "jsonrpc.request.id": undefined })],
  ["request-id", "an id that is left out", both(client, (place) => attributed(place, { "jsonrpc.request.id": "999" }))],
  ["rpc-status", "an error code that is not told", attributed(failed, { "rpc.response.status_code": undefined })],
  ["rpc-status", "a code without an error", attributed(chat, { "rpc.response.status_code": "-32603" })],
  ["error-type", "an error that nobody knows", attributed(toolError, { "error.type": "melted" })],
  ["error-type", "an error that one side saw", attributed(toolError, { "error.type": "timeout" })],
  ["context-grows", "a context that shrinks", attributed(chat, { "gen_ai.usage.input_tokens": 1 })],
  ["context-grows", "an answer without usage", attributed(chat, { "gen_ai.usage.output_tokens": undefined })],
  ["usage-parts", "more cached than read", attributed(chat, { "gen_ai.usage.cache_read.input_tokens": 99_999_999 })],
  [
    "usage-parts",
    "more thought than written",
    attributed(chat, { "gen_ai.usage.reasoning.output_tokens": 99_999_999 }),
  ],
  ["usage-sum", "a token more", attributed(root, { "gen_ai.usage.input_tokens": 1 })],
  ["finish", "an end that calls tools", attributed(lastChat, { "gen_ai.response.finish_reasons": ["tool_calls"] })],
  ["finish", "an end for want of tokens", attributed(lastChat, { "gen_ai.response.finish_reasons": ["length"] })],
  ["conversation", "a chat of another conversation", attributed(chat, { "gen_ai.conversation.id": "conv_0" })],
  ["schema", "a null where none is declared", changed(client, { duration_ms: null })],
  ["schema", "an id with capitals", changed(client, { span_id: "00F067AA0BA902B7" })],
  ["schema", "a tool that nobody has", changed(client, { tool_name: "rm" })],
  ["schema", "a field that nobody declared", changed(client, { note: "x" })],
  ["schema", "a version that changes", changed(client, { schema_version: "9.9.9" })],
];

mutationTrial({
  dataset: mcpTraces,
  validate: validateMcpTraces,
  valid,
  mutations,
  determined: [
    ...["trace_id", "span_id", "parent_span_id", "span_index", "span_count", "name", "kind", "start_time_unix_nano"],
    ...["end_time_unix_nano", "duration_ms", "status_code", "status_message", "service_name", "scope_name"],
    ...["mcp_method", "tool_name", "session_id", "protocol_version", "attributes"],
  ],
});
