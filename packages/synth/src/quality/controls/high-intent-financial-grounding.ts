import type { Row } from "../statistic.ts";
import { naivePick, naiveRandom } from "./naive-random.ts";

const QUERIES = 20_000;
const PRODUCTS = ["mortgage", "personal_loan", "auto_loan", "credit_card"] as const;
const BANDS = ["poor", "fair", "good", "very_good", "excellent"] as const;
const STAGES = ["research", "compare", "quote", "apply"] as const;
const TEMPLATES = [
  (product: string) => `I want to apply for a ${product}.`,
  (product: string) => `What is the best rate for a ${product}?`,
  (product: string) => `Please give me a quote for a ${product}.`,
  (product: string) => `How much would a ${product} cost me per month?`,
] as const;

/** Queries whose fields are drawn by themselves: rates that know no credit band, payments that know no rate. */
export function* unrelatedQueries(seed: number): Generator<Row, void, void> {
  const random = naiveRandom(seed);
  for (let query = 0; query < QUERIES; query++) {
    const product = naivePick(random, PRODUCTS);
    const amount = Math.round(random() * 500_000 * 100) / 100;
    const payment = Math.round(random() * 3_000 * 100) / 100;
    const hour = String(Math.floor(random() * 24)).padStart(2, "0");
    yield {
      ts: `2026-01-05T${hour}:30:00.000Z`,
      query: naivePick(random, TEMPLATES)(product),
      intent_stage: naivePick(random, STAGES),
      product,
      amount,
      term_months: 1 + Math.floor(random() * 360),
      rate_pct: Math.round(random() * 2_000) / 100,
      monthly_payment: payment,
      monthly_income: Math.round(random() * 10_000),
      credit_band: naivePick(random, BANDS),
      intent_score: Math.floor(random() * 101),
      grounding: [],
      answer: `Your payment is ${payment} per month.`,
      converted: random() < 0.5,
    };
  }
}
