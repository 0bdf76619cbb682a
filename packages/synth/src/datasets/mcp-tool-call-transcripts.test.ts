import assert from "node:assert/strict";
import { test } from "node:test";
import { canonicalJson } from "@sdg/proof/canonical-json";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { datasetTrial } from "../../test/dataset-trial.ts";
import { parsedRows } from "../quality/parsed-rows.ts";
import type { JsonValue } from "../schema/json-value.ts";
import { BLOCK_ROWS } from "./mcp-tool-call-transcripts/block.ts";
import { Dice } from "./mcp-tool-call-transcripts/dice.ts";
import { invalidArguments } from "./mcp-tool-call-transcripts/invalid-arguments.ts";
import { scenarios } from "./mcp-tool-call-transcripts/scenario.ts";
import { servers } from "./mcp-tool-call-transcripts/servers.ts";
import { revisions, type Tool } from "./mcp-tool-call-transcripts/tool.ts";
import { mcpToolCallTranscripts } from "./mcp-tool-call-transcripts.ts";

datasetTrial(mcpToolCallTranscripts, {
  golden: "3d09e2fc5f014c089e2359f0deea1fd56d50422d050106a423b8d1ca70f4f5f0",
});

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
formats.default(ajv);
const topic = { key: 99, start: Date.UTC(2026, 9, 5, 12) };
const tools = servers.flatMap((server) => server.tools.map((tool) => ({ server, tool })));
const rows = [...parsedRows(mcpToolCallTranscripts, "transcripts", 0, 40_000)];

function schemaOf(schema: Tool["inputSchema"]): ValidateFunction {
  return ajv.compile(schema);
}

function isCanonical(value: JsonValue): boolean {
  return JSON.stringify(value) === canonicalJson(value);
}

test("there are at least 25 tools on at least 8 servers, each named once on its server", () => {
  assert.ok(tools.length >= 25 && servers.length >= 8);
  for (const server of servers) {
    const names = server.tools.map((tool) => tool.name);
    assert.equal(new Set(names).size, names.length);
    for (const name of names) assert.match(name, /^[A-Za-z0-9_.-]{1,128}$/);
    assert.ok(
      server.tools.some((tool) => tool.reportsProgress !== undefined),
      `${server.name} reports no progress`,
    );
  }
});

for (const { server, tool } of tools) {
  test(`${server.name}: ${tool.name} is called and answers as its schemas say`, () => {
    const accepts = schemaOf(tool.inputSchema);
    const answers = tool.outputSchema === undefined ? null : schemaOf(tool.outputSchema);
    for (let key = 0; key < 300; key++) {
      const dice = new Dice(key, topic);
      const given = tool.given(dice);
      assert.ok(accepts(given), JSON.stringify([given, accepts.errors]));
      assert.ok(isCanonical(given), JSON.stringify(given));
      const answer = tool.answer(dice, given);
      assert.equal(answer.structured !== undefined, answers !== null);
      assert.ok(answer.structured !== undefined || (answer.text ?? "") !== "", "an answer says something");
      if (answers !== null) assert.ok(answers(answer.structured), JSON.stringify([answer, answers.errors]));
      if (answer.structured !== undefined) assert.ok(isCanonical(answer.structured));
      assert.notEqual(tool.failure(dice, given), "");
    }
  });

  test(`${server.name}: invalid arguments of ${tool.name} are refused by its schema`, () => {
    const accepts = schemaOf(tool.inputSchema);
    for (let key = 0; key < 300; key++) {
      const dice = new Dice(key, topic);
      const wrong = invalidArguments(dice, tool, tool.given(dice), server.wording);
      assert.equal(accepts(wrong.given), false, JSON.stringify(wrong));
      assert.ok(isCanonical(wrong.given));
    }
  });

  const { elicitation } = tool;
  if (elicitation !== undefined) {
    test(`${server.name}: users answer what ${tool.name} asks`, () => {
      const accepts = schemaOf(elicitation.requestedSchema);
      for (let key = 0; key < 50; key++) {
        const content = elicitation.content(new Dice(key, topic));
        assert.ok(accepts(content) && isCanonical(content), JSON.stringify(content));
      }
    });
  }
}

test("every scenario, revision and server occurs in 40,000 rows", () => {
  assert.deepEqual(new Set(rows.map((row) => row.scenario)), new Set(scenarios));
  assert.deepEqual(new Set(rows.map((row) => row.protocol_version)), new Set(revisions));
  assert.deepEqual(new Set(rows.map((row) => row.server_name)), new Set(servers.map((server) => server.name)));
});

test("transcript ids never come back", () => {
  const seen = new Set<unknown>();
  let current: unknown;
  for (const row of rows) {
    if (row.transcript_id === current) continue;
    current = row.transcript_id;
    assert.ok(!seen.has(current));
    seen.add(current);
  }
});

test("transcripts start in time order, across blocks too", () => {
  const starts = rows.filter((row) => row.seq === 0).map((row) => String(row.ts));
  assert.ok(rows.length > 2 * BLOCK_ROWS);
  assert.deepEqual(starts, starts.toSorted());
});

test("the last row that exists can be made", () => {
  const last = mcpToolCallTranscripts.rowLimit - 1;
  const [row] = parsedRows(mcpToolCallTranscripts, "transcripts", last, last + 1);
  assert.equal(row?.schema_version, mcpToolCallTranscripts.version);
});

test("two calls in flight at once may be answered in the other order", () => {
  const answered = new Map<string, number>();
  const swapped = rows.some((row) => {
    if (row.kind !== "response" || row.direction !== "s2c") return false;
    const key = String(row.transcript_id);
    const seq = rows.findIndex((other) => other.transcript_id === row.transcript_id && other.rpc_id === row.rpc_id);
    const before = answered.get(key) ?? -1;
    answered.set(key, seq);
    return seq < before;
  });
  assert.ok(swapped);
});

test("no answer repeats the words of most others", () => {
  const texts = rows
    .filter((row) => row.result_is_error === false)
    .map((row) => JSON.stringify((row.message as { result: { content: unknown } }).result.content));
  assert.ok(texts.length > 5_000);
  assert.ok(new Set(texts).size / texts.length > 0.9);
});
