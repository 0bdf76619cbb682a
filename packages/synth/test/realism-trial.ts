import assert from "node:assert/strict";
import { test } from "node:test";
import { parsedRows } from "../src/quality/parsed-rows.ts";
import type { Assessment, Realism } from "../src/quality/statistic.ts";
import type { Dataset } from "../src/schema/dataset.ts";

const seeds = ["realism-1", "realism-2", "realism-3"] as const;

function summary(assessments: Assessment[]): string {
  return assessments
    .map(({ id, value, band, verdict }) => {
      const shown = value?.toPrecision(3) ?? "none";
      return `  ${id.padEnd(28)} ${shown.padStart(9)}  band ${band[0]} to ${band[1]}: ${verdict}`;
    })
    .join("\n");
}

/** The statistics of a dataset in their bands for three seeds, and every naive control outside. */
export function realismTrial(dataset: Dataset, measures: Realism): void {
  const { id } = dataset;
  const { rows } = measures;
  test(`${id}: a naive generator misses the band of every statistic`, (context) => {
    for (const seed of [1, 2, 3]) {
      const assessments = measures.assessControls(seed);
      if (seed === 1) context.diagnostic(`${id}, naive\n${summary(assessments)}`);
      for (const { id: statistic, value, verdict } of assessments) {
        assert.equal(verdict, "fail", `the control of ${statistic} has ${value}`);
      }
    }
  });

  for (const seed of seeds) {
    test(`${id}: ${rows} rows of seed ${seed} look real`, (context) => {
      const assessments = measures.assess(parsedRows(dataset, seed, 0, rows));
      context.diagnostic(`${id}, ${seed}\n${summary(assessments)}`);
      for (const { id: statistic, value, band, verdict } of assessments) {
        assert.equal(verdict, "pass", `${statistic} is ${value}, its band ${band[0]} to ${band[1]}`);
      }
    });
  }

  test(`${id}: too few rows are not evaluated instead of passed`, () => {
    for (const { id: statistic, verdict } of measures.assess(parsedRows(dataset, "few", 0, 50))) {
      assert.equal(verdict, "not_evaluated", statistic);
    }
  });
}
