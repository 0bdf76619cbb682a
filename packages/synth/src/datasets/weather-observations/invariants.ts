import type { Invariant } from "../../schema/dataset.ts";

export const weatherInvariants: readonly Invariant[] = [
  { id: "key", statement: "(station_id, ts) is unique." },
  {
    id: "grid",
    statement:
      "Rows come in rounds: every station once in a round, in the same order in each; ts is the same within a round, period_min minutes later in the next, and a multiple of period_min minutes since midnight UTC. period_min is the same everywhere.",
  },
  {
    id: "station-constant",
    statement:
      "station_name, lat, lon and elevation_m are the same on all rows of a station_id; no two stations share a station_name.",
  },
  {
    id: "day-extremes",
    statement:
      "temp_min_c and temp_max_c are exactly the lowest and the highest temp_c of the station's rows of the same UTC day up to and including this one, for every day whose first round (00:00) is among the rows.",
  },
  {
    id: "dew-point",
    statement:
      "dew_point_c is null exactly when rh_pct is; else it is at most temp_c and within 0.1 of 243.04·g / (17.625 − g) with g = ln(rh_pct / 100) + 17.625·temp_c / (243.04 + temp_c).",
  },
  {
    id: "pressure",
    statement:
      "pressure_hpa is null exactly when pressure_msl_hpa is; else it is within 0.2 of pressure_msl_hpa × (1 − 0.0065 × elevation_m / 288.15)^5.25588, unless qc_flag is suspect with qc_element pressure, when it is 6 to 16 hPa above that.",
  },
  { id: "sea-level", statement: "pressure_msl_hpa lies between 930 and 1065." },
  {
    id: "gust",
    statement:
      "wind_gust_ms is null exactly when wind_speed_ms is; else it is at least wind_speed_ms and at most 2.5 × wind_speed_ms + 3, unless qc_flag is suspect with qc_element wind, when it is at least 2.5 × wind_speed_ms + 20.",
  },
  {
    id: "wind-direction",
    statement:
      "wind_dir_deg is null exactly when wind_speed_ms is null or below 0.5; else it is a multiple of 10 from 10 to 360.",
  },
  {
    id: "precipitation",
    statement:
      "precip_mm, precip_type and weather_code are null together; precip_type is none exactly when precip_mm is 0.",
  },
  {
    id: "phase",
    statement: "precip_type is snow only at temp_c of at most 3, sleet only from −1 to 4, and rain only above −1.",
  },
  {
    id: "weather-code",
    statement:
      "weather_code follows from the row, with r = precip_mm × 60 / period_min: rain gives 95 when r ≥ 10 and temp_c ≥ 18, else 51 below r 0.5, 61 below 2.5, 63 below 10, 65 from 10 on; snow 71 below r 0.5, 73 below 2, 75 from 2 on; sleet 68 below r 1, 69 from 1 on; none gives 45 when visibility_m < 1000, 10 when visibility_m < 5000, else 0 for cloud_okta 0, 1 for 1 to 2, 2 for 3 to 5, 3 for 6 to 8.",
  },
  {
    id: "visibility",
    statement:
      "visibility_m is a multiple of 100; below 1000 m only with rh_pct of at least 90 or null, or while something falls or the gauge is out.",
  },
  {
    id: "sun",
    statement:
      "With n the day of the year of ts (1 January is 1), t the hours since midnight UTC, declination d = 23.45° × sin(360° × (284 + n) / 365), B = 360° × (n − 81) / 365, E = 9.87 sin 2B − 7.53 cos B − 1.5 sin B minutes, hour angle h = 15° × (t + lon / 15 + E / 60 − 12) and s = sin lat × sin d + cos lat × cos d × cos h: solar_wm2 is 0 when s ≤ 0 and at most 1120 × s + 1 otherwise.",
  },
  { id: "cloud-precipitation", statement: "cloud_okta is at least 5 while precip_mm is above 0." },
  { id: "snow-depth", statement: "snow_depth_cm is the same on all rows of a station and a UTC day." },
  {
    id: "quality",
    statement:
      "qc_element is null exactly when qc_flag is passed. missing means that the values of qc_element are null: wind has wind_speed_ms, wind_gust_ms and wind_dir_deg; humidity rh_pct and dew_point_c; pressure pressure_hpa and pressure_msl_hpa; precipitation precip_mm, precip_type and weather_code. Nothing else is null but wind_dir_deg when calm. suspect occurs with wind and pressure only.",
  },
];
