import { exponentialTable, normalTable, studentTable } from "./distributions.ts";
import { fractionTable } from "./exponential.ts";
import { mix } from "./hash.ts";

/**
 * The version of the draws and lookup tables that all generators share, with the fingerprint that the tables must have.
 * A generator's output is a function of (dataset version, this, seed, row).
 */
export const ENGINE = { version: "1.0.0", tables: "1b7115fc" } as const;

/** The fingerprint of the tables as this engine builds them: eight hexadecimal digits over every bit of them. */
export function tableFingerprint(): string {
  const tables = [normalTable(), studentTable(), exponentialTable()].flatMap((table) => [
    table.body,
    table.low,
    table.high,
  ]);
  let hash = 0;
  for (const table of [...tables, fractionTable()]) {
    const view = new DataView(table.buffer);
    for (let at = 0; at < view.byteLength; at += 4) hash = mix(hash ^ view.getUint32(at, true)) ^ at;
  }
  return mix(hash).toString(16).padStart(8, "0");
}
