import { type Episode, episodeRules } from "./agent-action-benchmarks/episode.ts";
import { checkTaskShapes, checkTrajectoryShape } from "./agent-action-benchmarks/shapes.ts";
import { Task } from "./agent-action-benchmarks/task.ts";
import { checkEpisode } from "./agent-action-benchmarks/verdict.ts";
import { checkRecord } from "./record-rules.ts";
import type { Report, Validation, Violation } from "./validation.ts";

/** Reads episodes one after another and puts them into tasks. */
class EpisodeReader {
  readonly violations: Violation[] = [];
  row = 0;
  private readonly ended = new Set<string>();
  private readonly models = new Map<string, string>();
  private task: Task | null = null;
  /** Agents of the task so far, and trials of the last of them. */
  private agents: string[] = [];
  private trials = 0;
  /** Agents of each task and trials of each agent, once known. */
  private agentsDue: number | null = null;
  private trialsDue: number | null = null;
  private last = "";
  private version: string | null = null;

  readonly report: Report = (invariant, detail) => this.violations.push({ row: this.row, invariant, detail });

  /** True for the id of the task that is being read. */
  isOpen(taskId: unknown): boolean {
    return this.task !== null && this.task.head.task_id === taskId;
  }

  episode(row: Episode): void {
    const { report } = this;
    this.version ??= row.schema_version;
    if (row.schema_version !== this.version) report("schema", `schema_version changes to ${row.schema_version}`);
    // Timestamps of one form are ordered as their texts are.
    if (row.started_at <= this.last) report("time_order", `${row.started_at} after ${this.last}`);
    this.last = row.started_at;
    const model = this.models.get(row.agent_id);
    if (model === undefined) this.models.set(row.agent_id, row.agent_model);
    else if (model !== row.agent_model) report("agent_model", `${row.agent_id} was ${model}`);
    const task = this.place(row);
    checkEpisode(row, task, report);
  }

  /** Puts an episode into its task. */
  private place(row: Episode): Task {
    const { report, task } = this;
    if (task === null || task.head.task_id !== row.task_id) return this.begin(row);
    task.checkConstants(row, report);
    if (this.agents.at(-1) !== row.agent_id) {
      this.endAgent();
      if (this.agents.includes(row.agent_id)) report("key", `${row.agent_id} comes again in ${row.task_id}`);
      this.agents.push(row.agent_id);
      this.trials = 0;
    }
    this.countTrial(row);
    return task;
  }

  private begin(row: Episode): Task {
    const { report } = this;
    if (this.task !== null) {
      this.endAgent();
      this.agentsDue ??= this.agents.length;
      if (this.agents.length !== this.agentsDue) report("task_contiguous", `${this.agents.length} agents above`);
      this.ended.add(this.task.head.task_id);
    }
    if (this.ended.has(row.task_id)) report("task_contiguous", `${row.task_id} comes again`);
    this.task = new Task(row, report);
    this.agents = [row.agent_id];
    this.trials = 0;
    this.countTrial(row);
    return this.task;
  }

  private countTrial(row: Episode): void {
    if (row.trial <= this.trials) this.report("key", `${row.task_id}, ${row.agent_id}, ${row.trial} stands twice`);
    this.trials++;
    if (row.trial !== this.trials) this.report("task_contiguous", `trial ${row.trial} in place ${this.trials}`);
  }

  private endAgent(): void {
    this.trialsDue ??= this.trials;
    if (this.trials !== this.trialsDue) this.report("task_contiguous", `${this.trials} trials above`);
  }
}

/**
 * Checks episodes, from row 0 on, against the published rules of the dataset: every call of every trajectory is executed
 * again. Memory grows with tasks (their ids) and agents.
 */
export function validateAgentActionBenchmarks(rows: Iterable<Record<string, unknown>>): Validation {
  const reader = new EpisodeReader();
  for (const record of rows) {
    const { report } = reader;
    const formed = checkRecord(record, episodeRules, report);
    // What belongs to a task is compared with the task's first episode, whose shape was checked.
    const shaped = reader.isOpen(record.task_id) || checkTaskShapes(record, report);
    if (formed && shaped && checkTrajectoryShape(record, report)) reader.episode(record as unknown as Episode);
    reader.row++;
  }
  return { rows: reader.row, violations: reader.violations };
}
