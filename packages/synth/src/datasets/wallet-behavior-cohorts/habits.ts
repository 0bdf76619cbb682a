import { weightedTable } from "../../random/weighted-table.ts";

/** How wallets of an archetype behave. */
export interface Habits {
  /** Transactions are this times a Pareto variable of minimum 1 and exponent 1.1, within the bounds. */
  readonly txScale: number;
  readonly txLeast: number;
  readonly txMost: number;
  /** No day has more transactions on average. */
  readonly txPerDay: number;
  /** Mean days between the first and the last transaction. */
  readonly life: number;
  /** Chance of a transaction in a month of that life. */
  readonly monthly: number;
  /** Share of the days of that life with a transaction, at most. */
  readonly density: number;
  /** Shares of swaps, bridges, NFT trades and transfers, at most 0.7 in all. */
  readonly kinds: readonly [number, number, number, number];
  /** Median USD of a transaction that moves value. */
  readonly value: number;
  /** Median USD held. */
  readonly balance: number;
  /** Tokens held, roughly. */
  readonly tokens: number;
  /** Factor on the network's usual fee. */
  readonly fee: number;
  readonly gas: ReturnType<typeof weightedTable>;
}

const people = weightedTable([68, 16, 8, 3, 5]);
const machines = weightedTable([8, 14, 42, 34, 2]);

const person = { txLeast: 1, txPerDay: 60, monthly: 0.72, density: 0.35, fee: 1, gas: people } as const;
const machine = { txLeast: 40, monthly: 0.96, density: 0.95, gas: machines } as const;

/** By archetype. */
export const habits: readonly Habits[] = [
  {
    ...person,
    txScale: 1,
    txMost: 2,
    life: 0.4,
    kinds: [0.12, 0.08, 0.06, 0.44],
    value: 45,
    balance: 4,
    tokens: 1,
  },
  {
    ...person,
    txScale: 1.7,
    txMost: 4_000,
    life: 260,
    monthly: 0.5,
    kinds: [0.16, 0.05, 0.04, 0.42],
    value: 190,
    balance: 900,
    tokens: 2,
  },
  {
    ...person,
    txScale: 9,
    txMost: 20_000,
    life: 210,
    kinds: [0.42, 0.06, 0.06, 0.12],
    value: 260,
    balance: 420,
    tokens: 5,
  },
  {
    ...person,
    txScale: 14,
    txMost: 6_000,
    life: 120,
    monthly: 0.8,
    kinds: [0.3, 0.16, 0.1, 0.12],
    value: 28,
    balance: 18,
    tokens: 4,
  },
  {
    ...machine,
    txScale: 70,
    txMost: 150_000,
    txPerDay: 9_000,
    life: 240,
    kinds: [0.4, 0.04, 0.05, 0.18],
    value: 48,
    balance: 1_200,
    tokens: 4,
    fee: 1.3,
  },
  {
    ...machine,
    txScale: 500,
    txMost: 250_000,
    txPerDay: 14_000,
    life: 300,
    kinds: [0.64, 0.01, 0.01, 0.03],
    value: 850,
    balance: 6_000,
    tokens: 3,
    fee: 2.6,
  },
  {
    ...person,
    txScale: 12,
    txMost: 20_000,
    life: 600,
    monthly: 0.85,
    kinds: [0.28, 0.06, 0.04, 0.3],
    value: 21_000,
    balance: 480_000,
    tokens: 9,
    fee: 1.2,
  },
  {
    ...machine,
    txScale: 44,
    txMost: 80_000,
    txPerDay: 6_000,
    life: 200,
    kinds: [0.03, 0.01, 0.002, 0.65],
    value: 0.03,
    balance: 22,
    tokens: 1,
    fee: 0.7,
    gas: weightedTable([12, 6, 6, 10, 66]),
  },
  {
    ...person,
    txScale: 6,
    txMost: 8_000,
    life: 180,
    kinds: [0.1, 0.04, 0.04, 0.2],
    value: 70,
    balance: 240,
    tokens: 3,
    fee: 1.6,
  },
];

/** What a transaction moves on a network, against the archetype's median, in the order of the networks. */
export const networkValues = [0.8, 7, 1.4, 0.6] as const;
/** Usual USD fee of a transaction, in the order of the networks. */
export const networkFees = [0.011, 1.7, 0.026, 0.007] as const;

/** Weights of the protocols, by archetype where it prefers some. */
const usualProtocols = weightedTable([24, 17, 12, 10, 9, 8, 7, 4, 6, 3]);
const agentProtocols = weightedTable([4, 3, 1, 2, 1, 0, 0, 84, 4, 1]);
const farmerProtocols = weightedTable([14, 10, 8, 30, 6, 6, 10, 2, 4, 10]);
export const protocolShares = habits.map((_, i) =>
  i === 7 ? agentProtocols : i === 3 ? farmerProtocols : usualProtocols,
);
