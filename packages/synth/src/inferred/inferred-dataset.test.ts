import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { oneTable, twoTables } from "../../test/arbitrary-blueprint.ts";
import { offence } from "../../test/check-verdict.ts";
import { rowChunks } from "../engine/chunks.ts";
import { parsedRows } from "../quality/parsed-rows.ts";
import type { Dataset } from "../schema/dataset.ts";
import { inferredDataset } from "./inferred-dataset.ts";

type Row = Record<string, unknown>;

function all(dataset: Dataset, seed = "a"): Row[] {
  return [...parsedRows(dataset, seed, 0, dataset.rowLimit)];
}

function text(dataset: Dataset, seed: string, from: number, to: number): string {
  return Buffer.concat([...rowChunks(dataset, seed, "ndjson", { from, to })]).toString("utf8");
}

test("every check that a plan promises holds on the rows, in any layout", () => {
  fc.assert(
    fc.property(oneTable, fc.string({ maxLength: 5 }), ({ blueprint }, seed) => {
      const rows = all(inferredDataset(blueprint), seed);
      for (const check of blueprint.tables[0]?.checks ?? []) {
        assert.equal(offence(check, rows), undefined, JSON.stringify(check));
      }
    }),
    { seed: 1, numRuns: 60 },
  );
});

test("bounds hold on every row, and shares are exact to one row", () => {
  fc.assert(
    fc.property(oneTable, ({ blueprint, rates }) => {
      const dataset = inferredDataset(blueprint);
      const rows = all(dataset);
      for (const { maximum, minimum, name } of dataset.fields) {
        for (const row of rows) {
          const value = row[name];
          if (typeof value !== "number") continue;
          assert.ok(value >= (minimum ?? -Infinity) && value <= (maximum ?? Infinity), `${name} is ${value}`);
        }
      }
      const count = (is: (row: Row) => boolean): number => rows.filter(is).length;
      assert.equal(count((row) => row.flagged === true), Math.round(rates.flagged * rows.length));
      assert.equal(count((row) => row.remark === null), Math.round(rates.nullShare * rows.length));
      const total = rates.shares.reduce((sum, share) => sum + share, 0);
      for (const [i, share] of rates.shares.entries()) {
        const expected = (share / total) * rows.length;
        assert.ok(Math.abs(count((row) => row.kind === `value ${i}`) - expected) < 1);
      }
    }),
    { seed: 2, numRuns: 60 },
  );
});

test("any range of rows alone is the same as within the whole", () => {
  fc.assert(
    fc.property(oneTable, fc.array(fc.nat(), { minLength: 3, maxLength: 8 }), ({ blueprint }, cuts) => {
      const dataset = inferredDataset(blueprint);
      const lines = text(dataset, "cut", 0, dataset.rowLimit).split("\n");
      for (const cut of cuts) {
        const from = cut % dataset.rowLimit;
        const to = Math.min(dataset.rowLimit, from + 1 + (cut % 90));
        assert.equal(text(inferredDataset(blueprint), "cut", from, to), `${lines.slice(from, to).join("\n")}\n`);
      }
    }),
    { seed: 3, numRuns: 40 },
  );
});

test("rows that point at rows of another table find them, and superiors never lead in a circle", () => {
  fc.assert(
    fc.property(twoTables, (blueprint) => {
      const dataset = inferredDataset(blueprint);
      const rows = all(dataset);
      const of = (name: string): Row[] => rows.filter((row) => row.table === name);
      for (const { checks, name, rows: count } of blueprint.tables) {
        assert.equal(of(name).length, count);
        for (const check of checks) assert.equal(offence(check, of(name), of("owner")), undefined, JSON.stringify(check));
      }
    }),
    { seed: 4, numRuns: 60 },
  );
});

test("all members of a stated number appear where the rows suffice", () => {
  fc.assert(
    fc.property(oneTable, ({ blueprint }) => {
      const table = blueprint.tables[0];
      const count = table?.subjects[0]?.count;
      if (count === undefined || table === undefined) return;
      const rows = all(inferredDataset(blueprint));
      assert.equal(new Set(rows.map((row) => row.holder_id)).size, Math.min(count, table.rows));
    }),
    { seed: 5, numRuns: 60 },
  );
});
