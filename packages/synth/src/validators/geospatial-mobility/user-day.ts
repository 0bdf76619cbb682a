import type { Report } from "../validation.ts";
import type { Ping } from "./ping.ts";
import { bearing, distance } from "./sphere.ts";

const greatestSpeed: Readonly<Record<string, number>> = { walk: 3, bike: 12, bus: 30, car: 45, train: 95 };
/** Bearings of shorter ways depend too much on the rounding of positions. */
const NEAR_M = 20;

/** A stay that is going on. */
interface Stay {
  readonly since: number;
  readonly pings: Ping[];
}

/** The pings of one user on one day. */
export class UserDay {
  readonly head: Ping;
  last: Ping;
  private lastTs: number;
  private stay: Stay | null = null;
  private readonly trips: Set<string>;

  constructor(head: Ping, ts: number, trips: Set<string>, report: Report) {
    this.head = head;
    this.last = head;
    this.lastTs = ts;
    this.trips = trips;
    if (head.place_id === null || head.place_type !== "home") report("home", `the day begins as ${head.mode}`);
    if (head.trip_id === null) this.arrive(head, ts, report);
    else report("trip", `${head.trip_id} comes from nowhere`);
  }

  add(ping: Ping, ts: number, report: Report): void {
    const { last, lastTs } = this;
    if (ts <= lastTs) report("time-order", `${ping.ts} after ${last.ts}`);
    if (ping.trip_id === null) {
      if (last.trip_id !== null) this.checkArrival(ping, ts, report);
      if (this.stay !== null && last.place_id === ping.place_id) this.remain(ping, ts, this.stay, report);
      else this.arrive(ping, ts, report);
    } else {
      this.travel(ping, ts, report);
    }
    this.last = ping;
    this.lastTs = ts;
  }

  private arrive(ping: Ping, ts: number, report: Report): void {
    this.stay = { since: ts, pings: [ping] };
    if (ping.dwell_s !== 0) report("stay", `dwell_s ${ping.dwell_s} at the first ping`);
  }

  private remain(ping: Ping, ts: number, stay: Stay, report: Report): void {
    if (ping.dwell_s !== (ts - stay.since) / 1_000) report("stay", `dwell_s ${ping.dwell_s}`);
    for (const before of stay.pings) {
      const most = 3 * Math.max(before.accuracy_m, ping.accuracy_m);
      // A degree of latitude has about 111 km: most pairs need no sine.
      const north = Math.abs(ping.lat - before.lat);
      const east = Math.abs(ping.lon - before.lon);
      if ((north + east) * 111_400 < most) continue;
      const apart = distance(before.lat, before.lon, ping.lat, ping.lon);
      if (apart >= most) report("stay", `${apart.toFixed(1)} m within a stay, accuracy_m ${most / 3}`);
    }
    stay.pings.push(ping);
  }

  private travel(ping: Ping, ts: number, report: Report): void {
    const { last } = this;
    const trip = ping.trip_id ?? "";
    if (last.trip_id !== trip) {
      if (this.trips.has(trip)) report("trip", `${trip} stood before`);
      this.trips.add(trip);
      if (last.trip_id !== null) report("trip", `${trip} follows ${last.trip_id} without a stay`);
      if (last.place_id === ping.destination_place_id) report("trip", `${trip} goes to where it begins`);
      this.stay = null;
    } else if (last.mode !== ping.mode || last.destination_place_id !== ping.destination_place_id) {
      report("trip", `${trip} changes its mode or its destination`);
    }
    this.checkMotion(ping, ts, report);
  }

  private checkMotion(ping: Ping, ts: number, report: Report): void {
    const { last } = this;
    const way = distance(last.lat, last.lon, ping.lat, ping.lon);
    const speed = way / ((ts - this.lastTs) / 1_000);
    // The tolerance itself may be missed by the error of the sum.
    if (!(Math.abs(speed - ping.speed_mps) <= 0.030_001) || ping.speed_mps > (greatestSpeed[ping.mode] ?? 0)) {
      report("speed", `${ping.speed_mps} by ${ping.mode}, ${speed.toFixed(3)} from the positions`);
    }
    if (ping.heading_deg === null || way < NEAR_M) return;
    const turn = Math.abs(ping.heading_deg - bearing(last.lat, last.lon, ping.lat, ping.lon));
    if (Math.min(turn, 360 - turn) > 1) report("heading", `${ping.heading_deg} is off by ${turn.toFixed(2)}`);
  }

  private checkArrival(ping: Ping, ts: number, report: Report): void {
    const { last } = this;
    if (ping.place_id !== last.destination_place_id) {
      report("trip", `${last.trip_id} ends at ${ping.place_id} instead of ${last.destination_place_id}`);
    }
    const speed = distance(last.lat, last.lon, ping.lat, ping.lon) / ((ts - this.lastTs) / 1_000);
    if (!(speed <= (greatestSpeed[last.mode] ?? 0))) report("arrival", `${speed.toFixed(2)} m/s by ${last.mode}`);
  }

  /** No ping of the day is left. */
  end(report: Report): void {
    const { last } = this;
    if (last.trip_id !== null) report("trip", `${last.trip_id} does not end on ${last.local_date}`);
    if (last.place_type !== "home") report("home", `the day ends at ${last.place_type ?? "no place"}`);
  }
}
