import { uniformReadings } from "../controls/iot-sensor-logs.ts";
import { autocorrelation, correlation } from "../correlation.ts";
import { mean, variance } from "../moments.ts";
import { median } from "../quantile.ts";
import { rankCorrelation } from "../rank-correlation.ts";
import { instantOf, numberOf, textOf } from "../row-values.ts";
import { runLengths } from "../run-lengths.ts";
import { type Counted, defineRealism, type Row, type Statistic } from "../statistic.ts";

const physical = ["temperature_c", "humidity_pct", "pressure_hpa", "light_lux", "co2_ppm", "vibration_mm_s"] as const;
type Physical = (typeof physical)[number];
const MINUTES_OF_SITE = 60;

/** What is kept of one device; readings by seq, NaN where lost or labelled as a fault. */
interface DeviceColumns {
  site: string;
  lost: boolean[];
  volts: number[];
  readings: Record<Physical, number[]>;
}

interface SiteColumns {
  lat: number;
  lon: number;
  /** Mean pressure by hour. */
  pressure: Map<number, { sum: number; count: number }>;
}

interface SensorColumns extends Counted {
  devices: Map<string, DeviceColumns>;
  sites: Map<string, SiteColumns>;
  anomalies: number;
  lost: number;
  temperatures: Set<number>;
  /** Light outdoors and in offices by hour of the day. */
  lightByHour: Map<number, number[]>;
}

function emptyDevice(site: string): DeviceColumns {
  return {
    site,
    lost: [],
    volts: [],
    readings: { temperature_c: [], humidity_pct: [], pressure_hpa: [], light_lux: [], co2_ppm: [], vibration_mm_s: [] },
  };
}

function addToSite(columns: SensorColumns, row: Row): void {
  const id = textOf(row, "site_id") ?? "";
  const site = columns.sites.get(id) ?? { lat: numberOf(row, "lat"), lon: numberOf(row, "lon"), pressure: new Map() };
  columns.sites.set(id, site);
  const pressure = numberOf(row, "pressure_hpa");
  if (Number.isNaN(pressure)) return;
  const hour = Math.floor(instantOf(row, "ts") / (MINUTES_OF_SITE * 60_000));
  const known = site.pressure.get(hour) ?? { sum: 0, count: 0 };
  known.sum += pressure;
  known.count++;
  site.pressure.set(hour, known);
}

function collect(rows: Iterable<Row>): SensorColumns {
  const columns: SensorColumns = {
    rows: 0,
    devices: new Map(),
    sites: new Map(),
    anomalies: 0,
    lost: 0,
    temperatures: new Set(),
    lightByHour: new Map(),
  };
  for (const row of rows) {
    columns.rows++;
    const id = textOf(row, "device_id") ?? "";
    const device = columns.devices.get(id) ?? emptyDevice(textOf(row, "site_id") ?? "");
    columns.devices.set(id, device);
    const lost = row.status === "offline";
    device.lost.push(lost);
    device.volts.push(numberOf(row, "battery_v"));
    const label = row.anomaly_label;
    const faulty = label === "stuck_at" || label === "spike" || label === "drift";
    if (faulty) columns.anomalies++;
    for (const name of physical) device.readings[name].push(faulty ? Number.NaN : numberOf(row, name));
    if (lost) columns.lost++;
    else columns.temperatures.add(numberOf(row, "temperature_c"));
    const light = numberOf(row, "light_lux");
    if (!Number.isNaN(light)) {
      const hour = new Date(instantOf(row, "ts")).getUTCHours();
      const known = columns.lightByHour.get(hour) ?? [];
      known.push(light);
      columns.lightByHour.set(hour, known);
    }
    addToSite(columns, row);
  }
  return columns;
}

/** The values received, lost ones left out. */
function received(values: readonly number[]): number[] {
  return values.filter((value) => !Number.isNaN(value));
}

/** The least of the quantities' typical memories, each the median over the devices that measure it. */
function leastMemory(columns: SensorColumns): number | null {
  let least: number | null = null;
  for (const name of physical) {
    const memories: number[] = [];
    for (const device of columns.devices.values()) {
      const values = received(device.readings[name]);
      const memory = values.length < 50 ? null : autocorrelation(values, 1);
      if (memory !== null) memories.push(memory);
    }
    const typical = median(memories);
    if (typical !== null && (least === null || typical < least)) least = typical;
  }
  return least;
}

/** Mean over devices of the correlation of two of their series where both were received. */
function meanCorrelation(
  columns: SensorColumns,
  left: (device: DeviceColumns) => readonly number[],
  right: (device: DeviceColumns) => readonly number[],
): number | null {
  const values: number[] = [];
  for (const device of columns.devices.values()) {
    const other = right(device);
    const pairs = left(device)
      .map((value, i) => [value, other[i] ?? Number.NaN] as const)
      .filter(([a, b]) => !Number.isNaN(a) && !Number.isNaN(b));
    const value = correlation(
      pairs.map(([a]) => a),
      pairs.map(([, b]) => b),
    );
    if (value !== null) values.push(value);
  }
  return mean(values);
}

function kilometres(a: SiteColumns, b: SiteColumns): number {
  return Math.hypot((a.lon - b.lon) * 71.7, (a.lat - b.lat) * 111.2);
}

/** Rank correlation, over pairs of sites, of their distance and of how alike their pressure moves. */
function spatialDecay(columns: SensorColumns): number | null {
  const sites = [...columns.sites.values()];
  const distances: number[] = [];
  const likeness: number[] = [];
  for (const [i, a] of sites.entries()) {
    for (const b of sites.slice(i + 1)) {
      const hours = [...a.pressure.keys()].filter((hour) => b.pressure.has(hour));
      const of = (site: SiteColumns): number[] =>
        hours.map((hour) => {
          const known = site.pressure.get(hour);
          return known === undefined ? Number.NaN : known.sum / known.count;
        });
      const value = correlation(of(a), of(b));
      if (value === null) continue;
      distances.push(kilometres(a, b));
      likeness.push(value);
    }
  }
  return distances.length < 10 ? null : rankCorrelation(distances, likeness);
}

/** Spread of the lengths of runs of lost readings over their mean. */
function lossRunVariation(columns: SensorColumns): number | null {
  const runs = [...columns.devices.values()].flatMap((device) => runLengths(device.lost));
  const centre = mean(runs);
  const spread = variance(runs);
  return runs.length < 30 || centre === null || spread === null ? null : Math.sqrt(spread) / centre;
}

/** Mean light in the brightest hour of the day over the darkest. */
function daylight(columns: SensorColumns): number | null {
  const hours = [...columns.lightByHour.values()].map((values) => mean(values) ?? 0);
  return hours.length < 24 ? null : Math.max(...hours) / Math.max(1, Math.min(...hours));
}

/** How much more devices differ from one another than from themselves at other times. */
function deviceSpread(columns: SensorColumns): number | null {
  const means: number[] = [];
  const within: number[] = [];
  for (const device of columns.devices.values()) {
    const values = received(device.readings.temperature_c);
    const centre = mean(values);
    const spread = variance(values);
    if (centre === null || spread === null) continue;
    means.push(centre);
    within.push(spread);
  }
  const between = variance(means);
  const inside = mean(within);
  return between === null || inside === null || inside === 0 ? null : between / inside;
}

const statistics: readonly Statistic<SensorColumns>[] = [
  {
    id: "lag1_memory",
    describes:
      "Correlation of a sound reading with the device's next one: median over devices, the least of the quantities.",
    band: [0.9, 1],
    minimumRows: 20_000,
    source:
      "Physical quantities sampled every five minutes or quicker hardly move between readings; independent draws 0",
    measure: leastMemory,
    control: uniformReadings,
  },
  {
    id: "temperature_humidity",
    describes: "Correlation of temperature and relative humidity, mean over devices.",
    band: [-0.97, -0.4],
    minimumRows: 20_000,
    source: "Warm air holds more water: the Intel Lab motes' relative humidity falls as temperature rises",
    measure: (columns) =>
      meanCorrelation(
        columns,
        (device) => device.readings.temperature_c,
        (device) => device.readings.humidity_pct,
      ),
    control: uniformReadings,
  },
  {
    id: "battery_temperature",
    describes: "Correlation of battery voltage and temperature, mean over devices.",
    band: [0.3, 0.98],
    minimumRows: 20_000,
    source: "Intel Lab motes: voltage is highly correlated with temperature",
    measure: (columns) =>
      meanCorrelation(
        columns,
        (device) => device.volts,
        (device) => device.readings.temperature_c,
      ),
    control: uniformReadings,
  },
  {
    id: "lost_readings",
    describes: "Share of readings that were lost.",
    band: [0.005, 0.1],
    minimumRows: 20_000,
    source: "Managed wireless networks lose 0.5 to 10 percent",
    measure: (columns) => columns.lost / columns.rows,
    control: uniformReadings,
  },
  {
    id: "loss_run_variation",
    describes: "Standard deviation over mean of the lengths of runs of lost readings.",
    band: [1, 3],
    minimumRows: 20_000,
    source: "Bursty loss (Gilbert and Elliott): above the geometric run of independent losses, which stays below 1",
    measure: lossRunVariation,
    control: uniformReadings,
  },
  {
    id: "labelled_anomalies",
    describes: "Share of readings labelled as stuck, spike or drift.",
    band: [0.001, 0.03],
    minimumRows: 20_000,
    source: "Labelled sensor faults are 0.1 to 3 percent of readings",
    measure: (columns) => columns.anomalies / columns.rows,
    control: uniformReadings,
  },
  {
    id: "spatial_decay",
    describes: "Rank correlation, over pairs of sites, of their distance with the correlation of their pressures.",
    band: [-1, -0.5],
    minimumRows: 20_000,
    source: "Weather is alike near by and differs far away",
    measure: spatialDecay,
    control: uniformReadings,
  },
  {
    id: "quantised_values",
    describes: "Different temperatures over readings received.",
    band: [0.0005, 0.06],
    minimumRows: 20_000,
    source: "A resolution of 0.05 °C leaves at most 2,500 values; floating-point draws hardly ever repeat",
    measure: (columns) => columns.temperatures.size / (columns.rows - columns.lost),
    control: uniformReadings,
  },
  {
    id: "daylight",
    describes: "Mean light in the brightest hour of the day over the darkest.",
    band: [10, 50_000],
    minimumRows: 20_000,
    source: "Sun and office hours",
    measure: daylight,
    control: uniformReadings,
  },
  {
    id: "place_over_time",
    describes: "Variance of the devices' mean temperatures over the mean variance within a device.",
    band: [0.5, 50],
    minimumRows: 20_000,
    source: "Places differ more than an hour from the next; independent draws give 0.00",
    measure: deviceSpread,
    control: uniformReadings,
  },
];

/** How realistic sensor readings are: memory, physics between quantities, bursty loss, weather over space. */
export const iotSensorLogsRealism = defineRealism("iot-sensor-logs", collect, statistics, 96_000);
