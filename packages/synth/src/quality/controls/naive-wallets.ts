import type { Row } from "../statistic.ts";
import { naivePick, naiveRandom } from "./naive-random.ts";

const WALLETS = 20_000;
const START = Date.UTC(2023, 0, 1);
const THREE_YEARS = 3 * 365 * 86_400_000;

/** Wallets whose every field is drawn uniformly and by itself. */
export function* uniformWallets(seed: number): Generator<Row, void, void> {
  const random = naiveRandom(seed);
  for (let index = 0; index < WALLETS; index++) {
    const retained = Object.fromEntries(Array.from({ length: 6 }, (_, i) => [`retained_m${i + 1}`, random() < 0.5]));
    const cluster = random() < 0.5;
    yield {
      address: `0x${index}`,
      first_seen: new Date(START + random() * THREE_YEARS).toISOString(),
      tx_count: 1 + Math.floor(random() * 1_000),
      weekend_tx_count: Math.floor(random() * 500),
      volume_usd: Math.round(random() * 1_000_000) / 100,
      fees_usd: Math.round(random() * 10_000) / 100,
      hour_entropy: Math.round(random() * 4_585) / 1000,
      is_bot: random() < 0.5,
      archetype: naivePick(random, ["one_and_done", "holder", "trader", "bot"]),
      sybil_cluster_id: cluster ? `S${Math.floor(random() * 500)}` : null,
      churned: random() < 0.5,
      ...retained,
    };
  }
}
