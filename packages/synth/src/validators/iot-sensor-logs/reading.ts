import { type FieldRule, memberOf, orNull, type RecordRules, versionRule } from "../record-rules.ts";

/** A sensor's reading whose fields have the published types. */
export interface Reading {
  device_id: string;
  site_id: string;
  environment: string;
  model: string;
  firmware: string;
  ts: string;
  received_at: string | null;
  seq: number;
  status: string;
  fault_code: string | null;
  event: string | null;
  quality_flag: string;
  anomaly_label: string;
  temperature_c: number | null;
  humidity_pct: number | null;
  pressure_hpa: number | null;
  light_lux: number | null;
  co2_ppm: number | null;
  vibration_mm_s: number | null;
  battery_v: number | null;
  battery_pct: number | null;
  rssi_dbm: number | null;
  lat: number;
  lon: number;
  schema_version: string;
}

const measure = (minimum: number, maximum: number): FieldRule => ({
  type: "number",
  nullable: true,
  minimum,
  maximum,
  decimals: 2,
});
const whole = (minimum: number, maximum: number): FieldRule => ({ type: "integer", nullable: true, minimum, maximum });

/** Published form of each field. */
export const readingRules: RecordRules = new Map<string, FieldRule>([
  ["device_id", { type: "text", pattern: /^dev_[0-9a-f]{12}$/ }],
  ["site_id", { type: "text", pattern: /^SITE-[0-9]{2}$/ }],
  ["environment", memberOf("office", "warehouse", "greenhouse", "outdoor")],
  ["model", memberOf("climate-2", "air-3", "machine-1")],
  ["firmware", versionRule],
  ["ts", { type: "instant" }],
  ["received_at", { type: "instant", nullable: true }],
  ["seq", { type: "integer", minimum: 0 }],
  ["status", memberOf("ok", "warn", "fault", "offline")],
  ["fault_code", orNull(memberOf("sensor_stuck", "reading_out_of_range"))],
  ["event", orNull(memberOf("battery_replaced", "firmware_updated", "serviced"))],
  ["quality_flag", memberOf("good", "suspect", "bad", "missing")],
  ["anomaly_label", memberOf("none", "stuck_at", "spike", "drift", "dropout")],
  ["temperature_c", measure(-40, 85)],
  ["humidity_pct", measure(0, 100)],
  ["pressure_hpa", measure(870, 1085)],
  ["light_lux", whole(0, 120_000)],
  ["co2_ppm", whole(380, 5_000)],
  ["vibration_mm_s", measure(0, 50)],
  ["battery_v", measure(2, 4)],
  ["battery_pct", whole(0, 100)],
  ["rssi_dbm", whole(-120, -20)],
  ["lat", { type: "number", minimum: 46, maximum: 54, decimals: 5 }],
  ["lon", { type: "number", minimum: 4, maximum: 16, decimals: 5 }],
  ["schema_version", versionRule],
]);
