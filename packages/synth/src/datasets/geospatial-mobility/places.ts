import { cosDegrees, sinDegrees } from "../../random/circle.ts";
import { normalTable } from "../../random/distributions.ts";
import { fastExp } from "../../random/exponential.ts";
import type { Stream } from "../../random/hash.ts";
import { draw, innerKey, unit } from "../../random/hash.ts";
import { permute } from "../../random/permutation.ts";
import { quantileAt } from "../../random/quantile-table.ts";
import { pick, weightedTable } from "../../random/weighted-table.ts";
import { HOME, WORK } from "./vocabulary.ts";

/** A user's places by number: 0 is home, 1 work, further ones are visited the less the higher the number. */
export const HOME_PLACE = 0;
export const WORK_PLACE = 1;
const FIRST_OTHER = 2;
/** Places around work have numbers of their own, from here on. */
const AROUND_WORK = 1 << 19;
const PLACE_BITS = 20;
const PLACES = 1 << PLACE_BITS;

/** Metres east and north of the city's centre. */
export interface Place {
  number: number;
  type: number;
  east: number;
  north: number;
}

/** The straight line, in metres. */
export function metresBetween(from: Place, to: Place): number {
  const east = to.east - from.east;
  const north = to.north - from.north;
  return Math.sqrt(east * east + north * north);
}

const field = { bearing: 0, distance: 1, type: 2 } as const;
/** Of the types from shop on. */
const typeShares = weightedTable([34, 20, 20, 4, 13, 9]);
const FOOD = 3;
const FIRST_TYPE = 2;
/** Nothing lies farther from the centre than this, in metres. */
const CITY_RADIUS = 24_000;

/** A place in a direction and at a lognormal distance from another; pulled back where that leaves the city. */
function placeFrom(key: number, fromEast: number, fromNorth: number, median: number, sigma: number, into: Place): void {
  const distance = Math.min(40_000, median * fastExp(sigma * quantileAt(normalTable(), draw(key, field.distance))));
  const bearing = unit(draw(key, field.bearing)) * 360;
  const east = fromEast + distance * sinDegrees(bearing);
  const north = fromNorth + distance * cosDegrees(bearing);
  const radius = Math.sqrt(east * east + north * north);
  const factor = radius <= CITY_RADIUS ? 1 : CITY_RADIUS / radius;
  into.east = east * factor;
  into.north = north * factor;
}

export interface Places {
  readonly home: Place;
  readonly work: Place;
  /** The place of a number above those; the object is filled. */
  other(number: number, into: Place): void;
}

/** How far from home a user moves, as a factor, differs much between users. */
export function placesOf(userKey: number, roaming: number): Places {
  const home: Place = { number: HOME_PLACE, type: HOME, east: 0, north: 0 };
  placeFrom(innerKey(userKey, HOME_PLACE), 0, 0, 5_200, 0.6, home);
  const work: Place = { number: WORK_PLACE, type: WORK, east: 0, north: 0 };
  placeFrom(innerKey(userKey, WORK_PLACE), home.east * 0.5, home.north * 0.5, 2_600 * roaming, 0.75, work);
  return {
    home,
    work,
    other: (number, into) => {
      const key = innerKey(userKey, number);
      into.number = number;
      if (number >= AROUND_WORK) {
        into.type = FOOD;
        placeFrom(key, work.east, work.north, 320, 0.6, into);
        return;
      }
      into.type = FIRST_TYPE + pick(typeShares, draw(key, field.type));
      placeFrom(key, home.east, home.north, 1_500 * roaming, 1.25, into);
    },
  };
}

/** How many places are about as dear as the dearest. */
const FAVOURITES = 2;

/**
 * P(rank ≥ n) falls like (n + FAVOURITES) to the power −2/3, so the same few places again and again, and new ones for ever, at
 * the rate that Song et al. (2010) saw: distinct places grow like a power of about 0.6 of the visits.
 */
function rankOf(u: number): number {
  const share = unit(u) + 2.3283064365386963e-10;
  const drawn = (1 + FAVOURITES) / (share * Math.sqrt(share)) - FAVOURITES - 1;
  return Math.min(AROUND_WORK - 8, Math.floor(drawn));
}

/** The number of a place to visit. */
export function pickPlace(u: number): number {
  return FIRST_OTHER + rankOf(u);
}

/** The number of a place to eat at near work. */
export function pickAroundWork(u: number): number {
  return AROUND_WORK + rankOf(u);
}

/** The number of a place's identifier: within 35 bits. */
export function placeCode(codes: Stream, user: number, number: number): number {
  return user * PLACES + permute(codes, number, PLACE_BITS);
}
