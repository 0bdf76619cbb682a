import { americanCities } from "./city-tables/americas.ts";
import { asianCities } from "./city-tables/asia-pacific.ts";
import { europeanCities } from "./city-tables/europe.ts";
import { africanCities } from "./city-tables/middle-east-africa.ts";
import { lazily } from "./list.ts";

/** A real city; facts compiled by hand. */
export interface City {
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** State, province or land, by its usual English name. */
  readonly region: string;
  readonly latitude: number;
  readonly longitude: number;
  /** IANA time zone. */
  readonly timeZone: string;
  /** Thousands of people, about. */
  readonly population: number;
}

const table = lazily(() =>
  [americanCities, europeanCities, asianCities, africanCities].flatMap((text) => citiesFrom(text)),
);

/** Reads "# country default-zone" lines, each followed by lines "region[@zone]: name latitude longitude thousands; …". */
function citiesFrom(text: string): City[] {
  const found: City[] = [];
  let country = "";
  let usualZone = "";
  for (const line of text.trim().split("\n")) {
    if (line.startsWith("#")) {
      [country, usualZone] = line.slice(1).trim().split(" ") as [string, string];
      continue;
    }
    const colon = line.indexOf(":");
    const [region, zone = usualZone] = line.slice(0, colon).split("@") as [string, string?];
    for (const entry of line.slice(colon + 1).split(";")) {
      const parts = /^(.+) (-?[\d.]+) (-?[\d.]+) (\d+)$/.exec(entry.trim());
      if (parts === null) throw new TypeError(`a city that cannot be read: ${entry}`);
      const [, name, latitude, longitude, population] = parts as unknown as [string, string, string, string, string];
      found.push({
        name,
        country,
        region,
        latitude: Number(latitude),
        longitude: Number(longitude),
        timeZone: zone,
        population: Number(population),
      });
    }
  }
  return found;
}

/** All cities; a city's index is its place here. */
export function cities(): readonly City[] {
  return table();
}

/** What names one city for good, where two share a name: "US/Oregon/Portland". */
export function cityPath(city: City): string {
  return `${city.country}/${city.region}/${city.name}`;
}
