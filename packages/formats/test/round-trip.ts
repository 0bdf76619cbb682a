import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { rowChunks } from "@sdg/synth/engine/chunks";
import type { Dataset } from "@sdg/synth/schema/dataset";
import { dictionary } from "@sdg/synth/schema/dictionary";
import { arrowChunks } from "../src/arrow/arrow-chunks.ts";
import type { RowRange } from "../src/columns/checked-source.ts";
import { contentDigest } from "../src/content-digest.ts";
import { parquetChunks } from "../src/parquet/parquet-chunks.ts";
import { arrowRows } from "./readers/arrow-rows.ts";
import { parquetByArrowRs } from "./readers/arrow-rs-rows.ts";
import { duckRows, hyparquetRows } from "./readers/parquet-rows.ts";
import { canonicalLine, type ForeignRow } from "./readers/published-row.ts";
import { csvRows, ndjsonRows } from "./readers/text-rows.ts";

export function whole(chunks: Iterable<Uint8Array>): Buffer {
  return Buffer.concat([...chunks]);
}

/** What a generator returns when its steps are done. */
export function drained<T>(steps: Generator<unknown, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

export function contentDigestOf(dataset: Dataset, seed: string, range: RowRange): string {
  return drained(contentDigest(dataset, seed, range, () => createHash("sha256")));
}

/** Lets something be read as a file. */
export async function asFile<T>(bytes: Uint8Array, name: string, read: (file: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), "formats-"));
  try {
    const file = path.join(folder, name);
    writeFileSync(file, bytes);
    return await read(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * The content digest as each format's delivery gives it: read back by other people's readers, written anew by the published
 * dictionary alone.
 */
export async function digestsByFormat(
  dataset: Dataset,
  seed: string,
  range: RowRange,
): Promise<Readonly<Record<string, string>>> {
  const book = dictionary(dataset);
  const digest = (rows: Iterable<ForeignRow>): string => {
    const hash = createHash("sha256");
    for (const row of rows) hash.update(canonicalLine(row, book));
    return hash.digest("hex");
  };
  const text = (format: "ndjson" | "json" | "csv") => whole(rowChunks(dataset, seed, format, range)).toString();
  const parquet = whole(parquetChunks(dataset, seed, range, new Map()));
  const arrow = whole(arrowChunks(dataset, seed, range, new Map()));
  const byDuckDb = (file: Uint8Array): Promise<ForeignRow[]> =>
    asFile(file, "rows.parquet", (path) => duckRows(`SELECT * FROM read_parquet('${path}')`));
  return {
    ndjson: digest(ndjsonRows(text("ndjson"))),
    json: digest(JSON.parse(`[${text("json")}]`) as ForeignRow[]),
    csv: digest(csvRows(text("csv"))),
    arrow: digest(arrowRows(arrow)),
    "arrow by arrow-rs": digest(await byDuckDb(parquetByArrowRs(arrow))),
    "parquet by hyparquet": digest(await hyparquetRows(parquet)),
    "parquet by DuckDB": digest(await byDuckDb(parquet)),
  };
}
