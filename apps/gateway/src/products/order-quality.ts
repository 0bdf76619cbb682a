import { inspectionOf } from "@sdg/synth/quality/inspections";
import { type InvariantResult, type QualityReport, qualityReport } from "@sdg/synth/quality/report/quality-report";
import { validateDeclaredFields } from "@sdg/synth/validators/declared-fields";
import type { JsonRecord } from "../store/tables.ts";
import type { DatasetOf, DatasetProduct, Makers } from "./datasets.ts";
import type { Examination } from "./examination.ts";

/** The report on an order's rows; of rows made to order also what became of everything that was asked. */
export type OrderReport = QualityReport & JsonRecord;

/** Makes the report in one go: a thread of its own is the place for it. */
export function orderReport(
  { datasetOf, makers }: { readonly datasetOf: DatasetOf; readonly makers: Makers },
  product: DatasetProduct,
  rows: number,
): OrderReport {
  const dataset = datasetOf(product);
  const { seed, fields } = product;
  const maker = makers.get(product.dataset);
  if (maker === undefined) {
    const inspection = inspectionOf(dataset, fields !== undefined);
    return { ...finished(qualityReport({ dataset, seed, rows, inspection })) };
  }
  let examined: Examination | undefined;
  const inspection = {
    validate: validateDeclaredFields(dataset.fields),
    ...{ realism: undefined, probe: undefined },
    invariants: (parsed: readonly JsonRecord[], isComplete: boolean) => {
      examined = maker.examine(product, parsed, isComplete);
      return relationsOf(examined);
    },
  };
  const report = finished(qualityReport({ dataset, seed, rows, inspection }));
  const isBroken = report.verdict === "fail" || examined?.isSound === false;
  return { ...examined?.quality, ...report, verdict: isBroken ? "fail" : "pass" };
}

/** A plan's relations as the rules that a report lists. */
function relationsOf({ quality }: Examination): InvariantResult[] {
  const relations = (quality.relations ?? []) as readonly JsonRecord[];
  return relations.map(({ statement, checked, failed }, i) => ({
    id: `relation-${i + 1}`,
    statement: String(statement),
    checked: Number(checked),
    failed: Number(failed),
  }));
}

function finished<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
