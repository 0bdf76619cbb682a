import type { Report } from "../validation.ts";
import { Detector } from "./detector.ts";
import { CYCLE_WINDOWS, cycleFields, type Measurement, metrics } from "./measurement.ts";

/** What is known of an agent from its windows so far. */
export class Agent {
  private readonly detectors = metrics.map(() => new Detector());
  /** The first row of each metric in the cycle. */
  private readonly baselines: (Measurement | null)[] = metrics.map(() => null);
  private readonly first: Measurement;
  /** The first row of the cycle. */
  private cycle: Measurement;
  /** The first row of the window before. */
  private last: Measurement | null = null;

  constructor(first: Measurement, report: Report) {
    this.first = first;
    this.cycle = first;
    if (first.cycle !== 0 || first.cycle_start > 0) {
      report("cycle", `${first.agent_id} begins with cycle ${first.cycle} from ${first.cycle_start}`);
    }
    this.begin(first);
  }

  private begin(row: Measurement): void {
    this.cycle = row;
    for (const detector of this.detectors) detector.begin(row.window_index === row.cycle_start);
    this.baselines.fill(null);
  }

  /** Reads the first row of a window. */
  window(row: Measurement, report: Report): void {
    const { first, last } = this;
    const window = row.window_index;
    if (row.model !== first.model || row.task_type !== first.task_type) {
      report("cycle-constant", `${row.agent_id} is another agent in window ${window}`);
    }
    if (row.cycle_start > window || window >= row.cycle_start + CYCLE_WINDOWS) {
      report("cycle", `window ${window} in a cycle from ${row.cycle_start}`);
    }
    if (row.cycle !== this.cycle.cycle || row.cycle_start !== this.cycle.cycle_start) {
      const { cycle, cycle_start: start } = this.cycle;
      if (row.cycle !== cycle + 1 || row.cycle_start !== start + CYCLE_WINDOWS) {
        report("cycle", `cycle ${row.cycle} from ${row.cycle_start} after ${cycle} from ${start}`);
      }
      this.begin(row);
    }
    for (const name of cycleFields) {
      if (row[name] !== this.cycle[name]) report("cycle-constant", `${name} changes within ${row.agent_id}'s cycle`);
    }
    if (last !== null) checkVersions(row, last, report);
    this.last = row;
  }

  /** Reads any row, by the place of its metric. */
  metric(row: Measurement, place: number, firstWindow: number, report: Report): void {
    const baseline = this.baselines[place] ?? null;
    if (baseline === null) this.baselines[place] = row;
    else {
      const same =
        row.baseline_mean === baseline.baseline_mean &&
        row.baseline_sd === baseline.baseline_sd &&
        row.metric_affected === baseline.metric_affected &&
        row.effect === baseline.effect;
      if (!same) report("cycle-constant", `${row.metric} of ${row.agent_id} has another baseline or effect`);
    }
    this.detectors[place]?.row(row, firstWindow, report);
  }
}

/** Rules on the versions of a window and of the one before. */
function checkVersions(row: Measurement, last: Measurement, report: Report): void {
  const isOnset = row.window_index === row.drift_onset;
  const rises = (cause: string): number => (isOnset && row.cause === cause ? 1 : 0);
  const fits =
    row.model_version - last.model_version === rises("model_upgrade") &&
    row.prompt_version - last.prompt_version === rises("prompt_change") &&
    row.tool_schema_version - last.tool_schema_version === rises("tool_schema_change");
  if (fits) return;
  const versions = (at: Measurement): string => `${at.model_version}, ${at.prompt_version}, ${at.tool_schema_version}`;
  report("versions", `${versions(row)} after ${versions(last)} in window ${row.window_index}, cause ${row.cause}`);
}
