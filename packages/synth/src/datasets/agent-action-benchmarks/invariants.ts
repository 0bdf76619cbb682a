import type { Invariant } from "../../schema/dataset.ts";
import { STEP_LIMIT } from "./vocabulary.ts";

/** The published rules of benchmark episodes; those named simulator_… say how calls act, so that anybody can replay them. */
export const episodeInvariants: readonly Invariant[] = [
  { id: "key", statement: "(task_id, agent_id, trial) is unique." },
  { id: "time_order", statement: "started_at grows from row to row." },
  {
    id: "task_contiguous",
    statement:
      "A task's rows stand together, agent after agent, each agent's with trial 1, 2, …; every task has the same number of agents and every agent the same number of trials in a task.",
  },
  {
    id: "task_constant",
    statement:
      "domain, difficulty, instruction, initial_state, tools, policy, policy_rules, gold_actions and gold_state_hash are the same on all rows of a task.",
  },
  { id: "agent_model", statement: "An agent_id always has the same agent_model." },
  {
    id: "simulator_pointers",
    statement:
      "Paths are JSON Pointers (RFC 6901) into the state in which {x} is replaced by the call's argument x; a pointer that leads nowhere is absent. A value is {const: v}: v; {arg: x}: the argument x, absent where the call has none; {at: p}: what the state has at pointer p.",
  },
  {
    id: "simulator_conditions",
    statement:
      "A condition holds: present where left is there, absent where it is not; equal and not_equal compare left and right as JSON; at_least and less compare numbers, an array or an object counting as its number of members; all but absent fail where left is absent, and where right is named but absent.",
  },
  {
    id: "simulator_calls",
    statement:
      "A call fails with the observation {error: unknown_tool} where the row's tools have no such name, else {error: invalid_arguments} where args does not validate against the tool's parameters (JSON Schema, no further properties than listed), else {error: not_found} where a requires condition with is present fails, else {error: precondition_failed} where another fails. A failed call has ok false and leaves the state as it is.",
  },
  {
    id: "simulator_effects",
    statement:
      "A call that does not fail has ok true; its effects apply in order, their values taken from the state as it then is: set puts the value at path (the last member of the path may be new), add and subtract change the number there, append adds to the end of the array there, remove deletes the member there. An effect whose value is an absent argument is left out. The observation is what the state then has at returns, null where returns is null or leads nowhere.",
  },
  {
    id: "gold_state",
    statement:
      "Executing gold_actions on initial_state, every call succeeds, breaks no policy rule, and the state's hash is gold_state_hash; it differs from that of initial_state.",
  },
  {
    id: "trajectory_replay",
    statement:
      "Executing trajectory on initial_state gives each call's ok and observation, and the final state's hash is final_state_hash; i counts from 1.",
  },
  {
    id: "policy_text",
    statement: "policy is the texts of policy_rules joined by line feeds; every rule names a tool of tools.",
  },
  {
    id: "policy_violation",
    statement:
      "policy_violation exactly when some call of trajectory with ok true has, for a rule of its tool, all conditions of when true of its arguments and the state before the call.",
  },
  {
    id: "success",
    statement:
      "success exactly when final_state_hash equals gold_state_hash, policy_violation is false and exit_status is submitted.",
  },
  {
    id: "failure_mode",
    statement:
      "failure_mode is null exactly when success; policy_violation exactly when the field policy_violation is true; else gave_up and step_limit exactly when exit_status says so; the others occur with exit_status submitted.",
  },
  {
    id: "num_steps",
    statement: `num_steps is the length of trajectory, at most ${STEP_LIMIT}; exit_status is step_limit exactly when it is ${STEP_LIMIT}.`,
  },
  {
    id: "cost",
    statement:
      "cost_usd = (tokens_in × a + tokens_out × b) ÷ 1,000,000, rounded half up to 6 decimals, with (a, b) in USD a million: aster-2 (2.5, 10), birch-1-mini (0.15, 0.6), cobalt-3 (3, 15), dune-2-flash (0.3, 2.5), ember-1 (1.1, 4.4), fjord-4 (5, 20).",
  },
  {
    id: "reward",
    statement:
      "reward is 1 on success, 0 where policy_violation is true, else half the share of gold_actions for which trajectory has a call with ok true and the same name and args, rounded half up to 2 decimals.",
  },
  {
    id: "difficulty",
    statement: "difficulty is the number of gold_actions, at most 5.",
  },
  {
    id: "instruction_names",
    statement:
      "Every argument of gold_actions that is a text with a digit in it stands in instruction, or is a member name or a value of initial_state.",
  },
];
