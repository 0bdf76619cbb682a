import { type City, cities, cityPath } from "../world/cities.ts";
import { type Country, countryOf } from "../world/countries.ts";
import type { PlaceFilter } from "../world/place-filter.ts";
import type { Subject, TableBlueprint } from "./blueprint.ts";

const anywhere: PlaceFilter = { name: "anywhere" };
const known = new WeakMap<Subject, PlaceFilter>();

/** Where the members of a subject are: "DE", "US/California" (or "US-California"), cities by name or path. */
export function placesOf(subject: Subject | undefined): PlaceFilter {
  if (subject === undefined || (subject.places === undefined && subject.cities === undefined)) return anywhere;
  let filter = known.get(subject);
  if (filter === undefined) {
    filter = filterOf(subject);
    known.set(subject, filter);
  }
  return filter;
}

function filterOf({ name, places = [], cities: named = [] }: Subject): PlaceFilter {
  const countries = places.filter((place) => place.length === 2);
  const regions = places.filter((place) => place.length > 2).map((place) => place.replace(/^([A-Z]{2})-/, "$1/"));
  const isWithin = (city: City): boolean =>
    places.length === 0 || countries.includes(city.country) || regions.includes(`${city.country}/${city.region}`);
  const wanted = new Set(named);
  const paths = cities()
    .filter((city) => wanted.has(cityPath(city)) || (wanted.has(city.name) && isWithin(city)))
    .map(cityPath);
  return paths.length > 0 ? { name, cities: paths } : { name, countries, regions };
}

/** The places of the subject itself, or for a row those of the first subject that has any. */
export function filterFor(table: TableBlueprint, scope: number): PlaceFilter {
  const subject =
    scope >= 0 ? table.subjects[scope] : table.subjects.find(({ places, cities: named }) => places ?? named);
  return placesOf(subject);
}

/** True for a filter that leaves everything. */
export function isAnywhere(filter: PlaceFilter): boolean {
  return filter === anywhere;
}

let countriesOfCities: readonly Country[] | undefined;

/** The country of a city by its number. */
export function countryOfCity(index: number): Country {
  countriesOfCities ??= cities().map(({ country }) => countryOf(country) as Country);
  return countriesOfCities[index] as Country;
}

const kept = new WeakMap<PlaceFilter, readonly number[]>();

/** The numbers of the cities that a filter leaves, of all when it names none. */
export function citiesIn(filter: PlaceFilter): readonly number[] {
  let left = kept.get(filter);
  if (left === undefined) {
    left = citiesLeft(filter);
    kept.set(filter, left);
  }
  return left;
}

function citiesLeft({ cities: named, countries, regions }: PlaceFilter): readonly number[] {
  const all = cities();
  const isAll = countries === undefined && regions === undefined && named === undefined;
  const left = all.flatMap((city, i) =>
    isAll ||
    countries?.includes(city.country) === true ||
    regions?.includes(`${city.country}/${city.region}`) === true ||
    named?.includes(cityPath(city)) === true
      ? [i]
      : [],
  );
  return left.length === 0 ? all.map((_, i) => i) : left;
}
