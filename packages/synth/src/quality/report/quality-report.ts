import { rowChunks } from "../../engine/chunks.ts";
import type { Dataset } from "../../schema/dataset.ts";
import { defaultValues, type ParameterValues } from "../../schema/parameter.ts";
import type { Validate } from "../../validators/validation.ts";
import { parsedRows } from "../parsed-rows.ts";
import type { Assessment, Realism, Row } from "../statistic.ts";
import type { FieldSummary } from "./column-sketch.ts";
import { type ProbeResult, type ProbeTask, probe } from "./probe.ts";
import { rowSketch } from "./row-sketch.ts";
import { type ScanResult, safetyScan } from "./safety-scan.ts";

export interface InvariantResult {
  readonly id: string;
  readonly statement: string;
  /** Rows on which it was checked. */
  readonly checked: number;
  readonly failed: number;
}

/** What was found on the rows of one delivery; the same rows always give the same report. */
export interface QualityReport {
  readonly dataset: string;
  readonly version: string;
  readonly seed: string;
  readonly parameters: ParameterValues;
  readonly rows: number;
  /** `fail` when a rule is broken, a scan finds something or a statistic misses its band; never a pass for what was not looked at. */
  readonly verdict: "pass" | "fail" | "not_evaluated";
  /** Rules, scans, duplicates and the probe are looked for in these first rows; a statistic says its own. */
  readonly inspectedRows: number;
  /** Rows that the fields' summaries are over: all, or of many a systematic sample. */
  readonly summarisedRows: number;
  readonly validity: { readonly schemaFailures: number; readonly invariants: readonly InvariantResult[] };
  readonly fields: readonly FieldSummary[];
  readonly realism: readonly Assessment[];
  readonly duplicates: { readonly exact: number };
  readonly safety: readonly ScanResult[];
  readonly probe: ProbeResult | null;
  readonly privacy: { readonly sourceRecords: 0; readonly note: string };
  readonly limits: readonly string[];
}

/** What a dataset's report is made with; a projection of its fields has no rules or statistics of its own. */
export interface Inspection {
  readonly validate: Validate | undefined;
  readonly realism: Realism | undefined;
  readonly probe: ProbeTask | undefined;
  /** Judges rules that the rows have by themselves, as those made to order do, in the place of the dataset's. */
  readonly invariants?: (rows: readonly Row[], isComplete: boolean) => readonly InvariantResult[];
}

/** The first rows, on which rules, scans, duplicates and the probe are looked for. */
export const INSPECTED_ROWS = 20_000;
/** The first rows, on which statistics are measured: some need many to mean anything. */
const MEASURED_ROWS = 100_000;
/** Fields are summarised over all rows up to here, and beyond it over every thirty-second block of rows. */
const SUMMARISED_WHOLE = INSPECTED_ROWS;
const BLOCK_ROWS = 512;
const SAMPLED_BLOCKS = 32;

export interface ReportRequest {
  readonly dataset: Dataset;
  readonly seed: string;
  readonly rows: number;
  readonly inspection: Inspection;
}

/**
 * The report on the first `rows` rows of a seed. A generator, so that whoever runs it can serve others between its steps; it
 * returns the report.
 */
export function* qualityReport({ dataset, seed, rows, inspection }: ReportRequest): Generator<void, QualityReport> {
  const inspected = Math.min(rows, INSPECTED_ROWS);
  const found = yield* inspect(dataset, seed, rows, inspection);
  const summary = yield* summarise(dataset, seed, rows);
  return { ...reportOf(dataset, seed, rows, inspected, found), ...summary };
}

interface Findings {
  /** Whether rules were looked at: those of a projection cannot be. */
  readonly isChecked: boolean;
  readonly validity: QualityReport["validity"];
  readonly realism: readonly Assessment[];
  readonly exact: number;
  readonly safety: readonly ScanResult[];
  readonly probe: ProbeResult | null;
}

/** What the fields of a delivery hold: a systematic sample of its rows, at a small part of the cost of making them all. */
export function* summarise(
  dataset: Dataset,
  seed: string,
  rows: number,
): Generator<void, Pick<QualityReport, "fields" | "summarisedRows">> {
  const source = dataset.open(seed);
  const sketch = rowSketch(dataset);
  for (let block = 0; block < rows; block += block < SUMMARISED_WHOLE ? BLOCK_ROWS : BLOCK_ROWS * SAMPLED_BLOCKS) {
    const end = Math.min(rows, block + BLOCK_ROWS);
    for (let row = block; row < end; row++) {
      source.load(row);
      sketch.add(source.register);
    }
    yield;
  }
  return { summarisedRows: sketch.rows(), fields: sketch.summary() };
}

function* inspect(
  dataset: Dataset,
  seed: string,
  wanted: number,
  { validate, realism, probe: task, invariants }: Inspection,
): Generator<void, Findings> {
  const rows = Math.min(wanted, INSPECTED_ROWS);
  const parsed: Row[] = [];
  const scan = safetyScan();
  const decoder = new TextDecoder();
  const lines = new Set<string>();
  // Small chunks: a step between them is a place for others.
  for (const chunk of rowChunks(dataset, seed, "ndjson", { from: 0, to: rows }, 65_536)) {
    const text = decoder.decode(chunk);
    scan.read(text);
    for (const line of text.split("\n")) {
      if (line === "") continue;
      lines.add(line);
      parsed.push(JSON.parse(line) as Row);
    }
    yield;
  }
  const declared = validityOf(dataset, parsed, validate);
  const validity =
    invariants === undefined ? declared : { ...declared, invariants: invariants(parsed, parsed.length === wanted) };
  yield;
  const measured = rows < INSPECTED_ROWS ? parsed : parsedRows(dataset, seed, 0, Math.min(wanted, MEASURED_ROWS));
  const assessed = judged(dataset, realism?.assess(measured) ?? []);
  yield;
  return {
    ...{
      isChecked: validate !== undefined,
      validity,
      realism: assessed,
      exact: parsed.length - lines.size,
      safety: scan.results(),
    },
    probe: task === undefined ? null : probe(task, parsed),
  };
}

/** The rules of a dataset on parsed rows; without a validator nothing was checked. */
export function validityOf(
  dataset: Dataset,
  rows: readonly Row[],
  validate: Validate | undefined,
): QualityReport["validity"] {
  const { violations } = validate === undefined ? { violations: [] } : validate(rows);
  const failedRows = new Map<string, Set<number>>();
  for (const { invariant, row } of violations) {
    const of = failedRows.get(invariant) ?? new Set<number>();
    failedRows.set(invariant, of.add(row));
  }
  const checked = validate === undefined ? 0 : rows.length;
  return {
    schemaFailures: failedRows.get("schema")?.size ?? 0,
    invariants: dataset.invariants.map(({ id, statement }) => ({
      ...{ id, statement, checked },
      failed: failedRows.get(id)?.size ?? 0,
    })),
  };
}

function reportOf(
  dataset: Dataset,
  seed: string,
  rows: number,
  inspectedRows: number,
  { isChecked, validity, realism, exact, safety, probe: probed }: Findings,
): Omit<QualityReport, "fields" | "summarisedRows"> {
  const isBroken =
    validity.schemaFailures > 0 ||
    validity.invariants.some(({ failed }) => failed > 0) ||
    realism.some(({ verdict }) => verdict === "fail") ||
    safety.some(({ outside }) => outside > 0);
  return {
    ...{ dataset: dataset.id, version: dataset.version, seed, parameters: dataset.values, rows, inspectedRows },
    verdict: isBroken ? "fail" : isChecked ? "pass" : "not_evaluated",
    ...{ validity, realism, duplicates: { exact }, safety, probe: probed },
    privacy: {
      sourceRecords: 0,
      note: "No record of a real person, device or organisation was read: there is nothing to re-identify.",
    },
    limits: limitsOf(rows, inspectedRows, dataset, isChecked),
  };
}

/** True when a parameter is set to something other than its default. */
function isSet({ values, parameters }: Dataset): boolean {
  return JSON.stringify(values) !== JSON.stringify(defaultValues(parameters));
}

/** A band is a promise about the defaults; under other parameters a value is shown, and judged by nobody. */
function judged(dataset: Dataset, assessments: readonly Assessment[]): readonly Assessment[] {
  return isSet(dataset) ? assessments.map((one) => ({ ...one, verdict: "not_evaluated" })) : assessments;
}

function limitsOf(rows: number, inspected: number, dataset: Dataset, isChecked: boolean): string[] {
  const limits = [
    "Statistics are compared with bands from public sources or stated expert judgement, not with your production data.",
    "Names are drawn from lists of common names; a real person may happen to share one.",
  ];
  if (inspected < rows) limits.push(`Rules were checked on the first ${inspected} of ${rows} rows.`);
  if (!isChecked)
    limits.push("Only some of the fields were delivered, so the rules that need the others were not checked.");
  if (isSet(dataset)) limits.push("The bands are those of the dataset's default parameters.");
  return limits;
}
