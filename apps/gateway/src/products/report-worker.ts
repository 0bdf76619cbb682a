// Makes quality reports in a thread of its own: parsing and measuring rows takes long enough for others to notice.
import { parentPort } from "node:worker_threads";
import { datasets } from "@sdg/synth/datasets/registry";
import { datasetOf } from "./datasets.ts";
import { makers } from "./makers.ts";
import { orderReport } from "./order-quality.ts";
import type { ReportAnswer, ReportQuestion } from "./order-report.ts";

const makes = { datasetOf: datasetOf(datasets, makers), makers };

parentPort?.on("message", ({ id, product, rows }: ReportQuestion) => {
  parentPort?.postMessage(answer(id, product, rows));
});

function answer(id: number, product: ReportQuestion["product"], rows: number): ReportAnswer {
  try {
    return { id, report: orderReport(makes, product, rows) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}
