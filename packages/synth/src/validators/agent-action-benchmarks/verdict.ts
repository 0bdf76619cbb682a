import { canonicalJson } from "../canonical-json.ts";
import { sameValue } from "../same-value.ts";
import type { Report } from "../validation.ts";
import { type Action, type Episode, STEP_LIMIT } from "./episode.ts";
import { copyOf } from "./simulator.ts";
import type { Task } from "./task.ts";

/** US cents for a million tokens read and written. */
const prices: Readonly<Record<string, readonly [number, number]>> = {
  "aster-2": [250, 1_000],
  "birch-1-mini": [15, 60],
  "cobalt-3": [300, 1_500],
  "dune-2-flash": [30, 250],
  "ember-1": [110, 440],
  "fjord-4": [500, 2_000],
};

/** Replays an episode and checks what is said of it. */
export function checkEpisode(row: Episode, task: Task, report: Report): void {
  checkReplay(row, task, report);
  const success =
    row.final_state_hash === task.head.gold_state_hash && !row.policy_violation && row.exit_status === "submitted";
  if (row.success !== success) report("success", `success is ${success}`);
  checkFailure(row, report);
  const steps = row.trajectory.length;
  if (row.num_steps !== steps || (steps === STEP_LIMIT) !== (row.exit_status === "step_limit")) {
    report("num_steps", `${row.num_steps} of ${steps} with ${row.exit_status}`);
  }
  checkCost(row, report);
  const reward = rewardOf(row, task.head.gold_actions);
  if (Math.round(row.reward * 100) !== reward) report("reward", `${row.reward} instead of ${reward / 100}`);
}

function checkReplay(row: Episode, task: Task, report: Report): void {
  const state = copyOf(task.head.initial_state);
  let violation = false;
  let i = 0;
  for (const call of row.trajectory) {
    i++;
    if (call.i !== i) report("trajectory_replay", `call ${call.i} in place ${i}`);
    const outcome = task.simulator.call(call, state);
    if (call.ok !== outcome.ok || !sameValue(call.observation, outcome.observation)) {
      const detail = `call ${i} gives ${outcome.ok}, ${JSON.stringify(outcome.observation)}`;
      report("trajectory_replay", detail);
      report(call.ok && outcome.ok ? "simulator_effects" : "simulator_calls", detail);
    }
    violation ||= outcome.violation;
  }
  const hash = task.hashOf(canonicalJson(state));
  if (row.final_state_hash !== hash) report("trajectory_replay", `the final state has the hash ${hash}`);
  if (row.policy_violation !== violation) report("policy_violation", `policy_violation is ${violation}`);
}

function checkFailure(row: Episode, report: Report): void {
  const { exit_status: exit, failure_mode: mode } = row;
  const due = row.policy_violation ? "policy_violation" : exit === "submitted" ? null : exit;
  const named = mode === "policy_violation" || mode === "gave_up" || mode === "step_limit";
  const fit = (mode === null) === row.success && (due === null ? !named : mode === due);
  if (!fit) report("failure_mode", `${mode} with ${exit}, success ${row.success}`);
}

function checkCost(row: Episode, report: Report): void {
  const [read, written] = prices[row.agent_model] ?? [0, 0];
  // Cents a million tokens are hundredths of a millionth of a dollar each.
  const millionths = Math.floor((row.tokens_in * read + row.tokens_out * written + 50) / 100);
  if (Math.round(row.cost_usd * 1_000_000) !== millionths) {
    report("cost", `${row.cost_usd} instead of ${millionths / 1_000_000}`);
  }
}

/** The reward in hundredths. */
function rewardOf(row: Episode, goal: readonly Action[]): number {
  if (row.success) return 100;
  if (row.policy_violation) return 0;
  const count = goal.length;
  let done = 0;
  for (const gold of goal) {
    if (row.trajectory.some((call) => call.ok && call.name === gold.name && sameValue(call.args, gold.args))) done++;
  }
  return Math.floor((100 * done + count) / (2 * count));
}
