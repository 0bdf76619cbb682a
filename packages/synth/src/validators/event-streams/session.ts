import { sameValue } from "../same-value.ts";
import type { Report, Violation } from "../validation.ts";
import { CartWalk } from "./cart-walk.ts";
import { type EventRow, isSameContext } from "./event-row.ts";
import type { Happening } from "./happening.ts";

const HALF_HOUR_MS = 1_800_000;

/** The session that is being read: rows as they arrive, and at its end the events in their own order. */
export class Session {
  readonly first: EventRow;
  private readonly happenings: (Happening | undefined)[] = [];
  private readonly walk: CartWalk;
  private events = 0;
  private received = Number.NEGATIVE_INFINITY;

  constructor(first: EventRow, orders: Set<string>) {
    this.first = first;
    this.walk = new CartWalk(orders);
  }

  /** Reads a row. `received` is its received_at in milliseconds. */
  row(happening: Happening, received: number, report: Report): void {
    const { row } = happening;
    if (received < this.received) report("arrival-order", `${row.received_at} is before the row above`);
    this.received = received;
    const { first } = this;
    const same = row.source === first.source && row.userid === first.userid && row.anonymousid === first.anonymousid;
    if (!same || !isSameContext(row.data.context, first.data.context)) {
      report("session-constant", `${row.sessionid} changes its source, user, device or context`);
    }
    if (row.delivery_attempt === 2) this.repeat(row, report);
    else if (this.happenings[row.seq] === undefined) {
      this.happenings[row.seq] = happening;
      this.events++;
    } else report("seq-dense", `seq ${row.seq} stands twice in ${row.sessionid}`);
  }

  private repeat(row: EventRow, report: Report): void {
    const before = this.happenings[row.seq]?.row;
    if (before === undefined || before.id !== row.id || before.source !== row.source) {
      report("redelivery", `${row.id} was not delivered before with seq ${row.seq}`);
      return;
    }
    const again = { ...row, received_at: before.received_at, delivery_attempt: before.delivery_attempt };
    if (!sameValue(again, before)) report("redelivery", `${row.id} changes from delivery to delivery`);
    if (row.received_at <= before.received_at) report("redelivery", `${row.id} is received again not later`);
  }

  /** When the session began, NaN when its first event is not here. */
  get began(): number {
    return this.happenings[0]?.time ?? Number.NaN;
  }

  /** Ends the session; the last one of the rows may be cut off, and then may lack events. */
  end(isLast: boolean, violations: Violation[]): void {
    let before: Happening | undefined;
    for (let seq = 0; seq < this.happenings.length; seq++) {
      const happening = this.happenings[seq];
      if (happening === undefined) continue;
      const report: Report = (invariant, detail) => violations.push({ row: happening.index, invariant, detail });
      const starts = happening.row.data.event_name === "session_start";
      if (starts !== (seq === 0)) report("session-start", `seq ${seq} is ${happening.row.data.event_name}`);
      if (before !== undefined && happening.time < before.time)
        report("seq-time", `seq ${seq} is before its forerunner`);
      if (before?.row.seq === seq - 1 && happening.time - before.time >= HALF_HOUR_MS) {
        report("session-gap", `half an hour or more before seq ${seq}`);
      }
      before = happening;
    }
    if (this.events !== this.happenings.length && !isLast) {
      const row = before?.index ?? 0;
      violations.push({ row, invariant: "seq-dense", detail: `${this.first.sessionid} lacks events` });
    }
    this.follow(violations);
  }

  /** The cart, as far as the events are all here. */
  private follow(violations: Violation[]): void {
    for (const happening of this.happenings) {
      if (happening?.complete !== true) return;
      this.walk.event(happening, (invariant, detail) => violations.push({ row: happening.index, invariant, detail }));
    }
  }
}
