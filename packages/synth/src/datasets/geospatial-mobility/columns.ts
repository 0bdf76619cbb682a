import type { Column } from "../../engine/column.ts";
import { modes, placeTypes } from "./vocabulary.ts";

const placeCode = { kind: "code", prefixes: ["PLC-"], radix: 32, width: 7 } as const;
const placePattern = "PLC-[0-9A-HJKMNP-TV-Z]{7}";
const tenth = { kind: "decimal", scale: 1 } as const;

/** Slots of the register, in the order of the columns. */
export const slot = {
  user: 0,
  ping: 1,
  device: 2,
  localDate: 3,
  ts: 4,
  offset: 5,
  latitude: 6,
  longitude: 7,
  accuracy: 8,
  geohash: 9,
  mode: 10,
  speed: 11,
  heading: 12,
  trip: 13,
  place: 14,
  placeType: 15,
  dwell: 16,
  destination: 17,
  version: 18,
} as const;

export function mobilityColumns(version: string): readonly Column[] {
  return [
    {
      field: {
        name: "user_id",
        type: "id",
        meaning: "The person, invented; no trajectory of a real one was used.",
        pattern: "USR-[0-9A-HJKMNP-TV-Z]{4}",
        example: "USR-0M4X",
      },
      form: { kind: "code", prefixes: ["USR-"], radix: 32, width: 4 },
      stable: true,
    },
    {
      field: {
        name: "ping_no",
        type: "int",
        meaning: "Number of the ping among those of the user on local_date, from 1.",
        minimum: 1,
        maximum: 480,
        example: 17,
      },
      form: { kind: "integer" },
    },
    {
      field: {
        name: "device_id",
        type: "id",
        meaning: "The user's phone.",
        pattern: "dev_[0-9a-f]{12}",
        example: "dev_09f2c41a77be",
      },
      form: { kind: "code", prefixes: ["dev_"], radix: 16, width: 12 },
      stable: true,
    },
    {
      field: {
        name: "local_date",
        type: "date",
        meaning: "Day of the ping by the city's standard time; from and to are such days.",
        example: "2025-03-03",
      },
      form: { kind: "day" },
      stable: true,
    },
    {
      field: {
        name: "ts",
        type: "datetime",
        meaning: "When the position was fixed (UTC), to the second.",
        example: "2025-03-03T06:41:12.000Z",
      },
      form: { kind: "instant" },
    },
    {
      field: {
        name: "utc_offset_min",
        type: "int",
        meaning: "Minutes by which the city's standard time is ahead of UTC, the whole year.",
        unit: "min",
        minimum: -720,
        maximum: 840,
        example: 60,
      },
      form: { kind: "integer" },
      stable: true,
    },
    {
      field: {
        name: "lat",
        type: "number",
        meaning: "Latitude, WGS 84.",
        unit: "degrees north",
        minimum: -90,
        maximum: 90,
        decimals: 6,
        example: 52.516274,
      },
      form: { kind: "decimal", scale: 6 },
    },
    {
      field: {
        name: "lon",
        type: "number",
        meaning: "Longitude, WGS 84.",
        unit: "degrees east",
        minimum: -180,
        maximum: 180,
        decimals: 6,
        example: 13.377704,
      },
      form: { kind: "decimal", scale: 6 },
    },
    {
      field: {
        name: "accuracy_m",
        type: "number",
        meaning: "Radius in which the true position lies with 68 % probability.",
        unit: "m",
        minimum: 2,
        maximum: 100,
        decimals: 1,
        example: 8.4,
      },
      form: tenth,
    },
    {
      field: {
        name: "geohash7",
        type: "string",
        meaning: "Geohash cell of lat and lon, seven characters.",
        pattern: "[0-9b-hjkmnp-z]{7}",
        example: "u33db2m",
      },
      form: { kind: "text" },
    },
    {
      field: {
        name: "mode",
        type: "enum",
        meaning: "How the user was moving; stationary between trips.",
        values: modes,
        example: "bus",
      },
      form: { kind: "choice", values: modes },
    },
    {
      field: {
        name: "speed_mps",
        type: "number",
        meaning: "Mean speed since the ping before, from the two positions; 0 when stationary.",
        unit: "m/s",
        minimum: 0,
        maximum: 95,
        decimals: 2,
        example: 6.25,
      },
      form: { kind: "decimal", scale: 2 },
    },
    {
      field: {
        name: "heading_deg",
        type: "number",
        meaning: "Bearing from the ping before, clockwise from north; null when stationary.",
        unit: "degrees",
        minimum: 0,
        maximum: 359.9,
        decimals: 1,
        nullable: true,
        example: 84.5,
      },
      form: tenth,
    },
    {
      field: {
        name: "trip_id",
        type: "id",
        meaning: "The trip that the ping belongs to; null when stationary.",
        nullable: true,
        pattern: "TRP-[0-9A-HJKMNP-TV-Z]{8}",
        example: "TRP-00000R5A",
      },
      form: { kind: "code", prefixes: ["TRP-"], radix: 32, width: 8 },
    },
    {
      field: {
        name: "place_id",
        type: "id",
        meaning: "The place where the user stays; null on a trip.",
        nullable: true,
        pattern: placePattern,
        example: "PLC-00R5A7Q",
      },
      form: placeCode,
    },
    {
      field: {
        name: "place_type",
        type: "enum",
        meaning: "What the user does at the place; null on a trip.",
        nullable: true,
        values: placeTypes,
        example: "home",
      },
      form: { kind: "choice", values: placeTypes },
    },
    {
      field: {
        name: "dwell_s",
        type: "int",
        meaning: "Seconds since the first ping of this stay on local_date; null on a trip.",
        unit: "s",
        minimum: 0,
        maximum: 86_400,
        nullable: true,
        example: 5400,
      },
      form: { kind: "integer" },
    },
    {
      field: {
        name: "destination_place_id",
        type: "id",
        meaning: "The place that the trip goes to; null when stationary.",
        nullable: true,
        pattern: placePattern,
        example: "PLC-00R5A7Q",
      },
      form: placeCode,
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
      stable: true,
    },
  ];
}
