import { daysFromCivil, MS_PER_DAY } from "../../engine/calendar.ts";
import type { Device } from "./devices.ts";
import { firmwares } from "./vocabulary.ts";

/** Releases come in a steady train; devices follow up to five months later. */
const FIRST_RELEASE_MS = daysFromCivil(2014, 6, 2) * MS_PER_DAY;
const RELEASE_MS = 75 * MS_PER_DAY;
/** The share of a battery that is used when it is replaced. */
const USED_PERCENT = 92;

/** Index of the firmware that a device runs at an instant. */
export function firmwareAt(device: Device, ms: number): number {
  const released = Math.floor((ms - FIRST_RELEASE_MS - 5 * device.firmwarePhaseMs) / RELEASE_MS);
  return Math.min(firmwares.length - 1, Math.max(0, released));
}

/** How many batteries a device had before the one in it. */
export function batteryAt(device: Device, ms: number): number {
  return Math.floor((ms + device.batteryPhaseMs) / device.batteryMs);
}

/** Percent left of the battery. */
export function chargeAt(device: Device, ms: number): number {
  const lives = (ms + device.batteryPhaseMs) / device.batteryMs;
  return 100 - Math.floor(USED_PERCENT * (lives - Math.floor(lives)));
}
