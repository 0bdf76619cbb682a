import type { Row } from "../statistic.ts";
import { naivePick, naiveRandom } from "./naive-random.ts";

const IDENTITIES = 20_000;
const START = Date.UTC(2023, 0, 1);
const THREE_YEARS = 3 * 365 * 86_400_000;

/** Identities whose every field is drawn uniformly and by itself. */
export function* uniformIdentities(seed: number): Generator<Row, void, void> {
  const random = naiveRandom(seed);
  for (let index = 0; index < IDENTITIES; index++) {
    const attestations = Math.floor(random() * 500);
    const feedback = Math.floor(random() * 200);
    yield {
      subject_address: `0x${index}`,
      identity_type: naivePick(random, ["eoa", "smart_account", "agent_8004", "multisig"]),
      first_tx_at: new Date(START + random() * THREE_YEARS).toISOString(),
      account_age_days: Math.floor(random() * 1_200),
      name: random() < 0.5 ? `name-${index}` : null,
      attestation_count: attestations,
      attester_diversity: Math.floor(random() * 20),
      feedback_count: feedback,
      reputation_score: Math.round(random() * 10_000) / 100,
      sybil_score: random(),
      humanity_score: random(),
      sybil_cluster_id: random() < 0.5 ? `S${Math.floor(random() * 500)}` : null,
    };
  }
}
