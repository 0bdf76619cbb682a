import type { Row } from "../statistic.ts";
import { naivePick, naiveRandom } from "./naive-random.ts";

const LINES = 90_000;
const START = Date.UTC(2025, 0, 1);
const DAY = 86_400_000;
const carcs = ["4", "11", "16", "18", "22", "27", "29", "50", "96", "97", "197", "204"] as const;
const diagnoses = ["I10", "E11.9", "J06.9", "M54.50", "Z00.00", "F41.1"] as const;

/** Claim lines whose every field is drawn uniformly and by itself. */
export function* uniformClaims(seed: number): Generator<Row, void, void> {
  const random = naiveRandom(seed);
  for (let i = 0; i < LINES; i++) {
    const date = new Date(START + Math.floor(random() * 365) * DAY).toISOString().slice(0, 10);
    const billed = Math.round(1_000 + random() * 99_000) / 100;
    const allowed = Math.round(billed * random() * 100) / 100;
    const paid = Math.round(allowed * random() * 100) / 100;
    const status = naivePick(random, ["paid", "denied", "pended"]);
    yield {
      claim_id: `C${i}`,
      line: 1,
      member_id: `M${Math.floor(random() * 4_000)}`,
      birth_year: 1935 + Math.floor(random() * 90),
      service_date: date,
      dx_primary: naivePick(random, diagnoses),
      billed,
      allowed,
      deductible: Math.round(random() * allowed * 100) / 100,
      plan_paid: paid,
      status,
      carc: status === "denied" ? naivePick(random, carcs) : null,
    };
  }
}
