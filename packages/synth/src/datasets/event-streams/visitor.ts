import { MS_PER_DAY } from "../../engine/calendar.ts";
import type { Customer } from "../../entities/customers.ts";
import { ownDevice } from "../../entities/devices.ts";
import { countries } from "../../entities/shop.ts";
import { below, draw, innerKey, unit } from "../../random/hash.ts";
import { pick, weightedTable } from "../../random/weighted-table.ts";
import { addressOf } from "../retail-transactions/order-terms.ts";
import { ANDROID, deviceKinds, IOS, locales, operatingSystems, WEB } from "./vocabulary.ts";

/** Where a session comes from: one of its customer's two devices, the first of which is the phone. */
export interface Visitor {
  device: number;
  /** Index into `platforms` and `sources`. */
  platform: number;
  /** The `context` member of the session's events, as RFC 8785 text. */
  context: string;
}

/** A release of the app or the site every two weeks from this Monday on; devices take it up days or weeks later. */
const FIRST_RELEASE_DAY = 18_267;
const RELEASE_DAYS = 14;
const RELEASES_A_MAJOR = 26;
const FIRST_MAJOR = 4;

const field = { platform: 20, kind: 21, system: 22, patience: 23 } as const;
const phonePlatforms = weightedTable([32, 29, 39]);
const phoneSystems = weightedTable([38, 62]);

/** Fills in the visitor of a session. `which` is 1 for the phone, 2 for the other device. */
export function fillVisitor(visitor: Visitor, customer: Customer, which: 1 | 2, start: number, u: number): void {
  const device = innerKey(customer.key, which);
  const platform = which === 1 ? pick(phonePlatforms, draw(device, field.platform)) : WEB;
  const kind = which === 1 ? 0 : 1 + (unit(draw(device, field.kind)) < 0.22 ? 1 : 0);
  visitor.device = ownDevice(customer.key, which);
  visitor.platform = platform;
  const country = countries[customer.country] as (typeof countries)[number];
  const version = versionOf(Math.floor(start / MS_PER_DAY), platform === WEB ? 0 : device);
  const ip = addressText(addressOf(customer, -1, u));
  const system = operatingSystems[systemOf(platform, kind, draw(device, field.system))] as string;
  visitor.context = `{"app_version":"${version}","country":"${country.code}","device":"${deviceKinds[kind] as string}","ip":"${ip}","locale":"${locales[customer.country] as string}","os":"${system}"}`;
}

function systemOf(platform: number, kind: number, u: number): number {
  if (platform === IOS) return 0;
  if (platform === ANDROID) return 1;
  if (kind === 0) return pick(phoneSystems, u);
  if (kind === 2) return unit(u) < 0.55 ? 4 : 1;
  return unit(u) < 0.7 ? 2 : 3;
}

/** The release in use on a day; a device of key 0 is a browser, which always has the newest. */
function versionOf(day: number, device: number): string {
  const lag = device === 0 ? 0 : 1 + below(draw(device, field.patience), 45);
  const release = Math.max(0, Math.floor((day - FIRST_RELEASE_DAY - lag) / RELEASE_DAYS));
  const major = Math.floor(release / RELEASES_A_MAJOR);
  return `${FIRST_MAJOR + major}.${release - major * RELEASES_A_MAJOR}.0`;
}

function addressText(address: number): string {
  return `${address >>> 24}.${(address >>> 16) & 255}.${(address >>> 8) & 255}.${address & 255}`;
}
