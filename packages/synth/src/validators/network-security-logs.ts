import { instantMs } from "./instant.ts";
import { Campaigns } from "./network-security-logs/campaigns.ts";
import { checkConnection } from "./network-security-logs/connection.ts";
import { type Flow, flowRules } from "./network-security-logs/flow.ts";
import { checkPlace, checkVerdict, checkVolume } from "./network-security-logs/flow-rules.ts";
import { checkRecord } from "./record-rules.ts";
import type { Report, Validation, Violation } from "./validation.ts";

/**
 * Checks network flows, from row 0 on, against the published rules of the dataset. Memory grows with flows (their ids) and
 * campaigns.
 */
export function validateNetworkSecurityLogs(rows: Iterable<Record<string, unknown>>): Validation {
  const violations: Violation[] = [];
  const campaigns = new Campaigns();
  const uids = new Set<string>();
  let row = 0;
  let latest = Number.NEGATIVE_INFINITY;
  let version: unknown;
  const report: Report = (invariant, detail) => violations.push({ row, invariant, detail });
  for (const record of rows) {
    if (checkRecord(record, flowRules, report)) {
      const flow = record as unknown as Flow;
      version ??= flow.schema_version;
      if (flow.schema_version !== version) report("schema", `schema_version changes to ${flow.schema_version}`);
      if (uids.has(flow.uid)) report("key", `${flow.uid} stands twice`);
      uids.add(flow.uid);
      const ts = instantMs(flow.ts);
      if (ts < latest) report("time-order", `${flow.ts} is before the row above`);
      else latest = ts;
      const target = checkPlace(flow, report);
      checkVolume(flow, report);
      checkConnection(flow, report);
      checkVerdict(flow, report);
      campaigns.row(flow, target, ts, row, report);
    }
    row++;
  }
  campaigns.end(row, violations);
  return { rows: row, violations };
}
