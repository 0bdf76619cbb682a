import type { Report } from "../validation.ts";
import type { Measurement } from "./measurement.ts";

/** The reference detector in ten-thousandths, as its scores are published. */
const CAP = 160_000;
const SLACK = 10_000;
const THRESHOLD = 120_000;

function scaled(value: number): number {
  return Math.round(value * 10_000);
}

function bounded(score: number): number {
  return Math.max(0, Math.min(CAP, score));
}

/** Follows the reference detector on one metric of an agent. */
export class Detector {
  private up = 0;
  private down = 0;
  private isFollowed = false;
  /** The first window from the onset on at which the metric is flagged. */
  private firstFlag: number | null = null;

  /** Begins anew with a cycle, of which rows may be missing. */
  begin(isWhole: boolean): void {
    this.up = 0;
    this.down = 0;
    this.isFollowed = isWhole;
    this.firstFlag = null;
  }

  row(row: Measurement, firstWindow: number, report: Report): void {
    const z = scaled(row.z);
    const up = scaled(row.cusum_up);
    const down = scaled(row.cusum_down);
    if (this.isFollowed) {
      const dueUp = bounded(this.up + z - SLACK);
      const dueDown = bounded(this.down - z - SLACK);
      if (up !== dueUp) report("detector-up", `${row.cusum_up} instead of ${dueUp / 10_000}`);
      if (down !== dueDown) report("detector-down", `${row.cusum_down} instead of ${dueDown / 10_000}`);
    }
    this.up = up;
    this.down = down;
    this.isFollowed = true;
    if (row.detector_flag !== (up >= THRESHOLD || down >= THRESHOLD)) {
      report("detector-flag", `${row.detector_flag} with ${row.cusum_up}, ${row.cusum_down}`);
    }
    this.checkDelay(row, firstWindow, report);
  }

  private checkDelay(row: Measurement, firstWindow: number, report: Report): void {
    const { drift_onset: onset, window_index: window, detection_delay: delay } = row;
    const isDue = row.detector_flag && onset !== null && window >= onset;
    if ((delay !== null) !== isDue) report("detection-delay", `${delay} in window ${window}, onset ${onset}`);
    if (!isDue || delay === null) return;
    const claimed = onset + delay;
    if (this.firstFlag === null) {
      // Before the rows began the metric may have been flagged unseen.
      const isUnseen = claimed < firstWindow && delay >= 0;
      this.firstFlag = isUnseen ? claimed : window;
    }
    if (claimed !== this.firstFlag) {
      report("detection-delay", `${delay} from ${onset}, first flagged in ${this.firstFlag}`);
    }
  }
}
