import { contentDigest } from "../../entities/content-digest.ts";
import type { Dice } from "../prose/dice.ts";
import { flawedActions } from "./mistakes.ts";
import { type Action, run, type State } from "./simulator.ts";
import type { Task } from "./task.ts";
import { type FailureMode, failureModes, STEP_LIMIT } from "./vocabulary.ts";

/** What an agent did in one trial, and what came of it. */
export interface Episode {
  readonly trajectoryText: string;
  readonly steps: number;
  readonly finalHash: string;
  readonly violated: boolean;
  readonly mode: FailureMode | null;
  /** Gold actions that were done, as they should be. */
  readonly done: number;
}

/** How often episodes fail in which way, in the order of `failureModes`. */
const modeWeights = [25, 14, 22, 10, 13, 11, 5];
const TRIES = 6;

/** Plays calls one after another and writes them down. */
class Recorder {
  state: State;
  steps = 0;
  /** The calls as RFC 8785 text, with commas between. */
  calls = "";
  /** Calls that changed the state. */
  readonly changes: Action[] = [];
  violated = false;
  private readonly task: Task;

  constructor(task: Task) {
    this.task = task;
    this.state = task.initial;
  }

  get full(): boolean {
    return this.steps >= STEP_LIMIT;
  }

  call(action: Action): void {
    const { name, args } = action;
    const { tools, rules, texts } = this.task;
    const { error, returned, broken, state } = run(this.state, tools, rules, action);
    const observation = error === null ? texts.of(returned) : `{"error":"${error}"}`;
    this.steps += 1;
    this.calls += `${this.steps === 1 ? "" : ","}{"args":${texts.of(args)},"i":${this.steps},"name":"${name}"`;
    this.calls += `,"observation":${observation},"ok":${error === null}}`;
    if (error === null && tools.get(name)?.effects.length !== 0) this.changes.push(action);
    if (broken) this.violated = true;
    this.state = state;
  }

  /** Whether a call with the same name and arguments succeeded. */
  hasDone(action: Action): boolean {
    const { texts } = this.task;
    return this.changes.some(
      ({ name, args }) => name === action.name && (args === action.args || texts.of(args) === texts.of(action.args)),
    );
  }
}

/** A call that fails for sure: its arguments are missing, or what it is about is not there. */
function slippedCall(dice: Dice, task: Task, action: Action): Action {
  const tool = task.tools.get(action.name);
  const names = Object.keys(action.args).filter((name) =>
    tool?.requires.some(({ is, left }) => is === "present" && "at" in left && left.at.endsWith(`/{${name}}`)),
  );
  if (names.length === 0 || dice.chance(0.5)) return { name: action.name, args: {} };
  const name = dice.pick(names);
  return { name: action.name, args: { ...action.args, [name]: `${String(action.args[name])}0` } };
}

/** Works through the changes with looks and slips between them; `care` scales how many. One call is left for the end. */
function work(dice: Dice, record: Recorder, task: Task, changes: readonly Action[], care: number): void {
  const room = STEP_LIMIT - 1;
  const look = (): void => {
    const spare = room - changes.length;
    if (task.lookups.length > 0 && record.steps < spare) record.call(dice.pick(task.lookups));
  };
  const opening = Math.floor(care * (0.4 + 2.1 * dice.share()));
  for (let i = 0; i < opening; i++) look();
  for (const [i, change] of changes.entries()) {
    if (dice.chance(Math.min(0.9, 0.4 * care))) look();
    const left = changes.length - i;
    if (dice.chance(0.07 * care) && record.steps + left < room - 1) record.call(slippedCall(dice, task, change));
    if (record.steps < room) record.call(change);
  }
  if (dice.chance(0.25 * care)) look();
}

/** Repeats itself until the limit cuts it off. */
function loop(dice: Dice, record: Recorder, task: Task): void {
  const unsound: Action = { name: (task.gold.at(-1) as Action).name, args: {} };
  while (!record.full) {
    const looks = task.lookups.length > 0 && dice.chance(0.45);
    record.call(looks ? dice.pick(task.lookups) : unsound);
  }
}

function finished(
  record: Recorder,
  task: Task,
  mode: FailureMode | null,
  finalText = task.texts.ofState(record.state),
): Episode {
  const done = task.gold.filter((action) => record.hasDone(action)).length;
  return {
    trajectoryText: `[${record.calls}]`,
    steps: record.steps,
    finalHash: finalText === task.goldStateText ? task.goldHash : contentDigest(finalText),
    violated: record.violated,
    mode,
    done,
  };
}

/** An episode that reaches the gold state. */
export function goodEpisode(dice: Dice, task: Task, care: number): Episode {
  const record = new Recorder(task);
  work(dice, record, task, task.gold, care);
  const episode = finished(record, task, null);
  if (episode.finalHash !== task.goldHash || episode.violated)
    throw new Error("gold actions must reach the gold state");
  return episode;
}

/** An episode that fails, in one of the ways that the task has an occasion for. */
export function badEpisode(dice: Dice, task: Task, care: number): Episode {
  for (let i = 0; i < TRIES; i++) {
    const mode = failureModes[dice.weighted(modeWeights)] as FailureMode;
    const changes = flawedActions(dice, task, mode);
    if (changes === null) continue;
    const record = new Recorder(task);
    // Those who fail look longer and stumble more often.
    work(dice, record, task, changes, care * 1.75);
    if (mode === "step_limit") loop(dice, record, task);
    const finalText = task.texts.ofState(record.state);
    const submitted = mode !== "gave_up" && mode !== "step_limit";
    if (record.violated !== (mode === "policy_violation")) continue;
    if (submitted && finalText === task.goldStateText && !record.violated) continue;
    if (record.steps === 0) continue;
    return finished(record, task, mode, finalText);
  }
  const record = new Recorder(task);
  record.call(task.lookups[0] ?? { name: (task.gold[0] as Action).name, args: {} });
  return finished(record, task, "gave_up");
}
