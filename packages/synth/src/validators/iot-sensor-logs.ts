import { instantMs } from "./instant.ts";
import { Devices } from "./iot-sensor-logs/devices.ts";
import { type Reading, readingRules } from "./iot-sensor-logs/reading.ts";
import { checkReading } from "./iot-sensor-logs/reading-rules.ts";
import { checkRecord } from "./record-rules.ts";
import type { Report, Validation, Violation } from "./validation.ts";

/**
 * Checks sensor readings, from row 0 on, against the published rules of the dataset. Memory grows with devices and sites
 * only.
 */
export function validateIotSensorLogs(rows: Iterable<Record<string, unknown>>): Validation {
  const violations: Violation[] = [];
  const devices = new Devices();
  let row = 0;
  let latest = Number.NEGATIVE_INFINITY;
  let version: unknown;
  const report: Report = (invariant, detail) => violations.push({ row, invariant, detail });
  for (const record of rows) {
    if (checkRecord(record, readingRules, report)) {
      const reading = record as unknown as Reading;
      version ??= reading.schema_version;
      if (reading.schema_version !== version) report("schema", `schema_version changes to ${reading.schema_version}`);
      const ts = instantMs(reading.ts);
      if (ts < latest) report("time-order", `${reading.ts} is before the row above`);
      else latest = ts;
      checkReading(reading, ts, report);
      devices.row(reading, ts, report);
    }
    row++;
  }
  return { rows: row, violations };
}
