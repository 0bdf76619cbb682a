import { daysFromCivil, MS_PER_DAY } from "../engine/calendar.ts";
import { below, draw, innerKey, keyAt, type Stream, streamsOf, unit } from "../random/hash.ts";
import { permute } from "../random/permutation.ts";
import { pick, weightedTable } from "../random/weighted-table.ts";
import { checksumAddress } from "./checksum-address.ts";

/** Kinds of holders. An enum's cell is the index here. */
export const archetypes = [
  "one_and_done",
  "holder",
  "trader",
  "farmer",
  "bot",
  "mev",
  "whale",
  "agent",
  "contract_deployer",
] as const;
export const archetype = {
  oneAndDone: 0,
  holder: 1,
  trader: 2,
  farmer: 3,
  bot: 4,
  mev: 5,
  whale: 6,
  agent: 7,
  deployer: 8,
} as const;

/** CAIP-2 networks that wallets live on. */
export const chains = ["eip155:8453", "eip155:1", "eip155:42161", "eip155:137"] as const;

/** Where a wallet's first money came from. */
export const funderKinds = ["exchange", "bridge", "wallet", "sponsor"] as const;
const WALLET_FUNDER = 2;
const SPONSOR = 3;

/**
 * Wallet numbers by who holds them: what a number is does not depend on any dataset's parameters. An agent's wallet has the
 * agent's own number.
 */
export const walletRange = {
  agents: 0,
  sybils: 0x400000,
  machines: 0x800000,
  persons: 0x1000000,
  /** Wallets that others meet, but that no row is about: exchanges, bridges, sellers, facilitators, and private funders. */
  exchanges: 0x2000000,
  bridges: 0x2010000,
  facilitators: 0x2020000,
  sellers: 0x2100000,
  hubs: 0x3000000,
  funders: 0x4000000,
} as const;
/** Members of each of the first four ranges. */
export const WALLETS_OF_A_KIND = 0x400000;

/** Every wallet has its first transaction before this day; what datasets tell about wallets happens from it on. */
export const WALLETS_KNOWN_FROM = "2026-07-01";

/** A wallet's lasting traits. The same number is the same wallet in every dataset of a seed. */
export interface Wallet {
  number: number;
  key: number;
  archetype: number;
  chain: number;
  /** First transaction, ms since 1970, in whole seconds. */
  firstSeen: number;
  funderKind: number;
  /** Number of the wallet that the first money came from, or −1. */
  funder: number;
  /** When that was, or −1. */
  fundedAt: number;
  /** Sybil cluster, within 24 bits, and its size; −1 and 0 outside clusters. */
  cluster: number;
  clusterSize: number;
}

export interface Wallets {
  /** The wallet of a number; the object is reused. */
  wallet(number: number): Wallet;
  /** Its address, with EIP-55 checksum. */
  address(number: number): string;
}

const walletStreams = streamsOf("entities/wallet");
const clusterStreams = streamsOf("entities/wallet-cluster");

const field = {
  word: 0,
  archetype: 5,
  chain: 6,
  day: 7,
  hour: 8,
  second: 9,
  funderKind: 10,
  funder: 11,
  funded: 12,
} as const;
const clusterField = { size: 0, day: 40, chain: 41 } as const;

const personShares = weightedTable([60, 16, 13, 4.5, 0, 0, 1.5, 0, 2.2]);
const machineShares = weightedTable([0, 0, 0, 0, 92, 8]);
const chainShares = weightedTable([44, 24, 18, 14]);
const agentChainShares = weightedTable([70, 4, 10, 16]);
const funderShares = weightedTable([46, 19, 26, 9]);
const agentFunderShares = weightedTable([16, 18, 46, 20]);
/** Hot wallets of exchanges and bridges, the busiest first. */
const hotWallets = weightedTable(Array.from({ length: 24 }, (_, rank) => 1 / (rank + 2)));
/** Hours of the day (UTC) at which people act. */
const hours = weightedTable([
  0.52, 0.46, 0.42, 0.38, 0.36, 0.4, 0.48, 0.58, 0.68, 0.74, 0.76, 0.78, 0.84, 0.92, 1, 1, 0.98, 0.94, 0.9, 0.88, 0.84,
  0.78, 0.7, 0.6,
]);

/** First days of the networks' wallets, in the order of `chains`; agents' wallets came with x402. */
const chainStarts = [
  daysFromCivil(2023, 8, 9),
  daysFromCivil(2021, 1, 1),
  daysFromCivil(2021, 9, 1),
  daysFromCivil(2021, 1, 1),
];
const AGENTS_START = daysFromCivil(2025, 5, 6);
const END = daysFromCivil(2026, 6, 28);

/** Sybil numbers come in stretches that clusters of 5 to 24 wallets fill exactly. */
const STRETCH = 64;
const SMALLEST_CLUSTER = 5;
const LARGEST_CLUSTER = 24;
/** Members begin within this many seconds of one another. */
const CLUSTER_SECONDS = 70 * 3600;

/** A private person pays for a few of so many wallets with neighbouring numbers: 2 to the power of this. */
const FUNDED_BITS = 3;

const MOST_KEPT = 32_768;

export function wallets(seed: string): Wallets {
  const keys = walletStreams(seed);
  const clusters = clusterStreams(seed);
  const known: Wallet = {
    number: -1,
    key: 0,
    archetype: 0,
    chain: 0,
    firstSeen: 0,
    funderKind: 0,
    funder: -1,
    fundedAt: -1,
    cluster: -1,
    clusterSize: 0,
  };
  const words = new Uint32Array(5);
  const addresses = new Map<number, string>();
  return {
    wallet: (number) => {
      if (known.number !== number) fillWallet(known, keys, clusters, number);
      return known;
    },
    address: (number) => {
      const isMetAgain = number < walletRange.sybils || number >= walletRange.exchanges;
      const kept = isMetAgain ? addresses.get(number) : undefined;
      if (kept !== undefined) return kept;
      const key = keyAt(keys, number);
      for (let i = 0; i < words.length; i++) words[i] = draw(key, field.word + i);
      const address = checksumAddress(words);
      if (!isMetAgain) return address;
      // Those met again and again are soon back.
      if (addresses.size === MOST_KEPT) addresses.clear();
      addresses.set(number, address);
      return address;
    },
  };
}

function fillWallet(into: Wallet, keys: Stream, clusters: Stream, number: number): void {
  const key = keyAt(keys, number);
  into.number = number;
  into.key = key;
  into.cluster = -1;
  into.clusterSize = 0;
  if (number < walletRange.sybils) {
    into.archetype = archetype.agent;
    into.chain = pick(agentChainShares, draw(key, field.chain));
    into.firstSeen = dayOf(AGENTS_START, draw(key, field.day)) + secondsOf(key) * 1000;
  } else if (number < walletRange.machines) {
    into.archetype = archetype.farmer;
    joinCluster(into, clusters, number - walletRange.sybils);
    return;
  } else {
    const shares = number < walletRange.persons ? machineShares : personShares;
    into.archetype = pick(shares, draw(key, field.archetype));
    into.chain = pick(chainShares, draw(key, field.chain));
    into.firstSeen = dayOf(chainStarts[into.chain] as number, draw(key, field.day)) + secondsOf(key) * 1000;
  }
  fund(into);
}

/** The start of a day between `first` and the end; the network's growth makes late days likelier. */
function dayOf(first: number, u: number): number {
  return (first + Math.floor(Math.sqrt(unit(u)) * (END - first))) * MS_PER_DAY;
}

function secondsOf(key: number): number {
  return pick(hours, draw(key, field.hour)) * 3600 + below(draw(key, field.second), 3600);
}

function fund(into: Wallet): void {
  const { key } = into;
  const shares = into.archetype === archetype.agent ? agentFunderShares : funderShares;
  into.funderKind = pick(shares, draw(key, field.funderKind));
  const hot = pick(hotWallets, draw(key, field.funder));
  if (into.funderKind === SPONSOR) {
    into.funder = -1;
    into.fundedAt = -1;
    return;
  }
  const base = into.funderKind === WALLET_FUNDER ? walletRange.funders + (into.number >>> FUNDED_BITS) : hot;
  const range = into.funderKind === 0 ? walletRange.exchanges : into.funderKind === 1 ? walletRange.bridges : 0;
  into.funder = range + base;
  into.fundedAt = into.firstSeen - fundingLead(draw(key, field.funded));
}

/** Milliseconds from the first money to the first transaction, in whole seconds: mostly minutes, at most a day. */
function fundingLead(u: number): number {
  const share = unit(u);
  return (12 + Math.floor(share * share * share * share * 86_000)) * 1000;
}

/** A member of a cluster: its hub pays for all members, and all begin within three days. */
function joinCluster(into: Wallet, clusters: Stream, index: number): void {
  const stretch = Math.floor(index / STRETCH);
  const stretchKey = keyAt(clusters, stretch);
  const place = index - stretch * STRETCH;
  let start = 0;
  let size = clusterSize(stretchKey, start);
  while (start + size <= place) {
    start += size;
    size = clusterSize(stretchKey, start);
  }
  const first = stretch * STRETCH + start;
  const clusterKey = innerKey(stretchKey, start);
  into.cluster = permute(clusters, first, 24);
  into.clusterSize = size;
  into.chain = pick(chainShares, draw(clusterKey, clusterField.chain));
  into.firstSeen =
    dayOf(chainStarts[into.chain] as number, draw(clusterKey, clusterField.day)) +
    below(draw(into.key, field.second), CLUSTER_SECONDS) * 1000;
  into.funderKind = WALLET_FUNDER;
  into.funder = walletRange.hubs + first;
  into.fundedAt = into.firstSeen - fundingLead(draw(into.key, field.funded));
}

/** The size of the cluster that begins at a place of a stretch: what is left behind it is nothing or another cluster. */
function clusterSize(stretchKey: number, start: number): number {
  const left = STRETCH - start;
  const drawn = SMALLEST_CLUSTER + below(draw(innerKey(stretchKey, start), clusterField.size), 20);
  const rest = left - drawn;
  if (rest >= SMALLEST_CLUSTER || rest === 0) return drawn;
  return left <= LARGEST_CLUSTER ? left : left - SMALLEST_CLUSTER;
}
