import { asciiFold } from "./ascii.ts";
import { type City, cities, cityPath } from "./cities.ts";
import { countries, countryOf } from "./countries.ts";
import { countryGroups } from "./country-table.ts";
import { lazily } from "./list.ts";
import type { PlaceFilter } from "./place-filter.ts";
import { areaTable, regionAliases, regionCodes } from "./region-names.ts";

/** Lower case, no accents, single blanks; a leading "the" stays, since it is part of some names. */
export function foldPlace(text: string): string {
  if (/^[a-z0-9]+(?: [a-z0-9]+)*$/i.test(text)) return text.toLowerCase();
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
    // A city that gives its land the name is meant when the name is said alone, and "Western" is no name.
    if (city.region === city.name || region === "US/New York" || compassName.test(city.region)) continue;
    const filter: PlaceFilter = { name: city.region, regions: [region] };
    // "Manchester" is the city, not the parish of Jamaica.
    if (!isOutshone(city)) add(city.region, filter);
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

/** How likely people mean this city, of several of the name: by its people and their means. */
function renown(city: City): number {
  return city.population * Math.sqrt(countryOf(city.country)?.medianIncome ?? 1);
}

/** Whether a city elsewhere bears the name of this one's region and is better known than all of the region's. */
function isOutshone(of: City): boolean {
  const ours = cities().filter((city) => city.country === of.country && city.region === of.region);
  const total = ours.reduce((sum, city) => sum + renown(city), 0);
  return cities().some((city) => city.name === of.region && city.country !== of.country && renown(city) > total);
}

function addCities(add: (name: string, filter: PlaceFilter) => void): void {
  const bySize = [...cities()].sort((a, b) => renown(b) - renown(a));
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
    const country = countryOf(city.country);
    if (country !== undefined) add(`${city.name}, ${country.name}`, filter);
    for (const alias of cityAliases[city.name]?.split("|") ?? []) add(alias, filter);
  }
}

const compassName =
  /^(central|western|southern|northern|coastal|north|south|(capital|western|central|east|northeastern|north-east) region|eastern province)$/i;

/** Names of places that are words, too: they count only with a capital. */
const commonWords = new Set(
  "us la sea dc sf rom fez reading bath nice split hull derby cork david mesa essen como tours angers natal salto mobile faro suva tema male salt valence orange sierra plano contagem prato latina turkey palma delicias surat sale mendoza medina santos".split(
    " ",
  ),
);

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
 * Undefined where we know no such place; codes of two or three letters count only in capitals,
 * and names that are everyday words ("reading", "nice") only with one in front.
 */
export function placeNamed(text: string): PlaceFilter | undefined {
  const trimmed = text.trim();
  const coded = codes().get(trimmed);
  if (coded !== undefined) return coded;
  const folded = foldPlace(trimmed);
  if (commonWords.has(folded) && trimmed === trimmed.toLowerCase()) return undefined;
  // "Us" and "La" begin sentences more often than they name a place.
  if (/^(us|la|sea|dc|sf|sale)$/.test(folded) && trimmed !== trimmed.toUpperCase()) return undefined;
  return words().get(folded) ?? words().get(folded.replace(/^the /, ""));
}

const firstWords = lazily(() => {
  const names = [...words().keys(), ...codes().keys()];
  return new Set(["the", ...names.map((name) => /^[a-z0-9]*/.exec(name.toLowerCase())?.[0] ?? "")]);
});

/** Whether a name that `placeNamed` knows begins with this word: lower-case ASCII letters, and no letter follows them. */
export function beginsPlace(word: string): boolean {
  return firstWords().has(word);
}

/** The longest name that `placeNamed` knows has this many words; for those who scan a sentence. */
export const LONGEST_PLACE_NAME = 5;
