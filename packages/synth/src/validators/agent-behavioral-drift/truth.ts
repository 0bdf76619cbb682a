import type { Report } from "../validation.ts";
import { CYCLE_WINDOWS, type Measurement } from "./measurement.ts";

const TOLERANCE = 0.000002;
const ROUNDING = 1e-9;

/** A drift as it is told of on a row that has one. */
interface Drift {
  readonly onset: number;
  readonly width: number;
  readonly period: number | null;
}

/** How far a drift is in place, by the published formula. */
function probability({ onset, width, period }: Drift, window: number): number {
  let distance = window - onset;
  if (period !== null && window >= onset) {
    const phase = distance % period;
    const half = period / 2;
    distance = phase < half ? Math.min(phase, half - phase) : -Math.min(phase - half, period - phase);
  }
  return 1 / (1 + Math.exp((-4 * distance) / width));
}

/** Rules on the truth of a window, which its rows share. */
export function checkTruth(row: Measurement, firstTs: number, report: Report): void {
  const { drift_onset: onset, drift_width: width, drift_period: period, drift_prob: prob } = row;
  if (row.drift_label !== prob >= 0.5) report("drift-label", `${row.drift_label} with ${prob}`);
  checkPeriod(row, firstTs, report);
  if (row.drift_type === "none") {
    const isSilent = prob === 0 && !row.drift_label && row.severity === 0;
    const isEmpty =
      row.shift_kind === null && row.cause === null && onset === null && width === null && period === null;
    if (!isSilent || !isEmpty) report("control", "a control that drifts");
    return;
  }
  const isTold = row.shift_kind !== null && row.cause !== null && onset !== null && width !== null;
  if (!isTold || row.severity < 0.2) report("control", `a ${row.drift_type} drift of severity ${row.severity}`);
  checkCause(row, report);
  if (onset === null || width === null) return;
  const window = row.window_index;
  const due = probability({ onset, width, period }, window);
  if (Math.abs(prob - due) > TOLERANCE + ROUNDING) report("drift-prob", `${prob} instead of ${due}`);
  if (prob >= 0.02 && window <= onset - 2 * width) report("before-onset", `${prob} in ${window}, onset ${onset}`);
  if (onset - 2 * width < row.cycle_start || onset + width >= row.cycle_start + CYCLE_WINDOWS) {
    report("onset-in-cycle", `onset ${onset}, width ${width} in a cycle from ${row.cycle_start}`);
  }
  if (row.drift_type === "sudden" && width !== 1) report("sudden-width", `width ${width}`);
}

function checkPeriod(
  { drift_type: type, drift_period: period, drift_onset: onset }: Measurement,
  firstTs: number,
  report: Report,
): void {
  const fits =
    type === "recurring"
      ? period !== null && period % 2 === 0 && period >= 48 && period <= 96
      : type === "seasonal"
        ? period === 24 && onset !== null && (firstTs / 3_600_000 + onset) % 24 === 0
        : period === null;
  if (!fits) report("period", `${period} for ${type} drift from ${onset}`);
}

function checkCause(row: Measurement, report: Report): void {
  const isShifted = row.cause === "data_shift";
  if ((row.shift_kind === "covariate") !== isShifted || (row.drift_type === "seasonal" && !isShifted)) {
    report("cause-kind", `${row.cause} with ${row.shift_kind}, ${row.drift_type}`);
  }
}

/** Rules on what a drift does to a metric. */
export function checkEffect(row: Measurement, report: Report): void {
  const { metric, metric_affected: isAffected, effect, severity } = row;
  if (row.drift_type === "none" && (isAffected || effect !== 0)) report("control", `${metric} is moved by ${effect}`);
  const isQuality = metric === "error_rate" || metric === "refusal_rate" || metric === "sentiment";
  if (row.shift_kind === "covariate" && isQuality && isAffected) report("covariate-metrics", `${metric} is affected`);
  if (row.shift_kind === "concept" && metric === "error_rate" && !isAffected) {
    report("covariate-metrics", `${metric} is not affected`);
  }
  const size = Math.abs(effect);
  const slack = 0.005 + ROUNDING;
  if (
    (effect !== 0) !== isAffected ||
    (isAffected && (size < 0.74 * severity - slack || size > 1.26 * severity + slack))
  ) {
    report("effect", `${effect} on ${metric} with severity ${severity}, affected ${isAffected}`);
  }
}
