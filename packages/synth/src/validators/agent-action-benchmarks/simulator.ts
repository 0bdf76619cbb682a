import { schemaFailure } from "../mcp-tool-call-transcripts/json-schema-check.ts";
import { sameValue } from "../same-value.ts";
import type { Action, Condition, Effect, PolicyRule, Tool, ValueSource } from "./episode.ts";
import { follow, put, take, tokensOf } from "./pointer.ts";

type Arguments = Readonly<Record<string, unknown>>;

/** What came of a call. */
export interface Outcome {
  readonly ok: boolean;
  readonly observation: unknown;
  /** A rule of the policy was broken. */
  readonly violation: boolean;
}

const failures = {
  unknown: { ok: false, observation: { error: "unknown_tool" }, violation: false },
  invalid: { ok: false, observation: { error: "invalid_arguments" }, violation: false },
  missing: { ok: false, observation: { error: "not_found" }, violation: false },
  refused: { ok: false, observation: { error: "precondition_failed" }, violation: false },
} as const;

/** A copy of a parsed JSON value that shares nothing with it. */
export function copyOf(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(copyOf);
  const copy: Record<string, unknown> = {};
  for (const name of Object.keys(value)) copy[name] = copyOf((value as Record<string, unknown>)[name]);
  return copy;
}

/** The value of a source, undefined where it is absent. */
function resolved(source: ValueSource, args: Arguments, state: unknown): unknown {
  if (source.arg !== undefined) return Object.hasOwn(args, source.arg) ? args[source.arg] : undefined;
  if (source.at !== undefined) return follow(state, tokensOf(source.at, args));
  return source.const;
}

/** Numbers are themselves, arrays and objects count as their members. */
function magnitude(value: unknown): number {
  if (typeof value === "number") return value;
  if (typeof value !== "object" || value === null) return Number.NaN;
  return Array.isArray(value) ? value.length : Object.keys(value).length;
}

function holds(condition: Condition, args: Arguments, state: unknown): boolean {
  const left = resolved(condition.left, args, state);
  if (condition.is === "absent") return left === undefined;
  if (left === undefined) return false;
  if (condition.is === "present") return true;
  const right = condition.right === undefined ? undefined : resolved(condition.right, args, state);
  if (condition.right !== undefined && right === undefined) return false;
  switch (condition.is) {
    case "equal":
      return sameValue(left, right);
    case "not_equal":
      return !sameValue(left, right);
    case "at_least":
      return magnitude(left) >= magnitude(right);
    default:
      return condition.is === "less" && magnitude(left) < magnitude(right);
  }
}

function apply(effect: Effect, args: Arguments, state: unknown): boolean {
  const tokens = tokensOf(effect.path, args);
  const token = tokens?.at(-1);
  if (tokens === null || token === undefined) return false;
  const parent = follow(state, tokens.slice(0, -1));
  if (effect.do === "remove") return take(parent, token);
  const value = effect.value === undefined ? undefined : resolved(effect.value, args, state);
  // An argument that the call has not leaves its effect out.
  if (value === undefined) return effect.value?.arg !== undefined;
  if (effect.do === "set") return put(parent, token, copyOf(value));
  const there = follow(parent, [token]);
  if (effect.do === "append") return Array.isArray(there) && there.push(copyOf(value)) > 0;
  if (typeof there !== "number" || typeof value !== "number") return false;
  if (effect.do === "add") return put(parent, token, there + value);
  return effect.do === "subtract" && put(parent, token, there - value);
}

/** The tools and the policy of a task, ready for calls. */
export class Simulator {
  private readonly tools = new Map<string, { tool: Tool; schema: Record<string, unknown>; rules: PolicyRule[] }>();

  constructor(tools: readonly Tool[], rules: readonly PolicyRule[]) {
    for (const tool of tools) {
      const schema = { ...tool.parameters, additionalProperties: false };
      this.tools.set(tool.name, { tool, schema, rules: rules.filter((rule) => rule.tool === tool.name) });
    }
  }

  /** Executes a call; the state changes with it. */
  call(action: Action, state: unknown): Outcome {
    const known = this.tools.get(action.name);
    if (known === undefined) return failures.unknown;
    const { args } = action;
    const { tool } = known;
    if (schemaFailure(known.schema, args) !== null) return failures.invalid;
    let refused = false;
    for (const condition of tool.requires) {
      if (holds(condition, args, state)) continue;
      if (condition.is === "present") return failures.missing;
      refused = true;
    }
    if (refused) return failures.refused;
    const violation = known.rules.some((rule) => rule.when.every((condition) => holds(condition, args, state)));
    for (const effect of tool.effects) apply(effect, args, state);
    const seen = tool.returns === null ? undefined : follow(state, tokensOf(tool.returns, args));
    return { ok: true, observation: seen ?? null, violation };
  }
}
