import { exp, log, normalQuantile, power } from "../../random/elementary.ts";
import { draw, innerKey, unit } from "../../random/hash.ts";
import { type QuantileTable, quantileAt, quantileTable } from "../../random/quantile-table.ts";
import type { SessionSteps } from "./session-steps.ts";

/** The rows of a session in the order in which its events arrived. */
export interface Deliveries {
  /** By row of the session: the event's seq, 1 or 2, and when the collector got it. */
  readonly seq: number[];
  readonly attempt: number[];
  readonly receivedAt: number[];
}

const ON_TIME_MS = 4_990;
/** Nothing arrives later than a day after it happened, and a second delivery comes within a minute of the first. */
const LATEST_MS = 86_400_000 - 60_000;

const field = { late: 0, lag: 1, again: 2 } as const;
/** Keys of deliveries lie beyond those of the session's events. */
const DELIVERY = 2_000;

let usual: QuantileTable | undefined;
let late: QuantileTable | undefined;

/** Lognormal, median 0.24 s, below 5 s. */
function usualLags(): QuantileTable {
  usual ??= quantileTable((p) => Math.min(ON_TIME_MS, 12 + exp(log(228) + 0.85 * normalQuantile(p))));
  return usual;
}

/** Pareto from 5 s on with exponent 0.8: devices that were offline. */
function lateLags(): QuantileTable {
  late ??= quantileTable((p) => Math.min(LATEST_MS, 5_000 * power(1 - p, -1 / 0.8)));
  return late;
}

export function deliveries(): Deliveries {
  return { seq: [], attempt: [], receivedAt: [] };
}

/** Puts the events of a session into the order of their arrival. */
export function fillDeliveries(into: Deliveries, steps: SessionSteps, key: number, lateShare: number): void {
  let rows = 0;
  for (let seq = 0; seq < steps.count; seq++) {
    const of = innerKey(key, DELIVERY + seq);
    const table = unit(draw(of, field.late)) < lateShare ? lateLags() : usualLags();
    const received = (steps.time[seq] as number) + Math.floor(quantileAt(table, draw(of, field.lag)));
    insert(into, rows++, seq, 1, received);
    if (!(steps.twice[seq] as boolean)) continue;
    const wait = unit(draw(of, field.again));
    insert(into, rows++, seq, 2, received + 1_000 + Math.floor(wait * wait * 58_000));
  }
}

/** Insertion from the end: nearly everything arrives in order. */
function insert(into: Deliveries, rows: number, seq: number, attempt: number, received: number): void {
  let at = rows;
  while (at > 0 && (into.receivedAt[at - 1] as number) > received) {
    into.seq[at] = into.seq[at - 1] as number;
    into.attempt[at] = into.attempt[at - 1] as number;
    into.receivedAt[at] = into.receivedAt[at - 1] as number;
    at -= 1;
  }
  into.seq[at] = seq;
  into.attempt[at] = attempt;
  into.receivedAt[at] = received;
}
