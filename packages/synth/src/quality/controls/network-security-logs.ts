import type { Row } from "../statistic.ts";
import { naivePick, naiveRandom } from "./naive-random.ts";

const FLOWS = 30_000;
const START = Date.UTC(2026, 0, 5);
const TWO_DAYS = 2 * 86_400_000;

/** Flows whose every field is drawn uniformly and by itself: no roles, no tail, labels by a coin. */
export function* uniformFlows(seed: number): Generator<Row, void, void> {
  const random = naiveRandom(seed);
  const upTo = (most: number): number => Math.floor(random() * most);
  for (let index = 0; index < FLOWS; index++) {
    yield {
      uid: `C${index}`,
      ts: new Date(START + (index / FLOWS) * TWO_DAYS).toISOString(),
      src_ip: `10.0.0.${upTo(250)}`,
      src_port: upTo(65_536),
      dst_ip: `198.18.0.${upTo(250)}`,
      dst_port: upTo(65_536),
      proto: naivePick(random, ["tcp", "udp", "icmp"]),
      duration_s: random() * 60,
      orig_bytes: upTo(20_000),
      resp_bytes: upTo(20_000),
      orig_pkts: upTo(100),
      resp_pkts: upTo(100),
      conn_state: naivePick(random, ["SF", "S0", "REJ"]),
      attack_label: naivePick(random, ["benign", "reconnaissance"]),
      campaign_id: `K${upTo(5_000)}`,
    };
  }
}
