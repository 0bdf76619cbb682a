import { rowChunks } from "@sdg/synth/engine/chunks";
import type { Dataset } from "@sdg/synth/schema/dataset";

/** Of this seed are the rows that anybody may see: in offers, and as a dataset's sample. */
export const SAMPLE_SEED = "sample";

/** The first rows of a dataset as text: a line each, or with commas and without brackets. */
export function rowsText(dataset: Dataset, seed: string, rows: number, format: "json" | "ndjson" = "json"): string {
  return Buffer.concat([...rowChunks(dataset, seed, format, { from: 0, to: rows })]).toString("utf8");
}
