import { type Context, checkData, type EventRow, eventRules } from "./event-streams/event-row.ts";
import { checkCloudEvent, checkEvent } from "./event-streams/event-rules.ts";
import { Identities } from "./event-streams/identities.ts";
import { Session } from "./event-streams/session.ts";
import { instantMs } from "./instant.ts";
import { checkRecord } from "./record-rules.ts";
import type { Report, Validation, Violation } from "./validation.ts";

/** Reads deliveries one after another and keeps what rules on sessions, devices and articles need. */
class EventReader {
  readonly violations: Violation[] = [];
  index = 0;
  private readonly identities = new Identities();
  private readonly ended = new Set<string>();
  private readonly orders = new Set<string>();
  /** Ids delivered so far, for each source and attempt. */
  private readonly delivered = new Map<string, readonly [Set<string>, Set<string>]>();
  private session: Session | null = null;
  private began = Number.NEGATIVE_INFINITY;
  private version: string | null = null;

  readonly report: Report = (invariant, detail) => this.violations.push({ row: this.index, invariant, detail });

  /** The context of the session that is being read. */
  get context(): Context | null {
    return this.session?.first.data.context ?? null;
  }

  row(row: EventRow): void {
    const { report } = this;
    this.version ??= row.schema_version;
    if (row.schema_version !== this.version) report("schema", `schema_version changes to ${row.schema_version}`);
    const time = instantMs(row.time);
    const received = instantMs(row.received_at);
    const complete = checkEvent(row, time, received, report);
    this.identities.row(row, report);
    this.checkKey(row);
    if (this.session?.first.sessionid !== row.sessionid) {
      this.endSession(false);
      if (this.ended.has(row.sessionid)) report("session-contiguous", `${row.sessionid} goes on later`);
      this.session = new Session(row, this.orders);
    }
    this.session.row({ row, time, index: this.index, complete }, received, report);
  }

  private checkKey(row: EventRow): void {
    let attempts = this.delivered.get(row.source);
    if (attempts === undefined) {
      attempts = [new Set(), new Set()];
      this.delivered.set(row.source, attempts);
    }
    const ids = attempts[row.delivery_attempt === 2 ? 1 : 0];
    const size = ids.size;
    ids.add(row.id);
    if (ids.size === size) this.report("key", `${row.id} is delivered twice as attempt ${row.delivery_attempt}`);
  }

  private endSession(isLast: boolean): void {
    const { session } = this;
    if (session === null) return;
    session.end(isLast, this.violations);
    this.ended.add(session.first.sessionid);
    if (session.began < this.began) {
      this.report("session-order", `${session.first.sessionid} begins before the session above`);
    }
    if (!Number.isNaN(session.began)) this.began = session.began;
  }

  end(): void {
    this.endSession(true);
  }
}

/**
 * Checks deliveries of shop events, from row 0 on, against the published rules of the dataset and CloudEvents 1.0. Memory
 * grows with events, sessions, devices and articles.
 */
export function validateEventStreams(rows: Iterable<Record<string, unknown>>): Validation {
  const reader = new EventReader();
  const { report } = reader;
  for (const record of rows) {
    if (!checkRecord(record, eventRules, report)) checkCloudEvent(record, report);
    else if (checkData(record.data as Record<string, unknown>, reader.context, report)) {
      reader.row(record as unknown as EventRow);
    }
    reader.index++;
  }
  reader.end();
  return { rows: reader.index, violations: reader.violations };
}
