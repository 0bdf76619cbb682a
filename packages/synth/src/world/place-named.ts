import { asciiFold } from "./ascii.ts";
import { cities, cityPath } from "./cities.ts";
import { countries } from "./countries.ts";
import { countryGroups } from "./country-table.ts";
import { lazily } from "./list.ts";
import type { PlaceFilter } from "./place-filter.ts";
import { areaTable, regionAliases, regionCodes } from "./region-names.ts";

/** Lower case, no accents, single blanks; a leading "the" stays, since it is part of some names. */
export function foldPlace(text: string): string {
  return asciiFold(text)
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/[^a-z0-9&'.,/ -]+/g, " ")
    .replace(/\s+/g, " ")
    .replace(/^[\s.,]+|[\s,]+$/g, "");
}

const words = lazily(() => {
  const found = new Map<string, PlaceFilter>();
  const add = (name: string, filter: PlaceFilter): void => {
    const folded = foldPlace(name);
    if (folded !== "" && !found.has(folded)) found.set(folded, filter);
  };
  for (const country of countries()) {
    const filter: PlaceFilter = { name: country.name, countries: [country.alpha2] };
    if (country.name !== "Georgia") add(country.name, filter);
    for (const alias of country.aliases) add(alias, filter);
  }
  for (const [names, members] of Object.entries(countryGroups)) {
    const each = names.split("|");
    for (const name of each) add(name, { name: title(each[0] as string), countries: membersOf(members) });
  }
  for (const [names, members] of Object.entries(areaTable)) {
    const each = names.split("|");
    for (const name of each) add(name, areaFrom(title(each[0] as string), members));
  }
  addRegions(add);
  addCities(add);
  for (const country of countries()) add(country.name, { name: country.name, countries: [country.alpha2] });
  return found;
});

function membersOf(text: string): string[] {
  if (!text.startsWith("*")) return text.split(" ");
  return countries()
    .filter((country) => country.continent === text.slice(1))
    .map((country) => country.alpha2);
}

/** Areas within a country are given as "region" or "=city" parts. */
function areaFrom(name: string, members: string): PlaceFilter {
  const parts = members.split("|");
  const named = parts.filter((part) => part.startsWith("=")).map((part) => part.slice(1));
  const regions = parts.filter((part) => !part.startsWith("="));
  const paths = cities().map(cityPath);
  const found = paths.filter((path) => named.some((part) => path === part));
  return { name, ...(regions.length > 0 ? { regions } : {}), ...(found.length > 0 ? { cities: found } : {}) };
}

function addRegions(add: (name: string, filter: PlaceFilter) => void): void {
  const seen = new Set<string>();
  for (const city of cities()) {
    const region = `${city.country}/${city.region}`;
    if (seen.has(region)) continue;
    seen.add(region);
    // A city that gives its land the name is meant when the name is said alone.
    if (city.region === city.name) continue;
    if (region === "US/New York") continue;
    const filter: PlaceFilter = { name: city.region, regions: [region] };
    add(city.region, filter);
    for (const alias of regionAliases[region]?.split("|") ?? []) add(alias, filter);
  }
  for (const [region, code] of Object.entries(regionCodes)) {
    if (!seen.has(region)) continue;
    const [country, name] = region.split("/") as [string, string];
    const filter: PlaceFilter = { name, regions: [region] };
    add(`${country}-${code}`, filter);
    add(`${name} state`, filter);
    add(`state of ${name}`, filter);
  }
}

function addCities(add: (name: string, filter: PlaceFilter) => void): void {
  const bySize = cities()
    .map((city) => city)
    .sort((a, b) => b.population - a.population);
  for (const city of bySize) {
    const filter: PlaceFilter = { name: city.name, cities: [cityPath(city)] };
    add(city.name, filter);
    add(`${city.name}, ${city.region}`, filter);
    add(`${city.name} ${city.region}`, filter);
    const code = regionCodes[`${city.country}/${city.region}`];
    if (code !== undefined) {
      add(`${city.name}, ${code}`, filter);
      add(`${city.name} ${code}`, filter);
    }
    const country = countries().find((one) => one.alpha2 === city.country);
    if (country !== undefined) add(`${city.name}, ${country.name}`, filter);
    for (const alias of cityAliases[city.name]?.split("|") ?? []) add(alias, filter);
  }
}

const cityAliases: Readonly<Record<string, string>> = {
  "New York": "new york city|nyc|nueva york|manhattan|brooklyn",
  "Los Angeles": "la|l.a.",
  "San Francisco": "sf|san fran",
  Washington: "washington dc|washington d.c.|dc|d.c.",
  London: "londres|londra|greater london",
  Munich: "munchen|muenchen|munique",
  Cologne: "koln|koeln|colonia",
  Nuremberg: "nurnberg|nuernberg",
  Hanover: "hannover",
  Frankfurt: "frankfurt am main",
  Vienna: "wien|viena|vienne",
  Zurich: "zuerich",
  Geneva: "genf|geneve|ginebra",
  Brussels: "brussel|bruxelles|bruselas",
  Antwerp: "antwerpen|anvers",
  "The Hague": "den haag|la haya",
  Seville: "sevilla|sevilha",
  Rome: "roma|rom",
  Milan: "milano|mailand",
  Florence: "firenze|florenz|florencia",
  Venice: "venezia|venedig",
  Naples: "napoli|neapel",
  Turin: "torino",
  Genoa: "genova",
  Lisbon: "lisboa|lissabon",
  Porto: "oporto",
  Copenhagen: "kobenhavn|kopenhagen|copenhague",
  Gothenburg: "goteborg",
  Prague: "praha|prag|praga",
  Warsaw: "warszawa|warschau|varsovia",
  Kraków: "krakow|cracow|krakau",
  Bucharest: "bucuresti|bukarest",
  Athens: "athen|atenas",
  Moscow: "moskau|moscu",
  "Mexico City": "ciudad de mexico|cdmx|mexico df",
  "São Paulo": "sao paulo",
  Bengaluru: "bangalore",
  Mumbai: "bombay",
  Kolkata: "calcutta",
  Chennai: "madras",
  Delhi: "new delhi|neu-delhi|nueva delhi",
  Beijing: "peking|pekin",
  Guangzhou: "canton",
  "Ho Chi Minh City": "saigon|hcmc",
  Tokyo: "tokio",
  Seoul: "seul",
  "Tel Aviv": "tel-aviv",
  Cairo: "kairo|el cairo",
  "Cape Town": "kapstadt|ciudad del cabo",
};

/** Upper-case codes that name a country or a state: "DE", "USA", "TX". Countries go first. */
const codes = lazily(() => {
  const found = new Map<string, PlaceFilter>();
  for (const country of countries()) {
    const filter: PlaceFilter = { name: country.name, countries: [country.alpha2] };
    found.set(country.alpha2, filter);
    found.set(country.alpha3, filter);
  }
  for (const [region, code] of Object.entries(regionCodes)) {
    const [, name] = region.split("/") as [string, string];
    if (!found.has(code) && code.length <= 3) found.set(code, { name, regions: [region] });
  }
  return found;
});

function title(text: string): string {
  if (/^(eu|dach|cee|latam|gcc|mena|anz|apac|emea|brics|g7)$/.test(text)) return text.toUpperCase();
  return text.replace(/(^|[\s-])([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase());
}

/**
 * The countries, regions or cities that a name stands for: "Deutschland", "DACH", "Bay Area", "Texas", "US-CA", "São Paulo".
 * Undefined where we know no such place; codes of two or three letters count only in capitals.
 */
export function placeNamed(text: string): PlaceFilter | undefined {
  const trimmed = text.trim();
  const coded = codes().get(trimmed);
  if (coded !== undefined) return coded;
  const folded = foldPlace(trimmed);
  // Small words are seldom places: "la", "us", "sea", "dc" count in capitals only.
  if (folded.length <= 3 && trimmed !== trimmed.toUpperCase()) return undefined;
  return words().get(folded) ?? words().get(folded.replace(/^the /, ""));
}

/** The longest name that `placeNamed` knows has this many words; for those who scan a sentence. */
export const LONGEST_PLACE_NAME = 4;
