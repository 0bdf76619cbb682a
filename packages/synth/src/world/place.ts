import { cosDegrees, sinDegrees } from "../random/circle.ts";
import { exponentialTable } from "../random/distributions.ts";
import { draw, innerKey, unit } from "../random/hash.ts";
import { quantileAt } from "../random/quantile-table.ts";
import { pick, type WeightedTable, weightedTable } from "../random/weighted-table.ts";
import { type City, cities, cityPath } from "./cities.ts";
import { type Country, countryOf, marketWeight } from "./countries.ts";
import { lazily } from "./list.ts";
import { airportCodes } from "./lists/airports.ts";
import type { PlaceFilter } from "./place-filter.ts";
import { postcodeAt } from "./postcode.ts";
import { streetAddressAt } from "./streets.ts";

/** Everything that belongs together at one place. */
export interface Place {
  readonly city: string;
  readonly region: string;
  readonly country: Country;
  readonly countryCode: string;
  readonly postcode: string;
  readonly street: string;
  /** Street, city and postcode, region where it is usual, and country, as they stand on one line. */
  readonly address: string;
  /** Degrees to six places, near the middle of the city. */
  readonly latitude: number;
  readonly longitude: number;
  readonly timeZone: string;
  readonly currency: string;
  readonly language: string;
  /** BCP 47 with the country: "de-AT". */
  readonly locale: string;
}

interface Choice {
  readonly indices: readonly number[];
  readonly table: WeightedTable;
}

const SALT = 0x706c6163;
const LATITUDE = 1;
const BEARING = 2;

const anywhere: PlaceFilter = { name: "anywhere" };
const choices = new WeakMap<PlaceFilter, Choice>();

/** Which cities a filter leaves, each country by its weight and its cities by their people; all of them when it leaves none. */
function choiceOf(filter: PlaceFilter): Choice {
  const known = choices.get(filter);
  if (known !== undefined) return known;
  const all = cities();
  const indices = all.flatMap((city, index) => (lies(city, filter) ? [index] : []));
  if (indices.length === 0 && filter !== anywhere) return choiceOf(anywhere);
  const people = new Map<string, number>();
  for (const index of indices) {
    const { country, population } = all[index] as City;
    people.set(country, (people.get(country) ?? 0) + Math.sqrt(population));
  }
  const weights = indices.map((index) => {
    const { country, population } = all[index] as City;
    const known = countryOf(country);
    return (Math.sqrt(population) / (people.get(country) as number)) * (known === undefined ? 1 : marketWeight(known));
  });
  const made: Choice = { indices, table: weightedTable(weights, 14) };
  choices.set(filter, made);
  return made;
}

function lies(city: City, filter: PlaceFilter): boolean {
  const { countries, regions, cities: named } = filter;
  if (countries === undefined && regions === undefined && named === undefined) return true;
  return (
    countries?.includes(city.country) === true ||
    regions?.includes(`${city.country}/${city.region}`) === true ||
    named?.includes(cityPath(city)) === true
  );
}

/** The index among `cities()` of the city at a key. Keep the filter object: what follows from it is kept with it. */
export function placeAt(key: number, filter: PlaceFilter = anywhere): number {
  const { indices, table } = choiceOf(filter);
  return indices[pick(table, draw(innerKey(key, SALT), 0))] as number;
}

/** How many cities a filter leaves; 0 when it names none that we know. */
export function citiesWithin(filter: PlaceFilter): number {
  return cities().filter((city) => lies(city, filter)).length;
}

/** The city with an index. */
export function cityOf(index: number): City {
  return cities()[index] as City;
}

/** Its country. */
export function countryOfCity(index: number): Country {
  return countryOf(cityOf(index).country) as Country;
}

const KM_PER_DEGREE = 111.19;
const MEAN_RADIUS_KM = 3.2;

/** Latitude and longitude, in degrees to six places, of something in the city: most near the middle, few far out. */
export function coordinatesAt(key: number, index: number): { readonly latitude: number; readonly longitude: number } {
  const inside = innerKey(key, SALT);
  const { latitude, longitude, population } = cityOf(index);
  const reach = MEAN_RADIUS_KM * Math.min(2.5, 0.5 + Math.sqrt(population) / 40);
  const distance = Math.min(7, quantileAt(exponentialTable(), draw(inside, LATITUDE))) * reach;
  const bearing = unit(draw(inside, BEARING)) * 360 - 180;
  const north = (distance * cosDegrees(bearing)) / KM_PER_DEGREE;
  const east = (distance * sinDegrees(bearing)) / (KM_PER_DEGREE * cosDegrees(latitude));
  return { latitude: sixPlaces(latitude + north), longitude: sixPlaces(longitude + east) };
}

function sixPlaces(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}

const cityCodes = lazily(
  () => new Map(airportCodes().map((entry): [string, string] => [entry.slice(4), entry.slice(0, 3)])),
);

/** The code of the city's main airport, where it has a large one. */
export function airportOf(index: number): string | undefined {
  const { name, country } = cityOf(index);
  return cityCodes().get(`${country} ${name}`);
}

const regionInAddress = new Set(["US", "CA", "AU", "BR", "MX", "IN", "CN", "JP", "MY", "AR"]);
const postcodeFirst = new Set(
  "DE AT CH FR BE NL LU ES PT IT SE NO DK FI IS PL CZ SK HU RO BG GR HR SI RS BA EE LV LT TR MX MA DZ TN SN IL".split(
    " ",
  ),
);

/** All that belongs together at the place of a key. */
export function placeDetailsAt(key: number, filter: PlaceFilter = anywhere): Place {
  return detailsOf(key, placeAt(key, filter));
}

/** All that belongs to the place of a key within the city with an index. */
export function detailsOf(key: number, index: number): Place {
  const city = cityOf(index);
  const country = countryOfCity(index);
  const postcode = postcodeAt(key, city, country);
  const street = streetAddressAt(key, country);
  const region = regionInAddress.has(country.alpha2) ? `, ${city.region}` : "";
  const town =
    postcode === ""
      ? `${city.name}${region}`
      : postcodeFirst.has(country.alpha2)
        ? `${postcode} ${city.name}${region}`
        : `${city.name}${region} ${postcode}`;
  const language = country.languages[0] as string;
  const { latitude, longitude } = coordinatesAt(key, index);
  return {
    city: city.name,
    region: city.region,
    country,
    countryCode: country.alpha2,
    postcode,
    street,
    address: `${street}, ${town}, ${country.name}`,
    latitude,
    longitude,
    timeZone: city.timeZone,
    currency: country.currency,
    language,
    locale: `${language}-${country.alpha2}`,
  };
}
