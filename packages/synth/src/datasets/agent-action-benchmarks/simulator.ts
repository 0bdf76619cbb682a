import type { JsonSchema, JsonValue } from "../../schema/json-value.ts";

/** A state or a part of it while calls change it. Members stay in code unit order, so that JSON.stringify writes RFC 8785. */
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
  readonly ok: boolean;
  /** What came back, as RFC 8785 text. */
  readonly observation: string;
  readonly broken: boolean;
}

/** A pointer's members as they are written, and whether any is an argument's name in braces. */
interface Pointer {
  readonly members: readonly string[];
  readonly filled: boolean;
}

const pointers = new Map<string, Pointer>();

function pointer(path: string): Pointer {
  let known = pointers.get(path);
  if (known === undefined) {
    const members = path.split("/").slice(1);
    known = { members, filled: !members.some((member) => member.startsWith("{")) };
    pointers.set(path, known);
  }
  return known;
}

/** The members of a JSON Pointer with its {arguments} filled in; undefined where an argument is absent. */
function membersOf(path: string, args: Arguments): readonly string[] | undefined {
  const { members, filled } = pointer(path);
  if (filled) return members;
  const named: string[] = [];
  for (const member of members) {
    if (!member.startsWith("{")) {
      named.push(member);
      continue;
    }
    const value = args[member.slice(1, -1)];
    if (value === undefined) return undefined;
    named.push(String(value));
  }
  return named;
}

function isObject(part: Part | undefined): part is State {
  return typeof part === "object" && part !== null && !Array.isArray(part);
}

function reached(state: State, members: readonly string[], count = members.length): Part | undefined {
  let part: Part | undefined = state;
  for (let i = 0; i < count; i++) {
    const member = members[i] as string;
    if (!isObject(part) || !Object.hasOwn(part, member)) return undefined;
    part = part[member];
  }
  return part;
}

function sourced(source: Source, state: State, args: Arguments): Part | undefined {
  if ("const" in source) return source.const as Part;
  if ("arg" in source) return args[source.arg] as Part | undefined;
  const members = membersOf(source.at, args);
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
      return JSON.stringify(left) === JSON.stringify(right);
    case "not_equal":
      return JSON.stringify(left) !== JSON.stringify(right);
    case "at_least":
      return measured(left) >= measured(right);
    case "less":
      return measured(left) < measured(right);
  }
}

/** Whether arguments fit a tool's parameters: the part of JSON Schema that these tools use. */
export function fits(args: Arguments, { properties, required }: Tool["parameters"]): boolean {
  if (!required.every((name) => Object.hasOwn(args, name))) return false;
  return Object.entries(args).every(([name, value]) => {
    const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
    return schema !== undefined && fitsSchema(value, schema);
  });
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

/** Sets a member and keeps the members in order. */
function put(parent: State, name: string, value: Part): void {
  if (Object.hasOwn(parent, name)) {
    parent[name] = value;
    return;
  }
  parent[name] = value;
  const later = Object.keys(parent).filter((other) => other > name);
  for (const other of later.sort()) {
    const moved = parent[other] as Part;
    delete parent[other];
    parent[other] = moved;
  }
}

function apply(effect: Effect, state: State, args: Arguments): void {
  const members = membersOf(effect.path, args);
  if (members === undefined) return;
  const last = members.at(-1) ?? "";
  const parent = reached(state, members, members.length - 1);
  const value = effect.value === undefined ? undefined : sourced(effect.value, state, args);
  if (!isObject(parent)) throw new TypeError(`${effect.path} leads nowhere`);
  if (effect.do === "remove") {
    delete parent[last];
    return;
  }
  if (value === undefined) return;
  const now = parent[last];
  if (effect.do === "set") put(parent, last, structuredCopy(value));
  else if (effect.do === "append" && Array.isArray(now)) now.push(structuredCopy(value));
  else if (typeof now === "number" && typeof value === "number") {
    parent[last] = effect.do === "add" ? now + value : now - value;
  } else throw new TypeError(`${effect.do} does not fit what is at ${effect.path}`);
}

/** Parts that come from an argument or a constant must not be shared with it. */
function structuredCopy(part: Part): Part {
  return typeof part === "object" && part !== null ? (JSON.parse(JSON.stringify(part)) as Part) : part;
}

const failure = (error: string): Outcome => ({ ok: false, observation: `{"error":"${error}"}`, broken: false });

/** Runs one call: changes the state where it succeeds, and says what came back and whether it broke the policy. */
export function run(
  state: State,
  tools: ReadonlyMap<string, Tool>,
  rules: readonly PolicyRule[],
  { name, args }: Action,
): Outcome {
  const tool = tools.get(name);
  if (tool === undefined) return failure("unknown_tool");
  if (!fits(args, tool.parameters)) return failure("invalid_arguments");
  const unmet = tool.requires.filter((condition) => !holds(condition, state, args));
  if (unmet.some((condition) => condition.is === "present")) return failure("not_found");
  if (unmet.length > 0) return failure("precondition_failed");
  const broken = rules.some(
    (rule) => rule.tool === name && rule.when.every((condition) => holds(condition, state, args)),
  );
  for (const effect of tool.effects) apply(effect, state, args);
  const returned = tool.returns === null ? undefined : sourced({ at: tool.returns }, state, args);
  return { ok: true, observation: returned === undefined ? "null" : JSON.stringify(returned), broken };
}
