import type { Row } from "../statistic.ts";
import { naivePick, naiveRandom } from "./naive-random.ts";

const TRACES = 12_000;
const START = Date.UTC(2026, 8, 7);
const WEEK = 7 * 86_400_000;
const FACILITATORS = ["f1", "f2", "f3", "f4", "f5", "f6"] as const;

/** Payment traces whose every field is drawn uniformly and by itself. */
export function* uniformPayments(seed: number): Generator<Row, void, void> {
  const random = naiveRandom(seed);
  for (let index = 0; index < TRACES; index++) {
    const shared = {
      trace_id: `T${index}`,
      agent_id: `a${Math.floor(random() * 500)}`,
      pay_to: `0x${Math.floor(random() * 400)}`,
      amount_usd: Math.round(1 + random() * 4_999_999) / 1_000_000,
      traffic_class: naivePick(random, ["organic", "test", "wash", "dust"]),
      outcome: naivePick(random, ["paid", "abandoned", "rejected", "settlement_failed"]),
    };
    let ts = START + random() * WEEK;
    for (const [step, kind] of [
      "request",
      "payment_required",
      "sign",
      "retry",
      "verify",
      "settle",
      "response",
    ].entries()) {
      ts += 1 + random() * 1_000;
      yield {
        ...shared,
        step: step + 1,
        ts: new Date(ts).toISOString(),
        kind,
        facilitator: naivePick(random, FACILITATORS),
        settle_success: kind === "settle" ? random() < 0.5 : null,
        latency_ms: Math.floor(random() * 5_000),
      };
    }
  }
}
