import { walletRange } from "../../entities/wallets.ts";
import { below, draw, keyAt, type Stream, unit } from "../../random/hash.ts";
import { pick, weightedTable } from "../../random/weighted-table.ts";
import { namesakes, type Resource, topics } from "./topics.ts";
import { facilitators } from "./vocabulary.ts";

/** Sellers by number: those whom everybody may find, then those that only their owner's agents pay, then collectors of dust. */
const OPEN_SELLERS = 2_000;
const WASH_SELLERS = 24;
const DUST_SELLERS = 4;

/** What a seller charges lastingly. */
export interface Seller {
  number: number;
  name: string;
  /** Number of the wallet that is paid. */
  wallet: number;
  facilitator: number;
  isTool: boolean;
  /** Network of the first requirement, and of the second or −1. */
  network: number;
  otherNetwork: number;
  takesUpto: boolean;
  maxTimeoutSeconds: number;
}

export interface Sellers {
  /** The seller of a number; the object is reused. */
  seller(number: number): Seller;
  /** Price in atomic units of a seller's cheap (0), middling (1) or dear (2) resource. */
  price(number: number, tier: number): number;
}

/** The busiest seller first: Zipf–Mandelbrot, steep, as ledgers show. */
const popularity = weightedTable(
  Array.from({ length: OPEN_SELLERS }, (_, rank) => 1 / ((rank + 5) * Math.sqrt(rank + 5))),
  16,
);
const facilitatorShares = weightedTable(facilitators.map((facilitator) => facilitator.share));
const networkShares = weightedTable([58, 26, 16]);
const tierShares = weightedTable([84, 13, 3]);

/** Prices in atomic units (millionths of a dollar) with their weights, by tier. */
const pricePoints = [
  { prices: [1_000, 2_000, 5_000, 10_000, 20_000, 50_000], weights: [24, 10, 14, 34, 8, 10] },
  { prices: [50_000, 100_000, 250_000, 500_000], weights: [30, 38, 24, 8] },
  { prices: [1_000_000, 2_500_000, 5_000_000, 10_000_000, 25_000_000], weights: [46, 22, 17, 11, 4] },
] as const;
const priceShares = pricePoints.map(({ weights }) => weightedTable(weights));
/** Share of prices that are no round ones. */
const ODD_PRICES = 0.14;
const washPrices = [10_000, 50_000, 100_000, 250_000, 1_000_000] as const;
const timeouts = [60, 60, 60, 120, 300] as const;

const field = {
  name: 0,
  facilitator: 1,
  tool: 2,
  network: 3,
  other: 4,
  upto: 5,
  timeout: 6,
  odd: 8,
  factor: 12,
} as const;

const ROUND = 4294967296;
/** Steps of the golden ratio spread sellers of neighbouring ranks evenly over prices and facilitators. */
const GOLDEN_STEP = 2654435769;

export function pickSeller(u: number): number {
  return pick(popularity, u);
}

export function pickTier(u: number): number {
  return pick(tierShares, u);
}

/** The seller that an agent's owner set up to pay itself. */
export function washSellerOf(agentKey: number): number {
  const share = unit(draw(agentKey, 77));
  return OPEN_SELLERS + Math.floor(WASH_SELLERS * share * Math.sqrt(share));
}

export function pickFacilitator(u: number): number {
  return pick(facilitatorShares, u);
}

export function pickDustSeller(u: number): number {
  return OPEN_SELLERS + WASH_SELLERS + below(u, DUST_SELLERS);
}

export function resourceOf(seller: number, tier: number): Resource {
  return (topics[seller % topics.length] as (typeof topics)[number]).resources[tier] as Resource;
}

export function sellersOf(of: Stream): Sellers {
  const offset = keyAt(of, 0x7fffffff);
  const known: Seller = {
    number: -1,
    name: "",
    wallet: 0,
    facilitator: 0,
    isTool: false,
    network: 0,
    otherNetwork: -1,
    takesUpto: false,
    maxTimeoutSeconds: 60,
  };
  const spread = (number: number, turn: number): number =>
    (Math.imul(number + 1, GOLDEN_STEP) + Math.imul(offset, turn)) >>> 0;
  return {
    seller: (number) => {
      if (known.number === number) return known;
      const key = keyAt(of, number);
      const namesake = (Math.floor(number / topics.length) * 37 + offset) % namesakes.length;
      known.number = number;
      known.name = `${namesakes[namesake] as string}-${(topics[number % topics.length] as (typeof topics)[number]).name}`;
      known.wallet = walletRange.sellers + number;
      known.facilitator = pick(facilitatorShares, spread(number, 3));
      known.isTool = unit(draw(key, field.tool)) < 0.24;
      known.network = pick(networkShares, draw(key, field.network));
      known.otherNetwork = unit(draw(key, field.other)) < 0.35 ? (known.network + 1) % 3 : -1;
      known.takesUpto = number < OPEN_SELLERS && unit(draw(key, field.upto)) < 0.16;
      known.maxTimeoutSeconds = timeouts[below(draw(key, field.timeout), timeouts.length)] as number;
      return known;
    },
    price: (number, tier) => {
      const key = keyAt(of, number);
      if (number >= OPEN_SELLERS + WASH_SELLERS) return dustPrice(draw(key, field.factor));
      if (number >= OPEN_SELLERS) return washPrices[below(draw(key, field.factor), washPrices.length)] as number;
      const { prices } = pricePoints[tier] as (typeof pricePoints)[number];
      const price = prices[
        pick(priceShares[tier] as (typeof priceShares)[number], spread(number, 5 + 2 * tier))
      ] as number;
      if (unit(draw(key, field.odd + tier)) >= ODD_PRICES) return price;
      return Math.floor((price * (55 + below(draw(key, field.factor + tier), 90))) / 100);
    },
  };
}

/** Below a hundred atomic units, smaller ones likelier. */
function dustPrice(u: number): number {
  const share = u / ROUND;
  return 1 + Math.floor(share * share * 99);
}
