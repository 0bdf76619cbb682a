import type { Row } from "../statistic.ts";
import { naivePick, naiveRandom } from "./naive-random.ts";

const SESSIONS = 8_000;
const START = Date.UTC(2026, 0, 5);
const SPAN = 120 * 86_400_000;
const referrers = ["organic_search", "direct", "paid_search", "email", "social", "partner"];
const topics = ["a", "b", "c", "d", "e", "f", "g", "h"];

/** Page views whose every field is drawn uniformly and by itself. */
export function* uniformPageViews(seed: number): Generator<Row, void, void> {
  const random = naiveRandom(seed);
  for (let session = 0; session < SESSIONS; session++) {
    const pages = 1 + Math.floor(random() * 8);
    const start = START + random() * SPAN;
    const whole = {
      visitor_id: `V${Math.floor(session / 4)}`,
      session_id: `S${session}`,
      session_no: 1 + (session % 4),
      referrer_type: naivePick(random, referrers),
      topic: naivePick(random, topics),
      surge_score: Math.floor(random() * 101),
      account_id: `A${Math.floor(random() * 500)}`,
      is_bot: false,
      consent: true,
      converted: random() < 0.5,
    };
    for (let seq = 1; seq <= pages; seq++) {
      yield {
        ...whole,
        seq,
        ts: new Date(start + seq * 60_000).toISOString(),
        page_url: `https://www.vendor.example/${Math.floor(random() * 100)}`,
        time_on_page_s: seq === pages ? null : 20 + random() * 280,
        scroll_depth_pct: Math.floor(random() * 101),
        intent_score: Math.floor(random() * 101),
        form_started: random() < 0.5,
      };
    }
  }
}
