import { type Arena, arena } from "../../engine/arena.ts";
import { NULL, type RowSource, register } from "../../engine/rows.ts";
import { rowsBefore, startOfDay } from "../../engine/window.ts";
import { agents } from "../../entities/agents.ts";
import { normalTable } from "../../random/distributions.ts";
import { normalQuantile } from "../../random/elementary.ts";
import { fastExp } from "../../random/exponential.ts";
import { below, draw, innerKey, keyAt, streamsOf } from "../../random/hash.ts";
import { permute } from "../../random/permutation.ts";
import { quantileAt } from "../../random/quantile-table.ts";
import { Dice } from "../prose/dice.ts";
import { type ModelProfile, modelProfiles } from "./agent-models.ts";
import { slot } from "./columns.ts";
import { badEpisode, type Episode, goodEpisode } from "./episode.ts";
import { makeTask, type Task } from "./task.ts";
import { domains, failureModes } from "./vocabulary.ts";

const taskStreams = streamsOf("agent-action-benchmarks/task");
const codeStreams = streamsOf("agent-action-benchmarks/task-code");

/** Episodes begin one after another, so far apart on average. */
const SPACING = 47_000;
const field = { domain: 0, moment: 1, hardness: 2, luck: 3, care: 4, wait: 5 } as const;
const inner = { story: 1, episode: 2, trial: 3 } as const;

/** Spread of how hard tasks are and of luck in a trial; together 1. The first gives trials of one task their likeness. */
const HARDNESS = 0.806;
const LUCK = 0.592;
/** How much the share of successes differs between the first and the last agent, relative to s (1 − s). */
const AGENT_SPREAD = 0.6;

export interface EpisodeSettings {
  readonly from: string;
  readonly to: string | null;
  readonly domains: readonly string[];
  readonly agents: number;
  readonly trials: number;
  readonly success_rate: number;
}

const normal = (u: number): number => quantileAt(normalTable(), u);

/** Success thresholds of the agents, whose mean share of successes is the one that is set. */
function thresholds(settings: EpisodeSettings): readonly number[] {
  const share = settings.success_rate;
  return Array.from({ length: settings.agents }, (_, i) => {
    const lean = settings.agents === 1 ? 0 : (2 * i) / (settings.agents - 1) - 1;
    return normalQuantile(share + share * (1 - share) * lean * (AGENT_SPREAD / 2));
  });
}

/** Tokens and time of an episode: the context grows by what each step adds. */
function writeEffort(cells: Float64Array, key: number, task: Task, episode: Episode, model: ModelProfile): void {
  const base = Math.round((task.instruction.length + task.toolsText.length + task.policy.length) / 4) + 220;
  let read = 0;
  let wrote = 0;
  let seconds = 0;
  let context = base;
  const added = Math.round(episode.trajectoryText.length / 4 / episode.steps);
  for (let step = 0; step < episode.steps; step++) {
    const stepKey = innerKey(key, step);
    const tokens = Math.max(8, Math.round(model.words * fastExp(0.6 * normal(draw(stepKey, 0)))));
    read += context;
    wrote += tokens;
    context += tokens + added;
    seconds += model.wait * fastExp(0.5 * normal(draw(stepKey, 1))) + tokens / model.rate + 0.15;
  }
  cells[slot.tokensIn] = read;
  cells[slot.tokensOut] = wrote;
  cells[slot.cost] = Math.floor((read * model.centsIn + wrote * model.centsOut + 50) / 100);
  cells[slot.wall] = Math.max(1, Math.round(seconds * 10));
}

function writeVerdict(cells: Float64Array, task: Task, episode: Episode): void {
  const { mode, violated, done } = episode;
  cells[slot.success] = mode === null ? 1 : 0;
  // Half the share of gold actions, rounded half up to hundredths.
  cells[slot.reward] =
    mode === null ? 100 : violated ? 0 : Math.floor((100 * done + task.gold.length) / (2 * task.gold.length));
  cells[slot.failure] = mode === null ? NULL : failureModes.indexOf(mode);
  cells[slot.violation] = violated ? 1 : 0;
  cells[slot.exit] = mode === "gave_up" ? 1 : mode === "step_limit" ? 2 : 0;
}

/** Opens the episodes of a seed; a task is made up when the first of its rows is met. */
export function openEpisodes(
  seed: string,
  columns: number,
  settings: EpisodeSettings,
  limit: number,
  memory: Arena = arena(),
): RowSource {
  const tasks = taskStreams(seed);
  const codes = codeStreams(seed);
  const crew = agents(seed);
  const into = register(columns, memory);
  const from = startOfDay(settings.from);
  const group = settings.agents * settings.trials;
  const limits = thresholds(settings);
  const chosen = domains.flatMap((domain, i) =>
    settings.domains.length === 0 || settings.domains.includes(domain) ? [i] : [],
  );
  let known = -1;
  let task: Task | undefined;

  const enter = (number: number): Task => {
    const { cells, texts } = into;
    const key = keyAt(tasks, number);
    const domain = chosen[below(draw(key, field.domain), chosen.length)] ?? 0;
    const made = makeTask(innerKey(key, inner.story), domain);
    cells[slot.task] = permute(codes, number, 30);
    cells[slot.domain] = domain;
    cells[slot.difficulty] = Math.min(5, made.gold.length);
    texts[slot.instruction] = made.instruction;
    texts[slot.initialState] = made.initialText;
    texts[slot.tools] = made.toolsText;
    texts[slot.policy] = made.policy;
    texts[slot.policyRules] = made.rulesText;
    texts[slot.goldActions] = made.goldText;
    texts[slot.goldHash] = made.goldHash;
    return made;
  };

  const load = (row: number): void => {
    const { cells, texts } = into;
    const number = Math.floor(row / group);
    if (task === undefined || number !== known) {
      task = enter(number);
      known = number;
    }
    const inGroup = row - number * group;
    const agent = Math.floor(inGroup / settings.trials);
    const trial = inGroup - agent * settings.trials;
    const key = keyAt(tasks, number);
    const own = innerKey(innerKey(key, inner.trial + agent), trial);
    const ease = HARDNESS * normal(draw(key, field.hardness)) + LUCK * normal(draw(own, field.luck));
    const care = fastExp(0.3 * normal(draw(own, field.care)));
    const dice = new Dice(innerKey(own, inner.episode));
    const episode = ease < (limits[agent] as number) ? goodEpisode(dice, task, care) : badEpisode(dice, task, care);
    const who = crew.agent(agent);
    cells[slot.agent] = who.code;
    cells[slot.model] = who.model;
    cells[slot.trial] = trial + 1;
    cells[slot.started] = from + row * SPACING + below(draw(own, field.moment), SPACING);
    texts[slot.trajectory] = episode.trajectoryText;
    cells[slot.steps] = episode.steps;
    texts[slot.finalHash] = episode.finalHash;
    writeEffort(cells, innerKey(own, field.wait), task, episode, modelProfiles[who.model] as ModelProfile);
    writeVerdict(cells, task, episode);
  };
  if (settings.to === null) return { register: into, load };
  const startOf = (row: number): number => from + Math.floor(row / group) * group * SPACING;
  const rows = rowsBefore(startOf, startOfDay(settings.to), limit);
  return { register: into, load, rows };
}
