import { DrawSequence } from "../random/draw-sequence.ts";
import { innerKey, keyAt, stream } from "../random/hash.ts";
import { conversation } from "./conversation.ts";
import { familyOf } from "./family-book.ts";
import type { ScenarioReading } from "./reading.ts";
import { type HumanFormat, type HumanRecord, humanDataVersion } from "./record.ts";
import type { RowOrder } from "./row-order.ts";
import { trace } from "./trace.ts";

/**
 * One row of human-like data: a pure function of how the scenario was understood, the format, the seed, the row's number and
 * the attempt (0, or one more for each time that a row was rejected).
 */
export function humanRow(
  reading: ScenarioReading,
  format: HumanFormat,
  seed: string,
  row: number,
  attempt: number,
): HumanRecord {
  const family = familyOf(reading.family);
  if (family === undefined) throw new TypeError(`no family of scenarios ${reading.family}`);
  // Two scenarios of one seed must not be told alike.
  const key = innerKey(keyAt(stream(seed, `human-data/${format}/${family.id}/${reading.subject ?? ""}`), row), attempt);
  const order: RowOrder = {
    reading,
    family,
    draws: new DrawSequence().restart(key),
    key: innerKey(key, 1),
    provenance: { generator: "human-data", generator_version: humanDataVersion, seed, row, attempt },
  };
  return format === "traces" ? trace(order) : conversation(order);
}
