import { civilFromDays, daysFromCivil } from "../../engine/calendar.ts";
import { cosDegrees, sinDegrees } from "../../random/circle.ts";
import { fastExp } from "../../random/exponential.ts";

/** The sun on a day of the year, after Cooper (declination) and Spencer's common short form of the equation of time. */
export interface SunDay {
  readonly dayOfYear: number;
  readonly sinDeclination: number;
  readonly cosDeclination: number;
  /** Minutes by which the sun is ahead of mean time. */
  readonly equation: number;
}

export function sunOn(day: number): SunDay {
  const { year } = civilFromDays(day);
  const dayOfYear = day - daysFromCivil(year, 1, 1) + 1;
  const declination = 23.45 * sinDegrees((360 * (284 + dayOfYear)) / 365);
  const b = (360 * (dayOfYear - 81)) / 365;
  return {
    dayOfYear,
    sinDeclination: sinDegrees(declination),
    cosDeclination: cosDegrees(declination),
    equation: 9.87 * sinDegrees(2 * b) - 7.53 * cosDegrees(b) - 1.5 * sinDegrees(b),
  };
}

/** The sine of the sun's height; minutes since midnight UTC, the place in degrees as sine, cosine and longitude. */
export function sunHeight(sun: SunDay, minutes: number, sinLatitude: number, cosLatitude: number, lon: number): number {
  const hourAngle = 15 * ((minutes + sun.equation) / 60 + lon / 15 - 12);
  return sinLatitude * sun.sinDeclination + cosLatitude * sun.cosDeclination * cosDegrees(hourAngle);
}

/** Share of a clear sky's light under 0 … 8 eighths of cloud: 1 − 0.75 (N / 8)^3.4 (Kasten and Czeplak 1980). */
const throughCloud = [1, 0.9994, 0.9933, 0.9733, 0.929, 0.8483, 0.7182, 0.5237, 0.25];

/** Irradiance of a level surface in W/m², clear skies after Haurwitz (1945). */
export function irradiance(height: number, okta: number): number {
  if (height < 0.002) return 0;
  return 1098 * height * fastExp(-0.057 / height) * (throughCloud[okta] as number);
}
