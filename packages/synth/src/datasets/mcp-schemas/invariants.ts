import type { Invariant } from "../../schema/dataset.ts";

export const schemaInvariants: readonly Invariant[] = [
  { id: "key", statement: "schema_id is unique." },
  {
    id: "server-contiguous",
    statement:
      "The tools of a server_name follow one another with tool_index 0, 1, …, tool_count − 1; a server_name never comes again after another one.",
  },
  {
    id: "server-constant",
    statement:
      "server_version, domain, protocol_version, tool_count, auth, ttl_ms and cache_scope are the same on all rows of a server_name.",
  },
  { id: "name-unique", statement: "name is unique in its server." },
  {
    id: "input-schema",
    statement:
      "input_schema has type object, compiles under JSON Schema 2020-12 in ajv's strict mode with formats, and holds neither $ref nor $schema; every object schema in it has additionalProperties false.",
  },
  {
    id: "properties-described",
    statement: "Every property of input_schema has a type and a description, and every enum in it has unique members.",
  },
  {
    id: "defaults",
    statement:
      "Every default in input_schema validates against the property that it stands in; a required property has none.",
  },
  {
    id: "required",
    statement: "required equals input_schema.required (an empty array when that is absent) and names properties only.",
  },
  { id: "param-count", statement: "param_count is the number of members of input_schema.properties." },
  {
    id: "depth",
    statement:
      "depth is 1 + the deepest chain of properties of type object, or of arrays whose items are of type object, in input_schema.",
  },
  { id: "example-args", statement: "example_args validates against input_schema." },
  {
    id: "invalid-args",
    statement:
      "Each entry of invalid_args_examples fails against input_schema with exactly one error (of all errors of ajv), whose keyword is the stated one; the keywords of an entry list are all different.",
  },
  {
    id: "result",
    statement:
      "example_result has content (one text item) and resultType complete under protocol_version 2026-07-28 only; structuredContent is present exactly when output_schema is and validates against it, and then the text is its JSON with sorted keys and without spaces.",
  },
  {
    id: "output-schema",
    statement:
      "output_schema, where present, has type object and compiles under JSON Schema 2020-12 in ajv's strict mode with formats.",
  },
  {
    id: "hints",
    statement:
      "annotations holds only title (a text) and readOnlyHint, destructiveHint, idempotentHint and openWorldHint (true or false); with readOnlyHint true there is no destructiveHint true; annotations.title, where present, equals title.",
  },
  {
    id: "verb",
    statement:
      "The verb of a name is its first word (up to the first of _ . - or the first capital letter after a small one); description contains it as a whole word, in its base form or with s, es or ies for y, letter case aside.",
  },
  {
    id: "reading-verbs",
    statement:
      "readOnlyHint is true exactly for names whose verb is get, fetch, read, list, search, find, count, check, compare, preview, describe or summarize.",
  },
  {
    id: "caching",
    statement:
      "ttl_ms and cache_scope are present exactly under protocol_version 2026-07-28; cache_scope is private unless auth is none.",
  },
  { id: "tags", statement: "The first of tags is domain." },
  { id: "description-length", statement: "description has 20 to 320 characters and ends in a full stop." },
];
