import { rowChunks } from "@sdg/synth/engine/chunks";
import type { Dataset } from "@sdg/synth/schema/dataset";
import type { RowRange } from "./columns/checked-source.ts";
import { NO_BYTES } from "./columns/column-block.ts";
import { hexadecimal, type Sha256 } from "./sha-256.ts";

/**
 * The digest of rows that does not depend on the format they are delivered in: SHA-256 over their canonical NDJSON, in
 * hexadecimal. It comes in steps, so that others may be served in between.
 */
export function* contentDigest(
  dataset: Dataset,
  seed: string,
  range: RowRange,
  sha256: Sha256,
): Generator<typeof NO_BYTES, string, void> {
  const hash = sha256();
  for (const chunk of rowChunks(dataset, seed, "ndjson", range, undefined, "reused")) {
    hash.update(chunk);
    yield NO_BYTES;
  }
  return hexadecimal(hash.digest());
}
