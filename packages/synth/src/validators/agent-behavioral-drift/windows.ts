import type { Report } from "../validation.ts";
import { type Measurement, metrics } from "./measurement.ts";

const HOUR_MS = 3_600_000;

/** Rules on the order of windows and agents. */
export class Windows {
  /** The agents in the order of the first window. */
  private readonly agents: string[] = [];
  private readonly known = new Set<string>();
  /** Metrics of each agent in the window, as bits. */
  private readonly seen = new Map<string, number>();
  private window = -1;
  private place = 0;
  /** When window 0 began, in milliseconds. */
  firstTs = 0;

  /** Reads the first row of an agent's window. */
  begin(row: Measurement, ts: number, report: Report): void {
    const { window_index: window, agent_id: agent } = row;
    if (this.window < 0) {
      this.firstTs = ts - window * HOUR_MS;
      if (window !== 0) report("window-order", `the first window is ${window}`);
    } else if (window !== this.window) {
      if (window !== this.window + 1) report("window-order", `window ${window} after ${this.window}`);
      if (this.place !== this.agents.length) report("window-order", `${this.place} agents in window ${this.window}`);
    }
    if (window !== this.window) {
      this.window = window;
      this.place = 0;
      this.seen.clear();
    }
    if (ts !== this.firstTs + window * HOUR_MS || ts % HOUR_MS !== 0) {
      report("window-order", `window ${window} begins at ${row.ts}`);
    }
    if (window === 0 && !this.known.has(agent)) {
      this.agents.push(agent);
      this.known.add(agent);
    }
    const due = this.agents[this.place];
    if (agent !== due) report("window-order", `${agent} where ${due} was due`);
    this.place++;
  }

  /** Reads any row, by the place of its metric. */
  row(row: Measurement, metric: number, report: Report): void {
    const bits = this.seen.get(row.agent_id) ?? 0;
    if (((bits >> metric) & 1) === 1) {
      report("key", `${row.metric} of ${row.agent_id} stands twice in window ${row.window_index}`);
    }
    this.seen.set(row.agent_id, bits | (1 << metric));
  }
}

/** The place of a metric in a window. */
export const placeOfMetric: ReadonlyMap<string, number> = new Map(metrics.map((metric, place) => [metric, place]));
