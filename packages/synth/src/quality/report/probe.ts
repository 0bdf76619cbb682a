import { areaUnderRoc } from "../discrimination.ts";
import type { Row } from "../statistic.ts";

/** A task that a model can learn from the rows: how well a plain one does shows whether the label means anything. */
export interface ProbeTask {
  /** A boolean field, or a field of members of which some count as positive. */
  readonly label: string;
  /** The label's members that are positive; absent for a boolean field. */
  readonly positive?: readonly string[];
  /** Fields that a model may look at: none that states the label in other words. */
  readonly features: readonly string[];
  /** Area under the ROC curve: above chance, below what a leaking field would give. */
  readonly band: readonly [low: number, high: number];
}

export interface ProbeResult {
  readonly task: string;
  readonly auc: number | null;
  readonly band: readonly [low: number, high: number];
  readonly trainedOn: number;
  readonly testedOn: number;
  readonly verdict: "pass" | "fail" | "not_evaluated";
}

const MINIMUM_ROWS = 2_000;
const MINIMUM_OF_A_CLASS = 20;
const PASSES = 4;
const RATE = 0.05;
/** Weights of one-hot members live in a table of this size; members share an entry rarely. */
const TABLE = 4_096;

/** Trains a logistic regression on the first two thirds of the rows and tests it on the rest. Deterministic. */
export function probe({ label, positive, features, band }: ProbeTask, rows: readonly Row[]): ProbeResult {
  const truth = rows.map((row) => isPositive(row[label], positive));
  const cut = Math.floor((rows.length * 2) / 3);
  const base = { task: `predict ${label}`, band, trainedOn: cut, testedOn: rows.length - cut };
  const enough = (part: readonly boolean[]): boolean => {
    const ones = part.filter(Boolean).length;
    return ones >= MINIMUM_OF_A_CLASS && part.length - ones >= MINIMUM_OF_A_CLASS;
  };
  if (rows.length < MINIMUM_ROWS || !enough(truth.slice(0, cut)) || !enough(truth.slice(cut))) {
    return { ...base, auc: null, verdict: "not_evaluated" };
  }
  const encode = encoder(features, rows.slice(0, cut));
  const model = trained(rows.slice(0, cut).map(encode), truth.slice(0, cut));
  const auc = areaUnderRoc(rows.slice(cut).map(encode).map(model), truth.slice(cut));
  const isInside = auc !== null && auc >= band[0] && auc <= band[1];
  return { ...base, auc, verdict: isInside ? "pass" : "fail" };
}

function isPositive(value: unknown, positive: readonly string[] | undefined): boolean {
  return positive === undefined ? value === true : typeof value === "string" && positive.includes(value);
}

/** A row as sparse features: places in the weight table with their values. */
interface Sparse {
  readonly at: readonly number[];
  readonly values: readonly number[];
}

function encoder(features: readonly string[], training: readonly Row[]): (row: Row) => Sparse {
  const scales = features.map((name) => scaleOf(training, name));
  return (row) => {
    const at: number[] = [0];
    const values: number[] = [1];
    for (const [i, name] of features.entries()) {
      const value = row[name];
      const scale = scales[i];
      if (typeof value === "number" && scale !== undefined) {
        at.push(1 + i);
        values.push(Math.max(-3, Math.min(3, (compress(value) - scale.mean) / scale.spread)));
      } else {
        at.push(place(`${name}=${typeof value === "object" ? "" : String(value)}`, features.length + 1));
        values.push(1);
      }
    }
    return { at, values };
  };
}

/** Amounts and counts have long tails; their logarithm is what a linear model can use. */
function compress(value: number): number {
  return Math.sign(value) * Math.log1p(Math.abs(value));
}

function scaleOf(rows: readonly Row[], name: string): { mean: number; spread: number } | undefined {
  const values = rows.flatMap((row) => (typeof row[name] === "number" ? [compress(row[name])] : []));
  if (values.length === 0) return undefined;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return { mean, spread: Math.sqrt(variance) || 1 };
}

function place(text: string, from: number): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return from + ((hash >>> 0) % (TABLE - from));
}

function trained(rows: readonly Sparse[], truth: readonly boolean[]): (row: Sparse) => number {
  const weights = new Float64Array(TABLE);
  const score = ({ at, values }: Sparse): number => {
    let sum = 0;
    for (let i = 0; i < at.length; i++) sum += (weights[at[i] as number] as number) * (values[i] as number);
    return sum;
  };
  // Rare positives weigh as much as all the negatives together.
  const ones = truth.filter(Boolean).length;
  const weightOfOne = (truth.length - ones) / ones;
  for (let pass = 0; pass < PASSES; pass++) {
    for (const [r, row] of rows.entries()) {
      const isOne = truth[r] === true;
      const error = (isOne ? 1 : 0) - 1 / (1 + Math.exp(-score(row)));
      const step = (RATE / (1 + pass)) * error * (isOne ? Math.min(20, weightOfOne) : 1);
      for (let i = 0; i < row.at.length; i++) {
        const at = row.at[i] as number;
        weights[at] = (weights[at] as number) + step * (row.values[i] as number);
      }
    }
  }
  return score;
}
