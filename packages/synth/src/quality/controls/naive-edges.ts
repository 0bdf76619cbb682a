import type { Row } from "../statistic.ts";
import { naivePick, naiveRandom } from "./naive-random.ts";

const EDGES = 40_000;
const START = Date.UTC(2024, 0, 1);
const YEAR = 365 * 86_400_000;
const COUNTRIES = ["US", "IN", "BR", "ID", "GB", "DE", "MX", "FR"] as const;

function* edges(seed: number, members: number): Generator<Row, void, void> {
  const random = naiveRandom(seed);
  for (let index = 0; index < EDGES; index++) {
    const weight = random();
    yield {
      edge_id: `E${index}`,
      src_id: `u${Math.floor(random() * members)}`,
      dst_id: `u${Math.floor(random() * members)}`,
      relation: naivePick(random, ["friend", "follow"]),
      created_at: new Date(START + random() * YEAR).toISOString(),
      src_joined_at: new Date(START + random() * YEAR).toISOString(),
      dst_joined_at: new Date(START + random() * YEAR).toISOString(),
      src_country: naivePick(random, COUNTRIES),
      dst_country: naivePick(random, COUNTRIES),
      weight,
      interactions_30d: Math.floor(random() * 50),
      deleted_at: random() < 0.5 ? new Date(START + YEAR).toISOString() : null,
    };
  }
}

/** Edges between members who are drawn uniformly, twenty a member. */
export function* uniformEdges(seed: number): Generator<Row, void, void> {
  yield* edges(seed, 4_000);
}

/** The same with so many members that most of them stand alone or in pairs. */
export function* sparseEdges(seed: number): Generator<Row, void, void> {
  yield* edges(seed, 120_000);
}
