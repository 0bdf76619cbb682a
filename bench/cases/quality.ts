import { datasets } from "@sdg/synth/datasets/registry";
import { rowChunks } from "@sdg/synth/engine/chunks";
import { inspectionOf } from "@sdg/synth/quality/inspections";
import { qualityReport, summarise } from "@sdg/synth/quality/report/quality-report";
import type { Dataset } from "@sdg/synth/schema/dataset";
import { median, type Result, rounded } from "../result.ts";

const ROWS = 1_000_000;
const ROUNDS = 5;

function seconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

function generate(dataset: Dataset): void {
  for (const _ of rowChunks(dataset, "bench", "ndjson", { from: 0, to: ROWS }, 262_144, "reused"));
}

function run(steps: Generator<void, unknown>): void {
  while (steps.next().done !== true);
}

/** What watching a delivery's rows costs beside making them, and what its whole report costs when it is asked for. */
export async function quality(): Promise<Result[]> {
  const shares: number[] = [];
  const reports: number[] = [];
  for (const id of ["retail-transactions", "financial-markets", "iot-sensor-logs"]) {
    const dataset = datasets.get(id);
    if (dataset === undefined) continue;
    const [made, watched]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      made.push(seconds(() => generate(dataset)));
      watched.push(seconds(() => run(summarise(dataset, "bench", ROWS))));
    }
    shares.push(median(watched) / median(made));
    const inspection = inspectionOf(dataset, false);
    reports.push(seconds(() => run(qualityReport({ dataset, seed: "bench", rows: ROWS, inspection }))));
  }
  return [
    {
      id: "quality.overhead",
      value: rounded(Math.max(...shares)),
      unit: "x",
      note: `CPU of the sketches as a share of making the same ${ROWS} rows, the dearest of ${shares.length} datasets; a whole report, made when it is asked for, takes ${reports.map((report) => rounded(report)).join(", ")} s`,
    },
  ];
}
