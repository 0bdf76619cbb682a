import { canonicalJson } from "../canonical-json.ts";
import { sameValue } from "../same-value.ts";
import { sha256 } from "../sha-256.ts";
import type { Report } from "../validation.ts";
import type { Condition, Episode, Tool, ValueSource } from "./episode.ts";
import { argumentsOf, isPointer } from "./pointer.ts";
import { copyOf, Simulator } from "./simulator.ts";

const comparing: ReadonlySet<string> = new Set(["equal", "not_equal", "at_least", "less"]);
const effectKinds: ReadonlySet<string> = new Set(["add", "append", "remove", "set", "subtract"]);
const hasDigit = /[0-9]/;

/** Fields that all episodes of a task share. */
const taskFields = [
  ...(["domain", "difficulty", "instruction", "policy", "gold_state_hash"] as const),
  ...(["initial_state", "tools", "policy_rules", "gold_actions"] as const),
];

/** A task, as its first episode shows it. */
export class Task {
  readonly head: Episode;
  readonly simulator: Simulator;
  private readonly hashes = new Map<string, string>();

  constructor(head: Episode, report: Report) {
    this.head = head;
    this.simulator = new Simulator(head.tools, head.policy_rules);
    const start = canonicalJson(head.initial_state);
    const goal = goldState(head, this.simulator, report);
    if (goal === start) report("gold_state", "the gold actions change nothing");
    if (this.hashOf(goal) !== head.gold_state_hash) report("gold_state", `they lead to ${this.hashOf(goal)}`);
    for (const tool of head.tools) checkTool(tool, report);
    checkPolicy(head, report);
    checkInstruction(head, report);
    const { length } = head.gold_actions;
    if (head.difficulty !== Math.min(5, length)) report("difficulty", `${head.difficulty} with ${length} gold actions`);
  }

  /** The hash of a state in canonical form, as the dataset publishes it. Many episodes of a task end in the same one. */
  hashOf(canonical: string): string {
    let hash = this.hashes.get(canonical);
    if (hash === undefined) {
      hash = sha256(canonical);
      this.hashes.set(canonical, hash);
    }
    return hash;
  }

  /** Compares a further episode with the first one. */
  checkConstants(episode: Episode, report: Report): void {
    for (const name of taskFields) {
      if (!sameValue(episode[name], this.head[name])) report("task_constant", `${name} changes in ${episode.task_id}`);
    }
  }
}

function checkSource(source: ValueSource | undefined, tool: Tool, report: Report): void {
  if (source?.at !== undefined) checkPath(source.at, tool, report);
  if (source?.arg !== undefined) checkArgument(source.arg, tool, report);
}

function checkPath(path: string, tool: Tool, report: Report): void {
  if (!isPointer(path)) report("simulator_pointers", `${path} of ${tool.name}`);
  for (const name of argumentsOf(path)) checkArgument(name, tool, report);
}

function checkArgument(name: string, tool: Tool, report: Report): void {
  const { properties } = tool.parameters;
  if (typeof properties !== "object" || properties === null || !Object.hasOwn(properties, name)) {
    report("simulator_pointers", `${tool.name} has no parameter ${name}`);
  }
}

function checkCondition(condition: Condition, tool: Tool, report: Report): void {
  const { is, left, right } = condition;
  const alone = is === "present" || is === "absent";
  if (comparing.has(is) ? right === undefined : !alone) report("simulator_conditions", `${is} of ${tool.name}`);
  checkSource(left, tool, report);
  checkSource(right, tool, report);
}

function checkTool(tool: Tool, report: Report): void {
  for (const condition of tool.requires) checkCondition(condition, tool, report);
  for (const effect of tool.effects) {
    if (!effectKinds.has(effect.do) || (effect.do === "remove") !== (effect.value === undefined)) {
      report("simulator_effects", `${effect.do} of ${tool.name}`);
    }
    checkPath(effect.path, tool, report);
    checkSource(effect.value, tool, report);
  }
  if (tool.returns !== null) checkPath(tool.returns, tool, report);
}

function checkPolicy(head: Episode, report: Report): void {
  const texts = head.policy_rules.map((rule) => rule.text).join("\n");
  if (head.policy !== texts) report("policy_text", `policy is not "${texts}"`);
  for (const rule of head.policy_rules) {
    const tool = head.tools.find((candidate) => candidate.name === rule.tool);
    if (tool === undefined) report("policy_text", `no tool is called ${rule.tool}`);
    else for (const condition of rule.when) checkCondition(condition, tool, report);
  }
}

/** The state after the gold actions, in canonical form. */
function goldState(head: Episode, simulator: Simulator, report: Report): string {
  const state = copyOf(head.initial_state);
  for (const action of head.gold_actions) {
    const { ok, observation, violation } = simulator.call(action, state);
    if (!ok) report("gold_state", `${action.name} fails with ${JSON.stringify(observation)}`);
    if (violation) report("gold_state", `${action.name} breaks the policy`);
  }
  return canonicalJson(state);
}

/** True when a text is a member's name or a value somewhere in a state. */
function stands(text: string, state: unknown): boolean {
  if (typeof state !== "object" || state === null) return state === text;
  if (Array.isArray(state)) return state.some((value) => stands(text, value));
  return Object.entries(state).some(([name, value]) => name === text || stands(text, value));
}

function checkInstruction(head: Episode, report: Report): void {
  for (const action of head.gold_actions) {
    for (const value of Object.values(action.args)) {
      if (typeof value !== "string" || !hasDigit.test(value)) continue;
      if (head.instruction.includes(value) || stands(value, head.initial_state)) continue;
      report("instruction_names", `${value} stands nowhere`);
    }
  }
}
