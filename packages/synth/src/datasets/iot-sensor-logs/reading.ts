import { MS_PER_DAY, weekday } from "../../engine/calendar.ts";
import { innerKey } from "../../random/hash.ts";
import { keptNoise, NOISE_CELLS } from "../../random/smooth-noise.ts";
import type { Device } from "./devices.ts";
import { GREENHOUSE, MACHINE, OFFICE, OUTDOOR } from "./vocabulary.ts";
import type { Sky } from "./weather.ts";

/** What a device measures, in the units of the columns; what its model lacks is left as it was. */
export interface Reading {
  /** °C. */
  temperature: number;
  /** Percent. */
  humidity: number;
  light: number;
  co2: number;
  /** mm ⁄ s. */
  vibration: number;
}

const noise = { warmth: 0, slowWarmth: 1, moisture: 2, air: 3, blinds: 4, shift: 5, load: 6, hum: 7 } as const;
const MS_PER_HOUR = 3_600_000;

/** How busy an office is, 0 to 1, by quarter of an hour of its local day. */
const occupancy = Float64Array.from({ length: 96 }, (_, quarter) => {
  const hour = quarter / 4;
  const rise = Math.min(1, Math.max(0, (hour - 7) / 2));
  const lunch = 1 - 0.45 * Math.max(0, 1 - Math.abs(hour - 12.6) / 0.9);
  const leave = Math.min(1, Math.max(0, (19.5 - hour) / 3.5));
  return rise * lunch * leave;
});

/** How busy the place is at an instant; local time is UTC + 1. */
function busyAt(ms: number): number {
  const local = ms + MS_PER_HOUR;
  const day = Math.floor(local / MS_PER_DAY);
  const quarters = (local - day * MS_PER_DAY) / (MS_PER_HOUR / 4);
  const quarter = Math.floor(quarters);
  const left = occupancy[quarter] as number;
  const value = left + ((occupancy[(quarter + 1) % 96] as number) - left) * (quarters - quarter);
  return weekday(day) < 5 ? value : 0.06 * value;
}

/** One of the slow noises of a device's place. */
function slow(device: Device, which: number, x: number): number {
  return keptNoise(device.kept, device.keptAt + which * NOISE_CELLS, device.key, which, x);
}

/** Measures without faults: the place's own climate under the sky, the device's bias, and slow noise of the place. */
export function measure(into: Reading, device: Device, sky: Sky, ms: number): void {
  const hours = ms / MS_PER_HOUR;
  const warmth = 0.75 * slow(device, noise.warmth, hours / 1.5) + 0.65 * slow(device, noise.slowWarmth, hours / 9);
  const { environment } = device;
  if (device.model === MACHINE) measureMachine(into, device, sky, ms, warmth);
  else if (environment === OFFICE) measureOffice(into, device, sky, ms, warmth);
  else if (environment === GREENHOUSE) measureGreenhouse(into, device, sky, hours, warmth);
  else if (environment === OUTDOOR) {
    into.temperature = sky.temperature + 0.5 * warmth;
    const damp = 9 * slow(device, noise.moisture, hours / 14);
    into.humidity = 76 - 2.6 * (sky.temperature - sky.usual) + damp;
    into.light = sky.light * device.exposure * 0.8;
  } else {
    into.temperature = 14 + 0.5 * (sky.temperature - 10) + 0.7 * warmth;
    const damp = 3.4 * slow(device, noise.moisture, hours / 12);
    into.humidity = 60 - 2.3 * (into.temperature - 14) + damp;
    into.light = 40 + 260 * device.exposure * Math.min(1, busyAt(ms) * 2) + 0.004 * sky.light;
  }
  into.temperature += device.bias;
}

function measureOffice(into: Reading, device: Device, sky: Sky, ms: number, warmth: number): void {
  const hours = ms / MS_PER_HOUR;
  const busy = busyAt(ms);
  into.temperature = 20.6 + 1.9 * busy + 0.05 * (sky.temperature - 10) + 0.45 * warmth;
  into.humidity = 46 - 3.2 * (into.temperature - 21) + 2.2 * slow(device, noise.moisture, hours / 10);
  const air = slow(device, noise.air, hours / 4);
  into.co2 = 430 + busy * 520 * device.exposure * (1 + 0.25 * air) + 14 * air;
  const blinds = Math.max(0.2, 1 + 0.4 * slow(device, noise.blinds, hours / 5));
  into.light = 2 + 380 * Math.min(1, busy * 2.2) + 0.006 * sky.light * blinds * device.exposure;
}

function measureGreenhouse(into: Reading, device: Device, sky: Sky, hours: number, warmth: number): void {
  const sun = sky.light / 100_000;
  into.temperature = 17.5 + 11 * sun * device.exposure + 0.3 * (sky.temperature - 10) + 0.6 * warmth;
  into.humidity = 80 - 2.4 * (into.temperature - 18) + 4.4 * slow(device, noise.moisture, hours / 9);
  const air = slow(device, noise.air, hours / 5);
  into.co2 = 640 - 420 * Math.min(0.5, sun) + 42 * air;
  into.light = sky.light * 0.62 * device.exposure;
}

/** A machine runs by shifts and loads; it warms its housing and shakes. */
function measureMachine(into: Reading, device: Device, sky: Sky, ms: number, warmth: number): void {
  const hours = ms / MS_PER_HOUR;
  const shift = slow(device, noise.shift, hours / 7) + 1.6 * (busyAt(ms) - 0.25);
  // Starting and stopping take a while.
  const running = Math.min(1, Math.max(0, 0.5 + 2.2 * shift));
  const load = 1 + 0.3 * slow(device, noise.load, hours / 3);
  into.temperature = 22 + 0.35 * (sky.temperature - 10) + 16 * running * load * device.exposure + 0.8 * warmth;
  const hum = 1 + 0.12 * slow(device, noise.hum, hours / 1.2);
  into.vibration = 0.25 + running * 2.9 * load * device.exposure * hum;
}

/** The key of a reading's own small draws. */
export function readingKey(device: Device, reading: number): number {
  return innerKey(device.key + 7, reading);
}
