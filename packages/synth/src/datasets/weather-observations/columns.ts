import type { Column } from "../../engine/column.ts";
import { elements, placeNames, precipitationTypes, qualityFlags } from "./vocabulary.ts";

const tenth = { kind: "decimal", scale: 1 } as const;
const celsius = { type: "number", unit: "°C", minimum: -70, maximum: 60, decimals: 1 } as const;
const hectopascal = { type: "number", unit: "hPa", minimum: 500, maximum: 1120, decimals: 1, nullable: true } as const;
const windSpeed = { type: "number", unit: "m/s", minimum: 0, decimals: 1, nullable: true } as const;

/** Slots of the register, in the order of the columns. */
export const slot = {
  station: 0,
  name: 1,
  latitude: 2,
  longitude: 3,
  elevation: 4,
  ts: 5,
  period: 6,
  temperature: 7,
  lowest: 8,
  highest: 9,
  dewPoint: 10,
  humidity: 11,
  pressure: 12,
  seaLevel: 13,
  wind: 14,
  gust: 15,
  direction: 16,
  precipitation: 17,
  precipitationType: 18,
  snowDepth: 19,
  cloud: 20,
  visibility: 21,
  solar: 22,
  weather: 23,
  quality: 24,
  element: 25,
  version: 26,
} as const;

export function weatherColumns(version: string): readonly Column[] {
  return [
    {
      field: {
        name: "station_id",
        type: "id",
        meaning: "The station.",
        pattern: "WX-[0-9A-HJKMNP-TV-Z]{4}",
        example: "WX-3F7K",
      },
      form: { kind: "code", prefixes: ["WX-"], radix: 32, width: 4 },
    },
    {
      field: { name: "station_name", type: "string", meaning: "Invented name of the station.", example: "Aldenby" },
      form: { kind: "choice", values: placeNames },
    },
    {
      field: {
        name: "lat",
        type: "number",
        meaning: "Latitude of the station, WGS 84.",
        unit: "degrees north",
        minimum: -90,
        maximum: 90,
        decimals: 4,
        example: 50.1042,
      },
      form: { kind: "decimal", scale: 4 },
    },
    {
      field: {
        name: "lon",
        type: "number",
        meaning: "Longitude of the station, WGS 84.",
        unit: "degrees east",
        minimum: -180,
        maximum: 180,
        decimals: 4,
        example: 12.8817,
      },
      form: { kind: "decimal", scale: 4 },
    },
    {
      field: {
        name: "elevation_m",
        type: "int",
        meaning: "Height of the station above sea level.",
        unit: "m",
        minimum: 0,
        maximum: 2500,
        example: 312,
      },
      form: { kind: "integer" },
    },
    {
      field: {
        name: "ts",
        type: "datetime",
        meaning: "When the observation was made (UTC); never before the row above.",
        example: "2025-03-01T06:00:00.000Z",
      },
      form: { kind: "instant" },
      stable: true,
    },
    {
      field: {
        name: "period_min",
        type: "int",
        meaning: "Minutes since the station's observation before, which precip_mm covers.",
        unit: "min",
        minimum: 10,
        maximum: 60,
        example: 60,
      },
      form: { kind: "integer" },
      stable: true,
    },
    {
      field: { name: "temp_c", ...celsius, meaning: "Air temperature at 2 m.", example: 7.4 },
      form: tenth,
    },
    {
      field: {
        name: "temp_min_c",
        ...celsius,
        meaning: "Lowest temp_c of the station in this UTC day so far, this observation included.",
        example: 4.1,
      },
      form: tenth,
    },
    {
      field: {
        name: "temp_max_c",
        ...celsius,
        meaning: "Highest temp_c of the station in this UTC day so far, this observation included.",
        example: 8.8,
      },
      form: tenth,
    },
    {
      field: {
        name: "dew_point_c",
        ...celsius,
        minimum: -90,
        nullable: true,
        meaning: "Dew point by Magnus' formula from temp_c and rh_pct; null while the hygrometer is out.",
        example: 3.2,
      },
      form: tenth,
    },
    {
      field: {
        name: "rh_pct",
        type: "int",
        meaning: "Relative humidity; null while the hygrometer is out.",
        unit: "%",
        minimum: 1,
        maximum: 100,
        nullable: true,
        example: 74,
      },
      form: { kind: "integer" },
    },
    {
      field: {
        name: "pressure_hpa",
        ...hectopascal,
        meaning: "Air pressure at the station's height; null while the barometer is out.",
        example: 978.3,
      },
      form: tenth,
    },
    {
      field: {
        name: "pressure_msl_hpa",
        ...hectopascal,
        meaning: "Air pressure reduced to sea level; null while the barometer is out.",
        example: 1015.4,
      },
      form: tenth,
    },
    {
      field: {
        name: "wind_speed_ms",
        ...windSpeed,
        maximum: 70,
        meaning: "Mean wind speed at 10 m; null while the anemometer is out.",
        example: 3.6,
      },
      form: tenth,
    },
    {
      field: {
        name: "wind_gust_ms",
        ...windSpeed,
        maximum: 200,
        meaning: "Strongest gust of the period; null while the anemometer is out.",
        example: 6.1,
      },
      form: tenth,
    },
    {
      field: {
        name: "wind_dir_deg",
        type: "int",
        meaning: "Direction that the wind comes from, to ten degrees (360 is north); null when calm or out.",
        unit: "degrees",
        minimum: 10,
        maximum: 360,
        nullable: true,
        example: 240,
      },
      form: { kind: "integer" },
    },
    {
      field: {
        name: "precip_mm",
        type: "number",
        meaning: "Precipitation of the period, melted; null while the gauge is out.",
        unit: "mm",
        minimum: 0,
        maximum: 400,
        decimals: 1,
        nullable: true,
        example: 0.4,
      },
      form: tenth,
    },
    {
      field: {
        name: "precip_type",
        type: "enum",
        meaning: "What fell in the period; null while the gauge is out.",
        values: precipitationTypes,
        nullable: true,
        example: "rain",
      },
      form: { kind: "choice", values: precipitationTypes },
    },
    {
      field: {
        name: "snow_depth_cm",
        type: "int",
        meaning: "Depth of snow on the ground at 00:00 UTC, the same all day.",
        unit: "cm",
        minimum: 0,
        maximum: 900,
        example: 0,
      },
      form: { kind: "integer" },
    },
    {
      field: {
        name: "cloud_okta",
        type: "int",
        meaning: "Eighths of the sky covered by cloud.",
        unit: "okta",
        minimum: 0,
        maximum: 8,
        example: 6,
      },
      form: { kind: "integer" },
    },
    {
      field: {
        name: "visibility_m",
        type: "int",
        meaning: "Horizontal visibility, to 100 m.",
        unit: "m",
        minimum: 100,
        maximum: 50_000,
        example: 18_000,
      },
      form: { kind: "integer" },
    },
    {
      field: {
        name: "solar_wm2",
        type: "int",
        meaning: "Global solar irradiance on a level surface at ts.",
        unit: "W/m²",
        minimum: 0,
        maximum: 1200,
        example: 118,
      },
      form: { kind: "integer" },
    },
    {
      field: {
        name: "weather_code",
        type: "int",
        meaning:
          "Present weather by number of WMO code table 4677; 0 to 3 stand for the amount of cloud, as forecast services use them; null while the gauge is out.",
        minimum: 0,
        maximum: 99,
        nullable: true,
        example: 61,
      },
      form: { kind: "integer" },
    },
    {
      field: {
        name: "qc_flag",
        type: "enum",
        meaning: "Outcome of quality control; suspect and missing concern qc_element only.",
        values: qualityFlags,
        example: "passed",
      },
      form: { kind: "choice", values: qualityFlags },
    },
    {
      field: {
        name: "qc_element",
        type: "enum",
        meaning: "The element that is suspect or missing; null when passed.",
        values: elements,
        nullable: true,
        example: "wind",
      },
      form: { kind: "choice", values: elements },
    },
    {
      field: {
        name: "schema_version",
        type: "string",
        meaning: "Version of this dataset's generator and fields.",
        pattern: "[0-9]+\\.[0-9]+\\.[0-9]+",
        example: version,
      },
      form: { kind: "choice", values: [version] },
    },
  ];
}
