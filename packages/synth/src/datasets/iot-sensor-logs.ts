import { type Dataset, defineDataset } from "../schema/dataset.ts";
import { sensorColumns } from "./iot-sensor-logs/columns.ts";
import { sensorInvariants } from "./iot-sensor-logs/invariants.ts";
import { openSensors, SENSOR_ROWS } from "./iot-sensor-logs/sensor-source.ts";
import { environments } from "./iot-sensor-logs/vocabulary.ts";

const version = "1.0.0";
const columns = sensorColumns(version);

/**
 * Readings of wireless sensors at invented sites: weather that moves over the sites, each place's own climate, device bias
 * and drift, links that fail in runs, batteries that run down, and labelled faults.
 */
export const iotSensorLogs: Dataset = defineDataset({
  id: "iot-sensor-logs",
  version,
  title: "IoT sensor logs",
  description:
    "Readings of invented wireless sensors in offices, warehouses, greenhouses and outdoors, in time order: climate, air, light and vibration with battery and signal, lost readings, and labelled faults (stuck, spike, drift). One row is one reading of one device; with the defaults (48 devices, one reading in five minutes) 100,000 rows cover a week, one million rows ten weeks.",
  key: ["device_id", "seq"],
  columns,
  invariants: sensorInvariants,
  rowLimit: SENSOR_ROWS,
  parameters: {
    from: {
      type: "date",
      meaning: "First day; seasons, weekends and sunlight follow the calendar.",
      minimum: "2015-01-01",
      maximum: "2035-12-31",
      default: "2026-01-05",
    },
    to: {
      type: "date",
      meaning: "The day after the last one; not set, rows go on as far as they are asked for.",
      minimum: "2015-01-02",
      maximum: "2045-12-31",
      default: null,
    },
    sensors: {
      type: "integer",
      meaning: "Number of devices; four share a site, and twelve sites share more than 48.",
      unit: "devices",
      minimum: 1,
      maximum: 5_000,
      default: 48,
    },
    interval_seconds: {
      type: "integer",
      meaning: "Time from one reading of a device to its next.",
      unit: "s",
      minimum: 10,
      maximum: 3_600,
      default: 300,
    },
    loss_rate: {
      type: "number",
      meaning: "Expected share of readings that are lost on the way; they come in runs.",
      minimum: 0,
      maximum: 0.3,
      default: 0.03,
    },
    anomaly_rate: {
      type: "number",
      meaning: "Expected share of received readings that are labelled stuck_at, spike or drift.",
      minimum: 0,
      maximum: 0.1,
      default: 0.01,
    },
    environments: {
      type: "choices",
      meaning: "The environments that devices stand in.",
      values: environments,
      default: [],
    },
  },
  open: (seed, values, memory) => openSensors(seed, values, columns.length, memory),
});
