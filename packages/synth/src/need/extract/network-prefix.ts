import type { Found } from "../findings.ts";
import { type Reading, spanOf, tokenFrom, word } from "./reading.ts";

const leading = new Set(
  "always all only must should be is are lie lies stay stays come comes inside within in from of out the a range ranges subnet subnets network networks block innerhalb im aus dentro del de la le du dans da rede red reseau netz".split(
    " ",
  ),
);
const network = /(\d{1,3}(?:\.\d{1,3}){3})\/(\d{1,2})(?!\d|\.\d)/uy;
const masked = /((?:\d{1,3}\.){1,3})(?:(?:[xX*]|0)(?:\.(?:[xX*]|0)){0,2})(?<=[xX*])(?![\p{L}\d]|\.\d)/uy;
const LEADING = 5;

/** "source always inside 10.20.0.0/16", "IPs from 192.168.x.x": a network is how its addresses begin, as far as whole octets go. */
export function networkPrefixAt(reading: Reading, at: number): Found | undefined {
  let start = at;
  while (start < at + LEADING && leading.has(word(reading, start))) start += 1;
  const place = reading.tokens[start]?.start;
  if (place === undefined) return undefined;
  network.lastIndex = place;
  const [, address = "", bits = ""] = network.exec(reading.text) ?? [];
  masked.lastIndex = place;
  const [, open = ""] = address === "" ? (masked.exec(reading.text) ?? []) : [];
  const octets = Math.floor(Number(bits) / 8);
  const prefix = open === "" ? address.split(".").slice(0, octets).join(".") : open.slice(0, -1);
  if (prefix === "" || (address !== "" && (octets < 1 || octets > 3))) return undefined;
  const end = address === "" ? masked.lastIndex : network.lastIndex;
  return { kind: "prefix", prefixes: [`${prefix}.`], ...spanOf(reading, at, tokenFrom(reading, start, end)) };
}
