import type { Row } from "../statistic.ts";
import { naivePick, naiveRandom } from "./naive-random.ts";

const RECORDS = 30_000;
const START = Date.UTC(2026, 0, 5);
const DAY = 86_400_000;
const OBJECTS = 400;

/** Records whose every field is drawn uniformly and by itself. */
export function* uniformRecords(seed: number): Generator<Row, void, void> {
  const random = naiveRandom(seed);
  for (let index = 0; index < RECORDS; index++) {
    const shared = {
      event_id: `E${index}`,
      ts: new Date(START + (index / RECORDS) * DAY).toISOString(),
      host: `host-${Math.floor(random() * 20)}`,
    };
    const kind = naivePick(random, ["access", "dns", "metric"]);
    if (kind === "access") {
      yield {
        ...shared,
        kind,
        status: naivePick(random, [200, 301, 404, 503]),
        cache_status: naivePick(random, ["HIT", "MISS", "EXPIRED", "BYPASS"]),
        object_id: `O${Math.floor(random() * OBJECTS)}`,
        duration_ms: random() * 1_000,
        bytes_out: Math.floor(random() * 100_000),
      };
    } else if (kind === "dns") {
      yield {
        ...shared,
        kind,
        qtype: naivePick(random, ["A", "AAAA", "HTTPS", "PTR", "MX", "TXT", "NS"]),
        rcode: naivePick(random, ["NOERROR", "NXDOMAIN", "SERVFAIL", "REFUSED"]),
      };
    } else yield { ...shared, kind, cpu_user_pct: random() * 100, mem_pct: random() * 100 };
  }
}
