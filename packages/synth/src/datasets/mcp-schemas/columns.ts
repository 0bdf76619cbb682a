import type { Column } from "../../engine/column.ts";
import type { Field } from "../../schema/field.ts";
import { authKinds, cacheScopes, domains, revisions } from "./vocabulary.ts";

/** Slots of the register, in the order of the columns. */
export const slot = {
  id: 0,
  server: 1,
  serverVersion: 2,
  domain: 3,
  revision: 4,
  index: 5,
  count: 6,
  name: 7,
  title: 8,
  description: 9,
  input: 10,
  output: 11,
  annotations: 12,
  required: 13,
  params: 14,
  depth: 15,
  args: 16,
  result: 17,
  invalid: 18,
  tags: 19,
  auth: 20,
  ttl: 21,
  scope: 22,
  version: 23,
} as const;

const text = { kind: "text" } as const;
const json = { kind: "json" } as const;
const integer = { kind: "integer" } as const;

function choice(values: readonly string[], field: Omit<Field, "type" | "values">): Column {
  return { field: { type: "enum", values, ...field }, form: { kind: "choice", values } };
}

/** One row is one tool of one server. */
export function schemaColumns(version: string): readonly Column[] {
  return [...identity(), ...tool(), ...examples(), ...setting(version)];
}

function identity(): Column[] {
  return [
    {
      field: {
        name: "schema_id",
        type: "id",
        meaning: "The tool definition.",
        pattern: "mts_[0-9A-HJKMNP-TV-Z]{6}",
        example: "mts_0QK4ZV",
      },
      form: { kind: "code", prefixes: ["mts_"], radix: 32, width: 6 },
    },
    {
      field: {
        name: "server_name",
        type: "string",
        meaning: "Invented server that offers the tool; its tools follow one another.",
        pattern: "[a-z]+(-[a-z]+){1,3}",
        example: "velmar-ledger-mcp",
      },
      form: text,
    },
    {
      field: {
        name: "server_version",
        type: "string",
        meaning: "Semantic version of the server.",
        pattern: "[0-9]{1,2}\\.[0-9]{1,2}\\.[0-9]{1,2}",
        example: "1.4.2",
      },
      form: text,
    },
    choice(domains, { name: "domain", meaning: "What the server is about.", example: "billing" }),
    choice(revisions, {
      name: "protocol_version",
      meaning: "Revision of MCP that the definition follows.",
      example: "2025-11-25",
    }),
    {
      field: {
        name: "tool_index",
        type: "int",
        meaning: "Place of the tool in the server's list, from 0.",
        minimum: 0,
        example: 3,
      },
      form: integer,
    },
    {
      field: { name: "tool_count", type: "int", meaning: "Number of tools of the server.", minimum: 1, example: 11 },
      form: integer,
    },
  ];
}

function tool(): Column[] {
  return [
    {
      field: {
        name: "name",
        type: "string",
        meaning: "Name of the tool, unique in its server; it begins with a verb.",
        pattern: "[A-Za-z0-9_.-]{1,128}",
        example: "list_invoices",
      },
      form: text,
    },
    {
      field: { name: "title", type: "string", meaning: "Name for people.", nullable: true, example: "List invoices" },
      form: text,
    },
    {
      field: {
        name: "description",
        type: "string",
        meaning: "What the tool does, as a model reads it.",
        example: "Lists invoices of a customer, newest first. Returns at most 50 per page.",
      },
      form: text,
    },
    {
      field: {
        name: "input_schema",
        type: "object",
        meaning: "JSON Schema 2020-12 of the arguments.",
        example: { additionalProperties: false, properties: {}, type: "object" },
      },
      form: json,
    },
    {
      field: {
        name: "output_schema",
        type: "object",
        meaning: "JSON Schema 2020-12 of the structured result; null when the tool answers in text.",
        nullable: true,
        example: { properties: { ok: { type: "boolean" } }, required: ["ok"], type: "object" },
      },
      form: json,
    },
    {
      field: {
        name: "annotations",
        type: "object",
        meaning: "The tool's hints; absent hints have the protocol's defaults.",
        example: { readOnlyHint: true },
      },
      form: json,
    },
    {
      field: {
        name: "required",
        type: "array",
        meaning: "Names of the required arguments.",
        schema: { items: { type: "string" }, uniqueItems: true },
        example: ["invoice_id"],
      },
      form: json,
    },
    {
      field: {
        name: "param_count",
        type: "int",
        meaning: "Number of arguments that the schema names.",
        minimum: 0,
        maximum: 12,
        example: 3,
      },
      form: integer,
    },
    {
      field: {
        name: "depth",
        type: "int",
        meaning: "Nesting depth of objects in the arguments: 1 when all are plain.",
        minimum: 1,
        maximum: 3,
        example: 1,
      },
      form: integer,
    },
  ];
}

function examples(): Column[] {
  return [
    {
      field: {
        name: "example_args",
        type: "object",
        meaning: "Arguments that the schema accepts.",
        example: { invoice_id: "inv_00412" },
      },
      form: json,
    },
    {
      field: {
        name: "example_result",
        type: "object",
        meaning: "What the tool answers to the example arguments: an MCP tool result.",
        example: { content: [{ text: "3 invoices", type: "text" }] },
      },
      form: json,
    },
    {
      field: {
        name: "invalid_args_examples",
        type: "array",
        meaning: "Arguments that the schema refuses, each with the keyword that refuses them and why.",
        schema: {
          items: {
            type: "object",
            properties: { args: {}, keyword: { type: "string" }, why: { type: "string" } },
            required: ["args", "keyword", "why"],
            additionalProperties: false,
          },
          minItems: 1,
          maxItems: 4,
        },
        example: [{ args: {}, keyword: "required", why: "invoice_id is missing." }],
      },
      form: json,
    },
    {
      field: {
        name: "tags",
        type: "array",
        meaning: "Words by which a catalogue finds the tool.",
        schema: { items: { type: "string" }, minItems: 1, maxItems: 6, uniqueItems: true },
        example: ["billing", "invoice", "read"],
      },
      form: json,
    },
  ];
}

function setting(version: string): Column[] {
  return [
    choice(authKinds, { name: "auth", meaning: "How the server knows its callers.", example: "oauth2" }),
    {
      field: {
        name: "ttl_ms",
        type: "int",
        meaning: "How long the tool list may be cached; only revision 2026-07-28 says so.",
        unit: "milliseconds",
        minimum: 0,
        maximum: 86_400_000,
        nullable: true,
        example: 300_000,
      },
      form: integer,
    },
    choice(cacheScopes, {
      name: "cache_scope",
      meaning: "Who may cache the tool list; only revision 2026-07-28 says so.",
      nullable: true,
      example: "public",
    }),
    {
      field: {
        name: "schema_version",
        type: "string",
        meaning: "Version of this dataset's schema and generator.",
        example: version,
      },
      form: { kind: "choice", values: [version] },
      stable: true,
    },
  ];
}
