import type { JsonSchema, JsonValue } from "../../schema/json-value.ts";

/**
 * A state or a part of it. Members are in code unit order, so that JSON.stringify writes RFC 8785. A call that changes a state
 * makes another one, which shares with it what is the same in both: no state and no argument ever changes.
 */
export type State = { [name: string]: Part };
export type Part = null | boolean | number | string | State | Part[];

/** Where a value comes from: written out, an argument of the call, or the state. */
export type Source = { readonly const: JsonValue } | { readonly arg: string } | { readonly at: string };

export interface Condition {
  readonly is: "absent" | "at_least" | "equal" | "less" | "not_equal" | "present";
  readonly left: Source;
  readonly right?: Source;
}

export interface Effect {
  readonly do: "add" | "append" | "remove" | "set" | "subtract";
  readonly path: string;
  readonly value?: Source;
}

/** A tool as it is published, so that anybody can replay its calls. */
export interface Tool {
  readonly name: string;
  readonly description: string;
  readonly parameters: JsonSchema & {
    readonly properties: { readonly [name: string]: JsonSchema };
    readonly required: readonly string[];
  };
  readonly requires: readonly Condition[];
  readonly effects: readonly Effect[];
  readonly returns: string | null;
}

export interface PolicyRule {
  readonly text: string;
  readonly tool: string;
  readonly when: readonly Condition[];
}

export type Arguments = { readonly [name: string]: JsonValue };

export interface Action {
  readonly name: string;
  readonly args: Arguments;
}

export interface Outcome {
  /** Why it failed, null where it did not. */
  readonly error: string | null;
  /** What came back. */
  readonly returned: Part;
  readonly broken: boolean;
  /** The state after the call. */
  readonly state: State;
}

/** A pointer's members as they are written, by each the argument that it names in braces, and whether there is none. */
interface Pointer {
  readonly members: readonly string[];
  readonly named: readonly (string | null)[];
  readonly filled: boolean;
}

const pointers = new Map<string, Pointer>();

function pointer(path: string): Pointer {
  let known = pointers.get(path);
  if (known === undefined) {
    const members = path.split("/").slice(1);
    const named = members.map((member) => (member.startsWith("{") ? member.slice(1, -1) : null));
    known = { members, named, filled: named.every((name) => name === null) };
    pointers.set(path, known);
  }
  return known;
}

/** The members of a JSON Pointer with its {arguments} filled in; undefined where an argument is absent. */
function membersOf(path: string, args: Arguments): readonly string[] | undefined {
  const { members, named, filled } = pointer(path);
  if (filled) return members;
  const found: string[] = [];
  for (let i = 0; i < members.length; i++) {
    const name = named[i] as string | null;
    const value = name === null ? members[i] : args[name];
    if (value === undefined) return undefined;
    found.push(String(value));
  }
  return found;
}

function isObject(part: Part | undefined): part is State {
  return typeof part === "object" && part !== null && !Array.isArray(part);
}

function reached(state: State, members: readonly string[]): Part | undefined {
  let part: Part | undefined = state;
  for (const member of members) {
    if (!isObject(part) || !Object.hasOwn(part, member)) return undefined;
    part = part[member];
  }
  return part;
}

function sourced(source: Source, state: State, args: Arguments): Part | undefined {
  if ("const" in source) return source.const as Part;
  if ("arg" in source) return args[source.arg] as Part | undefined;
  return pointed(source.at, state, args);
}

/** What is at a JSON Pointer with {arguments}. */
function pointed(path: string, state: State, args: Arguments): Part | undefined {
  const members = membersOf(path, args);
  return members === undefined ? undefined : reached(state, members);
}

/** A number, or how many members an array or an object has; NaN for anything else. */
function measured(part: Part): number {
  if (typeof part === "number") return part;
  if (typeof part !== "object" || part === null) return Number.NaN;
  return Array.isArray(part) ? part.length : Object.keys(part).length;
}

export function holds(condition: Condition, state: State, args: Arguments): boolean {
  const left = sourced(condition.left, state, args);
  if (condition.is === "absent") return left === undefined;
  if (left === undefined) return false;
  if (condition.is === "present" || condition.right === undefined) return condition.is === "present";
  const right = sourced(condition.right, state, args);
  if (right === undefined) return false;
  switch (condition.is) {
    case "equal":
      return left === right || JSON.stringify(left) === JSON.stringify(right);
    case "not_equal":
      return left !== right && JSON.stringify(left) !== JSON.stringify(right);
    case "at_least":
      return measured(left) >= measured(right);
    case "less":
      return measured(left) < measured(right);
  }
}

/** Whether arguments fit a tool's parameters: the part of JSON Schema that these tools use. */
export function fits(args: Arguments, { properties, required }: Tool["parameters"]): boolean {
  for (const name of required) if (!Object.hasOwn(args, name)) return false;
  for (const name of Object.keys(args)) {
    const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (schema === undefined || !fitsSchema(args[name] as JsonValue, schema)) return false;
  }
  return true;
}

function fitsSchema(value: JsonValue, schema: JsonSchema): boolean {
  switch (schema.type) {
    case "string":
      return typeof value === "string" && (!Array.isArray(schema.enum) || schema.enum.includes(value));
    case "integer":
      return Number.isInteger(value) && Number(value) >= Number(schema.minimum ?? Number.NEGATIVE_INFINITY);
    case "boolean":
      return typeof value === "boolean";
    default:
      return Array.isArray(value) && value.every((item) => typeof item === "string");
  }
}

/** The object with another value of a member that it has. */
function withOther(parent: State, name: string, value: Part): State {
  const copy = { ...parent };
  copy[name] = value;
  return copy;
}

/** The object with a member set, its members in order. */
function withMember(parent: State, name: string, value: Part): State {
  if (Object.hasOwn(parent, name)) return withOther(parent, name, value);
  const copy: State = {};
  for (const other of Object.keys(parent)) {
    if (other > name && !Object.hasOwn(copy, name)) copy[name] = value;
    copy[other] = parent[other] as Part;
  }
  copy[name] = value;
  return copy;
}

function withoutMember(parent: State, name: string): State {
  const copy: State = {};
  for (const other of Object.keys(parent)) if (other !== name) copy[other] = parent[other] as Part;
  return copy;
}

/** The state after one effect of a call. */
function applied(effect: Effect, state: State, args: Arguments): State {
  const members = membersOf(effect.path, args);
  const value = effect.value === undefined ? undefined : sourced(effect.value, state, args);
  if (members === undefined || (value === undefined && effect.do !== "remove")) return state;
  return changed(state, members, 0, effect, value);
}

/** The state with a change at the end of a path: what lies on the path is new, everything else is shared. */
function changed(
  state: State,
  members: readonly string[],
  depth: number,
  effect: Effect,
  value: Part | undefined,
): State {
  const member = members[depth] ?? "";
  const now = Object.hasOwn(state, member) ? state[member] : undefined;
  if (depth < members.length - 1) {
    if (!isObject(now)) throw new TypeError(`${effect.path} leads nowhere`);
    return withOther(state, member, changed(now, members, depth + 1, effect, value));
  }
  if (value === undefined) return withoutMember(state, member);
  if (effect.do === "set") return withMember(state, member, value);
  if (effect.do === "append" && Array.isArray(now)) return withOther(state, member, [...now, value]);
  if (typeof now === "number" && typeof value === "number") {
    return withOther(state, member, effect.do === "add" ? now + value : now - value);
  }
  throw new TypeError(`${effect.do} does not fit what is at ${effect.path}`);
}

/** Runs one call: the state after it where it succeeds, what came back, and whether it broke the policy. */
export function run(
  state: State,
  tools: ReadonlyMap<string, Tool>,
  rules: readonly PolicyRule[],
  { name, args }: Action,
): Outcome {
  const tool = tools.get(name);
  const error = tool === undefined ? "unknown_tool" : errorOf(tool, state, args);
  if (tool === undefined || error !== null) {
    return { error, returned: null, broken: false, state };
  }
  const broken = rules.some(
    (rule) => rule.tool === name && rule.when.every((condition) => holds(condition, state, args)),
  );
  let after = state;
  for (const effect of tool.effects) after = applied(effect, after, args);
  const returned = tool.returns === null ? undefined : pointed(tool.returns, after, args);
  return { error: null, returned: returned ?? null, broken, state: after };
}

/** Why a call fails; null where it does not. */
function errorOf(tool: Tool, state: State, args: Arguments): string | null {
  if (!fits(args, tool.parameters)) return "invalid_arguments";
  let error: string | null = null;
  for (const condition of tool.requires) {
    if (holds(condition, state, args)) continue;
    if (condition.is === "present") return "not_found";
    error = "precondition_failed";
  }
  return error;
}
