import { below, unit } from "../../random/hash.ts";

/** The machines inside, by number: first those that serve all others, then servers, then the staff's. */
export const DOMAIN_CONTROLLER = 0;
export const SECOND_CONTROLLER = 1;
export const MAIL_HOST = 2;
export const FILE_HOST = 3;
export const DATABASE_HOST = 4;
export const MONITOR_HOST = 5;
const FIRST_SERVER = 6;

export interface Hosts {
  readonly count: number;
  /** Servers have the numbers 6 … firstClient − 1. */
  readonly firstClient: number;
}

export function hostsOf(count: number): Hosts {
  return { count, firstClient: FIRST_SERVER + Math.max(2, Math.floor(count * 0.08)) };
}

/** Address within 10.0.0.0/8: servers in 10.10.0.0/16, the staff's machines in 10.20.0.0/16. */
export function insideAddress(hosts: Hosts, host: number): number {
  const isClient = host >= hosts.firstClient;
  const place = isClient ? host - hosts.firstClient : host;
  return (isClient ? 0x0a140000 : 0x0a0a0000) + Math.floor(place / 240) * 256 + 10 + (place % 240);
}

/** 198.18.0.0/15: set aside for benchmarks. */
const OUTSIDE = 0xc6120000;

/** A popular address outside: a few take most of the traffic. */
export function popularAddress(u: number): number {
  const share = unit(u);
  const square = share * share;
  const rank = Math.floor(square * square * 131_072);
  return OUTSIDE + ((Math.imul(rank, 40_503) + 77) & 0x1ffff);
}

/** Any address outside. */
export function anyAddress(u: number): number {
  return OUTSIDE + (u >>> 15);
}

/** A machine of the staff's; some are busier than others. */
export function pickClient(hosts: Hosts, u: number): number {
  const clients = hosts.count - hosts.firstClient;
  const share = unit(u);
  return hosts.firstClient + Math.floor(share * share * clients);
}

export function pickServer(hosts: Hosts, u: number): number {
  return FIRST_SERVER + below(u, hosts.firstClient - FIRST_SERVER);
}

/** Another machine than the one given. */
export function otherHost(hosts: Hosts, host: number, other: number): number {
  return other === host ? (other + 1) % hosts.count : other;
}

/** Nine machines out of ten of the staff's, and half of the servers, run the endpoint agent. */
export function hasAgent(hosts: Hosts, host: number): boolean {
  return host >= hosts.firstClient ? host % 10 !== 3 : host % 2 === 0;
}

/** Account numbers: people count from 100 on, service accounts from 90,000. */
export function userOf(hosts: Hosts, host: number): number {
  return host >= hosts.firstClient ? 100 + host - hosts.firstClient : 90_000 + host;
}
