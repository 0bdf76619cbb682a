/** The closed vocabularies of the sensor dataset. An enum's cell is the index here. */
export const environments = ["office", "warehouse", "greenhouse", "outdoor"] as const;
export const OFFICE = 0;
export const WAREHOUSE = 1;
export const GREENHOUSE = 2;
export const OUTDOOR = 3;

/** What a device carries: climate has temperature, humidity, pressure and light; air adds CO2; machine has temperature and vibration. */
export const models = ["climate-2", "air-3", "machine-1"] as const;
export const CLIMATE = 0;
export const AIR = 1;
export const MACHINE = 2;

export const SITES = 12;
export const sites: readonly string[] = Array.from(
  { length: SITES },
  (_, i) => `SITE-${String(i + 1).padStart(2, "0")}`,
);

/** Releases in their order. */
export const firmwares: readonly string[] = Array.from(
  { length: 160 },
  (_, i) => `${1 + Math.floor(i / 24)}.${Math.floor((i % 24) / 4)}.${i % 4}`,
);

export const events = ["battery_replaced", "firmware_updated", "serviced"] as const;
export const BATTERY_REPLACED = 0;
export const FIRMWARE_UPDATED = 1;
export const SERVICED = 2;

export const statuses = ["ok", "warn", "fault", "offline"] as const;
export const OK = 0;
export const WARN = 1;
export const FAULT = 2;
export const OFFLINE = 3;

export const faultCodes = ["sensor_stuck", "reading_out_of_range"] as const;
export const SENSOR_STUCK = 0;
export const OUT_OF_RANGE = 1;

export const qualityFlags = ["good", "suspect", "bad", "missing"] as const;

export const anomalyLabels = ["none", "stuck_at", "spike", "drift", "dropout"] as const;
export const NO_ANOMALY = 0;
export const STUCK_AT = 1;
export const SPIKE = 2;
export const DRIFT = 3;
export const DROPOUT = 4;
