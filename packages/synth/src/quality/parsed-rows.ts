import { rowChunks } from "../engine/chunks.ts";
import type { Dataset } from "../schema/dataset.ts";

/** The rows of a dataset as a buyer's program sees them: delivered as NDJSON and parsed again, one at a time. */
export function* parsedRows(
  dataset: Dataset,
  seed: string,
  from: number,
  to: number,
): Generator<Record<string, unknown>, void, void> {
  // Chunks are cut between rows, so each decodes and splits by itself.
  const decoder = new TextDecoder();
  for (const chunk of rowChunks(dataset, seed, "ndjson", { from, to })) {
    for (const line of decoder.decode(chunk).split("\n")) {
      if (line !== "") yield JSON.parse(line) as Record<string, unknown>;
    }
  }
}
