import { inspectionOf } from "@sdg/synth/quality/inspections";
import { type QualityReport, qualityReport } from "@sdg/synth/quality/report/quality-report";
import type { Order } from "../store/orders.ts";
import type { DatasetOf, DatasetProduct } from "./datasets.ts";

/** The quality report of an order's rows; undefined for a product that is no dataset. */
export type ReportOf = (order: Order) => Promise<QualityReport> | undefined;

const KEPT = 64;

/** Reports are made when they are asked for, a step at a time, and the last few are kept: they never change. */
export function orderReports(datasetOf: DatasetOf): ReportOf {
  const kept = new Map<string, Promise<QualityReport>>();
  return (order) => {
    if (order.product.kind !== "dataset") return undefined;
    const known = kept.get(order.id);
    if (known !== undefined) return known;
    const { seed, fields, ...product } = order.product as DatasetProduct;
    const dataset = datasetOf(fields === undefined ? product : { ...product, fields });
    const inspection = inspectionOf(dataset, fields !== undefined);
    const report = inSteps(qualityReport({ dataset, seed, rows: order.rows, inspection }));
    kept.set(order.id, report);
    report.catch(() => kept.delete(order.id));
    if (kept.size > KEPT) kept.delete(kept.keys().next().value ?? "");
    return report;
  };
}

/** Runs a making to its end, serving others between its steps. */
async function inSteps<T>(steps: Generator<void, T>): Promise<T> {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
