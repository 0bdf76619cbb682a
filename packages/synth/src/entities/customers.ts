import { log, power } from "../random/elementary.ts";
import { below, draw, keyAt, streamsOf, unit } from "../random/hash.ts";
import { permute } from "../random/permutation.ts";
import { type QuantileTable, quantileAt, quantileTable } from "../random/quantile-table.ts";
import { pick, weightedTable } from "../random/weighted-table.ts";
import { countries } from "./shop.ts";

/** A customer's lasting traits; all but the number follow from its hash. */
export interface Customer {
  key: number;
  /** Within 30 bits. */
  code: number;
  country: number;
  /** Index of the tier, or −1 outside the programme. */
  tier: number;
}

export interface Customers {
  /** The customer who places an order at this row, by a draw: some come often, most seldom. */
  numberAt(row: number, u: number): number;
  /** The customer of a number; the object is reused. */
  customer(number: number): Customer;
}

const customerStreams = streamsOf("retail-transactions/customer");
const codeStreams = streamsOf("retail-transactions/customer-code");

const field = { country: 0, tier: 1 } as const;
const countryShares = weightedTable(countries.map((country) => country.share));
/** From platinum down to those outside the programme. */
const tierShares = weightedTable([3, 9, 19, 37, 32]);
/** The customers of the first year come often and rank high. */
const REGULARS = 1_500;

let activity: QuantileTable | undefined;

/**
 * The share of customers, most active first, who place the first p of all orders: rates proportional to (−ln x)^1.25,
 * close to a gamma of shape 0.7.
 */
function activityTable(): QuantileTable {
  if (activity === undefined) {
    const steps = 4096;
    const cumulative = new Float64Array(steps + 1);
    // Cells grow with the square, for the rate is steep at 0.
    const edge = (i: number): number => (i / steps) * (i / steps);
    for (let i = 0; i < steps; i++) {
      const middle = (edge(i) + edge(i + 1)) / 2;
      const rate = power(Math.max(1e-9, -log(middle)), 1.25);
      cumulative[i + 1] = (cumulative[i] as number) + rate * (edge(i + 1) - edge(i));
    }
    const total = cumulative[steps] as number;
    activity = quantileTable((p) => {
      let low = 0;
      let high = steps;
      while (high - low > 1) {
        const middle = (low + high) >>> 1;
        if ((cumulative[middle] as number) <= p * total) low = middle;
        else high = middle;
      }
      const left = cumulative[low] as number;
      const within = (p * total - left) / ((cumulative[low + 1] as number) - left);
      return Math.min(1 - 1e-9, edge(low) + (edge(low + 1) - edge(low)) * within);
    });
  }
  return activity;
}

export function customers(seed: string): Customers {
  const people = customerStreams(seed);
  const codes = codeStreams(seed);
  const table = activityTable();
  const person: Customer = { key: 0, code: 0, country: 0, tier: -1 };
  return {
    numberAt: (row, u) => Math.floor((2_500 + row * 0.075) * quantileAt(table, u)),
    customer: (number) => {
      const key = keyAt(people, number);
      const standing = draw(key, field.tier);
      const rank = pick(tierShares, number < REGULARS ? standing >>> 1 : standing);
      person.key = key;
      person.code = permute(codes, number, 30);
      person.country = pick(countryShares, draw(key, field.country));
      person.tier = 3 - rank;
      return person;
    },
  };
}

export function pickCountry(u: number): number {
  return pick(countryShares, u);
}

/** The number of a country's store in the list of all stores: its home store mostly, another one at times. */
export function pickStore(country: number, home: number, u: number): number {
  let first = 0;
  for (let i = 0; i < country; i++) first += (countries[i] as (typeof countries)[number]).stores;
  const { stores } = countries[country] as (typeof countries)[number];
  return first + (unit(u) < 0.82 ? below(home, stores) : below((u * 7919) >>> 0, stores));
}
