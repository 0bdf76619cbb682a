import type { Row } from "../statistic.ts";
import { naivePick, naiveRandom } from "./naive-random.ts";

const EVENTS = 60_000;
const START = Date.UTC(2026, 0, 5);
const WEEK = 7 * 86_400_000;
const types = ["session_start", "screen_view", "search", "view_item", "add_to_cart", "begin_checkout", "purchase"];

function* events(seed: number, sessions: number): Generator<Row, void, void> {
  const random = naiveRandom(seed);
  for (let index = 0; index < EVENTS; index++) {
    const time = START + random() * WEEK;
    const type = naivePick(random, types);
    yield {
      sessionid: `S${Math.floor(random() * sessions)}`,
      seq: Math.floor(random() * 10),
      anonymousid: `D${Math.floor(random() * 1_000)}`,
      type: `example.shop.${type}`,
      subject: `SKU-${Math.floor(random() * 1_000)}`,
      time: new Date(time).toISOString(),
      received_at: new Date(time + random() * 60_000).toISOString(),
      delivery_attempt: 1,
    };
  }
}

/** Events whose time, type, session and device are each drawn uniformly and by themselves. */
export function* uniformEvents(seed: number): Generator<Row, void, void> {
  yield* events(seed, 5_000);
}

/** The same, with so many sessions that most have one or two events. */
export function* lonelyEvents(seed: number): Generator<Row, void, void> {
  yield* events(seed, 40_000);
}
