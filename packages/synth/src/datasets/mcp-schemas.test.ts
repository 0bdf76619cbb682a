import assert from "node:assert/strict";
import { test } from "node:test";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { datasetTrial } from "../../test/dataset-trial.ts";
import { parsedRows } from "../quality/parsed-rows.ts";
import type { JsonSchema } from "../schema/json-value.ts";
import { mcpSchemas } from "./mcp-schemas.ts";

datasetTrial(mcpSchemas, { golden: "0ae58f927aac32bc37a755e1ce6aef0a4781ecd905a0dfeb03650e44fecea7a7" });

interface Tool {
  readonly server_name: string;
  readonly domain: string;
  readonly protocol_version: string;
  readonly tool_index: number;
  readonly tool_count: number;
  readonly name: string;
  readonly title: string | null;
  readonly description: string;
  readonly input_schema: JsonSchema;
  readonly output_schema: JsonSchema | null;
  readonly annotations: Readonly<Record<string, unknown>>;
  readonly required: readonly string[];
  readonly param_count: number;
  readonly depth: number;
  readonly example_args: unknown;
  readonly example_result: Readonly<Record<string, unknown>>;
  readonly invalid_args_examples: readonly { args: unknown; keyword: string; why: string }[];
}

function tools(count: number, dataset = mcpSchemas): Tool[] {
  return [...parsedRows(dataset, "tools", 0, count)] as unknown as Tool[];
}

function compiler(): Ajv2020 {
  const ajv = new Ajv2020({ strict: true, allErrors: true });
  formats.default(ajv);
  return ajv;
}

test("schemas compile strictly, examples validate, and each invalid example fails for the stated keyword alone", () => {
  const keywords = new Set<string>();
  const ajv = compiler();
  for (const tool of tools(900)) {
    const validate = ajv.compile(tool.input_schema);
    assert.ok(validate(tool.example_args), `${tool.name}: ${JSON.stringify([validate.errors, tool])}`);
    const stated = tool.invalid_args_examples.map((example) => example.keyword);
    assert.equal(new Set(stated).size, stated.length);
    for (const { args, keyword, why } of tool.invalid_args_examples) {
      assert.equal(validate(args), false, JSON.stringify({ args, keyword, tool }));
      assert.deepEqual(
        validate.errors?.map((error) => error.keyword),
        [keyword],
        JSON.stringify({ args, keyword, tool }),
      );
      assert.match(why, /^\S.*\.$/u);
      keywords.add(keyword);
    }
    if (tool.output_schema !== null) {
      const accepts = ajv.compile(tool.output_schema);
      assert.ok(accepts(tool.example_result.structuredContent), JSON.stringify([accepts.errors, tool]));
    }
  }
  assert.deepEqual(
    [...keywords].sort(),
    "additionalProperties enum format maxLength maximum minItems minLength minimum pattern required type uniqueItems".split(
      " ",
    ),
  );
});

test("defaults validate, properties are described and counted, required names are properties", () => {
  const ajv = compiler();
  for (const tool of tools(900)) {
    const properties = Object.entries(tool.input_schema.properties as Record<string, JsonSchema>);
    assert.equal(properties.length, tool.param_count);
    assert.deepEqual(tool.input_schema.required ?? [], tool.required);
    const isNested = properties.some(([, schema]) => schema.type === "object");
    assert.equal(tool.depth, isNested ? 2 : 1);
    for (const [name, schema] of properties) {
      assert.equal(typeof schema.description, "string");
      if (schema.default === undefined) continue;
      assert.ok(!tool.required.includes(name));
      assert.ok(ajv.validate(schema, schema.default), `default of ${name}`);
    }
  }
});

const reading = new Set("get fetch read list search find count check compare preview describe summarize".split(" "));

test("names are unique in a server, servers stand together, descriptions speak of the verb, hints agree with it", () => {
  const seen = new Map<string, Set<string>>();
  let server = "";
  let next = 0;
  for (const tool of tools(8_000)) {
    if (tool.server_name !== server) {
      assert.ok(!seen.has(tool.server_name), `${tool.server_name} comes again`);
      server = tool.server_name;
      next = 0;
      seen.set(server, new Set());
    }
    assert.equal(tool.tool_index, next++);
    assert.ok(next <= tool.tool_count);
    const names = seen.get(server);
    assert.ok(names !== undefined && !names.has(tool.name), tool.name);
    names.add(tool.name);
    const verb = /^[a-z]+/.exec(tool.name)?.[0] ?? "";
    const forms = [verb, `${verb}s`, `${verb}es`, verb.replace(/y$/, "ies")];
    const words = tool.description.toLowerCase().split(/[^a-z]+/);
    assert.ok(
      forms.some((form) => words.includes(form)),
      `${tool.name}: ${tool.description}`,
    );
    assert.ok(tool.description.length >= 20 && tool.description.length <= 320, tool.description);
    assert.match(tool.description, /\.$/);
    assert.equal(tool.annotations.readOnlyHint === true, reading.has(verb), tool.name);
    if (tool.annotations.title !== undefined) assert.equal(tool.annotations.title, tool.title);
  }
});

test("results have the shape of their revision, and the structured part is repeated as text", () => {
  for (const tool of tools(2_000)) {
    const { content, structuredContent, resultType } = tool.example_result;
    assert.equal(resultType, tool.protocol_version === "2026-07-28" ? "complete" : undefined);
    const [item] = content as readonly { text: string; type: string }[];
    assert.equal(item?.type, "text");
    assert.equal(structuredContent !== undefined, tool.output_schema !== null);
    if (structuredContent !== undefined) assert.equal(item?.text, JSON.stringify(structuredContent));
  }
});

test("parameters mean what they say: domains, revisions, size of servers, structured results", () => {
  const configured = mcpSchemas.configure({
    domains: ["fleet", "hr"],
    protocol_versions: ["2026-07-28"],
    tools_per_server: 24,
    output_schema_share: 1,
  });
  const made = tools(3_840, configured);
  assert.deepEqual([...new Set(made.map((tool) => tool.domain))].sort(), ["fleet", "hr"]);
  assert.ok(made.every((tool) => tool.protocol_version === "2026-07-28" && tool.output_schema !== null));
  assert.equal(made.length / new Set(made.map((tool) => tool.server_name)).size, 24);
});
