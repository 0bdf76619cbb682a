import assert from "node:assert/strict";
import { test } from "node:test";
import { datasets } from "@sdg/synth/datasets/registry";
import { RecordBatchReader, tableFromIPC } from "apache-arrow";
import { arrowChunks } from "../src/arrow/arrow-chunks.ts";
import { fileMetadata } from "../src/columns/file-facts.ts";
import { everyForm } from "./every-form.ts";
import { whole } from "./round-trip.ts";

const none = new Map<string, string>();

test("the schema says each column's type, meaning and unit, and which texts are JSON", () => {
  const { schema } = tableFromIPC(whole(arrowChunks(everyForm, "schema", { from: 0, to: 10 }, none)));
  const types = Object.fromEntries(schema.fields.map((field) => [field.name, String(field.type)]));
  assert.equal(types.choice, "Dictionary<Int8, Utf8>");
  assert.equal(types.wide_choice, "Dictionary<Int16, Utf8>");
  assert.equal(types.short_integer, "Int32");
  assert.equal(types.long_integer, "Int64");
  assert.equal(types.money, "Decimal[18e+2]");
  assert.equal(types.short_decimal, "Decimal[8e+6]");
  assert.equal(types.number, "Float64");
  assert.equal(types.boolean, "Bool");
  assert.equal(types.instant, "Timestamp<MILLISECOND, UTC>");
  assert.equal(types.day, "Date32<DAY>");
  for (const name of ["code", "address", "digest", "uuid", "text", "json"]) assert.equal(types[name], "Utf8");
  for (const [i, field] of schema.fields.entries()) {
    assert.equal(field.nullable, everyForm.fields[i]?.nullable === true);
    assert.equal(field.metadata.get("meaning"), everyForm.fields[i]?.meaning);
  }
  const json = schema.fields.find(({ name }) => name === "json");
  assert.equal(json?.metadata.get("ARROW:extension:name"), "arrow.json");
  const retail = datasets.get("retail-transactions");
  assert.ok(retail !== undefined);
  const { schema: units } = tableFromIPC(whole(arrowChunks(retail, "schema", { from: 0, to: 10 }, none)));
  assert.equal(units.fields.find(({ name }) => name === "quantity")?.metadata.get("unit"), "pieces");
});

test("a stream says what it is: dataset, version, seed, licence, digest, and that it is synthetic", () => {
  const range = { from: 5, to: 15 };
  const facts = { license: "CC-BY-4.0", contentDigest: "ab".repeat(32), publisher: "A publisher" };
  const stream = arrowChunks(everyForm, "seed é", range, fileMetadata(everyForm, "seed é", range, facts));
  const { metadata } = tableFromIPC(whole(stream)).schema;
  assert.equal(metadata.get("synthetic"), "true");
  assert.equal(metadata.get("dataset"), "every-form");
  assert.equal(metadata.get("dataset_version"), "1.0.0");
  assert.equal(metadata.get("seed"), "seed é");
  assert.equal(metadata.get("first_row"), "5");
  assert.equal(metadata.get("rows"), "10");
  assert.equal(metadata.get("license"), "CC-BY-4.0");
  assert.equal(metadata.get("content_digest"), `sha256:${"ab".repeat(32)}`);
  const book = JSON.parse(metadata.get("dictionary") ?? "null") as { fields: unknown[] };
  assert.equal(book.fields.length, everyForm.fields.length);
});

test("record batches come one by one, of at most 65,536 rows, and earlier where texts are long", () => {
  const retail = datasets.get("retail-transactions");
  assert.ok(retail !== undefined);
  const batches = [...RecordBatchReader.from(whole(arrowChunks(retail, "batches", { from: 0, to: 70_000 }, none)))];
  assert.deepEqual(
    batches.map(({ numRows }) => numRows),
    [65_536, 4_464],
  );
  const chunks = [...arrowChunks(everyForm, "batches", { from: 0, to: 20_000 }, none)];
  const rows = [...RecordBatchReader.from(whole(chunks))].map(({ numRows }) => numRows);
  assert.ok(rows.length > 1 && rows.every((count) => count < 20_000));
  assert.equal(
    rows.reduce((sum, count) => sum + count),
    20_000,
  );
});

test("a stream ends with the end mark, and equal arguments give equal bytes", () => {
  const range = { from: 100, to: 5_000 };
  const once = whole(arrowChunks(everyForm, "again", range, none));
  assert.deepEqual(whole(arrowChunks(everyForm, "again", range, none)), once);
  assert.deepEqual([...once.subarray(-8)], [255, 255, 255, 255, 0, 0, 0, 0]);
});

test("chunks stay as they were when the next ones are made", () => {
  const range = { from: 0, to: 20_000 };
  const kept: Uint8Array[] = [];
  const copies: Uint8Array[] = [];
  for (const chunk of arrowChunks(everyForm, "kept", range, none)) {
    kept.push(chunk);
    copies.push(chunk.slice());
  }
  assert.deepEqual(kept, copies);
});

test("rows that do not exist are refused at the first step", () => {
  for (const [from, to] of [
    [-1, 3],
    [3, 2],
    [0.5, 2],
    [0, everyForm.rowLimit + 1],
  ] as const) {
    assert.throws(() => arrowChunks(everyForm, "range", { from, to }, none).next(), RangeError);
  }
});
