import { instantMs } from "../instant.ts";
import type { Report } from "../validation.ts";
import type { Reading } from "./reading.ts";

const THIRTY_MINUTES_MS = 1_800_000;

const qualityOf: Readonly<Record<string, string>> = { ok: "good", warn: "suspect", fault: "bad", offline: "missing" };

/** Fields that a lost reading has not. */
const absentOffline = [
  "temperature_c",
  "humidity_pct",
  "pressure_hpa",
  "light_lux",
  "co2_ppm",
  "vibration_mm_s",
  "battery_v",
  "battery_pct",
  "rssi_dbm",
  "event",
  "fault_code",
] as const satisfies readonly (keyof Reading)[];

/** Rules that a reading keeps by itself. */
export function checkReading(reading: Reading, ts: number, report: Report): void {
  if (reading.status === "offline") checkLost(reading, report);
  else checkReceived(reading, ts, report);
  if (reading.quality_flag !== qualityOf[reading.status]) {
    report("quality", `${reading.quality_flag} with status ${reading.status}`);
  }
  const stands =
    reading.model === "air-3"
      ? reading.environment === "office" || reading.environment === "greenhouse"
      : reading.model !== "machine-1" || reading.environment === "warehouse";
  if (!stands) report("model-environment", `${reading.model} in ${reading.environment}`);
  if ((reading.status === "fault") !== (reading.fault_code !== null)) {
    report("fault", `status ${reading.status} with fault_code ${reading.fault_code}`);
  }
}

function checkLost(reading: Reading, report: Report): void {
  if (reading.anomaly_label !== "dropout") report("offline", `a lost reading is labelled ${reading.anomaly_label}`);
  if (reading.received_at !== null) report("offline", `a lost reading was received at ${reading.received_at}`);
  for (const name of absentOffline) {
    if (reading[name] !== null) report("offline", `${name} ${reading[name]} on a lost reading`);
  }
}

function checkReceived(reading: Reading, ts: number, report: Report): void {
  if (reading.anomaly_label === "dropout") report("offline", `a dropout has status ${reading.status}`);
  if (reading.received_at === null) {
    report("offline", `never received, with status ${reading.status}`);
  } else {
    const delay = instantMs(reading.received_at) - ts;
    if (delay < 0 || delay > THIRTY_MINUTES_MS) report("received", `${delay} ms after ts`);
  }
  checkMeasured(reading, report);
  checkFaultLabel(reading, report);
  if (reading.status !== "fault") {
    const low = (reading.battery_pct ?? 100) < 15 || (reading.rssi_dbm ?? 0) < -105;
    if ((reading.status === "warn") !== low) {
      report("warn", `${reading.status} with battery_pct ${reading.battery_pct}, rssi_dbm ${reading.rssi_dbm}`);
    }
  }
}

function checkMeasured(reading: Reading, report: Report): void {
  const { model, temperature_c, humidity_pct, pressure_hpa } = reading;
  if (
    temperature_c === null ||
    reading.battery_v === null ||
    reading.battery_pct === null ||
    reading.rssi_dbm === null
  ) {
    report("measured", "temperature_c, battery_v, battery_pct or rssi_dbm is absent");
  }
  const climate = model !== "machine-1";
  if (
    (humidity_pct !== null) !== climate ||
    (pressure_hpa !== null) !== climate ||
    (reading.light_lux !== null) !== climate ||
    (reading.co2_ppm !== null) !== (model === "air-3") ||
    (reading.vibration_mm_s !== null) === climate
  ) {
    report("measured", `${model} does not measure this`);
  }
  if (temperature_c !== null && Math.round(temperature_c * 100) % 5 !== 0) {
    report("resolution", `temperature_c ${temperature_c}`);
  }
  if (humidity_pct !== null && Math.round(humidity_pct * 100) % 50 !== 0) {
    report("resolution", `humidity_pct ${humidity_pct}`);
  }
  if (pressure_hpa !== null && Math.round(pressure_hpa * 100) % 10 !== 0) {
    report("resolution", `pressure_hpa ${pressure_hpa}`);
  }
}

function checkFaultLabel({ fault_code, anomaly_label }: Reading, report: Report): void {
  const misplaced =
    (fault_code === "sensor_stuck" && anomaly_label !== "stuck_at") ||
    (fault_code === "reading_out_of_range" && anomaly_label !== "spike");
  if (misplaced) report("fault", `${fault_code} with anomaly_label ${anomaly_label}`);
}
