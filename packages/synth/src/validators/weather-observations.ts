import { instantMs } from "./instant.ts";
import { checkRecord } from "./record-rules.ts";
import type { Report, Validation, Violation } from "./validation.ts";
import { type Observation, observationRules } from "./weather-observations/observation.ts";
import { checkSky } from "./weather-observations/sky.ts";
import { Stations } from "./weather-observations/stations.ts";

/**
 * Checks weather observations, from row 0 on, against the published rules of the dataset. Memory grows with stations only.
 */
export function validateWeatherObservations(rows: Iterable<Record<string, unknown>>): Validation {
  const violations: Violation[] = [];
  const stations = new Stations();
  let row = 0;
  let version: unknown;
  const report: Report = (invariant, detail) => violations.push({ row, invariant, detail });
  for (const record of rows) {
    if (checkRecord(record, observationRules, report)) {
      const observation = record as unknown as Observation;
      version ??= observation.schema_version;
      if (observation.schema_version !== version) {
        report("schema", `schema_version changes to ${observation.schema_version}`);
      }
      stations.row(observation, instantMs(observation.ts), report);
      checkSky(observation, report);
    }
    row++;
  }
  return { rows: row, violations };
}
