import { instantMs } from "./instant.ts";
import { type Case, caseRules, checkParts } from "./protocol-error-injection/case.ts";
import { checkCase } from "./protocol-error-injection/case-rules.ts";
import { checkRecord } from "./record-rules.ts";
import type { Report, Validation, Violation } from "./validation.ts";

/**
 * Checks injected faults against the published rules of the dataset: it reads seed and raw bytes by the protocols'
 * specifications, and knows nothing of how they were made. Memory grows with cases (their ids).
 */
export function validateProtocolErrorInjection(rows: Iterable<Record<string, unknown>>): Validation {
  const violations: Violation[] = [];
  const ids = new Set<string>();
  let row = 0;
  let latest = Number.NEGATIVE_INFINITY;
  let version: unknown;
  const report: Report = (invariant, detail) => violations.push({ row, invariant, detail });
  for (const record of rows) {
    if (checkRecord(record, caseRules, report) && checkParts(record, report)) {
      const fault = record as unknown as Case;
      version ??= fault.schema_version;
      if (fault.schema_version !== version) report("schema", `schema_version changes to ${fault.schema_version}`);
      if (ids.has(fault.case_id)) report("key", `${fault.case_id} stands twice`);
      ids.add(fault.case_id);
      const ts = instantMs(fault.ts);
      if (ts < latest) report("time-order", `${fault.ts} is before the row above`);
      else latest = ts;
      checkCase(fault, report);
    }
    row++;
  }
  return { rows: row, violations };
}
