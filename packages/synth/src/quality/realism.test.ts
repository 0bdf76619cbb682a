import assert from "node:assert/strict";
import { test } from "node:test";
import { datasets } from "../datasets/registry.ts";
import { validateFinancialMarkets } from "../validators/financial-markets.ts";
import { validateMcpToolCallTranscripts } from "../validators/mcp-tool-call-transcripts.ts";
import { validateRetailTransactions } from "../validators/retail-transactions.ts";
import type { Validation } from "../validators/validation.ts";
import { parsedRows } from "./parsed-rows.ts";
import { realism } from "./realism.ts";
import type { Assessment } from "./statistic.ts";

const seeds = ["realism-1", "realism-2", "realism-3"] as const;

interface Trial {
  readonly dataset: string;
  /** Enough that every statistic is evaluated; long memory needs 20,000 bars a symbol. */
  readonly rows: number;
  readonly validate: (rows: Iterable<Record<string, unknown>>) => Validation;
}

const trials: readonly Trial[] = [
  { dataset: "financial-markets", rows: 320_000, validate: validateFinancialMarkets },
  { dataset: "mcp-tool-call-transcripts", rows: 100_000, validate: validateMcpToolCallTranscripts },
  { dataset: "retail-transactions", rows: 130_000, validate: validateRetailTransactions },
];

function summary(assessments: Assessment[]): string {
  return assessments
    .map(({ id, value, band, verdict }) => {
      const shown = value?.toPrecision(3) ?? "none";
      return `  ${id.padEnd(28)} ${shown.padStart(9)}  band ${band[0]} to ${band[1]}: ${verdict}`;
    })
    .join("\n");
}

for (const { dataset: id, rows: count, validate } of trials) {
  const dataset = datasets.get(id);
  const measures = realism.get(id);
  assert.ok(dataset !== undefined && measures !== undefined);

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
    test(`${id}: ${count} rows of seed ${seed} look real`, (context) => {
      const assessments = measures.assess(parsedRows(dataset, seed, 0, count));
      context.diagnostic(`${id}, ${seed}\n${summary(assessments)}`);
      for (const { id: statistic, value, band, verdict } of assessments) {
        assert.equal(verdict, "pass", `${statistic} is ${value}, its band ${band[0]} to ${band[1]}`);
      }
    });

    test(`${id}: 100000 rows of seed ${seed} break no published rule`, () => {
      const { rows, violations } = validate(parsedRows(dataset, seed, 0, 100_000));
      assert.equal(rows, 100_000);
      assert.deepEqual(violations.slice(0, 5), []);
    });
  }

  test(`${id}: too few rows are not evaluated instead of passed`, () => {
    for (const { id: statistic, verdict } of measures.assess(parsedRows(dataset, "few", 0, 50))) {
      assert.equal(verdict, "not_evaluated", statistic);
    }
  });
}
