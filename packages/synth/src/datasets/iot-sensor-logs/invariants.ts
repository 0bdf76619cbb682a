import type { Invariant } from "../../schema/dataset.ts";

export const sensorInvariants: readonly Invariant[] = [
  { id: "key", statement: "(device_id, seq) is unique." },
  {
    id: "rounds",
    statement:
      "Rows come in rounds: the first rows hold every device once with seq 0, the next as many rows every device once in the same order with seq 1, and so on.",
  },
  {
    id: "dense-sequence",
    statement: "seq of a device is 0 on its first row and rises by exactly 1 from each of its rows to its next one.",
  },
  { id: "time-order", statement: "ts never decreases from row to row, and strictly increases per device." },
  {
    id: "device-constant",
    statement: "site_id, environment, model, lat and lon are constant per device_id.",
  },
  {
    id: "model-environment",
    statement: "model air-3 stands only in office and greenhouse, machine-1 only in warehouse.",
  },
  {
    id: "site-place",
    statement: "Two devices of a site are at most 0.01 apart in lat and at most 0.01 apart in lon.",
  },
  {
    id: "offline",
    statement:
      "status is offline exactly when anomaly_label is dropout, exactly when received_at is null; then temperature_c, humidity_pct, pressure_hpa, light_lux, co2_ppm, vibration_mm_s, battery_v, battery_pct, rssi_dbm, event and fault_code are null.",
  },
  {
    id: "outage-length",
    statement: "Of any 64 consecutive rows of a device at least one is not offline.",
  },
  {
    id: "measured",
    statement:
      "On rows that are not offline temperature_c, battery_v, battery_pct and rssi_dbm are present; humidity_pct, pressure_hpa and light_lux exactly when model is climate-2 or air-3; co2_ppm exactly when model is air-3; vibration_mm_s exactly when model is machine-1.",
  },
  {
    id: "resolution",
    statement: "temperature_c is a multiple of 0.05, humidity_pct of 0.5 and pressure_hpa of 0.1.",
  },
  { id: "received", statement: "received_at is not before ts and at most 30 minutes after it." },
  {
    id: "fault",
    statement:
      "status is fault exactly when fault_code is present; sensor_stuck occurs only with anomaly_label stuck_at, reading_out_of_range only with spike.",
  },
  {
    id: "warn",
    statement:
      "Of the rows that are neither offline nor fault, those with battery_pct below 15 or rssi_dbm below −105 have status warn, the others ok.",
  },
  {
    id: "quality",
    statement: "quality_flag follows status: ok good, warn suspect, fault bad, offline missing.",
  },
  {
    id: "stuck-constant",
    statement:
      "Rows of a device with anomaly_label stuck_at whose seq follow one another directly have the same temperature_c and the same humidity_pct.",
  },
  {
    id: "battery-monotone",
    statement:
      "From a row that is not offline to the next such row of the device, battery_pct rises only where the later row has event battery_replaced or serviced; there it is higher than before.",
  },
  {
    id: "firmware-monotone",
    statement:
      "firmware of a device never goes back (compared number by number), stays the same on offline rows, and from a row that is not offline to the next such row of the device it changes exactly where the later row has event firmware_updated or serviced.",
  },
  { id: "first-event", statement: "The first row of a device that is not offline has no event." },
];
