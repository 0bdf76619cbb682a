import assert from "node:assert/strict";
import { test } from "node:test";
import { keccakP } from "@noble/hashes/sha3";
import { getAddress } from "viem";
import { agents } from "./agents.ts";
import { halfOfLane, keccakPermutation, putLane } from "./keccak-permutation.ts";
import { archetypes, WALLETS_KNOWN_FROM, walletRange, wallets } from "./wallets.ts";

const numbers = [
  0,
  1,
  77,
  walletRange.sybils + 3,
  walletRange.machines,
  walletRange.persons + 900_000,
  walletRange.sellers,
];

test("the permutation is that of another library", () => {
  const theirs = Uint32Array.from({ length: 50 }, (_, i) => Math.imul(i + 1, 0x9e3779b9));
  const ours = new Uint32Array(50);
  for (let lane = 0; lane < 25; lane++) putLane(ours, lane, theirs[lane * 2] ?? 0, theirs[lane * 2 + 1] ?? 0);
  for (let i = 0; i < 20; i++) {
    keccakPermutation(ours);
    keccakP(theirs);
    const halves = theirs.map((_, half) => halfOfLane(ours, half >>> 1, (half & 1) as 0 | 1));
    assert.deepEqual(halves, theirs);
  }
});

test("addresses carry the checksum of EIP-55, as another library computes it", () => {
  const known = wallets("checksum");
  for (let number = 0; number < 300; number++) {
    const address = known.address(walletRange.persons + number);
    assert.equal(getAddress(address.toLowerCase()), address);
  }
});

test("a wallet is the same whatever was asked for before it", () => {
  const once = wallets("same");
  const forwards = numbers.map((number) => ({ ...once.wallet(number), address: once.address(number) }));
  const again = wallets("same");
  const backwards = numbers.toReversed().map((number) => ({ ...again.wallet(number), address: again.address(number) }));
  assert.deepEqual(backwards.toReversed(), forwards);
});

test("no two wallets share an address, and no two seeds a wallet", () => {
  const one = wallets("one");
  const two = wallets("two");
  const addresses = new Set(numbers.flatMap((number) => [one.address(number), two.address(number)]));
  assert.equal(addresses.size, numbers.length * 2);
});

test("an agent's wallet is one of archetype agent, from before all that is told about it", () => {
  const seed = "agents";
  const known = wallets(seed);
  for (let number = 0; number < 1000; number++) {
    const wallet = known.wallet(agents(seed).agent(number).wallet);
    assert.equal(archetypes[wallet.archetype], "agent");
    assert.ok(wallet.firstSeen < Date.parse(WALLETS_KNOWN_FROM) - 86_400_000);
  }
});

test("sybil clusters have five to 24 wallets, one funder, and begin within three days", () => {
  const known = wallets("clusters");
  const clusters = new Map<number, { size: number; funders: Set<number>; times: number[] }>();
  for (let number = 0; number < 6_400; number++) {
    const { cluster, clusterSize, funder, firstSeen } = known.wallet(walletRange.sybils + number);
    const met = clusters.get(cluster) ?? { size: clusterSize, funders: new Set<number>(), times: [] };
    met.funders.add(funder);
    met.times.push(firstSeen);
    clusters.set(cluster, met);
  }
  for (const { size, funders, times } of clusters.values()) {
    assert.ok(size >= 5 && size <= 24);
    assert.equal(times.length, size);
    assert.equal(funders.size, 1);
    assert.ok(Math.max(...times) - Math.min(...times) <= 72 * 3_600_000);
  }
});
