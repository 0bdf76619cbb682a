// Prints, as JSON, every statistic of one dataset over some seeds and on its naive controls: realism-of-dataset.ts <dataset> <seeds>
import process from "node:process";
import { datasets } from "../packages/synth/src/datasets/registry.ts";
import { parsedRows } from "../packages/synth/src/quality/parsed-rows.ts";
import { realism } from "../packages/synth/src/quality/realism/registry.ts";

export interface StatisticOverSeeds {
  readonly id: string;
  readonly describes: string;
  readonly band: readonly [low: number, high: number];
  readonly values: readonly (number | null)[];
  readonly control: number | null;
  /** Verdicts, one a seed, that are not "pass". */
  readonly misses: number;
  readonly controlFails: boolean;
}

const [id = "", seeds = "3"] = process.argv.slice(2);
const dataset = datasets.get(id);
const measures = realism.get(id);
if (dataset === undefined || measures === undefined) throw new Error(`There are no statistics of ${id}`);
const assessments = Array.from({ length: Number(seeds) }, (_, i) =>
  measures.assess(parsedRows(dataset, `realism-${i + 1}`, 0, measures.rows)),
);
const controls = measures.assessControls(1);
const over: StatisticOverSeeds[] = measures.statistics.map(({ id: statistic, describes, band }, i) => ({
  id: statistic,
  describes,
  band,
  values: assessments.map((one) => one[i]?.value ?? null),
  control: controls[i]?.value ?? null,
  misses: assessments.filter((one) => one[i]?.verdict !== "pass").length,
  controlFails: controls[i]?.verdict === "fail",
}));
process.stdout.write(JSON.stringify(over));
