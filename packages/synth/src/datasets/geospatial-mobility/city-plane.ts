import { atan2Degrees, cosDegrees } from "../../random/circle.ts";

/** Metres a degree of latitude on a sphere of radius 6,371,008.8 m. */
const METRES_A_DEGREE = (6_371_008.8 * Math.PI) / 180;
const METRES_A_MILLIONTH = METRES_A_DEGREE / 1e6;

/** A city as a plane: metres east and north of its centre. */
export interface CityPlane {
  readonly latitude: number;
  readonly longitude: number;
  /** Metres a degree of longitude at the centre. */
  readonly eastDegree: number;
}

export function cityPlane(latitude: number, longitude: number): CityPlane {
  return { latitude, longitude, eastDegree: METRES_A_DEGREE * cosDegrees(latitude) };
}

/** In 1/1,000,000 degree. */
export function latitudeAt(plane: CityPlane, north: number): number {
  return Math.round((plane.latitude + north / METRES_A_DEGREE) * 1e6);
}

export function longitudeAt(plane: CityPlane, east: number): number {
  return Math.round((plane.longitude + east / plane.eastDegree) * 1e6);
}

/** The way between two positions (in 1/1,000,000 degree): metres, and bearing in tenths of a degree. */
export interface Way {
  metres: number;
  bearing: number;
}

/** Within a city the plane at the middle latitude is the sphere, to a ten-thousandth. The object is filled. */
export function measure(way: Way, lat0: number, lon0: number, lat1: number, lon1: number): void {
  const north = (lat1 - lat0) * METRES_A_MILLIONTH;
  const east = (lon1 - lon0) * METRES_A_MILLIONTH * cosDegrees((lat0 + lat1) / 2e6);
  way.metres = Math.sqrt(north * north + east * east);
  const tenths = Math.round(atan2Degrees(east, north) * 10);
  way.bearing = tenths < 0 ? tenths + 3600 : tenths === 3600 ? 0 : tenths;
}
