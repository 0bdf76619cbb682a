import type { Row } from "../statistic.ts";
import { naiveRandom } from "./naive-random.ts";

const STATIONS = 24;
const HOURS = 4_200;
const START = Date.UTC(2025, 0, 1);

/** Hourly observations whose every value is drawn uniformly and by itself. */
export function* uniformWeather(seed: number): Generator<Row, void, void> {
  const random = naiveRandom(seed);
  const places = Array.from({ length: STATIONS }, () => ({ lat: 48 + random() * 2, lon: 10 + random() * 3 }));
  for (let hour = 0; hour < HOURS; hour++) {
    const ts = new Date(START + hour * 3_600_000).toISOString();
    for (const [index, { lat, lon }] of places.entries()) {
      yield {
        station_id: `S${index}`,
        lat,
        lon,
        ts,
        temp_c: Math.round(random() * 400 - 100) / 10,
        rh_pct: Math.floor(20 + random() * 81),
        wind_speed_ms: Math.round(random() * 150) / 10,
        cloud_okta: Math.floor(random() * 9),
        // One hour in forty: about half of the days are wet.
        precip_mm: random() < 0.025 ? Math.round(1 + random() * 100) / 10 : 0,
      };
    }
  }
}
