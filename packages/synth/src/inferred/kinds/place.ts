import { draw, innerKey, unit } from "../../random/hash.ts";
import { type City, cities } from "../../world/cities.ts";
import type { Country } from "../../world/countries.ts";
import { airportOf, coordinatesAt, detailsOf, placeAt } from "../../world/place.ts";
import { postcodeAt } from "../../world/postcode.ts";
import { streetAddressAt } from "../../world/streets.ts";
import type { CompiledModel, Draft, Make, Opening, Target } from "../draft.ts";
import { saltOf } from "../draft.ts";
import type { Model, PlacePart } from "../model.ts";
import { citiesIn, countryOfCity, filterFor } from "../places.ts";
import { roleOf } from "../roles.ts";
import { cellOf, scaled } from "./number.ts";
import { cityRoleOf } from "./place-roles.ts";
import { LARGEST_OFFSET, type Way } from "./way.ts";
import { PLACE, whereaboutsOf } from "./whereabouts.ts";

/** The place that a scope's fields speak of; the object is reused. */
export interface PlaceAt {
  /** The key of its draws. */
  key: number;
  /** The number of its city. */
  city: number;
  /** How the rows of one member move through it; absent where each has a spot of its own. */
  way?: (() => Way) | undefined;
}

/** The place of a role by the key of the row or member, the same for all its fields. */
export function placeIn(at: Opening, draft: Draft, target: Target, role: string): (scopeKey: number) => PlaceAt {
  return at.shared(`place ${target.scope} ${role}`, () => {
    const filter = filterFor(draft.table, target.scope);
    const salt = PLACE ^ saltOf(role);
    const citySalt = PLACE ^ saltOf(cityRoleOf(draft, target, role));
    const stay = whereaboutsOf(draft, target, role)?.open(at);
    const cityAt = stay?.cityAt ?? ((key: number): number => placeAt(key, filter));
    const place: PlaceAt = { key: 0, city: 0, way: stay?.way };
    let known = Number.NaN;
    return (scopeKey) => {
      if (scopeKey !== known) {
        known = scopeKey;
        place.key = innerKey(scopeKey, salt);
        place.city = cityAt(innerKey(scopeKey, citySalt));
      }
      return place;
    };
  });
}

type Closed = Exclude<PlacePart, "postcode" | "street" | "address" | "latitude" | "longitude" | "geohash">;

/** What a city settles alone. */
const closed: Readonly<Record<Closed, (city: City, country: Country, index: number) => string>> = {
  city: (city) => city.name,
  region: (city) => city.region,
  timezone: (city) => city.timeZone,
  country: (city) => city.country,
  country_name: (_, country) => country.name,
  currency: (_, country) => country.currency,
  continent: (_, country) => country.continent,
  location_code: (city, _, index) => airportOf(index) ?? `${city.country}${city.name.slice(0, 3).toUpperCase()}`,
};

function isClosed(part: PlacePart): part is Closed {
  return Object.hasOwn(closed, part);
}

export function place(model: Extract<Model, { kind: "place" }>, target: Target, draft: Draft): CompiledModel {
  const role = roleOf(draft.table, target, "place", draft.subjects);
  const { part } = model;
  if (isClosed(part)) return settled(part, role, target, draft);
  if (part === "latitude" || part === "longitude") return coordinate(part, role, target, draft);
  const { slot } = target;
  return {
    form: { kind: "text" },
    open(at) {
      const { scope, state } = at;
      const of = placeIn(at, draft, target, role);
      const made = written(part);
      return () => {
        const { city, key, way } = of(scope.key);
        state.texts[slot] = part === "geohash" && way !== undefined ? geohashOn(way()) : made(key, city);
      };
    },
  };
}

function written(part: "postcode" | "street" | "address" | "geohash"): (key: number, index: number) => string {
  switch (part) {
    case "postcode":
      return (key, index) => postcodeAt(key, cities()[index] as City, countryOfCity(index));
    case "street":
      return (key, index) => streetAddressAt(key, countryOfCity(index));
    case "address":
      return (key, index) => detailsOf(key, index).address;
    case "geohash":
      return (key, index) => {
        const { latitude, longitude } = coordinatesAt(key, index);
        return geohash(latitude, longitude);
      };
  }
}

/** Longer lists are written as texts unless there are many rows: to make their members ready takes longer than few rows do. */
const LONGEST_LIST = 300;
const ROWS_PER_MEMBER = 100;

/** A closed list: the distinct values of the cities that may occur. */
function settled(part: Closed, role: string, target: Target, draft: Draft): CompiledModel {
  const all = cities();
  const value = (index: number): string => {
    const city = all[index] as City;
    return closed[part](city, countryOfCity(index), index);
  };
  const places = new Map<string, number>();
  const members = new Int16Array(all.length);
  const names: string[] = [];
  const filter = whereaboutsOf(draft, target, role)?.filter ?? filterFor(draft.table, target.scope);
  for (const index of citiesIn(filter)) {
    const name = value(index);
    names[index] = name;
    if (!places.has(name)) places.set(name, places.size);
    members[index] = places.get(name) as number;
  }
  const { slot } = target;
  const isText = places.size > LONGEST_LIST && places.size * ROWS_PER_MEMBER > draft.layout.rows;
  return {
    form: isText ? { kind: "text" } : { kind: "choice", values: [...places.keys()] },
    open(at): Make {
      const { scope, state } = at;
      const { cells, texts } = state;
      const of = placeIn(at, draft, target, role);
      if (isText) {
        return () => {
          texts[slot] = names[of(scope.key).city] as string;
        };
      }
      return () => {
        cells[slot] = members[of(scope.key).city] as number;
      };
    },
  };
}

/** Near the middle of the city, unless the field's bounds lie elsewhere. */
function coordinate(part: "latitude" | "longitude", role: string, target: Target, draft: Draft): CompiledModel {
  const decimals = Math.min(6, target.field.decimals ?? 6);
  const { form, power } = scaled(decimals);
  const { low, high } = target.bounds;
  const { slot } = target;
  return {
    form,
    open(at) {
      const { scope, state, stream } = at;
      const of = placeIn(at, draft, target, role);
      return () => {
        const { city, key, way } = of(scope.key);
        const degrees = way === undefined ? coordinatesAt(key, city)[part] : degreesOn(way(), part, low, high);
        const isWithin = degrees >= low && degrees <= high;
        const kept = isWithin ? degrees : low + (high - low) * unit(draw(scope.key, stream.a));
        state.cells[slot] = cellOf(kept, decimals, power);
      };
    },
  };
}

/** A way that would leave the bounds is laid within them, and made as small as they are. */
function degreesOn({ centre, offset }: Way, part: "latitude" | "longitude", low: number, high: number): number {
  const middle = centre[part];
  if (middle - LARGEST_OFFSET >= low && middle + LARGEST_OFFSET <= high) return middle + offset[part];
  const width = high - low;
  // What is left of the city's own degrees says where in between.
  const share = middle * 7 - Math.floor(middle * 7);
  return low + width * (0.25 + 0.5 * share) + offset[part] * Math.min(1, (0.25 * width) / LARGEST_OFFSET);
}

function geohashOn({ centre, offset }: Way): string {
  return geohash(centre.latitude + offset.latitude, centre.longitude + offset.longitude);
}

const GEOHASH_DIGITS = "0123456789bcdefghjkmnpqrstuvwxyz";

/** Nine digits: a cell of about five metres. */
function geohash(latitude: number, longitude: number): string {
  const bounds = [
    { low: -180, high: 180, value: longitude },
    { low: -90, high: 90, value: latitude },
  ] as const;
  const ranges = bounds.map(({ low, high }) => ({ low, high }));
  let text = "";
  for (let digit = 0, bit = 0; digit < 9; digit++) {
    let number = 0;
    for (let i = 0; i < 5; i++, bit++) {
      const range = ranges[bit & 1] as { low: number; high: number };
      const middle = (range.low + range.high) / 2;
      const isUpper = (bounds[bit & 1]?.value ?? 0) >= middle;
      number = number * 2 + (isUpper ? 1 : 0);
      if (isUpper) range.low = middle;
      else range.high = middle;
    }
    text += GEOHASH_DIGITS[number] as string;
  }
  return text;
}
