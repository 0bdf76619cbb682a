import { type Arena, arena } from "../../engine/arena.ts";
import { NULL, type RowSource, register } from "../../engine/rows.ts";
import { rowsBefore, startOfDay } from "../../engine/window.ts";
import { draw, innerKey, unit } from "../../random/hash.ts";
import { slot } from "./columns.ts";
import { type Device, deviceKey, devices } from "./devices.ts";
import { type Anomaly, faults } from "./faults.ts";
import { isLost, linkQuality, lossThreshold } from "./link.ts";
import { measure, type Reading, readingKey } from "./reading.ts";
import { batteryAt, chargeAt, firmwareAt } from "./upkeep.ts";
import {
  AIR,
  BATTERY_REPLACED,
  DRIFT,
  DROPOUT,
  FAULT,
  FIRMWARE_UPDATED,
  MACHINE,
  OFFLINE,
  OK,
  OUT_OF_RANGE,
  SENSOR_STUCK,
  SERVICED,
  SPIKE,
  STUCK_AT,
  WARN,
} from "./vocabulary.ts";
import { emptySky, type Sky, weather } from "./weather.ts";

export const SENSOR_ROWS = 10_000_000;

export interface SensorSettings {
  readonly from: string;
  readonly to: string | null;
  readonly sensors: number;
  readonly interval_seconds: number;
  readonly loss_rate: number;
  readonly anomaly_rate: number;
  readonly environments: readonly string[];
}

/** Keys of a device for its link and its faults. */
const own = { link: 40, fault: 50 } as const;
const readingField = { jitter: 0, latency: 1, delay: 2, errors: 3, signal: 4 } as const;

/** A device is on time to this many ms, or to half the gap to its neighbours. */
const JITTER_MS = 400;
/** Longer than any outage, in readings. */
const LONGEST_OUTAGE = 64;
/** Above the threshold by less than this, a reading is kept on the device and sent later. */
const WEAK_LINK = 0.22;
const LATEST_MS = 20 * 60_000;
/** Readings of a stuck sensor before the device notices. */
const UNNOTICED = 4;

/** Opens the sensors of a seed: rows go round by round, in a round device by device. */
export function openSensors(
  seed: string,
  settings: SensorSettings,
  columns: number,
  memory: Arena = arena(),
): RowSource {
  const { sensors } = settings;
  const into = register(columns, memory);
  const { cells } = into;
  const fleet = devices(seed, sensors, settings.environments, memory);
  const skies = weather(seed, memory);
  const anomalies = faults(settings.anomaly_rate);
  const threshold = lossThreshold(settings.loss_rate);
  const start = startOfDay(settings.from);
  const interval = settings.interval_seconds * 1_000;
  const gap = interval / sensors;
  const jitter = Math.min(gap, 2 * JITTER_MS);
  const reading: Reading = { temperature: 0, humidity: 0, light: 0, co2: 0, vibration: 0 };
  const before: Reading = { temperature: 0, humidity: 0, light: 0, co2: 0, vibration: 0 };
  const skyBefore = emptySky();

  /** When a device takes a reading. */
  const timeOf = (device: Device, rank: number, round: number): number =>
    momentOf(readingKey(device, round), rank, round);

  const momentOf = (key: number, rank: number, round: number): number => {
    const u = unit(draw(key, readingField.jitter));
    return start + round * interval + Math.floor((rank + 0.5) * gap + (u - 0.5) * jitter);
  };

  /** The last reading received at or before one, −1 for none. */
  const lastReceived = (device: Device, latest: number): number => {
    const key = deviceKey(device, own.link);
    let round = latest;
    while (round >= 0 && isLost(key, round, linkQuality(device, key, round), threshold)) round -= 1;
    return round;
  };

  /** Firmware that the device last reported when a reading is lost. */
  const knownFirmware = (device: Device, rank: number, round: number): number =>
    firmwareAt(device, timeOf(device, rank, Math.max(0, lastReceived(device, round))));

  const eventAt = (device: Device, rank: number, round: number, ms: number): number => {
    const firmware = firmwareAt(device, ms);
    const battery = batteryAt(device, ms);
    const longAgo = ms - (LONGEST_OUTAGE + 2) * interval;
    if (firmware === firmwareAt(device, longAgo) && battery === batteryAt(device, longAgo)) return NULL;
    const last = lastReceived(device, round - 1);
    if (last < 0) return NULL;
    const then = timeOf(device, rank, last);
    const isUpdated = firmware !== firmwareAt(device, then);
    if (battery !== batteryAt(device, then)) return isUpdated ? SERVICED : BATTERY_REPLACED;
    return isUpdated ? FIRMWARE_UPDATED : NULL;
  };

  /** A stuck sensor repeats what it measured when it froze. */
  const freeze = (device: Device, rank: number, anomaly: Anomaly): void => {
    const then = timeOf(device, rank, anomaly.start);
    skies.look(skyBefore, device.site, start + anomaly.start * interval);
    measure(before, device, skyBefore, then);
    addErrors(before, readingKey(device, anomaly.start));
    reading.temperature = before.temperature;
    reading.humidity = before.humidity;
  };

  const load = (row: number): void => {
    const round = Math.floor(row / sensors);
    const rank = row - round * sensors;
    const device = fleet.device(rank);
    const key = readingKey(device, round);
    const ms = momentOf(key, rank, round);
    cells[slot.device] = device.code;
    cells[slot.site] = device.site;
    cells[slot.environment] = device.environment;
    cells[slot.model] = device.model;
    cells[slot.ts] = ms;
    cells[slot.seq] = round;
    cells[slot.latitude] = device.latitude;
    cells[slot.longitude] = device.longitude;
    const linkKey = deviceKey(device, own.link);
    const quality = linkQuality(device, linkKey, round);
    if (isLost(linkKey, round, quality, threshold)) {
      cells[slot.firmware] = knownFirmware(device, rank, round);
      writeLost(cells);
      return;
    }
    cells[slot.firmware] = firmwareAt(device, ms);
    cells[slot.event] = eventAt(device, rank, round, ms);
    cells[slot.receivedAt] = ms + arrival(key, quality - threshold);
    const sky = skies.skyAt(device.site, round, start + round * interval);
    measure(reading, device, sky, ms);
    addErrors(reading, key);
    cells[slot.batteryPercent] = chargeAt(device, ms);
    const u = draw(key, readingField.signal);
    cells[slot.batteryVolts] = voltage(cells[slot.batteryPercent] as number, reading.temperature, u >>> 16);
    cells[slot.rssi] = signalAt(device, quality, u & 0xffff);
    const anomaly = anomalies.at(deviceKey(device, own.fault), round);
    if (anomaly.label === STUCK_AT) freeze(device, rank, anomaly);
    else if (anomaly.label === DRIFT) reading.temperature += driftOf(anomaly);
    else if (anomaly.label === SPIKE) reading.temperature += spikeOf(anomaly.u);
    cells[slot.anomaly] = anomaly.label;
    writeState(cells, faultOf(anomaly));
    writeReading(cells, device, reading, sky);
  };

  const source: RowSource = { register: into, load };
  if (settings.to === null) return source;
  const startAt = (row: number): number => {
    const round = Math.floor(row / sensors);
    return timeOf(fleet.device(row - round * sensors), row - round * sensors, round);
  };
  return { ...source, rows: rowsBefore(startAt, startOfDay(settings.to), SENSOR_ROWS) };
}

/** The sensors' own noise: up to 0.08 °C and 0.5 percent. */
function addErrors(reading: Reading, key: number): void {
  const u = draw(key, readingField.errors);
  reading.temperature += 0.16 * ((u >>> 16) / 65_536 - 0.5);
  reading.humidity += (u & 0xffff) / 65_536 - 0.5;
}

/** Milliseconds from a reading to its arrival; `margin` is how far the link is above losing it. */
function arrival(key: number, margin: number): number {
  const u = unit(draw(key, readingField.latency));
  const direct = 45 + Math.floor(60 * u + 420 * u * u * u * u);
  return margin < WEAK_LINK ? direct + Math.floor(unit(draw(key, readingField.delay)) * LATEST_MS) : direct;
}

/** Hundredths of a volt: a lithium cell that sags in the cold, and a little under each transmission's load. */
function voltage(charge: number, temperature: number, u16: number): number {
  const volts = 2.98 + 0.0042 * charge + 0.014 * (temperature - 20) - (0.05 * u16) / 65_536;
  return Math.round(100 * Math.min(3.95, Math.max(2.05, volts)));
}

function signalAt(device: Device, quality: number, u16: number): number {
  const dbm = device.signal + 4.5 * quality + ((u16 * 5) >>> 16) - 2;
  return Math.min(-20, Math.max(-120, Math.round(dbm)));
}

/** A drift grows by 0.03 to 0.12 °C a reading, up or down. */
function driftOf(anomaly: Anomaly): number {
  const u = innerKey(anomaly.u, 9);
  const step = 0.03 + 0.09 * unit(u);
  return (u & 1 ? step : -step) * anomaly.age;
}

/** 8 to 26 °C, up or down. */
function spikeOf(u: number): number {
  const size = 8 + 18 * unit(u);
  return u & 1 ? size : -size;
}

function faultOf(anomaly: Anomaly): number {
  if (anomaly.label === STUCK_AT && anomaly.age >= UNNOTICED) return SENSOR_STUCK;
  return anomaly.label === SPIKE && Math.abs(spikeOf(anomaly.u)) > 18 ? OUT_OF_RANGE : NULL;
}

/** Status and quality of a reading that was received; battery and signal stand already. */
function writeState(cells: Float64Array, fault: number): void {
  const isLow = (cells[slot.batteryPercent] as number) < 15 || (cells[slot.rssi] as number) < -105;
  const status = fault !== NULL ? FAULT : isLow ? WARN : OK;
  cells[slot.status] = status;
  cells[slot.quality] = status === FAULT ? 2 : status;
  cells[slot.faultCode] = fault;
}

function writeReading(cells: Float64Array, device: Device, reading: Reading, sky: Sky): void {
  cells[slot.temperature] = 5 * Math.round(20 * Math.min(85, Math.max(-40, reading.temperature)));
  const isMachine = device.model === MACHINE;
  cells[slot.humidity] = isMachine ? NULL : 50 * Math.round(2 * Math.min(100, Math.max(0, reading.humidity)));
  cells[slot.pressure] = isMachine ? NULL : 10 * Math.round(10 * Math.min(1_085, Math.max(870, sky.pressure)));
  cells[slot.light] = isMachine ? NULL : Math.round(Math.min(120_000, Math.max(0, reading.light)));
  cells[slot.co2] = device.model === AIR ? Math.round(Math.min(5_000, Math.max(380, reading.co2))) : NULL;
  cells[slot.vibration] = isMachine ? Math.round(100 * Math.min(50, Math.max(0, reading.vibration))) : NULL;
}

const measured = [
  slot.receivedAt,
  slot.faultCode,
  slot.event,
  slot.temperature,
  slot.humidity,
  slot.pressure,
  slot.light,
  slot.co2,
  slot.vibration,
  slot.batteryVolts,
  slot.batteryPercent,
  slot.rssi,
] as const;

function writeLost(cells: Float64Array): void {
  for (let i = 0; i < measured.length; i++) cells[measured[i] as number] = NULL;
  cells[slot.status] = OFFLINE;
  cells[slot.quality] = OFFLINE;
  cells[slot.anomaly] = DROPOUT;
}
