import type { Report } from "../validation.ts";
import { isEarlierVersion } from "../version-order.ts";
import type { Reading } from "./reading.ts";

const LONGEST_OUTAGE = 63;

/** What is known of a device from its rows so far. */
interface DeviceState {
  /** Its place in a round, from 0. */
  readonly place: number;
  readonly first: Reading;
  last: Reading;
  ts: number;
  /** Its last row that was received. */
  received: Reading | null;
  /** Rows without a received one. */
  outage: number;
}

/** Where the devices of a site stand, in units of 0.00001 degrees. */
interface SiteExtent {
  south: number;
  north: number;
  west: number;
  east: number;
}

/** Rules on the rows of a device, and on the order of devices. */
export class Devices {
  private readonly states = new Map<string, DeviceState>();
  private readonly sites = new Map<string, SiteExtent>();
  /** Number of devices, once the first round is over. */
  private size: number | null = null;
  private place = -1;
  private seq = 0;

  row(reading: Reading, ts: number, report: Report): void {
    const state = this.states.get(reading.device_id);
    if (state === undefined) {
      this.meet(reading, ts, report);
      return;
    }
    this.size ??= this.states.size;
    const due = (this.place + 1) % this.size;
    if (state.place !== due || reading.seq !== (due === 0 ? this.seq + 1 : this.seq)) {
      report("rounds", `device ${state.place} with seq ${reading.seq} where device ${due} of a round was due`);
    }
    this.place = state.place;
    this.seq = reading.seq;
    checkSequence(reading, state, ts, report);
    checkConstants(reading, state.first, report);
    checkHistory(reading, state, report);
    state.last = reading;
    state.ts = ts;
    if (reading.status !== "offline") state.received = reading;
  }

  private meet(reading: Reading, ts: number, report: Report): void {
    if (this.size !== null || reading.seq !== 0)
      report("rounds", `${reading.device_id} is new with seq ${reading.seq}`);
    if (reading.seq !== 0) report("dense-sequence", `${reading.device_id} begins with seq ${reading.seq}`);
    this.place = this.states.size;
    this.seq = reading.seq;
    const received = reading.status === "offline" ? null : reading;
    if (received !== null) checkFirstEvent(reading, report);
    const outage = received === null ? 1 : 0;
    this.states.set(reading.device_id, { place: this.place, first: reading, last: reading, ts, received, outage });
    this.checkSite(reading, report);
  }

  private checkSite(reading: Reading, report: Report): void {
    const lat = Math.round(reading.lat * 100_000);
    const lon = Math.round(reading.lon * 100_000);
    const site = this.sites.get(reading.site_id) ?? { south: lat, north: lat, west: lon, east: lon };
    site.south = Math.min(site.south, lat);
    site.north = Math.max(site.north, lat);
    site.west = Math.min(site.west, lon);
    site.east = Math.max(site.east, lon);
    this.sites.set(reading.site_id, site);
    if (site.north - site.south > 1_000 || site.east - site.west > 1_000) {
      report("site-place", `${reading.device_id} stands far from the others of ${reading.site_id}`);
    }
  }
}

function checkSequence(reading: Reading, { last, ts: before }: DeviceState, ts: number, report: Report): void {
  if (reading.seq <= last.seq) report("key", `${reading.device_id} has seq ${reading.seq} after ${last.seq}`);
  if (reading.seq !== last.seq + 1) report("dense-sequence", `${reading.device_id}: ${reading.seq} after ${last.seq}`);
  if (ts <= before) report("time-order", `${reading.device_id}: ${reading.ts} after ${last.ts}`);
}

function checkConstants(reading: Reading, first: Reading, report: Report): void {
  const same =
    reading.site_id === first.site_id &&
    reading.environment === first.environment &&
    reading.model === first.model &&
    reading.lat === first.lat &&
    reading.lon === first.lon;
  if (!same) report("device-constant", `${reading.device_id} is not what and where it was`);
}

function checkFirstEvent(reading: Reading, report: Report): void {
  if (reading.event !== null) report("first-event", `${reading.device_id} begins with ${reading.event}`);
}

function checkHistory(reading: Reading, state: DeviceState, report: Report): void {
  const { last, received } = state;
  if (isEarlierVersion(reading.firmware, last.firmware)) {
    report("firmware-monotone", `${reading.firmware} after ${last.firmware}`);
  }
  if (reading.status === "offline") {
    state.outage++;
    if (state.outage > LONGEST_OUTAGE) report("outage-length", `${state.outage} rows of ${reading.device_id} are lost`);
    if (reading.firmware !== last.firmware) report("firmware-monotone", "a lost reading reports other firmware");
    return;
  }
  state.outage = 0;
  if (received === null) {
    checkFirstEvent(reading, report);
    return;
  }
  checkUpkeep(reading, received, report);
  const stuck = reading.anomaly_label === "stuck_at" && last.anomaly_label === "stuck_at";
  const same = reading.temperature_c === last.temperature_c && reading.humidity_pct === last.humidity_pct;
  if (stuck && !same && reading.seq === last.seq + 1)
    report("stuck-constant", `${reading.device_id} is stuck and moves`);
}

/** Battery and firmware from one received reading to the next. */
function checkUpkeep(reading: Reading, before: Reading, report: Report): void {
  const replaced = reading.event === "battery_replaced" || reading.event === "serviced";
  const rises = (reading.battery_pct ?? 0) > (before.battery_pct ?? 0);
  if (rises !== replaced) {
    report("battery-monotone", `${before.battery_pct} to ${reading.battery_pct} with event ${reading.event}`);
  }
  const updated = reading.event === "firmware_updated" || reading.event === "serviced";
  if ((reading.firmware !== before.firmware) !== updated) {
    report("firmware-monotone", `${before.firmware} to ${reading.firmware} with event ${reading.event}`);
  }
}
