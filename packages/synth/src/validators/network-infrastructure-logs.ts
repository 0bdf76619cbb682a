import { instantMs } from "./instant.ts";
import { ipv4Number, isBenchmarkAddress } from "./ipv4.ts";
import { checkForeign, checkPlace, checkPresence } from "./network-infrastructure-logs/kinds.ts";
import { type LogRecord, logRules } from "./network-infrastructure-logs/log-record.ts";
import { checkLog, checkRoute, Machines } from "./network-infrastructure-logs/machines.ts";
import { Requests } from "./network-infrastructure-logs/requests.ts";
import { checkRecord } from "./record-rules.ts";
import type { Report, Validation, Violation } from "./validation.ts";

/** Reads records one after another. */
class LogReader {
  readonly violations: Violation[] = [];
  row = 0;
  private readonly requests = new Requests();
  private readonly machines = new Machines();
  private readonly ids = new Set<string>();
  private latest = Number.NEGATIVE_INFINITY;
  private version: string | null = null;

  readonly report: Report = (invariant, detail) => this.violations.push({ row: this.row, invariant, detail });

  record(record: LogRecord): void {
    const { report } = this;
    this.version ??= record.schema_version;
    if (record.schema_version !== this.version) report("schema", `schema_version changes to ${record.schema_version}`);
    if (this.ids.has(record.event_id)) report("key", `${record.event_id} stands twice`);
    this.ids.add(record.event_id);
    const ts = instantMs(record.ts);
    if (ts < this.latest) report("time-order", `${record.ts} is before the row above`);
    else this.latest = ts;
    checkPlace(record, report);
    checkRoute(record, report);
    const client = record.client_ip;
    if (client !== null && !isBenchmarkAddress(ipv4Number(client))) report("schema", `client_ip ${client}`);
    checkForeign(record, report);
    if (checkPresence(record, report)) this.ofKind(record, ts);
  }

  private ofKind(record: LogRecord, ts: number): void {
    switch (record.kind) {
      case "access":
      case "lb":
        this.requests.record(record, ts, this.report);
        break;
      case "metric":
        this.machines.metric(record, this.report);
        break;
      case "dns":
        this.machines.query(record, this.report);
        break;
      case "syslog":
        checkLog(record, this.report);
        break;
    }
  }
}

/**
 * Checks records of machines, from row 0 on, against the published rules of the dataset. Memory grows with records (their
 * ids and traces), objects and hosts.
 */
export function validateNetworkInfrastructureLogs(rows: Iterable<Record<string, unknown>>): Validation {
  const reader = new LogReader();
  for (const record of rows) {
    if (checkRecord(record, logRules, reader.report)) reader.record(record as unknown as LogRecord);
    reader.row++;
  }
  return { rows: reader.row, violations: reader.violations };
}
