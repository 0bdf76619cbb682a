import assert from "node:assert/strict";
import { test } from "node:test";
import { datasetTrial } from "../../test/dataset-trial.ts";
import { type ConventionSpan, convention } from "../../test/mcp-span-convention.ts";
import { parsedRows } from "../quality/parsed-rows.ts";
import type { ParameterValue } from "../schema/parameter.ts";
import { agentNames, toolNames } from "./mcp-traces/vocabulary.ts";
import { mcpTraces } from "./mcp-traces.ts";

datasetTrial(mcpTraces, {
  splitRows: 1_000,
  golden: "e024d42703b6609ec9f1a1c71704a73a86bc1796a538ff89d7842bbaa39cfa24",
});

type Row = Record<string, unknown>;

function rowsWith(values: Readonly<Record<string, ParameterValue>>, rows: number): Row[] {
  return [...parsedRows(mcpTraces.configure({ ...mcpTraces.values, ...values }), "spans", 0, rows)];
}

function attributesOf(row: Row): Record<string, unknown> {
  return row.attributes as Record<string, unknown>;
}

/** Whole traces; what the end of the rows cuts is left out. */
function tracesOf(rows: readonly Row[]): Row[][] {
  const traces: Row[][] = [];
  for (const row of rows) {
    if (row.span_index === 0) traces.push([]);
    traces.at(-1)?.push(row);
  }
  return traces.filter((spans) => spans.length === spans[0]?.span_count);
}

function expectedOf(row: Row): ConventionSpan {
  const isMcp = row.mcp_method !== null;
  const name = isMcp ? (row.kind === "CLIENT" ? "mcp.client" : "mcp.server") : String(row.name).split(" ")[0];
  const found = convention.find((each) => each.span === name);
  assert.ok(found !== undefined, JSON.stringify(row));
  return found;
}

const isOf: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === "string" && value !== "",
  int: (value) => Number.isSafeInteger(value),
  double: (value) => typeof value === "number",
  "string[]": (value) => Array.isArray(value) && value.every((item) => typeof item === "string"),
};

const rows = rowsWith({ tool_error_rate: 0.15 }, 40_000);
const traces = tracesOf(rows);

test("every span has the attributes that the convention lists, of its types, and all that it requires", () => {
  for (const row of rows) {
    const { kind, attributes: known } = expectedOf(row);
    assert.equal(row.kind, kind);
    const attributes = attributesOf(row);
    for (const [name, value] of Object.entries(attributes)) {
      const entry = known[name];
      assert.ok(entry !== undefined, `${name} is not in the convention of ${row.name}`);
      assert.ok(isOf[entry.type]?.(value), `${name} of ${JSON.stringify(row)}`);
    }
    for (const [name, { level }] of Object.entries(known)) {
      if (level === "required") assert.ok(name in attributes, `${name} is required`);
    }
  }
});

test("what the convention requires under a condition is there exactly under that condition", () => {
  for (const row of rows) {
    const attributes = attributesOf(row);
    const has = (name: string): boolean => name in attributes;
    const failed = row.status_code === "ERROR";
    assert.equal(has("error.type"), failed);
    assert.equal(row.status_message !== null, failed);
    if (row.mcp_method === null) {
      assert.ok(has("gen_ai.request.model") && has("gen_ai.conversation.id"));
      assert.equal(has("server.port"), has("server.address"));
      continue;
    }
    const isCall = row.mcp_method === "tools/call";
    assert.equal(has("gen_ai.tool.name"), isCall);
    assert.equal(attributes["gen_ai.operation.name"], isCall ? "execute_tool" : undefined);
    assert.ok(has("jsonrpc.request.id"));
    const code = /^-\d+$/.test(String(attributes["error.type"])) ? attributes["error.type"] : undefined;
    assert.equal(attributes["rpc.response.status_code"], code);
    const isHttp = attributes["network.transport"] === "tcp";
    assert.ok(isHttp || attributes["network.transport"] === "pipe");
    assert.equal(has("mcp.session.id"), isHttp && row.protocol_version !== "2026-07-28");
    for (const name of ["network.protocol.name", "network.protocol.version"]) assert.equal(has(name), isHttp);
    const peer = row.kind === "CLIENT" ? "server" : "client";
    assert.deepEqual([has(`${peer}.address`), has(`${peer}.port`)], [isHttp, isHttp]);
    if (row.mcp_method === "initialize") assert.notEqual(row.protocol_version, "2026-07-28");
    if (row.mcp_method === "server/discover") assert.equal(row.protocol_version, "2026-07-28");
  }
});

test("names are what the convention makes of the attributes", () => {
  for (const row of rows) {
    const attributes = attributesOf(row);
    const target =
      attributes["gen_ai.tool.name"] ??
      (row.mcp_method === null
        ? row.kind === "INTERNAL"
          ? attributes["gen_ai.agent.name"]
          : attributes["gen_ai.request.model"]
        : "");
    const first = row.mcp_method ?? attributes["gen_ai.operation.name"];
    assert.equal(row.name, `${String(first)} ${String(target)}`.trim());
  }
});

test("ids are not zero, and spans form trees whose times nest", () => {
  const spanIds = new Set<unknown>();
  assert.ok(traces.length > 1_000);
  for (const spans of traces) {
    const byId = new Map(spans.map((row) => [row.span_id, row]));
    let before = 0n;
    for (const row of spans) {
      assert.match(String(row.trace_id), /^(?!0{32})[0-9a-f]{32}$/);
      assert.match(String(row.span_id), /^(?!0{16})[0-9a-f]{16}$/);
      assert.ok(!spanIds.has(row.span_id));
      spanIds.add(row.span_id);
      const start = BigInt(String(row.start_time_unix_nano));
      const end = BigInt(String(row.end_time_unix_nano));
      assert.equal(Number(end - start), Math.round(Number(row.duration_ms) * 1e6));
      assert.ok(end > start);
      if (row.parent_span_id === null) {
        assert.equal(row.span_index, 0);
        continue;
      }
      const parent = byId.get(row.parent_span_id);
      assert.ok(parent !== undefined && Number(parent.span_index) < Number(row.span_index));
      assert.ok(start >= BigInt(String(parent.start_time_unix_nano)));
      assert.ok(end <= BigInt(String(parent.end_time_unix_nano)));
      if (parent.span_index !== 0) continue;
      assert.ok(start >= before, "one after another");
      before = end;
    }
  }
});

test("every MCP request is seen from both sides, next to each other and alike", () => {
  const same = ["name", "mcp_method", "tool_name", "session_id", "protocol_version", "status_code"] as const;
  for (const spans of traces) {
    for (const [i, row] of spans.entries()) {
      if (row.kind !== "CLIENT" || row.mcp_method === null) continue;
      const server = spans[i + 1];
      assert.ok(server !== undefined && server.kind === "SERVER" && server.parent_span_id === row.span_id);
      for (const field of same) assert.equal(server[field], row[field]);
      assert.equal(attributesOf(server)["jsonrpc.request.id"], attributesOf(row)["jsonrpc.request.id"]);
      assert.equal((server.resource as Row)["service.name"], server.service_name);
    }
  }
});

test("servers are opened before their tools are called, and count their requests", () => {
  for (const spans of traces) {
    const opened = new Map<unknown, { methods: string[]; id: number }>();
    for (const row of spans) {
      if (row.kind !== "SERVER") continue;
      const id = Number(attributesOf(row)["jsonrpc.request.id"]);
      const known = opened.get(row.service_name) ?? { methods: [], id: id - 1 };
      assert.equal(id, known.id + 1);
      known.id = id;
      known.methods.push(String(row.mcp_method));
      opened.set(row.service_name, known);
    }
    for (const { methods } of opened.values()) {
      assert.match(methods.join(), /^(initialize|server\/discover),tools\/list(,tools\/call)*$/);
    }
  }
});

test("the context grows with what was said, and the root sums up the tokens", () => {
  for (const spans of traces) {
    let total = 0;
    let input = 0;
    let output = 0;
    const chats = spans.filter((row) => String(row.name).startsWith("chat "));
    for (const row of chats) {
      const attributes = attributesOf(row);
      const sent = attributes["gen_ai.usage.input_tokens"];
      assert.equal(sent === undefined, row.status_code === "ERROR");
      if (sent === undefined) continue;
      const got = Number(attributes["gen_ai.usage.output_tokens"]);
      assert.ok(Number(sent) > total);
      assert.ok(Number(attributes["gen_ai.usage.cache_read.input_tokens"]) <= Number(sent));
      assert.ok(Number(attributes["gen_ai.usage.reasoning.output_tokens"] ?? 0) <= got);
      const next = spans[Number(row.span_index) + 1];
      const [reason] = attributes["gen_ai.response.finish_reasons"] as string[];
      assert.equal(reason === "tool_calls", next !== undefined && next.mcp_method !== null);
      total = Number(sent) + got;
      input += Number(sent);
      output += got;
    }
    const root = attributesOf(spans[0] ?? {});
    assert.deepEqual([root["gen_ai.usage.input_tokens"], root["gen_ai.usage.output_tokens"]], [input, output]);
    const [last] = attributesOf(chats.at(-1) ?? {})["gen_ai.response.finish_reasons"] as string[];
    assert.equal(last, root["error.type"] === "max_tokens" ? "length" : "stop");
  }
});

test("every agent, tool, revision and kind of failure occurs, and a clock may be off by what was asked for", () => {
  assert.deepEqual(new Set(rows.flatMap((row) => (row.tool_name === null ? [] : [row.tool_name]))), new Set(toolNames));
  const names = rows.map((row) => attributesOf(row)["gen_ai.agent.name"]).filter((name) => name !== undefined);
  assert.deepEqual(new Set(names), new Set(agentNames));
  const errors = new Set(rows.map((row) => attributesOf(row)["error.type"]));
  for (const type of ["tool_error", "timeout", "-32602", "-32603", "429", "503", "max_tokens"])
    assert.ok(errors.has(type));
  let outside = 0;
  for (const spans of tracesOf(rowsWith({ clock_skew_ms: 20 }, 10_000))) {
    for (const [i, row] of spans.entries()) {
      if (row.kind !== "SERVER") continue;
      const client = spans[i - 1] as Row;
      const early = BigInt(String(client.start_time_unix_nano)) - BigInt(String(row.start_time_unix_nano));
      const late = BigInt(String(row.end_time_unix_nano)) - BigInt(String(client.end_time_unix_nano));
      assert.ok(early <= 20_000_000n && late <= 20_000_000n);
      if (early > 0n || late > 0n) outside++;
    }
  }
  assert.ok(outside > 500);
});

test("tools fail as often as was asked for, and servers speak the revisions asked for", () => {
  for (const rate of [0, 0.5]) {
    const calls = rowsWith({ tool_error_rate: rate }, 20_000).filter(
      (row) => row.kind === "CLIENT" && row.mcp_method === "tools/call",
    );
    const failed = calls.filter((row) => row.status_code === "ERROR").length;
    assert.ok(Math.abs(failed / calls.length - rate) <= 0.06 * rate, `${failed} of ${calls.length}`);
  }
  const modern = rowsWith({ protocol_versions: ["2026-07-28"] }, 2_000);
  assert.deepEqual(new Set(modern.map((row) => row.protocol_version)), new Set([null, "2026-07-28"]));
  assert.ok(modern.every((row) => row.session_id === null));
});
