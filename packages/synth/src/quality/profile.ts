import type { Dataset } from "../schema/dataset.ts";
import type { Field } from "../schema/field.ts";
import { correlation } from "./correlation.ts";
import { parsedRows } from "./parsed-rows.ts";
import type { Row } from "./statistic.ts";

/** What a chart of one field needs. Numbers have a histogram, members and flags have counts, times have their rhythm. */
export interface FieldProfile {
  readonly name: string;
  readonly type: Field["type"];
  readonly nulls: number;
  readonly distinct: number;
  readonly histogram?: { readonly edges: readonly number[]; readonly counts: readonly number[] };
  readonly quantiles?: Readonly<Record<"p01" | "p10" | "p25" | "p50" | "p75" | "p90" | "p99", number>>;
  readonly top?: readonly { readonly value: string; readonly count: number }[];
  readonly byHour?: readonly number[];
  readonly byWeekday?: readonly number[];
}

export interface DatasetProfile {
  readonly dataset: string;
  readonly version: string;
  readonly seed: string;
  readonly rows: number;
  readonly fields: readonly FieldProfile[];
  /** Pearson's correlation of the numeric fields that vary, row by row as the names stand. */
  readonly correlations: { readonly fields: readonly string[]; readonly matrix: readonly (readonly number[])[] };
}

export const PROFILE_SEED = "profile";
export const PROFILE_ROWS = 5_000;
const BINS = 24;
const TOP = 20;
const MOST_CORRELATED = 16;

/** A chart-ready profile of a dataset, from its first rows of the seed "profile". */
export function datasetProfile(dataset: Dataset, rows = PROFILE_ROWS): DatasetProfile {
  const read = [...parsedRows(dataset, PROFILE_SEED, 0, Math.min(rows, dataset.rowLimit))];
  return {
    ...{ dataset: dataset.id, version: dataset.version, seed: PROFILE_SEED, rows: read.length },
    fields: dataset.fields.map((field) => fieldProfile(field, read)),
    correlations: correlations(dataset, read),
  };
}

function fieldProfile(field: Field, rows: readonly Row[]): FieldProfile {
  const values = rows.map((row) => row[field.name]).filter((value) => value !== null);
  const { name, type } = field;
  const texts = values.map((value) => (typeof value === "string" ? value : JSON.stringify(value)));
  const base = { name, type, nulls: rows.length - values.length, distinct: new Set(texts).size };
  switch (type) {
    case "int":
    case "number":
      return { ...base, ...numbers(values.filter((value) => typeof value === "number")) };
    case "enum":
    case "bool":
      return { ...base, top: topValues(texts) };
    case "datetime":
      return { ...base, ...rhythm(texts) };
    case "id":
    case "string":
    case "date":
      return base.distinct <= rows.length / 4 ? { ...base, top: topValues(texts) } : base;
    case "array":
    case "object":
      return base;
  }
}

function numbers(values: readonly number[]): Pick<FieldProfile, "histogram" | "quantiles"> {
  if (values.length === 0) return {};
  const sorted = Float64Array.from(values).sort();
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] as number;
  const quantiles = {
    p01: at(0.01),
    p10: at(0.1),
    p25: at(0.25),
    p50: at(0.5),
    p75: at(0.75),
    p90: at(0.9),
    p99: at(0.99),
  };
  // The tails would squeeze the body of a skewed field into one bar.
  const low = at(0.005);
  const high = at(0.995);
  const width = (high - low) / BINS || 1;
  const counts = new Array<number>(BINS).fill(0);
  for (const value of sorted) {
    if (value < low || value > high) continue;
    const bin = Math.min(BINS - 1, Math.floor((value - low) / width));
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  const edges = Array.from({ length: BINS + 1 }, (_, i) => Number((low + i * width).toPrecision(12)));
  return { histogram: { edges, counts }, quantiles };
}

function topValues(texts: readonly string[]): { value: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, TOP);
}

function rhythm(texts: readonly string[]): Pick<FieldProfile, "byHour" | "byWeekday"> {
  const byHour = new Array<number>(24).fill(0);
  const byWeekday = new Array<number>(7).fill(0);
  for (const text of texts) {
    const time = new Date(text);
    const hour = time.getUTCHours();
    // Monday first.
    const day = (time.getUTCDay() + 6) % 7;
    byHour[hour] = (byHour[hour] ?? 0) + 1;
    byWeekday[day] = (byWeekday[day] ?? 0) + 1;
  }
  return { byHour, byWeekday };
}

function correlations(dataset: Dataset, rows: readonly Row[]): DatasetProfile["correlations"] {
  const columns = dataset.fields
    .filter(({ type }) => type === "int" || type === "number")
    .map(({ name }) => ({ name, values: rows.map((row) => row[name]) }))
    .filter(({ values }) => new Set(values.filter((value) => typeof value === "number")).size > 2)
    .slice(0, MOST_CORRELATED);
  const matrix = columns.map((a) => columns.map((b) => correlationOf(a.values, b.values)));
  return { fields: columns.map(({ name }) => name), matrix };
}

/** Over the rows where both are there; 0 when one of them does not vary there. */
function correlationOf(a: readonly unknown[], b: readonly unknown[]): number {
  const pairs = a.flatMap((x, i) => {
    const y = b[i];
    return typeof x === "number" && typeof y === "number" ? [[x, y] as const] : [];
  });
  const value = correlation(
    pairs.map(([x]) => x),
    pairs.map(([, y]) => y),
  );
  return Math.round((value ?? 0) * 10_000) / 10_000;
}
