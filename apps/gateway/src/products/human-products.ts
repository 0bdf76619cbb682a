import type { HumanFormat } from "@sdg/synth/human/record";
import { readScenario } from "@sdg/synth/human/scenario";
import type { ScenarioReading } from "@sdg/synth/human/reading";
import { type HumanDataset, humanDataset } from "@sdg/synth/human-data/human-dataset";
import { humanDataVersion } from "@sdg/synth/human/record";
import { Problem } from "../http/problem.ts";
import type { JsonRecord } from "../store/tables.ts";
import type { Maker } from "./datasets.ts";

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
    make: (design): HumanDataset =>
      humanDataset(humanDatasetId(format), (design as unknown as HumanDesign).scenario, format),
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
