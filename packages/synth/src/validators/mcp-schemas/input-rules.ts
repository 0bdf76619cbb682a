import type { Report } from "../validation.ts";
import { errorsOf, isObject, isTexts, type JsonObject, schemaFlaw } from "./json-schema.ts";
import type { ToolRow } from "./tool-row.ts";

const none: readonly string[] = [];

function requiredOf(schema: JsonObject): readonly string[] {
  return isTexts(schema.required) ? schema.required : none;
}

function propertiesOf(schema: JsonObject): JsonObject {
  return isObject(schema.properties) ? schema.properties : {};
}

/** Rules that hold for every schema inside the arguments'. */
function checkWithin(schema: JsonObject, path: string, report: Report): void {
  if (schema.type === "object" && schema.additionalProperties !== false) {
    report("input-schema", `${path || "the whole"} takes additional properties`);
  }
  const properties = propertiesOf(schema);
  const required = requiredOf(schema);
  for (const name in properties) {
    const property = properties[name];
    if (!isObject(property)) continue;
    const at = `${path}/${name}`;
    if (typeof property.type !== "string" || typeof property.description !== "string" || property.description === "") {
      report("properties-described", `${at} has no type or no description`);
    }
    if (Object.hasOwn(property, "default")) {
      const isRefused = errorsOf(property, property.default).length > 0;
      if (isRefused || required.includes(name))
        report("defaults", `${at} defaults to ${JSON.stringify(property.default)}`);
    }
    checkWithin(property, at, report);
  }
  if (isObject(schema.items)) checkWithin(schema.items, `${path}/items`, report);
}

/** How deep objects stand in one another. */
function depthOf(schema: JsonObject): number {
  let deepest = 0;
  const properties = propertiesOf(schema);
  for (const name in properties) {
    const property = properties[name];
    const inner = isObject(property) && property.type === "array" ? property.items : property;
    if (isObject(inner) && inner.type === "object") deepest = Math.max(deepest, depthOf(inner));
  }
  return 1 + deepest;
}

function hasDoubledEnum(schema: JsonObject): boolean {
  const members = schema.enum;
  if (Array.isArray(members) && new Set(members).size !== members.length) return true;
  if (isObject(schema.items) && hasDoubledEnum(schema.items)) return true;
  return Object.values(propertiesOf(schema)).some((property) => isObject(property) && hasDoubledEnum(property));
}

/** Rules on the schema of the arguments. Returns true when values can be judged by it. */
export function checkInput(tool: ToolRow, report: Report): boolean {
  const schema = tool.input_schema;
  if (hasDoubledEnum(schema)) report("properties-described", "an enum names a member twice");
  const flaw = schema.type === "object" ? schemaFlaw(schema) : "its type is not object";
  if (flaw !== null) report("input-schema", flaw);
  checkWithin(schema, "", report);
  const properties = propertiesOf(schema);
  const required = requiredOf(schema);
  const same = required.length === tool.required.length && required.every((name, i) => name === tool.required[i]);
  if (!same || !required.every((name) => Object.hasOwn(properties, name))) {
    report("required", `${tool.required.join(" ")} instead of ${required.join(" ")}`);
  }
  const count = Object.keys(properties).length;
  if (tool.param_count !== count) report("param-count", `${tool.param_count} instead of ${count}`);
  const depth = depthOf(schema);
  if (tool.depth !== depth) report("depth", `${tool.depth} instead of ${depth}`);
  return flaw === null;
}

/** Rules on arguments that the schema takes and refuses. */
export function checkExamples(tool: ToolRow, report: Report): void {
  const errors = errorsOf(tool.input_schema, tool.example_args);
  if (errors.length > 0) report("example-args", `refused by ${errors.join(", ")}`);
  const seen: string[] = [];
  for (const { args, keyword } of tool.invalid_args_examples) {
    if (seen.includes(keyword)) report("invalid-args", `two examples of ${keyword}`);
    seen.push(keyword);
    const found = errorsOf(tool.input_schema, args);
    if (found.length !== 1 || found[0] !== keyword) {
      report("invalid-args", `refused by ${found.join(", ") || "nothing"} instead of ${keyword}`);
    }
  }
}
