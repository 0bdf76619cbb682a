import { type FieldRule, memberOf, orNull, type RecordRules, versionRule } from "../record-rules.ts";

/** An observation whose fields have the published types. */
export interface Observation {
  station_id: string;
  station_name: string;
  lat: number;
  lon: number;
  elevation_m: number;
  ts: string;
  period_min: number;
  temp_c: number;
  temp_min_c: number;
  temp_max_c: number;
  dew_point_c: number | null;
  rh_pct: number | null;
  pressure_hpa: number | null;
  pressure_msl_hpa: number | null;
  wind_speed_ms: number | null;
  wind_gust_ms: number | null;
  wind_dir_deg: number | null;
  precip_mm: number | null;
  precip_type: string | null;
  snow_depth_cm: number;
  cloud_okta: number;
  visibility_m: number;
  solar_wm2: number;
  weather_code: number | null;
  qc_flag: string;
  qc_element: string | null;
  schema_version: string;
}

const tenths = (minimum: number, maximum: number): FieldRule => ({ type: "number", minimum, maximum, decimals: 1 });
const whole = (minimum: number, maximum: number): FieldRule => ({ type: "integer", minimum, maximum });

/** Published form of each field. */
export const observationRules: RecordRules = new Map<string, FieldRule>([
  ["station_id", { type: "text", pattern: /^WX-[0-9A-HJKMNP-TV-Z]{4}$/ }],
  ["station_name", { type: "text" }],
  ["lat", { type: "number", minimum: -90, maximum: 90, decimals: 4 }],
  ["lon", { type: "number", minimum: -180, maximum: 180, decimals: 4 }],
  ["elevation_m", whole(0, 2_500)],
  ["ts", { type: "instant" }],
  ["period_min", whole(10, 60)],
  ["temp_c", tenths(-70, 60)],
  ["temp_min_c", tenths(-70, 60)],
  ["temp_max_c", tenths(-70, 60)],
  ["dew_point_c", orNull(tenths(-90, 60))],
  ["rh_pct", orNull(whole(1, 100))],
  ["pressure_hpa", orNull(tenths(500, 1_120))],
  ["pressure_msl_hpa", orNull(tenths(500, 1_120))],
  ["wind_speed_ms", orNull(tenths(0, 70))],
  ["wind_gust_ms", orNull(tenths(0, 200))],
  ["wind_dir_deg", orNull(whole(10, 360))],
  ["precip_mm", orNull(tenths(0, 400))],
  ["precip_type", orNull(memberOf("none", "rain", "sleet", "snow"))],
  ["snow_depth_cm", whole(0, 900)],
  ["cloud_okta", whole(0, 8)],
  ["visibility_m", whole(100, 50_000)],
  ["solar_wm2", whole(0, 1_200)],
  ["weather_code", orNull(whole(0, 99))],
  ["qc_flag", memberOf("passed", "suspect", "missing")],
  ["qc_element", orNull(memberOf("wind", "humidity", "pressure", "precipitation"))],
  ["schema_version", versionRule],
]);
