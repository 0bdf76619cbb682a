import type { Row } from "../statistic.ts";
import { naivePick, naiveRandom } from "./naive-random.ts";

const DEVICES = 40;
const READINGS = 600;
const SITES = 10;
const START = Date.UTC(2026, 0, 5);
const FIVE_MINUTES = 300_000;

/** Sensor rows whose every field is drawn uniformly and by itself, whatever the device measured before. */
export function* uniformReadings(seed: number): Generator<Row, void, void> {
  const random = naiveRandom(seed);
  const between = (low: number, high: number): number => low + random() * (high - low);
  const places = Array.from({ length: DEVICES }, () => [between(46, 54), between(4, 16)] as const);
  for (let seq = 0; seq < READINGS; seq++) {
    for (const [device, [lat, lon]] of places.entries()) {
      const status = naivePick(random, ["ok", "warn", "fault", "offline"]);
      const lost = status === "offline";
      yield {
        device_id: `D${device}`,
        site_id: `S${device % SITES}`,
        environment: "office",
        model: "air-3",
        ts: new Date(START + seq * FIVE_MINUTES).toISOString(),
        seq,
        status,
        anomaly_label: naivePick(random, ["none", "stuck_at", "spike", "drift", "dropout"]),
        temperature_c: lost ? null : between(-10, 40),
        humidity_pct: lost ? null : between(0, 100),
        pressure_hpa: lost ? null : between(950, 1_050),
        light_lux: lost ? null : between(0, 1_000),
        co2_ppm: lost ? null : between(400, 2_000),
        vibration_mm_s: lost ? null : between(0, 10),
        battery_v: lost ? null : between(2, 4),
        battery_pct: lost ? null : Math.floor(between(0, 101)),
        lat,
        lon,
      };
    }
  }
}
