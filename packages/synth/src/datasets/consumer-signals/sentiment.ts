import { normalTable } from "../../random/distributions.ts";
import { fastExp } from "../../random/exponential.ts";
import { draw, innerKey, keyAt, type Stream } from "../../random/hash.ts";
import { quantileAt } from "../../random/quantile-table.ts";
import { goods, panelCountries } from "./vocabulary.ts";

/** Months of the past that a month's sentiment still feels, and how much of a shock is left after each: an AR(1) cut off. */
const MEMORY_MONTHS = 40;
const PERSISTENCE = 0.92;
/** Makes the variance of the sum 1. */
const SCALE = 0.3919;
/** What all countries share of it; the squares of the two sum up to 1. */
const COMMON = 0.8;
const OWN = 0.6;
/** Keys of countries' own shocks, of prices and of searches, apart from the common ones. */
const KEYS = { common: 0, prices: 1, own: 2, searches: 32 } as const;

function persistent(noise: Stream, kind: number, month: number): number {
  const normal = normalTable();
  let sum = 0;
  let weight = SCALE;
  for (let age = 0; age < MEMORY_MONTHS; age++) {
    sum += weight * quantileAt(normal, draw(keyAt(noise, month - age), kind));
    weight *= PERSISTENCE;
  }
  return sum;
}

/** The mood of the months, of prices and of searches, by country; months are counted from January 2000. */
export interface Climate {
  /** Sentiment of a country in a month: mean 0, variance 1. */
  sentimentOf(country: number, month: number): number;
  /** What people take inflation to be in a month, percent. */
  inflationOf(month: number): number;
  /** Search interest in goods, 0 to 100: 100 in the strongest month of the calendar year. */
  interestIn(good: number, country: number, month: number): number;
}

/** Search seasons by goods: the months (from January) in which they are looked for most and least. */
const seasons: readonly (readonly number[])[] = [
  [0, 0.1, 0.4, 0.3, 0.2, 0.1, 0, -0.1, 0.2, 0, -0.2, -0.4],
  [0.3, 0.1, 0.1, 0, -0.1, -0.2, -0.2, 0, 0.1, 0.2, 0.3, 0],
  [0.2, -0.1, -0.1, -0.1, 0, 0, 0, -0.1, 0, 0.1, 0.7, 0.4],
  [0, -0.2, -0.2, -0.2, -0.2, -0.1, 0, 0, 0.1, 0.1, 0.9, 0.7],
  [0.8, 0.5, 0.3, 0.3, 0.4, 0.5, 0.4, 0.1, -0.1, -0.3, -0.5, -0.3],
  [-0.3, -0.1, 0.4, 0.6, 0.6, 0.4, 0.2, 0.1, 0.1, 0, -0.3, -0.7],
];

export function climate(noise: Stream): Climate {
  const countries = panelCountries.length;
  /** By country, of the month last asked for; the last is inflation's. */
  const months = new Int32Array(countries + 1).fill(-1);
  const moods = new Float64Array(countries + 1);
  /** Twelve months of each (good, country), of the year last asked for. */
  const years = new Int32Array(goods.length * countries).fill(-1);
  const interests: number[] = [];

  const fillYear = (good: number, country: number, year: number, first: number): void => {
    const key = innerKey(keyAt(noise, year), KEYS.searches + good * countries + country);
    let strongest = 0;
    for (let month = 0; month < 12; month++) {
      const season = (seasons[good] as readonly number[])[month] as number;
      const raw = fastExp(0.55 * season + 0.1 * quantileAt(normalTable(), draw(key, month)));
      interests[first + month] = raw;
      strongest = Math.max(strongest, raw);
    }
    for (let month = 0; month < 12; month++) {
      interests[first + month] = Math.round(((interests[first + month] as number) / strongest) * 100);
    }
  };
  return {
    sentimentOf: (country, month) => {
      if (months[country] !== month) {
        months[country] = month;
        moods[country] =
          COMMON * persistent(noise, KEYS.common, month) + OWN * persistent(noise, KEYS.own + country, month);
      }
      return moods[country] as number;
    },
    inflationOf: (month) => {
      if (months[countries] !== month) {
        months[countries] = month;
        moods[countries] = 2.9 * fastExp(0.4 * persistent(noise, KEYS.prices, month));
      }
      return moods[countries] as number;
    },
    interestIn: (good, country, month) => {
      const cell = good * countries + country;
      const year = (month / 12) | 0;
      const first = cell * 12;
      if (years[cell] !== year) {
        years[cell] = year;
        fillYear(good, country, year, first);
      }
      return interests[first + month - year * 12] as number;
    },
  };
}
