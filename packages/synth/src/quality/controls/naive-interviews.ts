import type { Row } from "../statistic.ts";
import { naivePick, naiveRandom } from "./naive-random.ts";

const WAVES = 60;
const INTERVIEWS = 600;
const incomes = ["lowest", "lower_middle", "middle", "upper_middle", "highest"];

function* interviews(seed: number, panel: boolean): Generator<Row, void, void> {
  const random = naiveRandom(seed);
  for (let wave = 0; wave < WAVES; wave++) {
    const month = new Date(Date.UTC(2021, wave, 1)).toISOString().slice(0, 10);
    for (let interview = 0; interview < INTERVIEWS; interview++) {
      const answer = (): number => 1 + Math.floor(random() * 5);
      yield {
        respondent_id: panel ? `R${interview}` : `R${wave * INTERVIEWS + interview}`,
        wave: month,
        income_band: naivePick(random, incomes),
        finances_past: answer(),
        finances_next: answer(),
        business_next: answer(),
        business_five_years: answer(),
        durables_now: answer(),
        confidence_index: Math.round(random() * 1_000) / 10,
        expected_inflation_12m: Math.round(random() * 150) / 10,
        product_category: naivePick(random, ["car", "furniture"]),
        country: "DE",
        search_interest: Math.floor(random() * 101),
        buy_intent_prob: Math.round(random() * 100) / 100,
        spend_index: Math.round(500 + random() * 1_000) / 10,
        nps: Math.floor(random() * 11),
      };
    }
  }
}

/** Interviews whose every answer is drawn uniformly and by itself, of the same respondents in every wave. */
export function* uniformInterviews(seed: number): Generator<Row, void, void> {
  yield* interviews(seed, true);
}

/** The same, of new respondents in every wave. */
export function* strangersInterviews(seed: number): Generator<Row, void, void> {
  yield* interviews(seed, false);
}
