import assert from "node:assert/strict";
import { test } from "node:test";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import fc from "fast-check";
import { mcpSchemas } from "../../datasets/mcp-schemas.ts";
import { parsedRows } from "../../quality/parsed-rows.ts";
import { errorsOf, isObject, type JsonObject, schemaFlaw } from "./json-schema.ts";

const ajv = new Ajv2020({ strict: true, allErrors: true });
formats.default(ajv);

const tools = [...parsedRows(mcpSchemas, "judges", 0, 120)];

/** Values of all sorts, among them those that the tools' own examples are made of. */
const strange = fc.oneof(
  fc.constantFrom(...tools.flatMap((tool) => Object.values(tool.example_args as JsonObject))),
  fc.constantFrom(
    "",
    "?",
    "2026-02-30",
    "2026-02-28T10:00:00Z",
    "2026-02-28",
    "a@example.com",
    "a@",
    "https://x.example/y",
  ),
  fc.constantFrom(null, true, -1, 0, 1.5, 1e9, [], [1, 1], {}, { a: 1 }),
  fc.string({ unit: "grapheme", maxLength: 80 }),
);

test("values are refused by the same keywords as by a published judge", () => {
  let refused = 0;
  for (const tool of tools) {
    const schema = tool.input_schema as JsonObject;
    const judge = ajv.compile(schema);
    const compare = (value: unknown): void => {
      judge(value);
      const theirs = (judge.errors ?? []).map((error) => error.keyword).sort();
      assert.deepEqual([...errorsOf(schema, value)].sort(), theirs, JSON.stringify({ schema, value }));
      if (theirs.length > 0) refused++;
    };
    compare(tool.example_args);
    for (const { args } of tool.invalid_args_examples as { args: unknown }[]) compare(args);
    const names = fc.constantFrom(...Object.keys((schema.properties ?? {}) as JsonObject), "other");
    const args = fc
      .dictionary(names, strange, { maxKeys: 4 })
      .map((some) => ({ ...(tool.example_args as JsonObject), ...some }));
    for (const value of fc.sample(args, { seed: 9, numRuns: 25 })) compare(value);
  }
  assert.ok(refused > 1_000);
});

test("schemas that a published judge compiles in strict mode are sound, and spoilt ones are not", () => {
  for (const tool of tools) assert.equal(schemaFlaw(tool.input_schema as JsonObject), null);
  const spoilt: JsonObject[] = [
    { type: "string", minimum: 1 },
    { type: "number", minimum: "1" },
    { type: "string", pattern: "(" },
    { type: "string", format: "poem" },
    { type: "array", items: { type: "string", maxLength: -1 } },
    { type: "object", properties: { a: { type: "text" } } },
    { type: "object", required: ["a", "a"] },
    { type: "string", enum: [] },
    { type: "string", length: 5 },
  ];
  for (const schema of spoilt) {
    assert.ok(isObject(schema) && schemaFlaw(schema) !== null, JSON.stringify(schema));
    assert.throws(() => ajv.compile({ ...schema }), JSON.stringify(schema));
  }
});
