import { unrelatedEpisodes } from "../controls/agent-action-benchmarks.ts";
import { mean } from "../moments.ts";
import { median, quantile } from "../quantile.ts";
import { numberOf, tally, textOf } from "../row-values.ts";
import { type Counted, defineRealism, type Row, type Statistic } from "../statistic.ts";
import { conditionalBigramEntropy, distinctShare } from "../text-entropy.ts";

const TAU = "tau-bench and tau2-bench";
const BFCL = "Berkeley Function Calling Leaderboard, function documents";
const TOKENS = 20_000;

interface EpisodeColumns extends Counted {
  /** Trials and successes of each agent at each task, and the task they belong to. */
  cells: Map<string, { task: string; trials: number; successes: number }>;
  successes: number;
  sound: number;
  stepsOfSuccess: number[];
  stepsOfFailure: number[];
  functions: number;
  parameters: number;
  required: number;
  types: Map<string, number>;
  instructions: string[];
}

interface OfferedTool {
  readonly parameters: {
    readonly properties: Readonly<Record<string, { readonly type: string }>>;
    readonly required: readonly string[];
  };
}

function readTools(columns: EpisodeColumns, tools: readonly OfferedTool[]): void {
  for (const { parameters } of tools) {
    const properties = Object.values(parameters.properties);
    columns.functions++;
    columns.parameters += properties.length;
    columns.required += parameters.required.length;
    for (const { type } of properties) tally(columns.types, type);
  }
}

function collect(rows: Iterable<Row>): EpisodeColumns {
  const columns: EpisodeColumns = {
    rows: 0,
    cells: new Map(),
    successes: 0,
    sound: 0,
    stepsOfSuccess: [],
    stepsOfFailure: [],
    functions: 0,
    parameters: 0,
    required: 0,
    types: new Map(),
    instructions: [],
  };
  let current: string | null = null;
  for (const row of rows) {
    columns.rows++;
    const task = textOf(row, "task_id") ?? "";
    if (task !== current) {
      current = task;
      columns.instructions.push(textOf(row, "instruction") ?? "");
      readTools(columns, Array.isArray(row.tools) ? (row.tools as OfferedTool[]) : []);
    }
    const key = `${task} ${textOf(row, "agent_id")}`;
    const cell = columns.cells.get(key) ?? { task, trials: 0, successes: 0 };
    columns.cells.set(key, cell);
    cell.trials++;
    const success = row.success === true;
    if (success) {
      cell.successes++;
      columns.successes++;
    }
    const reached = row.final_state_hash === row.gold_state_hash && row.policy_violation === false;
    if (success === (reached && row.exit_status === "submitted")) columns.sound++;
    (success ? columns.stepsOfSuccess : columns.stepsOfFailure).push(numberOf(row, "num_steps"));
  }
  return columns;
}

/** Chance that k trials drawn from a cell all succeed. */
function allOf(k: number, successes: number, trials: number): number {
  let chance = 1;
  for (let i = 0; i < k; i++) chance *= Math.max(0, successes - i) / (trials - i);
  return chance;
}

/** pass^4 over pass^1: the mean chance that four trials of an agent at a task all succeed, over that of one. */
function passRatio({ cells }: EpisodeColumns): number | null {
  const full = [...cells.values()].filter((cell) => cell.trials >= 4);
  const four = mean(full.map(({ successes, trials }) => allOf(4, successes, trials)));
  const one = mean(full.map(({ successes, trials }) => allOf(1, successes, trials)));
  return four === null || one === null || one === 0 ? null : four / one;
}

/** Intraclass correlation of success among the trials of an agent at a task (one-way analysis of variance). */
function likeness({ cells }: EpisodeColumns): number | null {
  const full = [...cells.values()].filter((cell) => cell.trials >= 2);
  const trials = full.reduce((sum, cell) => sum + cell.trials, 0);
  const successes = full.reduce((sum, cell) => sum + cell.successes, 0);
  if (full.length < 2 || successes === 0 || successes === trials) return null;
  const grand = successes / trials;
  const size = trials / full.length;
  let between = 0;
  let within = 0;
  for (const cell of full) {
    const share = cell.successes / cell.trials;
    between += cell.trials * (share - grand) ** 2;
    within += cell.trials * share * (1 - share);
  }
  between /= full.length - 1;
  within /= trials - full.length;
  return (between - within) / (between + (size - 1) * within);
}

function failedLonger({ stepsOfSuccess, stepsOfFailure }: EpisodeColumns): number | null {
  const failed = median(stepsOfFailure);
  const succeeded = median(stepsOfSuccess);
  return failed === null || succeeded === null ? null : failed / succeeded;
}

function stepTail({ stepsOfSuccess, stepsOfFailure }: EpisodeColumns): number | null {
  const all = [...stepsOfSuccess, ...stepsOfFailure];
  const upper = quantile(all, 0.9);
  const middle = median(all);
  return upper === null || middle === null ? null : upper / middle;
}

const statistics: readonly Statistic<EpisodeColumns>[] = [
  {
    id: "success_share",
    describes: "Share of episodes that succeed.",
    band: [0.25, 0.75],
    minimumRows: 2_000,
    source: `${TAU}: 0.42 to 0.69 in a single trial`,
    measure: ({ successes, rows }) => successes / rows,
    control: unrelatedEpisodes,
  },
  {
    id: "pass_four_over_one",
    describes: "pass^4 over pass^1: how much less often four trials of a task all succeed than one.",
    band: [0.4, 0.7],
    minimumRows: 4_000,
    source: `${TAU}: 0.49 and 0.67`,
    measure: passRatio,
    control: unrelatedEpisodes,
  },
  {
    id: "trial_likeness",
    describes: "Intraclass correlation of success among the trials of an agent at a task.",
    band: [0.2, 0.6],
    minimumRows: 4_000,
    source: "Tasks differ in hardness: independent trials would give 0; domain knowledge",
    measure: likeness,
    control: unrelatedEpisodes,
  },
  {
    id: "failed_longer",
    describes: "Median number of steps of failed episodes over that of successful ones.",
    band: [1.1, 2],
    minimumRows: 2_000,
    source: "Agents that fail wander; domain knowledge",
    measure: failedLonger,
    control: unrelatedEpisodes,
  },
  {
    id: "step_tail",
    describes: "90th percentile of the number of steps over the median.",
    band: [1.6, 3],
    minimumRows: 2_000,
    source: "Trajectories of software and service agents; domain knowledge",
    measure: stepTail,
    control: unrelatedEpisodes,
  },
  {
    id: "parameters_per_function",
    describes: "Mean number of parameters of a tool.",
    band: [2.6, 3.15],
    minimumRows: 2_000,
    source: `${BFCL}: 2.7 to 3.05`,
    measure: ({ functions, parameters }) => (functions === 0 ? null : parameters / functions),
    control: unrelatedEpisodes,
  },
  {
    id: "required_parameters",
    describes: "Share of parameters that are required.",
    band: [0.62, 0.78],
    minimumRows: 2_000,
    source: `${BFCL}: 0.62 to 0.78`,
    measure: ({ parameters, required }) => (parameters === 0 ? null : required / parameters),
    control: unrelatedEpisodes,
  },
  {
    id: "text_parameters",
    describes: "Share of parameters that are strings.",
    band: [0.5, 0.66],
    minimumRows: 2_000,
    source: `${BFCL}: 0.50 to 0.65`,
    measure: ({ parameters, types }) => (parameters === 0 ? null : (types.get("string") ?? 0) / parameters),
    control: unrelatedEpisodes,
  },
  {
    id: "sound_verdicts",
    describes: "Share of episodes whose success says what their states, violation and exit say.",
    band: [1, 1],
    minimumRows: 500,
    source: "The purpose of the dataset",
    measure: ({ rows, sound }) => sound / rows,
    control: unrelatedEpisodes,
  },
  {
    id: "instruction_entropy",
    describes: "Entropy of a word given the word before it in instructions, bits, over 20,000 tokens.",
    band: [2.8, 8],
    minimumRows: 7_000,
    source: "Human queries 3.5, users played by language models 3.05 to 3.4, templates below 2.3",
    measure: ({ instructions }) => conditionalBigramEntropy(instructions, TOKENS),
    control: unrelatedEpisodes,
  },
  {
    id: "instruction_distinct_pairs",
    describes: "Share of different word pairs among all word pairs in instructions, over 20,000 tokens.",
    band: [0.22, 0.95],
    minimumRows: 7_000,
    source: "Human queries 0.45 to 0.58, conversations by language models 0.22 to 0.28, templates below 0.16",
    measure: ({ instructions }) => distinctShare(instructions, 2, TOKENS),
    control: unrelatedEpisodes,
  },
];

/** How realistic episodes are: successes across trials, steps, tools, verdicts, and the variety of the instructions. */
export const agentActionBenchmarksRealism = defineRealism("agent-action-benchmarks", collect, statistics, 8_000);
