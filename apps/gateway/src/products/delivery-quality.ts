import { inspectionOf } from "@sdg/synth/quality/inspections";
import { validityOf } from "@sdg/synth/quality/report/quality-report";
import type { Dataset } from "@sdg/synth/schema/dataset";

/**
 * The `quality` member of a delivery: what was found on the rows that stand beside it, canonical NDJSON. Rows that are
 * streamed are not at hand here; their report is made when it is asked for.
 */
export function deliveryQuality(
  dataset: Dataset,
  isProjected: boolean,
  rows: Uint8Array | undefined,
  reportUrl: string,
): Readonly<Record<string, unknown>> {
  if (rows === undefined) return { verdict: "not_evaluated", note: "See the report.", reportUrl };
  const { validate, realism } = inspectionOf(dataset, isProjected);
  if (validate === undefined) {
    return { verdict: "not_evaluated", note: "The rules need fields that were not delivered.", reportUrl };
  }
  const parsed: Record<string, unknown>[] = JSON.parse(
    `[${Buffer.from(rows).toString("utf8").trimEnd().replaceAll("\n", ",")}]`,
  );
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
    reportUrl,
  };
}
