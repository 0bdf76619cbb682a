import { inspectionOf } from "@sdg/synth/quality/inspections";
import { validityOf } from "@sdg/synth/quality/report/quality-report";
import type { Dataset } from "@sdg/synth/schema/dataset";
import { validateDeclaredFields } from "@sdg/synth/validators/declared-fields";
import type { JsonRecord } from "../store/tables.ts";
import type { DatasetProduct, Makers } from "./datasets.ts";
import type { ParsedRow } from "./examination.ts";

/** What was found on the rows that stand beside it, as members of a delivery. */
export interface DeliveryFindings {
  readonly quality: JsonRecord;
  /** How the request was understood, each constraint with what it came to. */
  readonly understoodAs: JsonRecord;
  /** Members that deliveries of this dataset have besides. */
  readonly further: JsonRecord;
}

export interface Delivered {
  readonly product: DatasetProduct;
  readonly dataset: Dataset;
  readonly understoodAs: JsonRecord;
  /** Canonical NDJSON of all rows. Rows that are streamed are not at hand here; their report is made when it is asked for. */
  readonly rows: Uint8Array | undefined;
  readonly reportUrl: string;
}

export function deliveryFindings(makers: Makers, delivered: Delivered): DeliveryFindings {
  const { product, dataset, understoodAs, rows, reportUrl } = delivered;
  if (rows === undefined) {
    const quality = { verdict: "not_evaluated", note: "See the report.", reportUrl };
    return { quality, understoodAs: unjudged(understoodAs), further: {} };
  }
  const parsed: ParsedRow[] = JSON.parse(`[${Buffer.from(rows).toString("utf8").trimEnd().replaceAll("\n", ",")}]`);
  const maker = makers.get(product.dataset);
  if (maker === undefined) {
    const quality = { ...catalogQuality(dataset, product.fields !== undefined, parsed), reportUrl };
    return { quality, understoodAs, further: {} };
  }
  const { violations } = validateDeclaredFields(dataset.fields)(parsed);
  const schemaFailures = new Set(violations.map(({ row }) => row)).size;
  const { isSound, constraints, quality, further } = maker.examine(product, parsed, true);
  return {
    quality: {
      verdict: isSound && schemaFailures === 0 ? "pass" : "fail",
      inspectedRows: parsed.length,
      ...{ schemaFailures, ...quality, reportUrl },
    },
    understoodAs: constraints === undefined ? understoodAs : withVerdicts(understoodAs, constraints),
    further,
  };
}

/** Every constraint says what became of it, be it that the report says so. */
function unjudged(understoodAs: JsonRecord): JsonRecord {
  const constraints = understoodAs.constraints as readonly JsonRecord[] | undefined;
  if (constraints === undefined) return understoodAs;
  const verdict = { satisfied: null, actual: null, reason: "See the report." };
  return withVerdicts(understoodAs, Array<JsonRecord>(constraints.length).fill(verdict));
}

function withVerdicts(understoodAs: JsonRecord, verdicts: readonly JsonRecord[]): JsonRecord {
  const constraints = understoodAs.constraints as readonly JsonRecord[];
  return { ...understoodAs, constraints: constraints.map((constraint, i) => ({ ...constraint, ...verdicts[i] })) };
}

function catalogQuality(dataset: Dataset, isProjected: boolean, parsed: readonly ParsedRow[]): JsonRecord {
  const { validate, realism } = inspectionOf(dataset, isProjected);
  if (validate === undefined) {
    return { verdict: "not_evaluated", note: "The rules need fields that were not delivered." };
  }
  const { schemaFailures, invariants } = validityOf(dataset, parsed, validate);
  const failed = invariants.filter((invariant) => invariant.failed > 0);
  const evaluable = (realism?.statistics ?? []).filter(({ minimumRows }) => minimumRows <= parsed.length);
  return {
    verdict: schemaFailures + failed.length === 0 ? "pass" : "fail",
    inspectedRows: parsed.length,
    schemaFailures,
    invariants: {
      checked: invariants.length,
      failed: failed.map(({ id, failed: rowsFailed }) => ({ id, rows: rowsFailed })),
    },
    realism: { statistics: realism?.statistics.length ?? 0, evaluable: evaluable.length, verdict: "see the report" },
  };
}
