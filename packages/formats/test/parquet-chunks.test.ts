import assert from "node:assert/strict";
import { test } from "node:test";
import { datasets } from "@sdg/synth/datasets/registry";
import { NULL } from "@sdg/synth/engine/rows";
import type { Dataset } from "@sdg/synth/schema/dataset";
import { fileMetadata } from "../src/columns/file-facts.ts";
import { parquetChunks } from "../src/parquet/parquet-chunks.ts";
import { everyForm } from "./every-form.ts";
import { duckRows } from "./readers/parquet-rows.ts";
import { asFile, whole } from "./round-trip.ts";

const none = new Map<string, string>();

function fileOf(dataset: Dataset, to: number, metadata = none): Buffer {
  return whole(parquetChunks(dataset, "file", { from: 0, to }, metadata));
}

test("columns have the types that databases know", async () => {
  await asFile(fileOf(everyForm, 100), "types.parquet", async (file) => {
    const rows = await duckRows(`DESCRIBE SELECT * FROM read_parquet('${file}')`);
    const types = Object.fromEntries(rows.map((row) => [String(row.column_name), row.column_type]));
    assert.deepEqual(
      ["choice", "short_integer", "long_integer", "money", "short_decimal", "number", "boolean", "code"].map(
        (name) => types[name],
      ),
      ["VARCHAR", "INTEGER", "BIGINT", "DECIMAL(18,2)", "DECIMAL(8,6)", "DOUBLE", "BOOLEAN", "VARCHAR"],
    );
    assert.deepEqual(
      ["instant", "day", "uuid", "text", "json"].map((name) => types[name]),
      ["TIMESTAMP WITH TIME ZONE", "DATE", "VARCHAR", "VARCHAR", "JSON"],
    );
  });
});

test("row groups hold at most 65,536 rows, and rows on both sides of a border are right", async () => {
  const retail = datasets.get("retail-transactions");
  assert.ok(retail !== undefined);
  await asFile(fileOf(retail, 66_000), "groups.parquet", async (file) => {
    const groups = await duckRows(
      `SELECT DISTINCT row_group_id AS id, row_group_num_rows AS n FROM parquet_metadata('${file}') ORDER BY id`,
    );
    assert.deepEqual(
      groups.map(({ n }) => Number(n)),
      [65_536, 464],
    );
    const [counted] = await duckRows(
      `SELECT count(*) AS n, count(DISTINCT (order_id, line_no)) AS keys FROM read_parquet('${file}')`,
    );
    assert.deepEqual(counted, { n: "66000", keys: "66000" });
    const [wrong] = await duckRows(
      `SELECT count(*) AS n FROM (SELECT ts, lag(ts) OVER () AS before FROM read_parquet('${file}')) WHERE ts < before`,
    );
    assert.deepEqual(wrong, { n: "0" });
  });
});

test("long texts end pages and row groups early, and all of them come back", async () => {
  await asFile(fileOf(everyForm, 30_000), "texts.parquet", async (file) => {
    const [groups] = await duckRows(`SELECT count(DISTINCT row_group_id) AS n FROM parquet_metadata('${file}')`);
    assert.ok(Number(groups?.n) > 1);
    const [sums] = await duckRows(
      `SELECT count(*) AS n, sum(counted) AS counted, count(DISTINCT own_text) AS texts, sum(length(text)) AS characters, count(maybe_json) AS present FROM read_parquet('${file}')`,
    );
    const rows = Array.from({ length: 30_000 }, (_, i) => i);
    // In code points.
    const lengths = [0, 5, 16, 12, 10, 8, 3_000];
    assert.deepEqual(sums, {
      n: "30000",
      counted: String(4_294_967n * 449_985_000n),
      texts: "30000",
      characters: String(rows.reduce((sum, row) => sum + (lengths[row % 7] ?? 0), 0)),
      present: String(rows.filter((row) => row % 11 === 3 || row % 64 === 5).length),
    });
  });
});

test("statistics are the bounds of the values, so that readers may skip what they cannot hold", async () => {
  await asFile(fileOf(everyForm, 2_000), "statistics.parquet", async (file) => {
    const statistics = await duckRows(
      `SELECT path_in_schema AS name, stats_min_value AS least, stats_max_value AS greatest, stats_null_count AS nulls FROM parquet_metadata('${file}')`,
    );
    let compared = 0;
    for (const { name, least, greatest, nulls } of statistics) {
      const column = `"${String(name)}"`;
      const [values] = await duckRows(
        `SELECT min(${column})::VARCHAR AS least, max(${column})::VARCHAR AS greatest, count(*) - count(${column}) AS nulls FROM read_parquet('${file}')`,
      );
      assert.equal(String(nulls), values?.nulls, String(name));
      if (least === null || String(name).endsWith("number")) continue;
      assert.deepEqual([least, greatest], [values?.least, values?.greatest], String(name));
      compared += 1;
    }
    assert.ok(compared >= 24, `${compared} columns have bounds`);
    const found = await duckRows(`SELECT counted FROM read_parquet('${file}') WHERE counted = ${1_999 * 4_294_967}`);
    assert.equal(found.length, 1);
  });
});

test("a file says what it is in its key-value metadata", async () => {
  const range = { from: 0, to: 10 };
  const metadata = fileMetadata(everyForm, "file", range, { license: "CC0-1.0", contentDigest: "cd".repeat(32) });
  await asFile(fileOf(everyForm, 10, metadata), "metadata.parquet", async (file) => {
    const pairs = await duckRows(
      `SELECT decode(key) AS key, decode(value) AS value FROM parquet_kv_metadata('${file}')`,
    );
    const found = new Map(pairs.map(({ key, value }) => [String(key), String(value)]));
    assert.deepEqual(found, metadata);
    assert.equal(found.get("synthetic"), "true");
    assert.equal(found.get("content_digest"), `sha256:${"cd".repeat(32)}`);
  });
});

test("equal arguments give equal bytes, and chunks stay as they were", () => {
  const kept: Uint8Array[] = [];
  const copies: Uint8Array[] = [];
  for (const chunk of parquetChunks(everyForm, "file", { from: 0, to: 20_000 }, none)) {
    kept.push(chunk);
    copies.push(chunk.slice());
  }
  assert.deepEqual(kept, copies);
  assert.deepEqual(fileOf(everyForm, 20_000), whole(copies));
});

test("files that are written at the same time do not disturb each other", () => {
  const alone = [fileOf(everyForm, 9_000), fileOf(everyForm, 12_000)];
  const together = [9_000, 12_000].map((to) => ({ to, parts: [] as Uint8Array[] }));
  const steps = together.map(({ to }) => parquetChunks(everyForm, "file", { from: 0, to }, none));
  for (let open = steps.length; open > 0; ) {
    open = 0;
    for (const [i, generator] of steps.entries()) {
      const step = generator.next();
      if (step.done === true) continue;
      together[i]?.parts.push(step.value);
      open += 1;
    }
  }
  assert.deepEqual(
    together.map(({ parts }) => Buffer.concat(parts)),
    alone,
  );
});

test("a null where none is declared is refused, and so is a value outside its declared bounds", () => {
  const broken = (slot: number, cell: number): Dataset => ({
    ...everyForm,
    open: (seed, memory) => {
      const source = everyForm.open(seed, memory);
      const load = (row: number): void => {
        source.load(row);
        source.register.cells[slot] = cell;
      };
      return { ...source, load };
    },
  });
  const slot = everyForm.fields.findIndex(({ name }) => name === "short_integer");
  assert.throws(() => fileOf(broken(slot, NULL), 10), /short_integer is null/);
  assert.throws(() => fileOf(broken(slot, 2 ** 31), 10), /outside the bounds/);
});

test("rows that do not exist are refused at the first step", () => {
  assert.throws(() => parquetChunks(everyForm, "file", { from: 0, to: 10_000_001 }, none).next(), RangeError);
  assert.throws(() => parquetChunks(everyForm, "file", { from: 4, to: 3 }, none).next(), RangeError);
});
