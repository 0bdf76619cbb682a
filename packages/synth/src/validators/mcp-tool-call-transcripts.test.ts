import assert from "node:assert/strict";
import { test } from "node:test";
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { validatorTrial } from "../../test/validator-trial.ts";
import { mcpToolCallTranscripts } from "../datasets/mcp-tool-call-transcripts.ts";
import { rowChunks } from "../engine/chunks.ts";
import { schemaFailure } from "./mcp-tool-call-transcripts/json-schema-check.ts";
import { validateMcpToolCallTranscripts } from "./mcp-tool-call-transcripts.ts";

validatorTrial(mcpToolCallTranscripts, validateMcpToolCallTranscripts);

interface Row extends Record<string, unknown> {
  transcript_id: string;
  seq: number;
}

/** The member at the end of a path of names and indices, or undefined. */
function get(from: unknown, ...path: readonly string[]): unknown {
  let value = from;
  for (const name of path) {
    value = typeof value === "object" && value !== null ? (value as Row)[name] : undefined;
  }
  return value;
}

function put(value: unknown, into: unknown, ...path: readonly string[]): void {
  (get(into, ...path.slice(0, -1)) as Row)[path.at(-1) ?? ""] = value;
}

function drop(from: unknown, ...path: readonly string[]): void {
  delete (get(from, ...path.slice(0, -1)) as Row)[path.at(-1) ?? ""];
}

const ROWS = 12_000;

function transcripts(seed: string): Row[][] {
  const decoder = new TextDecoder();
  let text = "";
  for (const chunk of rowChunks(mcpToolCallTranscripts, seed, "ndjson", { from: 0, to: ROWS })) {
    text += decoder.decode(chunk, { stream: true });
  }
  const groups = new Map<string, Row[]>();
  for (const line of text.trimEnd().split("\n")) {
    const row = JSON.parse(line) as Row;
    const group = groups.get(row.transcript_id) ?? [];
    group.push(row);
    groups.set(row.transcript_id, group);
  }
  // The last one may be cut.
  return [...groups.values()].slice(0, -1);
}

const valid = transcripts("validator");

/** A change to one row of a valid transcript (or to its rows) that must be caught under an invariant. */
interface Mutation {
  readonly invariant: string;
  readonly what: string;
  readonly where: (row: Row, rows: readonly Row[]) => boolean;
  readonly change: (row: Row, rows: Row[]) => void;
}

const stateless = (row: Row) => row.protocol_version === "2026-07-28";
const isCall = (row: Row) => row.method === "tools/call";
const isResult = (row: Row) => row.kind === "response" && row.tool_name !== null && row.result_is_error !== null;
const answered = (row: Row, rows: readonly Row[]) =>
  rows.find((other) => other.rpc_id === row.rpc_id && other.direction !== row.direction && other.seq > row.seq);
const asker = (row: Row, rows: readonly Row[]) =>
  rows.find((other) => other.kind === "request" && other.rpc_id === row.rpc_id && other.direction !== row.direction);
const toolsOf = (row: Row) => (get(row, "message", "result", "tools") ?? []) as readonly Record<string, unknown>[];
const outputTool = (row: Row, rows: readonly Row[]) =>
  rows.flatMap(toolsOf).some((tool) => tool.name === row.tool_name && tool.outputSchema !== undefined);

const mutations: readonly Mutation[] = [
  { invariant: "schema", what: "a field is missing", where: () => true, change: (row) => drop(row, "retry_of") },
  { invariant: "schema", what: "a field nobody declared", where: () => true, change: (row) => put(1, row, "extra") },
  {
    invariant: "schema",
    what: "a scenario that does not exist",
    where: () => true,
    change: (row) => put("bliss", row, "scenario"),
  },
  {
    invariant: "jsonrpc_version",
    what: "version 1.0",
    where: () => true,
    change: (row) => put("1.0", row, "message", "jsonrpc"),
  },
  {
    invariant: "kind_matches_message",
    what: "a request without id",
    where: isCall,
    change: (row) => drop(row, "message", "id"),
  },
  {
    invariant: "kind_matches_message",
    what: "a null id",
    where: isCall,
    change: (row) => put(null, row, "message", "id"),
  },
  {
    invariant: "kind_matches_message",
    what: "result and error together",
    where: isResult,
    change: (row) => put({ code: -32603, message: "?" }, row, "message", "error"),
  },
  {
    invariant: "kind_matches_message",
    what: "a response called a request",
    where: isResult,
    change: (row) => put("request", row, "kind"),
  },
  { invariant: "fields_match_message", what: "another rpc_id", where: isCall, change: (row) => (row.rpc_id += "0") },
  {
    invariant: "fields_match_message",
    what: "another tool_name",
    where: isResult,
    change: (row) => put("other", row, "tool_name"),
  },
  {
    invariant: "fields_match_message",
    what: "another error code",
    where: (row) => row.kind === "error",
    change: (row) => put(-32099, row, "error_code"),
  },
  {
    invariant: "contiguous_transcripts",
    what: "a hole in seq",
    where: (row) => row.seq > 3,
    change: (row) => (row.seq += 1),
  },
  {
    invariant: "contiguous_transcripts",
    what: "another server in the middle",
    where: (row) => row.seq > 3,
    change: (row) => put("elsewhere", row, "server_name"),
  },
  {
    invariant: "contiguous_transcripts",
    what: "a transcript that goes on after another",
    where: (row, rows) => row.seq === rows.length - 1,
    change: (row, rows) => rows.splice(-1, 0, { ...structuredClone(row), transcript_id: "tr_00000000", seq: 0 }),
  },
  {
    invariant: "time_order",
    what: "a message before the one above it",
    where: (row) => row.seq > 3,
    change: (row) => put("2020-01-01T00:00:00.000Z", row, "ts"),
  },
  {
    invariant: "time_order",
    what: "a wrong latency",
    where: isResult,
    change: (row) => put(Number(row.latency_ms) + 1, row, "latency_ms"),
  },
  {
    invariant: "answers_open_request",
    what: "an answer to nobody",
    where: isResult,
    change: (row) => {
      put("stranger", row, "message", "id");
      put("stranger", row, "rpc_id");
    },
  },
  {
    invariant: "answers_open_request",
    what: "the same answer twice",
    where: (row, rows) => isResult(row) && row.seq === rows.length - 1,
    change: (row, rows) => rows.push({ ...structuredClone(row), seq: row.seq + 1 }),
  },
  {
    invariant: "ids_not_reused",
    what: "an id used before",
    where: (row) => isCall(row) && row.seq > 5,
    change: (row, rows) => {
      const before = rows.find((other) => other.kind === "request" && other.direction === "c2s") as Row;
      put(get(before, "message", "id"), row, "message", "id");
      put(before.rpc_id, row, "rpc_id");
    },
  },
  {
    invariant: "handshake",
    what: "no initialized notification",
    where: (row) => row.method === "notifications/initialized",
    change: (row, rows) => rows.splice(row.seq, 1),
  },
  {
    invariant: "handshake",
    what: "another agreed version",
    where: (row) => get(row, "message", "result", "protocolVersion") !== undefined,
    change: (row) => put("2024-11-05", row, "message", "result", "protocolVersion"),
  },
  {
    invariant: "session_renewal",
    what: "a new session without a 404",
    where: (row) => row.http_status === 404 && row.kind === "request",
    change: (row) => put(503, row, "http_status"),
  },
  {
    invariant: "stateless_revision",
    what: "a request without metadata",
    where: (row) => stateless(row) && isCall(row),
    change: (row) => drop(row, "message", "params", "_meta"),
  },
  {
    invariant: "stateless_revision",
    what: "a ping",
    where: (row) => stateless(row) && isCall(row),
    change: (row) => {
      put("ping", row, "message", "method");
      put("ping", row, "method");
    },
  },
  {
    invariant: "stateless_revision",
    what: "a foreign version taken without a word",
    where: (row, rows) => stateless(row) && isCall(row) && answered(row, rows) !== undefined,
    change: (row) => put("2025-11-25", row, "message", "params", "_meta", "io.modelcontextprotocol/protocolVersion"),
  },
  {
    invariant: "result_type",
    what: "no resultType",
    where: (row) => stateless(row) && isResult(row),
    change: (row) => drop(row, "message", "result", "resultType"),
  },
  {
    invariant: "result_type",
    what: "a tool list without lifetime",
    where: (row) => stateless(row) && get(row, "message", "result", "tools") !== undefined,
    change: (row) => drop(row, "message", "result", "ttlMs"),
  },
  {
    invariant: "result_type",
    what: "resultType before its time",
    where: (row) => !stateless(row) && isResult(row),
    change: (row) => put("complete", row, "message", "result", "resultType"),
  },
  {
    invariant: "tool_list",
    what: "a tool listed twice",
    where: (row) => get(row, "message", "result", "tools") !== undefined,
    change: (row) => {
      const tools = get(row, "message", "result", "tools") as unknown[];
      tools.push(tools[0]);
    },
  },
  {
    invariant: "known_tool",
    what: "an unknown tool that answers",
    where: (row, rows) => isCall(row) && answered(row, rows)?.kind === "response",
    change: (row) => {
      put("no_such_tool", row, "message", "params", "name");
      put("no_such_tool", row, "tool_name");
    },
  },
  {
    invariant: "known_tool",
    what: "an unknown tool that is never answered",
    where: (row, rows) => isCall(row) && answered(row, rows) === undefined,
    change: (row) => {
      put("no_such_tool", row, "message", "params", "name");
      put("no_such_tool", row, "tool_name");
    },
  },
  {
    invariant: "arguments_valid",
    what: "arguments of the wrong type in a smooth run",
    where: (row) => isCall(row) && row.scenario === "happy_path",
    change: (row) => put([], row, "message", "params", "arguments"),
  },
  {
    invariant: "arguments_valid",
    what: "bad arguments that are taken",
    where: (row, rows) => isCall(row) && answered(row, rows)?.result_is_error === false,
    change: (row) => put([], row, "message", "params", "arguments"),
  },
  {
    invariant: "invalid_arguments_reply",
    what: "the other revision's way of refusing",
    where: (row) => row.scenario === "invalid_arguments" && row.error_code === -32602,
    change: (_, rows) => {
      for (const row of rows) {
        put("2025-11-25", row, "protocol_version");
        if (get(row, "message", "result", "protocolVersion") !== undefined)
          put("2025-11-25", row, "message", "result", "protocolVersion");
      }
    },
  },
  {
    invariant: "structured_content_valid",
    what: "no structured content",
    where: (row, rows) => isResult(row) && row.result_is_error === false && outputTool(row, rows),
    change: (row) => drop(row, "message", "result", "structuredContent"),
  },
  {
    invariant: "structured_content_valid",
    what: "text that says something else",
    where: (row, rows) => isResult(row) && row.result_is_error === false && outputTool(row, rows),
    change: (row) => put("{}", row, "message", "result", "content", "0", "text"),
  },
  {
    invariant: "tool_content",
    what: "content of no known type",
    where: isResult,
    change: (row) => put("smell", row, "message", "result", "content", "0", "type"),
  },
  {
    invariant: "tool_error_flag",
    what: "the flag turned round",
    where: isResult,
    change: (row) => put(!row.result_is_error, row, "result_is_error"),
  },
  {
    invariant: "tool_error_flag",
    what: "a flag on a list",
    where: (row) => get(row, "message", "result", "tools") !== undefined,
    change: (row) => put(false, row, "result_is_error"),
  },
  {
    invariant: "cancelled_unanswered",
    what: "a cancelled request that gets its answer",
    where: (row) => row.method === "notifications/cancelled" && !stateless(row),
    change: (row, rows) => {
      const last = rows.at(-1) as Row;
      const id = get(row, "message", "params", "requestId");
      const result = { content: [{ text: "late", type: "text" }] };
      const message = { id, jsonrpc: "2.0", result };
      rows.push({
        ...structuredClone(last),
        seq: last.seq + 1,
        direction: "s2c",
        kind: "response",
        message,
        rpc_id: String(id),
        method: null,
      });
    },
  },
  {
    invariant: "cancelled_unanswered",
    what: "the cancellation of nothing",
    where: (row) => row.method === "notifications/cancelled",
    change: (row) => put("nothing", row, "message", "params", "requestId"),
  },
  {
    invariant: "progress_on_open_request",
    what: "progress under a foreign token",
    where: (row) => row.method === "notifications/progress",
    change: (row) => put("foreign", row, "message", "params", "progressToken"),
  },
  {
    invariant: "progress_on_open_request",
    what: "progress that goes back",
    where: (row, rows) => row.method === "notifications/progress" && rows[row.seq - 1]?.method === row.method,
    change: (row) => put(-1, row, "message", "params", "progress"),
  },
  {
    invariant: "elicitation_form",
    what: "a question without a schema",
    where: (row) => row.method === "elicitation/create",
    change: (row) => drop(row, "message", "params", "requestedSchema"),
  },
  {
    invariant: "elicitation_form",
    what: "an answer to no question",
    where: (row) => get(row, "message", "params", "inputResponses") !== undefined,
    change: (row) => put({}, row, "message", "params", "inputResponses"),
  },
  {
    invariant: "elicitation_form",
    what: "another request state",
    where: (row) => get(row, "message", "params", "requestState") !== undefined,
    change: (row) => put("forged", row, "message", "params", "requestState"),
  },
  {
    invariant: "elicitation_form",
    what: "an answer that its schema refuses",
    where: (row) => get(row, "message", "result", "action") === "accept",
    change: (row) => put([], row, "message", "result", "content"),
  },
  {
    invariant: "error_codes_of_revision",
    what: "a code that was withdrawn",
    where: (row) => stateless(row) && row.kind === "error",
    change: (row) => {
      put(-32002, row, "message", "error", "code");
      put(-32002, row, "error_code");
    },
  },
  {
    invariant: "error_codes_of_revision",
    what: "a code before its time",
    where: (row) => !stateless(row) && row.kind === "error",
    change: (row) => {
      put(-32020, row, "message", "error", "code");
      put(-32020, row, "error_code");
    },
  },
  {
    invariant: "error_codes_of_revision",
    what: "a missing capability that is there",
    where: (row) => row.error_code === -32021,
    change: (row, rows) => {
      const capabilities = "io.modelcontextprotocol/clientCapabilities";
      put({ elicitation: {} }, asker(row, rows), "message", "params", "_meta", capabilities);
    },
  },
  {
    invariant: "http_status",
    what: "a status over stdio",
    where: (row) => row.transport === "stdio",
    change: (row) => put(200, row, "http_status"),
  },
  {
    invariant: "http_status",
    what: "success for an unknown method",
    where: (row) => row.http_status === 404 && row.kind === "error",
    change: (row) => put(200, row, "http_status"),
  },
  {
    invariant: "http_status",
    what: "a status on a request that was answered",
    where: (row, rows) => row.transport !== "stdio" && isCall(row) && answered(row, rows) !== undefined,
    change: (row) => put(200, row, "http_status"),
  },
  {
    invariant: "retry_repeats",
    what: "a retry of nothing",
    where: (row) => row.retry_of !== null,
    change: (row) => put(row.seq, row, "retry_of"),
  },
  {
    invariant: "retry_repeats",
    what: "a retry with other arguments",
    where: (row) => row.retry_of !== null && isCall(row),
    change: (row, rows) => put({ other: true }, rows[Number(row.retry_of)], "message", "params", "arguments"),
  },
  {
    invariant: "outcome_matches",
    what: "a smooth run that failed",
    where: (row) => row.scenario === "happy_path",
    change: (_, rows) => {
      for (const row of rows) row.outcome = "failed";
    },
  },
];

test("generated transcripts break no rule, in any revision, transport and scenario", () => {
  const rows = valid.flat();
  const { violations, rows: count } = validateMcpToolCallTranscripts(rows);
  assert.deepEqual(violations.slice(0, 5), []);
  assert.equal(count, rows.length);
  assert.equal(new Set(rows.map((row) => row.protocol_version)).size, 3);
  assert.equal(new Set(rows.map((row) => row.transport)).size, 2);
  assert.equal(new Set(rows.map((row) => row.scenario)).size, 14);
});

for (const { invariant, what, where, change } of mutations) {
  test(`${invariant} catches ${what}`, () => {
    const original = valid.find((rows) => rows.some((row) => where(row, rows)));
    assert.ok(original !== undefined, "no valid transcript shows this case");
    const rows = structuredClone(original);
    change(rows.find((row) => where(row, rows)) as Row, rows);
    const { violations } = validateMcpToolCallTranscripts(rows);
    const found = violations.map((violation) => violation.invariant);
    assert.ok(found.includes(invariant), `found ${found.join(", ") || "nothing"}`);
    assert.ok(violations.every((violation) => violation.row < rows.length && violation.detail !== ""));
  });
}

test("each published rule has a mutation that it catches", () => {
  const caught = new Set(mutations.map((mutation) => mutation.invariant));
  const published = mcpToolCallTranscripts.invariants.map((invariant) => invariant.id);
  assert.deepEqual(
    published.filter((id) => !caught.has(id)),
    [],
  );
});

test("the schema check agrees with ajv on the tools' own schemas", () => {
  const ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: false });
  const tools = valid.flat().flatMap(toolsOf);
  const schemas = [...new Map(tools.map((tool) => [tool.name, tool.inputSchema as object])).values()];
  const given = valid
    .flat()
    .filter(isCall)
    .map((row) => get(row, "message", "params", "arguments") ?? {});
  assert.ok(schemas.length >= 25);
  let refused = 0;
  for (const schema of schemas) {
    const validate = ajv.compile(schema);
    fc.assert(
      fc.property(fc.constantFrom(...given.slice(0, 400)), fc.string(), fc.jsonValue(), (value, name, member) => {
        for (const candidate of [value, { ...value, [name]: member }, member]) {
          const accepted = validate(candidate);
          if (!accepted) refused += 1;
          assert.equal(schemaFailure(schema, candidate) === null, accepted, JSON.stringify(candidate));
        }
      }),
      { seed: 3, numRuns: 30 },
    );
  }
  assert.ok(refused > 100);
  assert.match(schemaFailure({ $dynamicRef: "#x" }, 1) ?? "", /unknown keyword/);
});
