import { below, draw, innerKey } from "../random/hash.ts";
import { pick, type WeightedTable, weightedTable } from "../random/weighted-table.ts";
import { lazily } from "./list.ts";

/** What a browser says of itself, made by a grammar of browser, system and the version that was current on the day. */
export interface UserAgent {
  readonly browser: string;
  readonly browserVersion: string;
  readonly os: string;
  readonly device: "desktop" | "mobile" | "tablet";
  readonly text: string;
}

/** Browser, system, device and share of visits. */
const kinds = [
  ["Chrome", "Windows", "desktop", 30],
  ["Chrome", "macOS", "desktop", 9],
  ["Chrome", "Linux", "desktop", 2.5],
  ["Chrome", "Android", "mobile", 27],
  ["Chrome", "iOS", "mobile", 3],
  ["Safari", "iOS", "mobile", 14],
  ["Safari", "iOS", "tablet", 1.5],
  ["Safari", "macOS", "desktop", 4],
  ["Edge", "Windows", "desktop", 5],
  ["Firefox", "Windows", "desktop", 2],
  ["Firefox", "macOS", "desktop", 0.6],
  ["Firefox", "Linux", "desktop", 0.6],
  ["Firefox", "Android", "mobile", 0.4],
  ["Opera", "Windows", "desktop", 1],
] as const;

const table = lazily((): WeightedTable => weightedTable(kinds.map(([, , , share]) => share)));

const SALT = 0x75736572;
const CHROME_120 = 19_696;
const FIREFOX_121 = 19_710;
const SAFARI_18 = 19_982;
const SAFARI_26 = 20_346;
const RELEASE_DAYS = 28;

/** Releases come every four weeks; most people run the current one, some an older. */
function release(day: number, base: number, baseDay: number, lag: number): number {
  return Math.max(90, base + Math.floor((day - baseDay) / RELEASE_DAYS) - lag);
}

function safariVersion(day: number, lag: number): string {
  const of = day - lag * 60;
  if (of < SAFARI_18) return `17.${Math.max(0, Math.min(6, Math.floor((of - SAFARI_18 + 365) / 60)))}`;
  if (of < SAFARI_26) return `18.${Math.min(6, Math.floor((of - SAFARI_18) / 60))}`;
  const years = Math.floor((of - SAFARI_26) / 365);
  return `${26 + years}.${Math.min(5, Math.floor((of - SAFARI_26 - years * 365) / 60))}`;
}

/** The user agent at a key on a day (days since 1970). */
export function userAgentAt(key: number, day: number): UserAgent {
  const inside = innerKey(key, SALT);
  const [browser, os, device] = kinds[pick(table(), draw(inside, 0))] as (typeof kinds)[number];
  const u = draw(inside, 1);
  // Three of five are current, the rest one to four releases behind.
  const lag = u < 0x99999999 ? 0 : 1 + (u & 3);
  if (browser === "Safari") {
    const version = safariVersion(day, lag);
    return { browser, browserVersion: version, os, device, text: safari(os, device, version) };
  }
  if (browser === "Firefox") {
    const version = `${release(day, 121, FIREFOX_121, lag)}.0`;
    return { browser, browserVersion: version, os, device, text: firefox(os, version) };
  }
  const major = release(day, 120, CHROME_120, lag);
  if (os === "iOS") {
    const version = `${major}.0.${6000 + below(draw(inside, 2), 900)}.${below(draw(inside, 3), 200)}`;
    const text = `Mozilla/5.0 (iPhone; CPU iPhone OS ${iosUnderscored(day, lag)} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/${version} Mobile/15E148 Safari/604.1`;
    return { browser, browserVersion: version, os, device, text };
  }
  const version = `${major}.0.0.0`;
  const mobile = device === "mobile" ? " Mobile" : "";
  const base = `Mozilla/5.0 (${platformOf(os)}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}${mobile} Safari/537.36`;
  if (browser === "Edge") return { browser, browserVersion: version, os, device, text: `${base} Edg/${version}` };
  if (browser === "Opera") {
    const opera = `${major - 14}.0.0.0`;
    return { browser, browserVersion: opera, os, device, text: `${base} OPR/${opera}` };
  }
  return { browser, browserVersion: version, os, device, text: base };
}

/** Browsers freeze what they tell of the system. */
function platformOf(os: string): string {
  if (os === "Windows") return "Windows NT 10.0; Win64; x64";
  if (os === "macOS") return "Macintosh; Intel Mac OS X 10_15_7";
  if (os === "Android") return "Linux; Android 10; K";
  return "X11; Linux x86_64";
}

function iosUnderscored(day: number, lag: number): string {
  return safariVersion(day, lag).replace(".", "_");
}

function safari(os: string, device: string, version: string): string {
  if (os === "macOS") {
    return `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${version} Safari/605.1.15`;
  }
  const system = version.replace(".", "_");
  const machine = device === "tablet" ? `iPad; CPU OS ${system}` : `iPhone; CPU iPhone OS ${system}`;
  return `Mozilla/5.0 (${machine} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${version} Mobile/15E148 Safari/604.1`;
}

function firefox(os: string, version: string): string {
  if (os === "Android") return `Mozilla/5.0 (Android 14; Mobile; rv:${version}) Gecko/${version} Firefox/${version}`;
  const platform =
    os === "Windows"
      ? "Windows NT 10.0; Win64; x64"
      : os === "macOS"
        ? "Macintosh; Intel Mac OS X 10.15"
        : "X11; Linux x86_64";
  return `Mozilla/5.0 (${platform}; rv:${version}) Gecko/20100101 Firefox/${version}`;
}
