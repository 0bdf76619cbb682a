import type { ScenarioReading } from "@sdg/synth/human/reading";
import { type HumanFormat, humanDataVersion } from "@sdg/synth/human/record";
import { readScenario } from "@sdg/synth/human/scenario";
import { humanDataset } from "@sdg/synth/human-data/human-dataset";
import { humanRows } from "@sdg/synth/human-data/human-rows";
import { rejectionReport, scoreReport } from "@sdg/synth/human-scores/report";
import { Problem } from "../http/problem.ts";
import type { JsonRecord } from "../store/tables.ts";
import type { DatasetProduct, Maker } from "./datasets.ts";
import type { Examination, ParsedRow } from "./examination.ts";
import { lastUsed } from "./last-used.ts";

/** What the rows of an order are made from: how its scenario was understood, and whether turned-down rows are shown. */
export interface HumanDesign {
  readonly scenario: ScenarioReading;
  readonly isRejectedShown: boolean;
}

/** Under this id the rows of a format are sold. */
export function humanDatasetId(format: HumanFormat): string {
  return `human-${format}`;
}

export function humanMaker(format: HumanFormat): Maker {
  return {
    version: humanDataVersion,
    make: (design) => humanDataset(humanDatasetId(format), readingOf(design), format),
    *prepare({ design, seed }, rows) {
      const made = humanRows(readingOf(design), format, seed);
      for (let row = 0; row < rows; row += 1) yield void made.accepted(row);
    },
    examine: (product, rows) => examine(product, rows, format),
  };
}

const KEPT = 64;
const readings = lastUsed<ScenarioReading>(KEPT);

/** A design's reading as one object, however often its order is read from the store: rows that were made are kept by it. */
function readingOf(design: JsonRecord | undefined): ScenarioReading {
  const { scenario } = design as unknown as HumanDesign;
  return readings.of(JSON.stringify(scenario), () => scenario);
}

/** The scores of the rows, and the rows that were turned down on the way to them. */
function examine(product: DatasetProduct, rows: readonly ParsedRow[], format: HumanFormat): Examination {
  const { isRejectedShown } = product.design as unknown as HumanDesign;
  const made = humanRows(readingOf(product.design), format, product.seed);
  const scores = rows.map((_, row) => made.accepted(row).score);
  const rejected = made.rejected(rows.length);
  const report = rejectionReport(rejected);
  return {
    isSound: scores.every(({ accepted }) => accepted),
    quality: { scores: scoreReport(scores) },
    further: {
      rejected: {
        ...report,
        ...(isRejectedShown ? { records: rejected.map(({ record }) => record) } : {}),
      },
    },
  };
}

/**
 * How a scenario is understood: what the rows are made from, and what a buyer sees of it.
 * @throws Problem scenario_refused, with what could be asked for instead.
 */
export function readHumanScenario(scenario: string): { reading: ScenarioReading; understood: JsonRecord } {
  const reading = readScenario(scenario);
  if (reading.kind === "refused") {
    throw new Problem("scenario_refused", reading.detail, {
      ...{ parameter: "scenario", rule: reading.reason, alternative: reading.alternative },
    });
  }
  return { reading, understood: { scenario: reading } };
}
