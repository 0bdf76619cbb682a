import type { Row } from "../statistic.ts";
import { naivePick, naiveRandom } from "./naive-random.ts";

const USERS = 50;
const DAYS = 33;
const PINGS = 60;
const START = Date.UTC(2025, 2, 3);
const modes = ["stationary", "walk", "bike", "bus", "car", "train"] as const;

/** Pings whose every value is drawn uniformly and by itself. */
export function* uniformPings(seed: number): Generator<Row, void, void> {
  const random = naiveRandom(seed);
  let trip = 0;
  for (let day = 0; day < DAYS; day++) {
    const date = new Date(START + day * 86_400_000).toISOString().slice(0, 10);
    for (let user = 0; user < USERS; user++) {
      for (let ping = 0; ping < PINGS; ping++) {
        const mode = naivePick(random, modes);
        const still = mode === "stationary";
        yield {
          user_id: `U${user}`,
          local_date: date,
          ping_no: ping + 1,
          utc_offset_min: 60,
          ts: new Date(START + day * 86_400_000 + Math.floor(random() * 86_400) * 1000).toISOString(),
          lat: 52.3 + random() * 0.4,
          lon: 13.1 + random() * 0.6,
          mode,
          speed_mps: still ? 0 : Math.round(random() * 3000) / 100,
          trip_id: still ? null : `T${trip++}`,
          place_id: still ? `P${user}-${Math.floor(random() * 500)}` : null,
          place_type: still ? naivePick(random, ["home", "work", "shop", "food"]) : null,
          dwell_s: still ? Math.floor(random() * 20_000) : null,
        };
      }
    }
  }
}
