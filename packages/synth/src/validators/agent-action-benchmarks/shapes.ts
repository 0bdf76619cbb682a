import type { Report } from "../validation.ts";

type Members = Record<string, unknown>;

function isObject(value: unknown): value is Members {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** True for an object that has some of these names and no others. */
function hasOnly(value: unknown, names: readonly string[]): value is Members {
  if (!isObject(value)) return false;
  for (const name in value) if (!names.includes(name)) return false;
  return true;
}

const valueNames = ["arg", "at", "const"];
const conditionNames = ["is", "left", "right"];
const effectNames = ["do", "path", "value"];
const toolNames = ["description", "effects", "name", "parameters", "requires", "returns"];
const ruleNames = ["text", "tool", "when"];
const actionNames = ["args", "name"];
const callNames = ["args", "i", "name", "observation", "ok"];
const toolName = /^[a-z][a-z_]*$/;

function isValue(value: unknown): boolean {
  if (!hasOnly(value, valueNames) || Object.keys(value).length !== 1) return false;
  return Object.hasOwn(value, "const") || typeof (value.arg ?? value.at) === "string";
}

function isCondition(value: unknown): boolean {
  return (
    hasOnly(value, conditionNames) &&
    typeof value.is === "string" &&
    isValue(value.left) &&
    (value.right === undefined || isValue(value.right))
  );
}

function isEffect(value: unknown): boolean {
  return (
    hasOnly(value, effectNames) &&
    typeof value.do === "string" &&
    typeof value.path === "string" &&
    (value.value === undefined || isValue(value.value))
  );
}

function isTool(value: unknown): boolean {
  return (
    hasOnly(value, toolNames) &&
    typeof value.description === "string" &&
    typeof value.name === "string" &&
    toolName.test(value.name) &&
    isObject(value.parameters) &&
    Array.isArray(value.effects) &&
    value.effects.every(isEffect) &&
    Array.isArray(value.requires) &&
    value.requires.every(isCondition) &&
    (value.returns === null || typeof value.returns === "string")
  );
}

function isPolicyRule(value: unknown): boolean {
  return (
    hasOnly(value, ruleNames) &&
    typeof value.text === "string" &&
    typeof value.tool === "string" &&
    Array.isArray(value.when) &&
    value.when.every(isCondition)
  );
}

function isAction(value: unknown): boolean {
  return hasOnly(value, actionNames) && typeof value.name === "string" && isObject(value.args);
}

function isCall(value: unknown): boolean {
  return (
    hasOnly(value, callNames) &&
    typeof value.name === "string" &&
    isObject(value.args) &&
    typeof value.i === "number" &&
    typeof value.ok === "boolean" &&
    value.observation !== undefined
  );
}

/** Checks the members of an array against their published shape. */
function checkMembers(name: string, value: unknown, fits: (member: unknown) => boolean, report: Report): boolean {
  if (!Array.isArray(value)) return false;
  const wrong = value.find((member) => !fits(member));
  if (wrong !== undefined) report("schema", `${name} with ${JSON.stringify(wrong)}`);
  const empty = value.length === 0 && name !== "policy_rules";
  if (empty) report("schema", `${name} is empty`);
  return wrong === undefined && !empty;
}

/** Checks what belongs to a task. */
export function checkTaskShapes(record: Members, report: Report): boolean {
  const tools = checkMembers("tools", record.tools, isTool, report);
  const rules = checkMembers("policy_rules", record.policy_rules, isPolicyRule, report);
  return checkMembers("gold_actions", record.gold_actions, isAction, report) && tools && rules;
}

/** Checks what belongs to an episode alone. */
export function checkTrajectoryShape(record: Members, report: Report): boolean {
  return checkMembers("trajectory", record.trajectory, isCall, report);
}
