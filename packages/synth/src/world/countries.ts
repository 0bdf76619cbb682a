import { below, draw, innerKey } from "../random/hash.ts";
import { pick, type WeightedTable, weightedTable } from "../random/weighted-table.ts";
import { countryTable } from "./country-table.ts";
import { lazily } from "./list.ts";

/** A country as values are made for it. */
export interface Country {
  /** ISO 3166-1. */
  readonly alpha2: string;
  readonly alpha3: string;
  readonly name: string;
  /** "German": the people and what is theirs. */
  readonly demonym: string;
  readonly continent: string;
  /** ISO 4217. */
  readonly currency: string;
  /** BCP 47, the most spoken first. */
  readonly languages: readonly string[];
  /** Country calling code without "+". */
  readonly dialling: string;
  /** N a digit, A a letter, anything else itself; empty where there are no postcodes. */
  readonly postcodePattern: string;
  /** Standard rate of value added tax or its like, in percent. */
  readonly taxPercent: number;
  /** People, in millions. */
  readonly population: number;
  /** Median yearly income of a working person, in USD. */
  readonly medianIncome: number;
  /** Folded names in other languages and by-names. */
  readonly aliases: readonly string[];
}

const table = lazily(() => countryTable.trim().split("\n").map(countryFrom));
const byCode = lazily(() => new Map(table().map((country) => [country.alpha2, country])));

function countryFrom(line: string): Country {
  const cell = line.split("|");
  const at = (column: number): string => cell[column] ?? "";
  return {
    alpha2: at(0),
    alpha3: at(1),
    name: at(2),
    demonym: at(3),
    continent: at(4),
    currency: at(5),
    languages: at(6).split(","),
    dialling: at(7),
    postcodePattern: at(8) === "-" ? "" : at(8),
    taxPercent: Number(at(9)),
    population: Number(at(10)),
    medianIncome: Number(at(11)) * 1_000,
    aliases: at(12) === "" ? [] : at(12).split(","),
  };
}

/** All countries, in the table's order. */
export function countries(): readonly Country[] {
  return table();
}

/** The country of an ISO 3166 alpha-2 code, if we know it. */
export function countryOf(alpha2: string): Country | undefined {
  return byCode().get(alpha2);
}

/** How much business data speaks of a country: people and money, both dampened so that no country drowns the others. */
export function marketWeight(country: Country): number {
  return Math.sqrt(country.population) * Math.sqrt(country.medianIncome);
}

const markets = lazily((): WeightedTable => weightedTable(table().map(marketWeight)));

/** A country at a key: of the given alpha-2 codes, each as likely as the next, or of all by their weight. */
export function countryAt(key: number, among?: readonly string[]): Country {
  const u = draw(innerKey(key, 0x636f756e), 0);
  const code = among === undefined || among.length === 0 ? undefined : among[below(u, among.length)];
  const named = code === undefined ? undefined : countryOf(code);
  return named ?? (table()[pick(markets(), u)] as Country);
}
