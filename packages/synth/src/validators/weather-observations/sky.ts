import type { Report } from "../validation.ts";
import type { Observation } from "./observation.ts";

/** WMO code table 4677, as the published rule reads it: from what fell, or else from what the eye sees. */
function presentWeather(
  { precip_type, temp_c, visibility_m, cloud_okta }: Observation,
  tenths: number,
  period: number,
) {
  // Whole numbers: r = tenths × 6 ÷ period, so r < x is tenths × 6 < x × period.
  const rate = tenths * 6;
  switch (precip_type) {
    case "rain":
      if (rate >= 10 * period) return temp_c >= 18 ? 95 : 65;
      return 2 * rate < period ? 51 : 2 * rate < 5 * period ? 61 : 63;
    case "snow":
      return 2 * rate < period ? 71 : rate < 2 * period ? 73 : 75;
    case "sleet":
      return rate < period ? 68 : 69;
    default:
      if (visibility_m < 1_000) return 45;
      if (visibility_m < 5_000) return 10;
      return cloud_okta === 0 ? 0 : cloud_okta <= 2 ? 1 : cloud_okta <= 5 ? 2 : 3;
  }
}

/** Rules on what falls, what hangs above and how far one sees. */
export function checkSky(row: Observation, report: Report): void {
  const { precip_mm, precip_type, temp_c, visibility_m, weather_code } = row;
  if ((precip_mm === null) !== (precip_type === null) || (precip_mm === null) !== (weather_code === null)) {
    report("precipitation", `precip_mm ${precip_mm}, precip_type ${precip_type}, weather_code ${weather_code}`);
  } else if (precip_mm !== null && precip_type !== null) {
    checkPrecipitation(row, precip_mm, report);
  }
  const phased =
    precip_type === "snow"
      ? temp_c <= 3
      : precip_type === "sleet"
        ? temp_c >= -1 && temp_c <= 4
        : precip_type !== "rain" || temp_c > -1;
  if (!phased) report("phase", `${precip_type} at ${temp_c} degrees`);
  if (visibility_m % 100 !== 0) report("visibility", `${visibility_m} m`);
  if (visibility_m < 1_000 && (row.rh_pct ?? 100) < 90 && precip_mm === 0) {
    report("visibility", `${visibility_m} m with ${row.rh_pct} % humidity`);
  }
}

function checkPrecipitation(row: Observation, millimetres: number, report: Report): void {
  if ((row.precip_type === "none") !== (millimetres === 0)) {
    report("precipitation", `${millimetres} mm of ${row.precip_type}`);
  }
  const code = presentWeather(row, Math.round(millimetres * 10), row.period_min);
  if (row.weather_code !== code) report("weather-code", `${row.weather_code} instead of ${code}`);
  if (millimetres > 0 && row.cloud_okta < 5) report("cloud-precipitation", `${row.cloud_okta} okta`);
}
