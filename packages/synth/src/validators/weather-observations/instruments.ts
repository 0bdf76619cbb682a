import type { Report } from "../validation.ts";
import type { Observation } from "./observation.ts";

/** What the arithmetic of floats may add to a published tolerance. */
const SLACK = 1e-9;
const MAGNUS_A = 17.625;
const MAGNUS_B = 243.04;

const lnHumidity: readonly number[] = Array.from({ length: 101 }, (_, percent) => Math.log(percent / 100));

/** Rules on hygrometer, barometer and anemometer; `reduction` is the station's share of the pressure at sea level. */
export function checkInstruments(row: Observation, reduction: number, report: Report): void {
  checkDewPoint(row, report);
  checkPressure(row, reduction, report);
  checkWind(row, report);
  checkQuality(row, report);
}

function checkDewPoint({ temp_c, rh_pct, dew_point_c }: Observation, report: Report): void {
  if ((rh_pct === null) !== (dew_point_c === null)) report("dew-point", `${dew_point_c} with rh_pct ${rh_pct}`);
  if (rh_pct === null || dew_point_c === null) return;
  const g = (lnHumidity[rh_pct] ?? Number.NaN) + (MAGNUS_A * temp_c) / (MAGNUS_B + temp_c);
  const due = (MAGNUS_B * g) / (MAGNUS_A - g);
  if (!(Math.abs(dew_point_c - due) <= 0.1 + SLACK)) report("dew-point", `${dew_point_c} instead of ${due.toFixed(2)}`);
  if (dew_point_c > temp_c) report("dew-point", `${dew_point_c} above temp_c ${temp_c}`);
}

function checkPressure(row: Observation, reduction: number, report: Report): void {
  const { pressure_hpa: station, pressure_msl_hpa: sea } = row;
  if ((station === null) !== (sea === null)) report("pressure", `${station} with ${sea} at sea level`);
  if (sea !== null && (sea < 930 || sea > 1_065)) report("sea-level", `${sea} hPa`);
  if (station === null || sea === null) return;
  const excess = station - sea * reduction;
  const fits = isSuspect(row, "pressure")
    ? excess >= 6 - SLACK && excess <= 16 + SLACK
    : Math.abs(excess) <= 0.2 + SLACK;
  if (!fits) report("pressure", `${excess.toFixed(2)} hPa too much, qc_flag ${row.qc_flag}`);
}

function checkWind(row: Observation, report: Report): void {
  const { wind_speed_ms: speed, wind_gust_ms: gust, wind_dir_deg: direction } = row;
  if ((speed === null) !== (gust === null)) report("gust", `gust ${gust} with wind ${speed}`);
  if (speed !== null && gust !== null) {
    const fits = isSuspect(row, "wind")
      ? gust >= 2.5 * speed + 20 - SLACK
      : gust >= speed && gust <= 2.5 * speed + 3 + SLACK;
    if (!fits) report("gust", `gust ${gust} with wind ${speed}, qc_flag ${row.qc_flag}`);
  }
  const calm = speed === null || speed < 0.5;
  if ((direction === null) !== calm) report("wind-direction", `${direction} with wind ${speed}`);
  if (direction !== null && direction % 10 !== 0) report("wind-direction", `${direction} degrees`);
}

function isSuspect(row: Observation, element: string): boolean {
  return row.qc_flag === "suspect" && row.qc_element === element;
}

function checkQuality(row: Observation, report: Report): void {
  const { qc_flag: flag, qc_element: element } = row;
  if ((flag === "passed") !== (element === null)) report("quality", `${flag} with qc_element ${element}`);
  if (flag === "suspect" && element !== "wind" && element !== "pressure") report("quality", `suspect ${element}`);
  const missing = flag === "missing" ? element : null;
  const complete =
    (row.wind_speed_ms === null) === (missing === "wind") &&
    (row.wind_gust_ms === null) === (missing === "wind") &&
    (row.wind_dir_deg === null || missing !== "wind") &&
    (row.rh_pct === null) === (missing === "humidity") &&
    (row.dew_point_c === null) === (missing === "humidity") &&
    (row.pressure_hpa === null) === (missing === "pressure") &&
    (row.pressure_msl_hpa === null) === (missing === "pressure") &&
    (row.precip_mm === null) === (missing === "precipitation") &&
    (row.precip_type === null) === (missing === "precipitation") &&
    (row.weather_code === null) === (missing === "precipitation");
  if (!complete) report("quality", `what is null does not fit ${flag} ${element}`);
}
