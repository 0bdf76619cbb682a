import { NULL } from "../../engine/rows.ts";
import { normalTable } from "../../random/distributions.ts";
import { fastExp } from "../../random/exponential.ts";
import { unit } from "../../random/hash.ts";
import { quantileAt } from "../../random/quantile-table.ts";
import { pick, weightedTable } from "../../random/weighted-table.ts";
import { QUESTIONS, slot } from "./columns.ts";
import type { Respondent } from "./respondent.ts";

/** Draws of an interview. Numbers are part of the format: a new use takes a new number. */
export const interviewField = {
  answers: 0,
  refusals: 5,
  prices: 10,
  pricesKnown: 11,
  heaping: 12,
  intent: 13,
  intentDigits: 14,
  spend: 15,
  recommends: 16,
  changes: 17,
  moment: 18,
} as const;
export const INTERVIEW_DRAWS = 19;

/** How questions differ: what is harder to say is refused more often (mean 1); how far the mood of the country moves them. */
const refusals = [0.5, 1.1, 1.2, 1.5, 0.7];
const moods = [0.35, 0.42, 0.62, 0.5, 0.5];
const shifts = [-0.12, 0.1, -0.05, 0.02, -0.18];
/** Share of the respondent's own outlook, and of chance, in an answer. */
const OWN = 0.74;
const CHANCE = 0.72;
const INCOME_STEP = 0.13;
/** Where the five answers part. */
const THRESHOLDS = [-1.55, -0.5, 0.5, 1.55];
/** The answer by 128ths of the latent value from −4 on: four comparisons that nothing could foretell, in one step. */
const FINENESS = 128;
const likert = Uint8Array.from(
  { length: 8 * FINENESS },
  (_, i) => 1 + THRESHOLDS.filter((threshold) => (i + 0.5) / FINENESS - 4 > threshold).length,
);

/** Answers the five questions of confidence into the register, and what follows from them. */
export function answerConfidence(
  cells: Float64Array,
  draws: Uint32Array,
  who: Respondent,
  sentiment: number,
  nonresponse: number,
): void {
  let sum = 0;
  let answered = 0;
  const own = OWN * who.outlook + INCOME_STEP * (who.income - 2);
  for (let question = 0; question < QUESTIONS; question++) {
    const at = slot.answers + question;
    if (unit(draws[interviewField.refusals + question] as number) < nonresponse * (refusals[question] as number)) {
      cells[at] = NULL;
      continue;
    }
    const chance = quantileAt(normalTable(), draws[interviewField.answers + question] as number);
    const latent = own + (moods[question] as number) * sentiment + (shifts[question] as number) + CHANCE * chance;
    const answer = likert[Math.max(0, Math.min(likert.length - 1, ((latent + 4) * FINENESS) | 0))] as number;
    cells[at] = answer;
    sum += answer;
    answered += 1;
  }
  // 25 × (mean − 1) in tenths, rounded half up.
  cells[slot.confidence] = answered < 3 ? NULL : Math.floor((500 * (sum - answered) + answered) / (2 * answered));
  const next = cells[slot.answers + 1] as number;
  cells[slot.outlook] = next === NULL ? NULL : next < 3 ? 0 : next > 3 ? 2 : 1;
}

/** Numbers that people like, in tenths of a percent. */
const roundNumbers = [0, 20, 30, 50, 100, 150, 200, 250, 300, 400, 500];
/** The nearest of them, by tenths of a percent from 0 to 500. */
const nearestRounds = Int16Array.from({ length: 501 }, (_, tenths) =>
  roundNumbers.reduce((best, number) => (Math.abs(number - tenths) < Math.abs(best - tenths) ? number : best)),
);

/** Expected inflation in tenths of a percent: what prices did, seen through one's own mood, and mostly a round number. */
export function expectedInflation(draws: Uint32Array, who: Respondent, level: number, nonresponse: number): number {
  if (unit(draws[interviewField.pricesKnown] as number) < Math.min(0.6, 1.5 * nonresponse)) return NULL;
  const chance = quantileAt(normalTable(), draws[interviewField.prices] as number);
  const felt = level * fastExp(0.45 * who.priceSense - 0.2 * who.outlook + 0.35 * chance) - 0.9;
  const tenths = Math.max(-100, Math.min(500, Math.round(felt * 10)));
  const heaping = unit(draws[interviewField.heaping] as number);
  if (heaping < 0.6) return nearestRounds[Math.max(0, tenths)] as number;
  // Others say halves, and few a decimal.
  return heaping < 0.88 ? Math.round(tenths / 5) * 5 : tenths;
}

/** Probability of buying, in percent: more with income, mood and interest, and in tens mostly. */
export function buyIntent(draws: Uint32Array, who: Respondent, sentiment: number, interest: number): number {
  const chance = quantileAt(normalTable(), draws[interviewField.intent] as number);
  const share =
    0.2 + 0.05 * (who.income - 2) + 0.05 * who.outlook + 0.03 * sentiment + 0.0015 * (interest - 60) + 0.22 * chance;
  const percent = Math.max(0, Math.min(100, Math.round(share * 100)));
  const digits = unit(draws[interviewField.intentDigits] as number);
  if (digits < 0.76) return Math.round(percent / 10) * 10;
  return digits < 0.93 ? Math.round(percent / 5) * 5 : percent;
}

/** Spending in tenths of the index; `season` is the month's, 1 on average. */
export function spendIndex(draws: Uint32Array, who: Respondent, sentiment: number, season: number): number {
  const chance = quantileAt(normalTable(), draws[interviewField.spend] as number);
  const size = 0.1 * (Math.min(who.household, 5) - 2.2);
  const spread = 0.24 * (who.income - 1.95) + size + 0.1 * who.outlook + 0.03 * sentiment + 0.32 * chance;
  // The last factor makes the mean 100.
  return Math.max(10, Math.min(20_000, Math.round(1000 * season * 0.87 * fastExp(spread))));
}

/** The J of recommendations: many tens, few below five, and those who cannot say in the middle. */
const recommendations = weightedTable([5, 1.5, 2, 2.5, 3, 9, 8, 13, 17, 15, 24], 10);

/** Recommendation, 0 to 10; `lasting` is what the respondent thinks of the brand anyway. */
export function recommendation(draws: Uint32Array, lasting: number): number {
  const changes = unit(draws[interviewField.changes] as number) < 0.4;
  return pick(recommendations, changes ? (draws[interviewField.recommends] as number) : lasting);
}
