import type { Row } from "../statistic.ts";
import { naivePick, naiveRandom } from "./naive-random.ts";

const WINDOWS = 300;
const AGENTS = 50;
const CYCLE = 100;
const metrics = ["latency_ms", "cost_usd", "error_rate"] as const;

/** Monitoring rows whose every column is drawn by itself: no memory, no onset that shows, a detector that guesses. */
export function* memorylessDrift(seed: number): Generator<Row, void, void> {
  const random = naiveRandom(seed);
  const start = Date.UTC(2026, 0, 5);
  for (let window = 0; window < WINDOWS; window++) {
    for (let agent = 0; agent < AGENTS; agent++) {
      // Half of the agents drift at a known window; nothing but the label follows from it.
      const drifts = agent % 2 === 0;
      const cycle = Math.floor(window / CYCLE);
      const onset = cycle * CYCLE + 50;
      const search = random();
      for (const metric of metrics) {
        const far = window >= onset;
        yield {
          agent_id: `A${agent}`,
          ts: new Date(start + window * 3_600_000).toISOString(),
          window_index: window,
          cycle,
          metric,
          episodes: 200 + Math.floor(random() * 200),
          z: random() * 2 - 1,
          psi: random(),
          detector_flag: far ? random() < 0.005 : random() < 0.05,
          tool_share_search: search,
          drift_type: drifts ? naivePick(random, ["gradual"]) : "none",
          drift_onset: drifts ? onset : null,
          drift_width: drifts ? 20 : null,
          drift_prob: drifts && far ? 1 : 0,
          drift_label: drifts && far,
          severity: drifts ? 1 : 0,
          metric_affected: drifts,
          effect: drifts ? 1 : 0,
        };
      }
    }
  }
}
