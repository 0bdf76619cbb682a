import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { arrowChunks } from "../src/arrow/arrow-chunks.ts";
import { parquetChunks } from "../src/parquet/parquet-chunks.ts";
import { everyForm } from "./every-form.ts";

const range = { from: 0, to: 2_000 };
const metadata = new Map([["synthetic", "true"]]);

/** Whoever resumes a download after we were upgraded must get the rest of the file that he began with. */
function keepsItsBytes(format: string, chunks: () => Iterable<Uint8Array>, golden: string): void {
  test(`a delivery as ${format} has the bytes that it always had`, () => {
    const hash = createHash("sha256");
    for (const chunk of chunks()) hash.update(chunk);
    assert.equal(hash.digest("hex"), golden);
  });
}

keepsItsBytes(
  "Arrow",
  () => arrowChunks(everyForm, "golden", range, metadata),
  "a36c89751afba707c5a15f0b69867782e6f0eb0c5d5980ca87f43a96cad2c1f4",
);
keepsItsBytes(
  "Parquet",
  () => parquetChunks(everyForm, "golden", range, metadata),
  "ff4e9219767b4d27aa2f1343a2768ab82e641884fcd2a4f816710b5e092409fa",
);
