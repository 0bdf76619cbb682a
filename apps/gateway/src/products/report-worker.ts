// Makes quality reports in a thread of its own: parsing and measuring rows takes long enough for others to notice.
import { parentPort } from "node:worker_threads";
import { datasets } from "@sdg/synth/datasets/registry";
import { inspectionOf } from "@sdg/synth/quality/inspections";
import { qualityReport } from "@sdg/synth/quality/report/quality-report";
import { datasetOf } from "./datasets.ts";
import { makers } from "./makers.ts";
import type { ReportAnswer, ReportQuestion } from "./order-report.ts";

const asBought = datasetOf(datasets, makers);

parentPort?.on("message", ({ id, product, rows }: ReportQuestion) => {
  parentPort?.postMessage(answer(id, product, rows));
});

function answer(id: number, product: ReportQuestion["product"], rows: number): ReportAnswer {
  try {
    const dataset = asBought(product);
    const inspection = inspectionOf(dataset, product.fields !== undefined);
    const steps = qualityReport({ dataset, seed: product.seed, rows, inspection });
    for (;;) {
      const step = steps.next();
      if (step.done === true) return { id, report: step.value };
    }
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}
