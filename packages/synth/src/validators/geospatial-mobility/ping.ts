import { type FieldRule, memberOf, orNull, type RecordRules, versionRule } from "../record-rules.ts";

/** A position ping whose fields have the published types. */
export interface Ping {
  readonly user_id: string;
  readonly ping_no: number;
  readonly device_id: string;
  readonly local_date: string;
  readonly ts: string;
  readonly utc_offset_min: number;
  readonly lat: number;
  readonly lon: number;
  readonly accuracy_m: number;
  readonly geohash7: string;
  readonly mode: string;
  readonly speed_mps: number;
  readonly heading_deg: number | null;
  readonly trip_id: string | null;
  readonly place_id: string | null;
  readonly place_type: string | null;
  readonly dwell_s: number | null;
  readonly destination_place_id: string | null;
  readonly schema_version: string;
}

const place: FieldRule = { type: "text", nullable: true, pattern: /^PLC-[0-9A-HJKMNP-TV-Z]{7}$/ };

/** Published form of each field. */
export const pingRules: RecordRules = new Map<string, FieldRule>([
  ["user_id", { type: "text", pattern: /^USR-[0-9A-HJKMNP-TV-Z]{4}$/ }],
  ["ping_no", { type: "integer", minimum: 1, maximum: 480 }],
  ["device_id", { type: "text", pattern: /^dev_[0-9a-f]{12}$/ }],
  ["local_date", { type: "day" }],
  ["ts", { type: "instant" }],
  ["utc_offset_min", { type: "integer", minimum: -720, maximum: 840 }],
  ["lat", { type: "number", minimum: -90, maximum: 90, decimals: 6 }],
  ["lon", { type: "number", minimum: -180, maximum: 180, decimals: 6 }],
  ["accuracy_m", { type: "number", minimum: 2, maximum: 100, decimals: 1 }],
  ["geohash7", { type: "text", pattern: /^[0-9b-hjkmnp-z]{7}$/ }],
  ["mode", memberOf("stationary", "walk", "bike", "bus", "car", "train")],
  ["speed_mps", { type: "number", minimum: 0, maximum: 95, decimals: 2 }],
  ["heading_deg", { type: "number", nullable: true, minimum: 0, maximum: 359.9, decimals: 1 }],
  ["trip_id", { type: "text", nullable: true, pattern: /^TRP-[0-9A-HJKMNP-TV-Z]{8}$/ }],
  ["place_id", place],
  ["place_type", orNull(memberOf("home", "work", "shop", "food", "leisure", "health", "errand", "visit"))],
  ["dwell_s", { type: "integer", nullable: true, minimum: 0, maximum: 86_400 }],
  ["destination_place_id", place],
  ["schema_version", versionRule],
]);
