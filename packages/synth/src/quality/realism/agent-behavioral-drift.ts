import { memorylessDrift } from "../controls/naive-drift.ts";
import { autocorrelation } from "../correlation.ts";
import { entropyShare } from "../label-entropy.ts";
import { mean, variance } from "../moments.ts";
import { quantile } from "../quantile.ts";
import { instantOf, numberOf, textOf } from "../row-values.ts";
import { betweenToWithin } from "../spread.ts";
import { type Counted, defineRealism, type Row, type Statistic } from "../statistic.ts";

/** One metric of an agent in one cycle, window by window. */
interface Course {
  readonly type: string;
  readonly effect: number;
  readonly onset: number;
  readonly width: number;
  readonly windows: number[];
  readonly z: number[];
  /** Flagged windows from the onset on. */
  detections: number;
}

interface DriftColumns extends Counted {
  courses: Map<string, Course>;
  /** Of metrics that no drift moves. */
  calmPsi: number[];
  calmZ: number[];
  /** Of strong drifts that are in place: 1 where the index is at least 0.25, else 0. */
  strongPsi: number[];
  controlWindows: number;
  controlFlags: number;
  /** By agent. */
  searchShares: Map<string, number[]>;
  hours: { sum: number; count: number }[];
}

/** Shifts that count as strong, in standard deviations of an episode: the smallest ones of severity high. */
const STRONG = 0.64;
const CERTAIN = 0.95;
const HIGH_PSI = 0.25;

function courseOf(columns: DriftColumns, row: Row): Course {
  const name = `${textOf(row, "agent_id")} ${numberOf(row, "cycle")} ${textOf(row, "metric")}`;
  let course = columns.courses.get(name);
  if (course === undefined) {
    course = {
      type: textOf(row, "drift_type") ?? "",
      effect: numberOf(row, "effect"),
      onset: numberOf(row, "drift_onset"),
      width: numberOf(row, "drift_width"),
      windows: [],
      z: [],
      detections: 0,
    };
    columns.courses.set(name, course);
  }
  return course;
}

function addRow(columns: DriftColumns, row: Row): void {
  columns.rows++;
  const course = courseOf(columns, row);
  const z = numberOf(row, "z");
  const psi = numberOf(row, "psi");
  const window = numberOf(row, "window_index");
  course.windows.push(window);
  course.z.push(z);
  const isFlagged = row.detector_flag === true;
  if (isFlagged && window >= course.onset) course.detections++;
  if (course.effect === 0) {
    columns.calmPsi.push(psi);
    columns.calmZ.push(z);
  } else if (Math.abs(course.effect) >= STRONG && numberOf(row, "drift_prob") >= CERTAIN) {
    columns.strongPsi.push(psi >= HIGH_PSI ? 1 : 0);
  }
  if (course.type === "none") {
    columns.controlWindows++;
    if (isFlagged) columns.controlFlags++;
  }
  const agent = textOf(row, "agent_id") ?? "";
  const shares = columns.searchShares.get(agent);
  if (shares === undefined) columns.searchShares.set(agent, [numberOf(row, "tool_share_search")]);
  else shares.push(numberOf(row, "tool_share_search"));
  const hour = columns.hours[new Date(instantOf(row, "ts")).getUTCHours()];
  if (hour !== undefined) {
    hour.sum += numberOf(row, "episodes");
    hour.count++;
  }
}

function collect(rows: Iterable<Row>): DriftColumns {
  const columns: DriftColumns = {
    rows: 0,
    courses: new Map(),
    calmPsi: [],
    calmZ: [],
    strongPsi: [],
    controlWindows: 0,
    controlFlags: 0,
    searchShares: new Map(),
    hours: Array.from({ length: 24 }, () => ({ sum: 0, count: 0 })),
  };
  for (const row of rows) addRow(columns, row);
  return columns;
}

/** Mean lag-1 autocorrelation of the metrics that no drift moves. */
function stickiness({ courses }: DriftColumns): number | null {
  const found: number[] = [];
  for (const { effect, z } of courses.values()) {
    const one = effect === 0 && z.length >= 100 ? autocorrelation(z, 1) : null;
    if (one !== null) found.push(one);
  }
  return mean(found);
}

/** Share of strong drifts of a metric, watched for a day after their onset, that the detector flagged. */
function recall({ courses }: DriftColumns): number | null {
  const found: number[] = [];
  for (const { effect, onset, width, windows, detections } of courses.values()) {
    const first = windows[0] ?? Number.NaN;
    const last = windows.at(-1) ?? Number.NaN;
    const isWatched = first <= onset && last >= onset + width + 24;
    if (Math.abs(effect) >= STRONG && isWatched) found.push(detections > 0 ? 1 : 0);
  }
  return found.length < 5 ? null : mean(found);
}

const BASELINE_SDS = 10;
const QUARTER = 0.25;

/** A mean of shares in place, each weighing as much as its drift stands out of the noise. */
interface WeightedMean {
  sum: number;
  weight: number;
  count: number;
}

function addShare(to: WeightedMean, z: number, shift: number): void {
  to.sum += z * shift;
  to.weight += shift * shift;
  to.count++;
}

/**
 * The width of slow transitions as the metric shows it, over the labelled one: how far the drift is in place a quarter of a
 * width before and after the onset, averaged over the drifts, put through the inverse of the sigmoid.
 */
function fittedWidth({ courses }: DriftColumns): number | null {
  const before: WeightedMean = { sum: 0, weight: 0, count: 0 };
  const after: WeightedMean = { sum: 0, weight: 0, count: 0 };
  for (const { type, effect, onset, width, windows, z } of courses.values()) {
    if ((type !== "gradual" && type !== "incremental") || effect === 0) continue;
    for (const [i, window] of windows.entries()) {
      const place = (window - onset) / width;
      const shift = BASELINE_SDS * effect;
      if (Math.abs(place + QUARTER) <= 0.1) addShare(before, z[i] ?? 0, shift);
      else if (Math.abs(place - QUARTER) <= 0.1) addShare(after, z[i] ?? 0, shift);
    }
  }
  if (before.count < 40 || after.count < 40) return null;
  const low = before.sum / before.weight;
  const high = after.sum / after.weight;
  const logit = (share: number): number => Math.log(share / (1 - share));
  const slope = (logit(clamp(high)) - logit(clamp(low))) / (2 * QUARTER);
  return slope <= 0 ? 0 : 4 / slope;
}

function clamp(share: number): number {
  return Math.min(0.99, Math.max(0.01, share));
}

function hourlyContrast({ hours }: DriftColumns): number | null {
  const means = hours.filter((hour) => hour.count > 0).map((hour) => hour.sum / hour.count);
  return means.length < 24 ? null : Math.max(...means) / Math.min(...means);
}

function typeMix({ courses }: DriftColumns): number | null {
  return entropyShare(
    [...courses.values()].map((course) => course.type),
    6,
  );
}

const statistics: readonly Statistic<DriftColumns>[] = [
  {
    id: "calm_psi_p95",
    describes: "95th percentile of the stability index of metrics that no drift moves.",
    band: [0.02, 0.1],
    minimumRows: 5_000,
    source: "Credit scoring practice: below 0.1 nothing has changed",
    measure: ({ calmPsi }) => quantile(calmPsi, 0.95),
    control: memorylessDrift,
  },
  {
    id: "strong_psi",
    describes:
      "Share of windows of metrics under a shift of 0.64 and more in place whose stability index is at least 0.25.",
    band: [0.9, 1],
    minimumRows: 20_000,
    source: "Credit scoring practice: 0.25 and more is a major shift",
    measure: ({ strongPsi }) => (strongPsi.length < 100 ? null : mean(strongPsi)),
    control: memorylessDrift,
  },
  {
    id: "calm_z_spread",
    describes: "Standard deviation of z of metrics that no drift moves.",
    band: [0.9, 1.1],
    minimumRows: 5_000,
    source: "z is measured in standard deviations of the baseline",
    measure: ({ calmZ }) => {
      const spread = variance(calmZ);
      return spread === null ? null : Math.sqrt(spread);
    },
    control: memorylessDrift,
  },
  {
    id: "stickiness",
    describes: "Mean lag-1 autocorrelation of metrics that no drift moves.",
    band: [0.2, 0.8],
    minimumRows: 40_000,
    source: "Agents are sticky from hour to hour; independent windows have none",
    measure: stickiness,
    control: memorylessDrift,
  },
  {
    id: "fitted_width",
    describes: "Width of gradual and incremental transitions fitted to z, over the labelled one.",
    band: [0.8, 1.2],
    minimumRows: 40_000,
    source: "River and MOA ConceptDriftStream: 1 / (1 + exp(-4 (t - p) / w))",
    measure: fittedWidth,
    control: memorylessDrift,
  },
  {
    id: "strong_recall",
    describes:
      "Share of shifts of 0.64 and more, watched past their transition and a day, that the reference detector flags.",
    band: [0.8, 1],
    minimumRows: 40_000,
    source: "A two-sided CUSUM finds shifts of eight standard deviations",
    measure: recall,
    control: memorylessDrift,
  },
  {
    id: "false_alarms",
    describes: "Flagged windows of control cycles, per thousand.",
    band: [0, 1],
    minimumRows: 20_000,
    source: "Monitoring budgets: at most one false alarm in a thousand windows",
    measure: ({ controlFlags, controlWindows }) =>
      controlWindows < 5_000 ? null : (1_000 * controlFlags) / controlWindows,
    control: memorylessDrift,
  },
  {
    id: "agent_character",
    describes: "Variance of the share of search calls between agents over that within agents.",
    band: [0.5, 2_000],
    minimumRows: 5_000,
    source: "Agents with different tasks keep their own mix of tools",
    measure: ({ searchShares }) => betweenToWithin(searchShares.values(), 10),
    control: memorylessDrift,
  },
  {
    id: "hourly_contrast",
    describes: "Episodes in the busiest hour of the day over those in the quietest.",
    band: [1.4, 4],
    minimumRows: 20_000,
    source: "Business interfaces: 1.00 at 10 h, 0.18 at 3 h, above a steady load of machines",
    measure: hourlyContrast,
    control: memorylessDrift,
  },
  {
    id: "type_mix",
    describes: "Entropy of the drift types of cycles, as a share of that of six equally frequent ones.",
    band: [0.6, 1],
    minimumRows: 40_000,
    source: "Five kinds of drift beside controls; one kind beside controls gives 0.39",
    measure: typeMix,
    control: memorylessDrift,
  },
];

/** How realistic monitored agents are: calm windows, drifts as labelled, detector, habits and traffic. */
export const agentBehavioralDriftRealism = defineRealism("agent-behavioral-drift", collect, statistics, 100_000);
