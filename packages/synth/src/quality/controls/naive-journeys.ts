import type { Row } from "../statistic.ts";
import { naivePick, naiveRandom } from "./naive-random.ts";

const JOURNEYS = 12_000;
const START = Date.UTC(2026, 0, 5);
const DAY = 86_400_000;
const stages = ["search", "view", "cart_add", "checkout", "payment", "purchase"];
const devices = ["mobile", "desktop", "tablet"];
const categories = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"];

/** Journeys of seven steps whose every field is drawn uniformly and by itself. */
export function* uniformJourneys(seed: number): Generator<Row, void, void> {
  const random = naiveRandom(seed);
  for (let journey = 0; journey < JOURNEYS; journey++) {
    const whole = {
      journey_id: `J${journey}`,
      customer_id: `C${Math.floor(journey / 6)}`,
      coupon: random() < 0.3 ? "TEN" : null,
      device_type: naivePick(random, devices),
      returning: random() < 0.5,
      days_since_last: journey % 6 === 0 ? null : Math.floor(random() * 30),
    };
    const start = START + random() * 300 * DAY;
    for (let step = 1; step <= 7; step++) {
      const stage = naivePick(random, stages);
      const value = stage === "purchase" ? 5 + random() * 195 : null;
      yield {
        ...whole,
        step_no: step,
        ts: new Date(start + step * 60_000).toISOString(),
        stage,
        category: stage === "view" ? naivePick(random, categories) : null,
        order_value: value,
        order_margin: value === null ? null : value * random(),
      };
    }
  }
}
