import type { JsonValue } from "../../schema/json-value.ts";
import type { Dice } from "../prose/dice.ts";
import type { Action, State, Tool } from "./simulator.ts";
import { siblingsOf, type Task } from "./task.ts";
import type { FailureMode } from "./vocabulary.ts";

/** Another value of the same kind, as an inattentive agent would put it. */
function otherValue(dice: Dice, value: JsonValue, schema: Tool["parameters"]): JsonValue {
  if (typeof value === "boolean") return !value;
  if (typeof value === "number") return value + dice.pick([1, 2, 5, 10]);
  if (Array.isArray(value)) return value.length > 1 ? value.slice(0, -1) : [...value, "new"];
  const members = schema.enum;
  if (Array.isArray(members)) return dice.pickOther(members as readonly JsonValue[], value);
  const words = String(value).split(" ");
  return words.length > 1 ? words.slice(0, -1).join(" ") : `${String(value)} x`;
}

function withArgument(action: Action, name: string, value: JsonValue): Action {
  return { ...action, args: { ...action.args, [name]: value } };
}

/** Names of the arguments that are about a thing of the state, or about none. */
function argumentsOf(action: Action, state: State, things: boolean): readonly string[] {
  return Object.keys(action.args).filter(
    (name) => typeof action.args[name] === "string" && siblingsOf(state, action.args[name]).length > 0 === things,
  );
}

function wrongArgument(dice: Dice, task: Task, state: State, at: number): Action | null {
  const action = task.gold[at] as Action;
  const things = argumentsOf(action, state, true);
  const names = Object.keys(action.args).filter((name) => !things.includes(name) && !name.endsWith("_id"));
  if (names.length === 0) return null;
  const name = dice.pick(names);
  const schema = task.tools.get(action.name)?.parameters.properties[name] ?? {};
  return withArgument(action, name, otherValue(dice, action.args[name] ?? null, schema as Tool["parameters"]));
}

function wrongTarget(dice: Dice, task: Task, state: State, at: number): Action | null {
  const action = task.gold[at] as Action;
  const names = argumentsOf(action, state, true);
  if (names.length === 0) return null;
  const name = dice.pick(names);
  return withArgument(action, name, dice.pick(siblingsOf(state, action.args[name] ?? null)));
}

/** The changes that an episode makes when it fails in some way; null where this task offers no occasion. */
export function flawedActions(dice: Dice, task: Task, mode: FailureMode): readonly Action[] | null {
  const { gold } = task;
  const at = dice.below(gold.length);
  const replaced = (by: Action | null): readonly Action[] | null =>
    by && gold.map((action, i) => (i === at ? by : action));
  switch (mode) {
    case "wrong_argument":
      return replaced(wrongArgument(dice, task, task.initial, at));
    case "wrong_target":
      return replaced(wrongTarget(dice, task, task.initial, at));
    case "missing_action":
      return gold.length < 2 ? null : gold.filter((_, i) => i !== at);
    case "extra_action":
      return task.surplus && [...gold, task.surplus];
    case "policy_violation":
      return task.temptation && [...gold.slice(0, at), task.temptation, ...gold.slice(at)];
    case "gave_up":
    case "step_limit":
      return gold.slice(0, at);
  }
}
