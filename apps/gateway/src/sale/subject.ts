import { isIPv4, isIPv6 } from "node:net";

/** Whom a free quota belongs to: `wallet:0x…` in lower case, or `address:…`. */
export type Subject = `wallet:${string}` | `address:${string}`;

export function walletSubject(wallet: string): Subject {
  return `wallet:${wallet.toLowerCase()}`;
}

/**
 * The subject of a client address. IPv6 counts by /64, the least that a customer is given; an IPv4 address that came
 * mapped into IPv6 is the IPv4 address.
 */
export function addressSubject(address: string): Subject {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined && isIPv4(mapped)) return `address:${mapped}`;
  const plain = address.replace(/%.*$/, "");
  return isIPv6(plain) ? `address:${prefix64(plain)}::/64` : `address:${plain}`;
}

function prefix64(address: string): string {
  const [head = "", tail] = address.toLowerCase().split("::");
  const groups = head === "" ? [] : head.split(":");
  const rest = tail === undefined || tail === "" ? [] : tail.split(":");
  const width = (list: readonly string[]) => list.length + (list.at(-1)?.includes(".") === true ? 1 : 0);
  const zeros = tail === undefined ? 0 : 8 - width(groups) - width(rest);
  return [...groups, ...Array<string>(zeros).fill("0"), ...rest]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
