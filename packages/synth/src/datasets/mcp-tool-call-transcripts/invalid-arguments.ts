import type { JsonValue } from "../../schema/json-value.ts";
import type { Dice } from "./dice.ts";
import type { JsonObject, Tool, Wording } from "./tool.ts";

/** How arguments break a tool's input schema: the keyword that fails, and where. */
interface Flaw {
  readonly keyword: "required" | "type" | "enum" | "maximum" | "additionalProperties";
  readonly property: string;
  /** What the schema wanted: a type, the members, a bound. */
  readonly wanted: string;
  readonly found: string;
}

export interface InvalidArguments {
  readonly given: JsonObject;
  readonly complaint: string;
}

interface Property {
  readonly name: string;
  readonly type: string;
  readonly members: readonly JsonValue[];
  readonly maximum: number | null;
}

function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function propertiesOf(tool: Tool): Property[] {
  const { properties } = tool.inputSchema;
  if (!isObject(properties)) return [];
  return Object.entries(properties).flatMap(([name, schema]) => {
    if (!isObject(schema) || typeof schema.type !== "string") return [];
    const members = Array.isArray(schema.enum) ? schema.enum : [];
    const maximum = typeof schema.maximum === "number" ? schema.maximum : null;
    return [{ name, type: schema.type, members, maximum }];
  });
}

/** The object with one member set (or removed, when undefined), its keys in code unit order. */
function withMember(given: JsonObject, name: string, value: JsonValue | undefined): JsonObject {
  const members = new Map(Object.entries(given));
  if (value === undefined) members.delete(name);
  else members.set(name, value);
  return Object.fromEntries([...members].sort(([left], [right]) => (left < right ? -1 : 1)));
}

/** A value of another type, as agents confuse them. */
function mistyped(dice: Dice, type: string): JsonValue {
  if (type === "string") return dice.between(1, 999);
  if (type === "boolean") return dice.pick(["yes", "true", "no"]);
  if (type === "array" || type === "object") return dice.pick(["all", "default", ""]);
  return dice.pick(["ten", "3", "a few", "25"]);
}

function typeName(value: JsonValue): string {
  return typeof value === "number" ? "number" : typeof value;
}

/** Arguments that the tool's input schema refuses, made from ones that it accepts, with the refusal in a server's words. */
export function invalidArguments(dice: Dice, tool: Tool, given: JsonObject, wording: Wording): InvalidArguments {
  const properties = propertiesOf(tool);
  const required = Array.isArray(tool.inputSchema.required) ? tool.inputSchema.required.map(String) : [];
  const closed = tool.inputSchema.additionalProperties === false;
  const dealt = (flaw: Flaw, value: JsonValue | undefined): InvalidArguments => ({
    given: withMember(given, flaw.property, value),
    complaint: complaint(wording, tool.name, flaw),
  });
  const way = dice.share();
  if (required.length > 0 && way < 0.4) {
    const property = dice.pick(required);
    return dealt({ keyword: "required", property, wanted: "a value", found: "nothing" }, undefined);
  }
  const bounded = properties.filter((property) => property.maximum !== null);
  if (bounded.length > 0 && way < 0.55) {
    const { name, maximum } = dice.pick(bounded);
    const value = (maximum ?? 0) + dice.between(1, 90);
    return dealt({ keyword: "maximum", property: name, wanted: String(maximum), found: String(value) }, value);
  }
  const choices = properties.filter((property) => property.members.length > 0);
  if (choices.length > 0 && way < 0.75) {
    const { name, members } = dice.pick(choices);
    const value = `${String(dice.pick(members))}${dice.pick(["s", "_all", "-like"])}`;
    return dealt({ keyword: "enum", property: name, wanted: members.map(String).join(", "), found: value }, value);
  }
  if (properties.length === 0 || (closed && way > 0.9)) {
    const property = dice.pick(["verbose", "explain", "zone", "raw"]);
    return dealt({ keyword: "additionalProperties", property, wanted: "no more members", found: "true" }, true);
  }
  const { name, type } = dice.pick(properties);
  const value = mistyped(dice, type);
  return dealt({ keyword: "type", property: name, wanted: type, found: typeName(value) }, value);
}

function complaint(wording: Wording, tool: string, flaw: Flaw): string {
  switch (wording) {
    case "zod":
      return `Invalid arguments for tool ${tool}: ${zodIssue(flaw)}`;
    case "ajv":
      return ajvComplaint(flaw);
    case "pydantic":
      return `1 validation error for ${tool}Arguments\n${flaw.property}\n  ${pydanticComplaint(flaw)}`;
    default:
      return plainComplaint(flaw);
  }
}

function zodIssue(flaw: Flaw): string {
  const issue = {
    required: { code: "invalid_type", expected: "defined", received: "undefined", message: "Required" },
    type: {
      code: "invalid_type",
      expected: flaw.wanted,
      received: flaw.found,
      message: `Expected ${flaw.wanted}, received ${flaw.found}`,
    },
    enum: {
      code: "invalid_enum_value",
      options: flaw.wanted.split(", "),
      received: flaw.found,
      message: "Invalid enum value",
    },
    maximum: {
      code: "too_big",
      maximum: Number(flaw.wanted),
      message: `Number must be less than or equal to ${flaw.wanted}`,
    },
    additionalProperties: { code: "unrecognized_keys", keys: [flaw.property], message: "Unrecognized key in object" },
  }[flaw.keyword];
  return JSON.stringify([{ ...issue, path: [flaw.property] }], null, 2);
}

function ajvComplaint(flaw: Flaw): string {
  switch (flaw.keyword) {
    case "required":
      return `arguments must have required property '${flaw.property}'`;
    case "type":
      return `arguments/${flaw.property} must be ${flaw.wanted}`;
    case "enum":
      return `arguments/${flaw.property} must be equal to one of the allowed values: ${flaw.wanted}`;
    case "maximum":
      return `arguments/${flaw.property} must be <= ${flaw.wanted}`;
    default:
      return `arguments must NOT have additional properties ('${flaw.property}')`;
  }
}

function pydanticComplaint(flaw: Flaw): string {
  switch (flaw.keyword) {
    case "required":
      return "Field required [type=missing, input_type=dict]";
    case "type":
      return `Input should be a valid ${flaw.wanted} [type=${flaw.wanted}_type, input_type=${flaw.found}]`;
    case "enum":
      return `Input should be one of ${flaw.wanted} [type=literal_error, input_value='${flaw.found}']`;
    case "maximum":
      return `Input should be less than or equal to ${flaw.wanted} [type=less_than_equal, input_value=${flaw.found}]`;
    default:
      return "Extra inputs are not permitted [type=extra_forbidden, input_value=True]";
  }
}

function plainComplaint(flaw: Flaw): string {
  switch (flaw.keyword) {
    case "required":
      return `"${flaw.property}" is missing.`;
    case "type":
      return `"${flaw.property}" has to be of type ${flaw.wanted}, not ${flaw.found}.`;
    case "enum":
      return `"${flaw.found}" is no ${flaw.property}. Known: ${flaw.wanted}.`;
    case "maximum":
      return `"${flaw.property}" is ${flaw.found}; the most is ${flaw.wanted}.`;
    default:
      return `Unknown argument "${flaw.property}".`;
  }
}
