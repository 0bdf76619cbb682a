import { modulo11Doubling } from "../check-digits.ts";
import { scatter } from "../number-scatter.ts";
import {
  BASE32,
  characters,
  digits,
  eightDigits,
  HEX,
  hexDigits,
  type IdentifierScheme,
  part,
  repeating,
  rowHex,
  rowIn,
  unique,
} from "./scheme.ts";

/** A UUID of version 4's form whose end is the row's own. */
export function uuidAt(key: number, row: number): string {
  const text = hexDigits(key, 25);
  const variant = HEX[8 + (part(key, 39) & 3)];
  return `${text.slice(0, 8)}-${text.slice(8, 12)}-4${text.slice(12, 15)}-${variant}${text.slice(15, 18)}-${text.slice(18, 24)}${rowHex(row)}`;
}

/** A ULID for an instant (milliseconds since 1970): ten characters of time, sixteen that follow from key and row. */
export function ulidAt(key: number, row: number, instant: number): string {
  let rest = instant;
  let time = "";
  for (let i = 0; i < 10; i++) {
    time = (BASE32[rest % 32] as string) + time;
    rest = Math.floor(rest / 32);
  }
  return `${time}${characters(key, 11, BASE32)}${rowIn(row, BASE32, 5)}`;
}

const LOWER_BASE32 = "abcdefghijklmnopqrstuvwxyz234567";

/** Numbers of machines, programs and papers. */
export const identifiersOfComputing: Readonly<Record<string, IdentifierScheme>> = {
  uuid: unique(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/, uuidAt),
  // Times in 2024; `ulidAt` takes the row's own instant.
  ulid: unique(/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/, (key, row) =>
    ulidAt(key, row, 1_704_067_200_000 + (part(key, 30) % 31_536_000) * 1_000),
  ),
  object_id: unique(/^[0-9a-f]{24}$/, (key, row) => `${hexDigits(key, 18)}${rowHex(row)}`),
  short_id: unique(/^[0-9a-z]{8}$/, (key, row) => `${characters(key, 3, LOWER_BASE32)}${rowIn(row, LOWER_BASE32, 5)}`),
  commit: unique(/^[0-9a-f]{40}$/, (key, row) => `${hexDigits(key, 34)}${rowHex(row)}`),
  sha256: unique(/^[0-9a-f]{64}$/, (key, row) => `${hexDigits(key, 58)}${rowHex(row)}`),
  md5: unique(/^[0-9a-f]{32}$/, (key, row) => `${hexDigits(key, 26)}${rowHex(row)}`),
  session_id: unique(/^sess_[0-9a-f]{24}$/, (key, row) => `sess_${hexDigits(key, 18)}${rowHex(row)}`),
  request_id: unique(/^req_[0-9a-f]{20}$/, (key, row) => `req_${hexDigits(key, 14)}${rowHex(row)}`),
  trace_id: unique(/^[0-9a-f]{32}$/, (key, row) => `${hexDigits(key, 26, 10)}${rowHex(row)}`),
  span_id: unique(/^[0-9a-f]{16}$/, (key, row) => `${hexDigits(key, 10, 20)}${rowHex(row)}`),
  message_id: unique(
    /^<[0-9a-f]{12}\.\d{8}@mail\.example>$/,
    (key, row) => `<${hexDigits(key, 12)}.${eightDigits(row)}@mail.example>`,
  ),
  device_id: unique(/^dev-[0-9a-f]{12}$/, (key, row) => `dev-${hexDigits(key, 6)}${rowHex(row)}`),
  // A key that opens nothing: masked but for its end.
  api_key_masked: repeating(/^sk_test_•{8}[0-9a-f]{4}$/, (key) => `sk_test_••••••••${hexDigits(key, 4)}`),
  pod_name: unique(/^[a-z]+-[a-z]+-[0-9a-f]{9}-[a-z2-7]{5}$/, (key, row) => {
    const first = ["cart", "search", "mail", "auth", "ledger", "image", "order", "price", "queue", "report"];
    const second = ["api", "worker", "proxy", "cache", "sync"];
    return `${first[part(key, 1) % 10]}-${second[part(key, 2) % 5]}-${hexDigits(key, 9)}-${rowIn(row, LOWER_BASE32, 5)}`;
  }),
  container_id: unique(/^[0-9a-f]{12}$/, (key, row) => `${hexDigits(key, 6, 25)}${rowHex(row)}`),
  doi: unique(
    /^10\.5555\/[a-z]{4}\.\d{8}$/,
    (key, row) => `10.5555/${characters(key, 4, "abcdefghijklmnopqrstuvwxyz")}.${10_000_000 + scatter(row)}`,
  ),
  // Numbers below 0000-0001-5000-0007 are issued to nobody.
  orcid: unique(/^0000-0000-\d{4}-\d{3}[\dX]$/, (_, row) => {
    const body = `00000000${String(row % 10_000_000).padStart(7, "0")}`;
    return `0000-0000-${body.slice(8, 12)}-${body.slice(12)}${modulo11Doubling(body)}`;
  }),
  // The year 1900 had none.
  cve: unique(/^CVE-1900-\d{5,8}$/, (_, row) => `CVE-1900-${String(scatter(row)).padStart(5, "0")}`),
  // No year has had numbers above ten million.
  cve_dated: unique(
    /^CVE-20(?:1[7-9]|2[0-5])-\d{8}$/,
    (key, row) => `CVE-${2017 + (part(key, 8) % 9)}-${10_000_000 + scatter(row)}`,
  ),
  jira_key: unique(/^[A-Z]{2,4}-\d{1,8}$/, (_, row) => `OPS-${row + 1}`),
  asn: repeating(/^AS(6449[6-9]|6450\d|6451[01]|6553[6-9]|6554\d|6555[01])$/, (key) => {
    const n = part(key, 3) & 31;
    return `AS${n < 16 ? 64_496 + n : 65_520 + n}`;
  }),
  arn_like: unique(/^urn:cloud:[a-z]+:[a-z0-9-]+:\d{12}:[a-z]+\/[a-z2-7]{5}$/, (key, row) => {
    const services = ["compute", "storage", "queue", "database", "network"];
    const kinds = ["instance", "bucket", "topic", "cluster", "gateway"];
    const service = part(key, 4) % 5;
    return `urn:cloud:${services[service]}:north-1:${digits(key, 12)}:${kinds[service]}/${rowIn(row, LOWER_BASE32, 5)}`;
  }),
  version: repeating(/^\d+\.\d+\.\d+$/, (key) => `${part(key, 5) % 6}.${part(key, 6) % 20}.${part(key, 7) % 12}`),
};
