import { type FieldRule, memberOf, orNull, type RecordRules, versionRule } from "../record-rules.ts";
import type { Report } from "../validation.ts";
import { isObject, isTexts, type JsonObject } from "./json-schema.ts";

/** Arguments that a tool refuses. */
export interface InvalidArguments {
  args: unknown;
  keyword: string;
  why: string;
}

/** A tool definition whose fields have the published types. */
export interface ToolRow {
  schema_id: string;
  server_name: string;
  server_version: string;
  domain: string;
  protocol_version: string;
  tool_index: number;
  tool_count: number;
  name: string;
  title: string | null;
  description: string;
  input_schema: JsonObject;
  output_schema: JsonObject | null;
  annotations: JsonObject;
  required: readonly string[];
  param_count: number;
  depth: number;
  example_args: JsonObject;
  example_result: JsonObject;
  invalid_args_examples: readonly InvalidArguments[];
  tags: readonly string[];
  auth: string;
  ttl_ms: number | null;
  cache_scope: string | null;
  schema_version: string;
}

/** Fields that all tools of a server share. */
export const serverFields = [
  "server_version",
  "domain",
  "protocol_version",
  "tool_count",
  "auth",
  "ttl_ms",
  "cache_scope",
] as const satisfies readonly (keyof ToolRow)[];

const domains = memberOf(
  ...["billing", "calendar", "crm", "devops", "documents", "fleet", "helpdesk", "hr"],
  ...["inventory", "laboratory", "learning", "media", "monitoring", "property", "shipping", "warehouse_data"],
);
const text: FieldRule = { type: "text" };
const object: FieldRule = { type: "object" };

/** Published form of each field. */
export const toolRules: RecordRules = new Map<string, FieldRule>([
  ["schema_id", { type: "text", pattern: /^mts_[0-9A-HJKMNP-TV-Z]{6}$/ }],
  ["server_name", { type: "text", pattern: /^[a-z]+(?:-[a-z]+){1,3}$/ }],
  ["server_version", { type: "text", pattern: /^[0-9]{1,2}\.[0-9]{1,2}\.[0-9]{1,2}$/ }],
  ["domain", domains],
  ["protocol_version", memberOf("2025-06-18", "2025-11-25", "2026-07-28")],
  ["tool_index", { type: "integer", minimum: 0 }],
  ["tool_count", { type: "integer", minimum: 1 }],
  ["name", { type: "text", pattern: /^[A-Za-z0-9_.-]{1,128}$/ }],
  ["title", orNull(text)],
  ["description", text],
  ["input_schema", object],
  ["output_schema", orNull(object)],
  ["annotations", object],
  ["required", { type: "array" }],
  ["param_count", { type: "integer", minimum: 0, maximum: 12 }],
  ["depth", { type: "integer", minimum: 1, maximum: 3 }],
  ["example_args", object],
  ["example_result", object],
  ["invalid_args_examples", { type: "array" }],
  ["tags", { type: "array" }],
  ["auth", memberOf("none", "api_key", "bearer", "oauth2")],
  ["ttl_ms", { type: "integer", nullable: true, minimum: 0, maximum: 86_400_000 }],
  ["cache_scope", orNull(memberOf("public", "private"))],
  ["schema_version", versionRule],
]);

function isUniqueTexts(value: unknown): boolean {
  return isTexts(value) && value.every((item, i) => value.indexOf(item) === i);
}

function isInvalidArguments(value: unknown): boolean {
  return (
    isObject(value) &&
    Object.keys(value).length === 3 &&
    Object.hasOwn(value, "args") &&
    typeof value.keyword === "string" &&
    typeof value.why === "string"
  );
}

/** Checks the published form of what the arrays of a row hold (invariant "schema"). */
export function checkArrays(record: Record<string, unknown>, report: Report): boolean {
  const invalid = record.invalid_args_examples as readonly unknown[];
  const tags = record.tags as readonly unknown[];
  let sound = true;
  const expect = (holds: boolean, name: string): void => {
    if (holds) return;
    sound = false;
    report("schema", `${name} ${JSON.stringify(record[name])}`);
  };
  expect(isUniqueTexts(record.required), "required");
  expect(isUniqueTexts(tags) && tags.length >= 1 && tags.length <= 6, "tags");
  const isSized = invalid.length >= 1 && invalid.length <= 4;
  expect(isSized && invalid.every(isInvalidArguments), "invalid_args_examples");
  return sound;
}
