import { z } from "zod";
import type { Input } from "./operation.ts";
import { Problem } from "./problem.ts";

const schemas = new WeakMap<Input, JsonObject>();

/** JSON Schema of an input as documents show it (2020-12). Made once an input. */
export function inputSchema(input: Input): JsonObject {
  const known = schemas.get(input);
  if (known !== undefined) return known;
  const made = z.toJSONSchema(input, { io: "input", unrepresentable: "any" }) as JsonObject;
  schemas.set(input, made);
  return made;
}

export type JsonObject = { readonly [name: string]: unknown };

type Primitive = "number" | "boolean" | "string";

const primitives = new WeakMap<Input, ReadonlyMap<string, Primitive>>();

/** What each parameter of an input is, so that the text of a query can be read as that. */
function primitivesOf(input: Input): ReadonlyMap<string, Primitive> {
  const known = primitives.get(input);
  if (known !== undefined) return known;
  const properties = (inputSchema(input).properties ?? {}) as Record<string, { type?: string }>;
  const found = new Map<string, Primitive>();
  for (const [name, { type }] of Object.entries(properties)) {
    found.set(name, type === "integer" || type === "number" ? "number" : type === "boolean" ? "boolean" : "string");
  }
  primitives.set(input, found);
  return found;
}

/**
 * The parameters of a query string as the input's types.
 * @throws Problem malformed_request when it is not URL encoding, invalid_parameter when a name stands twice.
 */
export function readQuery(input: Input, query: string): Record<string, unknown> {
  const types = primitivesOf(input);
  const values: Record<string, unknown> = {};
  if (query === "") return values;
  for (const pair of query.split("&")) {
    if (pair === "") continue;
    const at = pair.indexOf("=");
    const name = decode(at < 0 ? pair : pair.slice(0, at));
    const text = at < 0 ? "" : decode(pair.slice(at + 1));
    if (Object.hasOwn(values, name)) {
      throw new Problem("invalid_parameter", `The parameter ${quoted(name)} stands more than once.`, {
        parameter: name,
      });
    }
    Object.defineProperty(values, name, { value: typed(types.get(name), text), enumerable: true });
  }
  return values;
}

function decode(text: string): string {
  if (!/[%+]/.test(text)) return text;
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    throw new Problem("malformed_request", "The query string is not valid URL encoding.");
  }
}

function typed(type: Primitive | undefined, text: string): unknown {
  if (type === "number" && /^-?\d{1,15}(\.\d{1,15})?$/.test(text)) return Number(text);
  if (type === "boolean" && (text === "true" || text === "false")) return text === "true";
  return text;
}

/**
 * The input, validated: strict, with defaults filled in.
 * @throws Problem that names the parameter, what is allowed and an example.
 */
export function validate(input: Input, values: unknown, example: unknown): Record<string, unknown> {
  // No parameter has this name, and assigning it would do something else than setting a parameter.
  if (typeof values === "object" && values !== null && Object.hasOwn(values, "__proto__")) {
    throw unknownParameter("__proto__", Object.keys(input.shape));
  }
  const result = input.safeParse(values);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  if (issue === undefined) throw new Problem("invalid_parameter", "The input is not valid.");
  throw problemOf(input, issue, values, example);
}

function problemOf(input: Input, issue: z.core.$ZodIssue, values: unknown, example: unknown): Problem {
  const properties = (inputSchema(input).properties ?? {}) as Record<string, JsonObject>;
  if (issue.code === "unrecognized_keys") return unknownParameter(issue.keys[0] ?? "", Object.keys(properties));
  const name = String(issue.path[0] ?? "");
  if (name === "") return new Problem("malformed_request", "The body must be a JSON object.");
  const members = {
    parameter: name,
    allowed: properties[name],
    example: (example as Record<string, unknown>)[name],
  };
  const value = (values as Record<string, unknown>)[name];
  if (value === undefined)
    return new Problem("missing_parameter", `The parameter ${quoted(name)} is missing.`, members);
  return new Problem("invalid_parameter", `The parameter ${quoted(name)} ${explanation(issue)}.`, members);
}

/** The refusal of a parameter that does not exist, with those that do. */
export function unknownParameter(name: string, allowed: readonly string[]): Problem {
  const parameter = shortened(name);
  return new Problem("unknown_parameter", `There is no parameter ${quoted(name)}.`, { parameter, allowed });
}

function explanation(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case "too_small":
      return issue.origin === "string"
        ? issue.minimum === 1
          ? "must not be empty"
          : `must have at least ${issue.minimum} characters`
        : `must be at least ${issue.minimum}`;
    case "too_big":
      return issue.origin === "string"
        ? `must have at most ${issue.maximum} characters`
        : `must be at most ${issue.maximum}`;
    case "invalid_type":
      return issue.expected === "int" || issue.expected === "number"
        ? "must be a whole number"
        : `must be of type ${issue.expected}`;
    case "invalid_value":
      return `must be one of ${issue.values.map(String).join(", ")}`;
    case "invalid_format":
      return issue.format === "regex" ? `must match ${issue.pattern}` : `must be a ${issue.format}`;
    default:
      return "is not valid";
  }
}

function shortened(text: string): string {
  return text.length > 64 ? `${text.slice(0, 64)}…` : text;
}

function quoted(text: string): string {
  return JSON.stringify(shortened(text));
}
