import type { Column } from "../../engine/column.ts";
import {
  anomalyLabels,
  environments,
  events,
  faultCodes,
  firmwares,
  models,
  qualityFlags,
  sites,
  statuses,
} from "./vocabulary.ts";

/** Slots of the register, in the order of the columns. */
export const slot = {
  device: 0,
  site: 1,
  environment: 2,
  model: 3,
  firmware: 4,
  ts: 5,
  receivedAt: 6,
  seq: 7,
  status: 8,
  faultCode: 9,
  event: 10,
  quality: 11,
  anomaly: 12,
  temperature: 13,
  humidity: 14,
  pressure: 15,
  light: 16,
  co2: 17,
  vibration: 18,
  batteryVolts: 19,
  batteryPercent: 20,
  rssi: 21,
  latitude: 22,
  longitude: 23,
  version: 24,
} as const;

const hundredths = { kind: "decimal", scale: 2 } as const;
const degrees = { kind: "decimal", scale: 5 } as const;

export function sensorColumns(version: string): readonly Column[] {
  return [...identityColumns(), ...stateColumns(), ...measureColumns(), ...placeColumns(version)];
}

function identityColumns(): readonly Column[] {
  return [
    {
      field: {
        name: "device_id",
        type: "id",
        meaning: "The sensor device.",
        pattern: "dev_[0-9a-f]{12}",
        example: "dev_09f2c41a77be",
      },
      form: { kind: "code", prefixes: ["dev_"], radix: 16, width: 12 },
    },
    {
      field: {
        name: "site_id",
        type: "id",
        meaning: "The invented site where the device stands; constant per device.",
        pattern: "SITE-[0-9]{2}",
        example: "SITE-03",
      },
      form: { kind: "choice", values: sites },
    },
    {
      field: {
        name: "environment",
        type: "enum",
        meaning: "The kind of place on the site; constant per device.",
        values: environments,
        example: "greenhouse",
      },
      form: { kind: "choice", values: environments },
    },
    {
      field: {
        name: "model",
        type: "enum",
        meaning:
          "Device model, constant per device: climate-2 measures temperature, humidity, pressure and light, air-3 also CO2, machine-1 temperature and vibration only.",
        values: models,
        example: "climate-2",
      },
      form: { kind: "choice", values: models },
    },
    {
      field: {
        name: "firmware",
        type: "string",
        meaning: "Firmware version that the device last reported; never goes back.",
        pattern: "[0-9]+\\.[0-9]+\\.[0-9]+",
        example: "1.2.0",
      },
      form: { kind: "choice", values: firmwares },
    },
    {
      field: {
        name: "ts",
        type: "datetime",
        meaning: "When the reading was taken or, for a lost one, was due (UTC); never before the row above.",
        example: "2026-01-05T00:00:03.120Z",
      },
      form: { kind: "instant" },
    },
    {
      field: {
        name: "received_at",
        type: "datetime",
        meaning: "When the gateway received the reading; null for a lost one.",
        nullable: true,
        example: "2026-01-05T00:00:03.310Z",
      },
      form: { kind: "instant" },
    },
    {
      field: {
        name: "seq",
        type: "int",
        meaning: "Number of the reading of this device, from 0; lost readings count.",
        minimum: 0,
        example: 17,
      },
      form: { kind: "integer" },
    },
  ];
}

function stateColumns(): readonly Column[] {
  return [
    {
      field: {
        name: "status",
        type: "enum",
        meaning:
          "State that the gateway shows: offline for a lost reading, fault when the device reports a fault, warn when its battery or its signal is low.",
        values: statuses,
        example: "ok",
      },
      form: { kind: "choice", values: statuses },
    },
    {
      field: {
        name: "fault_code",
        type: "enum",
        meaning: "The fault that the device itself has noticed; null unless status is fault.",
        nullable: true,
        values: faultCodes,
        example: "sensor_stuck",
      },
      form: { kind: "choice", values: faultCodes },
    },
    {
      field: {
        name: "event",
        type: "enum",
        meaning:
          "What happened to the device since its last received reading: battery_replaced, firmware_updated, serviced for both; null for nothing.",
        nullable: true,
        values: events,
        example: "battery_replaced",
      },
      form: { kind: "choice", values: events },
    },
    {
      field: {
        name: "quality_flag",
        type: "enum",
        meaning: "Quality by status: ok is good, warn is suspect, fault is bad, offline is missing.",
        values: qualityFlags,
        example: "good",
      },
      form: { kind: "choice", values: qualityFlags },
    },
    {
      field: {
        name: "anomaly_label",
        type: "enum",
        meaning:
          "The truth for detectors: stuck_at (temperature and humidity freeze), spike (one wild temperature), drift (temperature creeps away), dropout (a lost reading), or none.",
        values: anomalyLabels,
        example: "none",
      },
      form: { kind: "choice", values: anomalyLabels },
    },
  ];
}

function measureColumns(): readonly Column[] {
  return [
    {
      field: {
        name: "temperature_c",
        type: "number",
        meaning: "Temperature of the air, or of the machine's housing, in steps of 0.05; null when lost.",
        unit: "°C",
        nullable: true,
        minimum: -40,
        maximum: 85,
        decimals: 2,
        example: 21.35,
      },
      form: hundredths,
    },
    {
      field: {
        name: "humidity_pct",
        type: "number",
        meaning: "Relative humidity in steps of 0.5; null when lost or not measured.",
        unit: "%",
        nullable: true,
        minimum: 0,
        maximum: 100,
        decimals: 2,
        example: 46.5,
      },
      form: hundredths,
    },
    {
      field: {
        name: "pressure_hpa",
        type: "number",
        meaning: "Air pressure in steps of 0.1; null when lost or not measured.",
        unit: "hPa",
        nullable: true,
        minimum: 870,
        maximum: 1085,
        decimals: 2,
        example: 1013.2,
      },
      form: hundredths,
    },
    {
      field: {
        name: "light_lux",
        type: "int",
        meaning: "Illuminance; null when lost or not measured.",
        unit: "lx",
        nullable: true,
        minimum: 0,
        maximum: 120_000,
        example: 420,
      },
      form: { kind: "integer" },
    },
    {
      field: {
        name: "co2_ppm",
        type: "int",
        meaning: "Carbon dioxide; null when lost or not measured.",
        unit: "ppm",
        nullable: true,
        minimum: 380,
        maximum: 5_000,
        example: 612,
      },
      form: { kind: "integer" },
    },
    {
      field: {
        name: "vibration_mm_s",
        type: "number",
        meaning: "Vibration velocity, root mean square; null when lost or not measured.",
        unit: "mm/s",
        nullable: true,
        minimum: 0,
        maximum: 50,
        decimals: 2,
        example: 2.41,
      },
      form: hundredths,
    },
    {
      field: {
        name: "battery_v",
        type: "number",
        meaning: "Battery voltage under load, lower when it is cold; null when lost.",
        unit: "V",
        nullable: true,
        minimum: 2,
        maximum: 4,
        decimals: 2,
        example: 3.41,
      },
      form: hundredths,
    },
    {
      field: {
        name: "battery_pct",
        type: "int",
        meaning: "Charge left by the device's own count; rises only when the battery is replaced; null when lost.",
        unit: "%",
        nullable: true,
        minimum: 0,
        maximum: 100,
        example: 87,
      },
      form: { kind: "integer" },
    },
    {
      field: {
        name: "rssi_dbm",
        type: "int",
        meaning: "Strength of the received signal; null when lost.",
        unit: "dBm",
        nullable: true,
        minimum: -120,
        maximum: -20,
        example: -74,
      },
      form: { kind: "integer" },
    },
  ];
}

function placeColumns(version: string): readonly Column[] {
  return [
    {
      field: {
        name: "lat",
        type: "number",
        meaning: "Latitude of the device (WGS 84), within 0.005 of its site's middle; constant per device.",
        unit: "°",
        minimum: 46,
        maximum: 54,
        decimals: 5,
        example: 50.12345,
      },
      form: degrees,
    },
    {
      field: {
        name: "lon",
        type: "number",
        meaning: "Longitude of the device (WGS 84), within 0.005 of its site's middle; constant per device.",
        unit: "°",
        minimum: 4,
        maximum: 16,
        decimals: 5,
        example: 8.54321,
      },
      form: degrees,
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
