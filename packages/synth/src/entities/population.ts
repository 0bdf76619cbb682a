import { keyAt, type Stream, streamsOf } from "../random/hash.ts";
import { permute } from "../random/permutation.ts";
import { walletRange } from "./wallets.ts";

/** Shares of a population of wallets, 0 to 0.98 in all; the rest are persons'. */
interface PopulationShares {
  readonly sybils: number;
  readonly agents: number;
  readonly bots: number;
}

const populationStreams = streamsOf("entities/population");

const BLOCK_BITS = 8;
const BLOCK = 2 ** BLOCK_BITS;

/**
 * The wallet that a row of a population is about. Each kind's wallets come in the order of their numbers, each once, spread
 * over blocks of 256 rows in which the shares hold as closely as whole numbers allow. Datasets with the same shares have the
 * same wallet at the same row.
 */
export function population(seed: string, shares: PopulationShares): (row: number) => number {
  const of = populationStreams(seed);
  const perBlock = [shares.sybils * BLOCK, shares.agents * BLOCK, shares.bots * BLOCK] as const;
  let known = -1;
  let order: Stream = of;
  return (row) => {
    const block = Math.floor(row / BLOCK);
    if (block !== known) {
      order = { a: keyAt(of, block), b: of.b };
      known = block;
    }
    let place = permute(order, row - block * BLOCK, BLOCK_BITS);
    let others = 0;
    for (let kind = 0; kind < perBlock.length; kind++) {
      const before = Math.floor(block * (perBlock[kind] as number));
      const count = Math.floor((block + 1) * (perBlock[kind] as number)) - before;
      if (place < count) return (starts[kind] as number) + before + place;
      place -= count;
      others += before;
    }
    return walletRange.persons + block * BLOCK - others + place;
  };
}

const starts = [walletRange.sybils, walletRange.agents, walletRange.machines];
