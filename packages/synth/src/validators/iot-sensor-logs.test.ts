import { changed, later, type Mutation, mutationTrial, type Row, rowWhere } from "../../test/mutation-trial.ts";
import { validatorTrial } from "../../test/validator-trial.ts";
import { iotSensorLogs } from "../datasets/iot-sensor-logs.ts";
import { parsedRows } from "../quality/parsed-rows.ts";
import { validateIotSensorLogs } from "./iot-sensor-logs.ts";

validatorTrial(iotSensorLogs, validateIotSensorLogs);

const DEVICES = 48;
const valid: Row[] = [...parsedRows(iotSensorLogs, "validators", 0, 9_000)];
const at = (accepts: (row: Row) => boolean, from = 1_000): number =>
  rowWhere(valid, (row, index) => index >= from && accepts(row));

const ok = at((row) => row.status === "ok" && row.model !== "machine-1" && row.anomaly_label === "none");
const machine = at((row) => row.model === "machine-1" && row.status === "ok");
const lost = at((row) => row.status === "offline");
const stuck = rowWhere(
  valid,
  (row, index) => row.anomaly_label === "stuck_at" && valid[index - DEVICES]?.anomaly_label === "stuck_at",
);
const warn = at((row) => row.status === "warn", 0);

/** A device loses all readings from a row on. */
function outage(rows: Row[]): void {
  for (let index = ok; index < rows.length; index += DEVICES) {
    const { firmware } = rows[ok] ?? {};
    const { device_id, site_id, environment, model, ts, seq, lat, lon, schema_version } = rows[index] ?? {};
    const empty = Object.fromEntries(Object.keys(valid[lost] ?? {}).map((name) => [name, null]));
    const known = { device_id, site_id, environment, model, firmware, ts, seq, lat, lon, schema_version };
    rows[index] = { ...empty, ...known, status: "offline", quality_flag: "missing", anomaly_label: "dropout" };
  }
}

const mutations: readonly Mutation[] = [
  ["key", "a row that is delivered twice", (rows) => rows.splice(ok + 1, 0, { ...rows[ok] })],
  ["rounds", "a missing row", (rows) => rows.splice(ok, 1)],
  ["rounds", "a device that comes late", changed(ok, { device_id: "dev_000000000000", seq: 0 })],
  ["dense-sequence", "a number that is left out", changed(ok, { seq: Number(valid[ok]?.seq) + 1 })],
  ["dense-sequence", "a device that begins with 1", changed(5, { seq: 1 })],
  ["time-order", "a row before the row above", changed(ok, { ts: later(valid[ok]?.ts, -3_600_000) })],
  ["device-constant", "a device that moves", changed(ok, { lat: Number(valid[ok]?.lat) === 50 ? 51 : 50 })],
  ["model-environment", "a machine's sensor in the open", changed(machine, { environment: "outdoor" })],
  ["site-place", "a device far from its site", changed(1, { lat: Number(valid[1]?.lat) > 50 ? 46.5 : 53.5 })],
  ["offline", "a lost reading with a value", changed(lost, { temperature_c: 20 })],
  ["offline", "a lost reading that was received", changed(lost, { received_at: valid[lost]?.ts })],
  ["offline", "a received reading that is a dropout", changed(ok, { anomaly_label: "dropout" })],
  ["outage-length", "an outage of more than 63 rows", outage],
  ["measured", "a reading without temperature", changed(ok, { temperature_c: null })],
  ["measured", "vibration of a climate sensor", changed(ok, { vibration_mm_s: 2.5 })],
  ["measured", "humidity of a machine", changed(machine, { humidity_pct: 50 })],
  ["resolution", "a temperature between two steps", changed(machine, { temperature_c: 20.01 })],
  ["resolution", "a pressure between two steps", changed(ok, { pressure_hpa: 1000.05 })],
  ["received", "a reading received before it was taken", changed(ok, { received_at: later(valid[ok]?.ts, -1) })],
  ["received", "a reading that took an hour", changed(ok, { received_at: later(valid[ok]?.ts, 3_600_000) })],
  ["fault", "a fault without a code", changed(ok, { status: "fault", quality_flag: "bad" })],
  [
    "fault",
    "a stuck sensor that is labelled well",
    changed(ok, { status: "fault", quality_flag: "bad", fault_code: "sensor_stuck" }),
  ],
  ["warn", "a warning for nothing", changed(ok, { status: "warn", quality_flag: "suspect" })],
  ["warn", "a weak signal without a warning", changed(warn, { status: "ok", quality_flag: "good" })],
  ["quality", "a good reading that is bad", changed(ok, { quality_flag: "bad" })],
  ["stuck-constant", "a stuck sensor that moves", changed(stuck, { temperature_c: -12.35 })],
  ["battery-monotone", "a battery that charges itself", changed(ok, { battery_pct: 100, event: null })],
  ["battery-monotone", "a replaced battery that is no better", changed(ok, { event: "battery_replaced" })],
  ["firmware-monotone", "firmware that changes by itself", changed(ok, { firmware: "99.0.0", event: null })],
  ["firmware-monotone", "firmware that goes back", changed(ok, { firmware: "0.0.1", event: "firmware_updated" })],
  ["firmware-monotone", "a lost reading that reports firmware", changed(lost, { firmware: "99.0.0" })],
  ["first-event", "an event before anything was received", changed(0, { event: "serviced" })],
  ["schema", "a null where none is declared", changed(ok, { seq: null })],
  ["schema", "a status that does not exist", changed(ok, { status: "tired" })],
  ["schema", "a field that nobody declared", changed(ok, { mood: "good" })],
  ["schema", "a temperature beyond the sensor", changed(ok, { temperature_c: 200 })],
  ["schema", "a version that changes", changed(ok, { schema_version: "9.9.9" })],
];

mutationTrial({
  dataset: iotSensorLogs,
  validate: validateIotSensorLogs,
  valid,
  mutations,
  determined: [
    ...["device_id", "site_id", "environment", "model", "ts", "received_at", "seq", "lat", "lon", "firmware", "event"],
    ...["status", "quality_flag", "fault_code", "co2_ppm", "vibration_mm_s"],
  ],
  noticed: 0.8,
});
