import { unrelatedQueries } from "../controls/high-intent-financial-grounding.ts";
import { areaUnderRoc } from "../discrimination.ts";
import { mean } from "../moments.ts";
import { rankCorrelation } from "../rank-correlation.ts";
import { numberOf, tally, textOf } from "../row-values.ts";
import { type Counted, defineRealism, type Row, type Statistic } from "../statistic.ts";
import { conditionalBigramEntropy, distinctShare } from "../text-entropy.ts";

const TOKENS = 20_000;
const KEPT_TEXTS = 6_000;
const stages = ["research", "compare", "quote", "apply"] as const;
const bands = ["poor", "fair", "good", "very_good", "excellent"] as const;
const usualTerms: ReadonlySet<number> = new Set([12, 24, 36, 48, 60, 72, 84, 180, 240, 360]);
const loans: ReadonlySet<string> = new Set(["mortgage", "personal_loan", "auto_loan"]);

interface QueryColumns extends Counted {
  stages: Map<string, number>;
  /** Rates and places of credit bands, by product. */
  credit: Map<string, { rates: number[]; bands: number[] }>;
  terms: number;
  usualTerms: number;
  roundAmounts: number;
  scores: number[];
  converted: boolean[];
  loans: number;
  soundPayments: number;
  numbers: number;
  groundedNumbers: number;
  /** Logarithms of income and of the amount of mortgages. */
  incomes: number[];
  amounts: number[];
  night: number;
  afternoon: number;
  queries: string[];
}

function collect(rows: Iterable<Row>): QueryColumns {
  const columns: QueryColumns = {
    rows: 0,
    stages: new Map(),
    credit: new Map(),
    terms: 0,
    usualTerms: 0,
    roundAmounts: 0,
    scores: [],
    converted: [],
    loans: 0,
    soundPayments: 0,
    numbers: 0,
    groundedNumbers: 0,
    incomes: [],
    amounts: [],
    night: 0,
    afternoon: 0,
    queries: [],
  };
  for (const row of rows) {
    columns.rows++;
    tally(columns.stages, textOf(row, "intent_stage") ?? "");
    columns.scores.push(numberOf(row, "intent_score"));
    columns.converted.push(row.converted === true);
    if (numberOf(row, "amount") % 500 === 0) columns.roundAmounts++;
    const hour = Number((textOf(row, "ts") ?? "").slice(11, 13));
    if (hour >= 1 && hour < 5) columns.night++;
    if (hour >= 17 && hour < 21) columns.afternoon++;
    readTerms(columns, row);
    readAnswer(columns, row);
    if (columns.queries.length < KEPT_TEXTS) columns.queries.push(textOf(row, "query") ?? "");
  }
  return columns;
}

function readTerms(columns: QueryColumns, row: Row): void {
  const product = textOf(row, "product") ?? "";
  const [amount, rate, term] = [numberOf(row, "amount"), numberOf(row, "rate_pct"), numberOf(row, "term_months")];
  if (!Number.isNaN(term)) {
    columns.terms++;
    if (usualTerms.has(term)) columns.usualTerms++;
  }
  const band = bands.indexOf((textOf(row, "credit_band") ?? "") as (typeof bands)[number]);
  if (band >= 0) {
    const of = columns.credit.get(product) ?? { rates: [], bands: [] };
    of.rates.push(rate);
    of.bands.push(band);
    columns.credit.set(product, of);
  }
  if (product === "mortgage" && row.currency !== "SEK" && row.currency !== "PLN") {
    columns.incomes.push(Math.log(Math.max(1, numberOf(row, "monthly_income"))));
    columns.amounts.push(Math.log(Math.max(1, amount)));
  }
  if (!loans.has(product)) return;
  columns.loans++;
  const r = rate / 1200;
  const exact = r === 0 ? amount / term : (amount * r) / (1 - (1 + r) ** -term);
  if (Math.abs(numberOf(row, "monthly_payment") - exact) <= 0.00501) columns.soundPayments++;
}

function readAnswer(columns: QueryColumns, row: Row): void {
  const claims = Array.isArray(row.grounding) ? (row.grounding as readonly { value: number }[]) : [];
  const known = new Set(claims.map((claim) => claim.value));
  for (const number of (textOf(row, "answer") ?? "").match(/\d[\d,]*(?:\.\d+)?/g) ?? []) {
    columns.numbers++;
    if (known.has(Number(number.replaceAll(",", "")))) columns.groundedNumbers++;
  }
}

/** Share of each stage in the one before it. */
function funnel(columns: QueryColumns): number[] {
  const counts = stages.map((stage) => columns.stages.get(stage) ?? 0);
  return counts.slice(1).map((count, i) => count / Math.max(1, counts[i] ?? 0));
}

/** Mean over the credit products of the rank correlation of rate and credit band. */
function rateByCredit({ credit }: QueryColumns): number | null {
  const values = [...credit.values()].map(({ rates, bands: ranks }) => rankCorrelation(rates, ranks));
  return mean(values.filter((value) => value !== null));
}

function incomeToAmount({ incomes, amounts }: QueryColumns): number | null {
  return incomes.length < 100 ? null : rankCorrelation(incomes, amounts);
}

const statistics: readonly Statistic<QueryColumns>[] = [
  {
    id: "rate_by_credit",
    describes: "Rank correlation of rate and credit band within a product, mean over the credit products.",
    band: [-0.98, -0.5],
    minimumRows: 2_000,
    source: "Risk-based pricing: the better the credit, the lower the rate; domain knowledge",
    measure: rateByCredit,
    control: unrelatedQueries,
  },
  {
    id: "usual_terms",
    describes: "Share of terms that are one of 12, 24, 36, 48, 60, 72, 84, 180, 240 and 360 months.",
    band: [0.9, 1],
    minimumRows: 1_000,
    source: "Lenders' standard terms; domain knowledge",
    measure: ({ terms, usualTerms: usual }) => (terms === 0 ? null : usual / terms),
    control: unrelatedQueries,
  },
  {
    id: "round_amounts",
    describes: "Share of amounts that are multiples of 500.",
    band: [0.6, 0.9],
    minimumRows: 1_000,
    source: "People ask for round sums; domain knowledge",
    measure: ({ roundAmounts, rows }) => roundAmounts / rows,
    control: unrelatedQueries,
  },
  {
    id: "funnel_narrowest",
    describes: "Smallest share of a stage in the stage before it.",
    band: [0.2, 0.6],
    minimumRows: 5_000,
    source: "Each step of a sales funnel loses about half; domain knowledge",
    measure: (columns) => Math.min(...funnel(columns)),
    control: unrelatedQueries,
  },
  {
    id: "funnel_widest",
    describes: "Largest share of a stage in the stage before it.",
    band: [0.2, 0.6],
    minimumRows: 5_000,
    source: "Each step of a sales funnel loses about half; domain knowledge",
    measure: (columns) => Math.max(...funnel(columns)),
    control: unrelatedQueries,
  },
  {
    id: "score_area",
    describes: "Area under the curve of intent_score for converted: 0.5 knows nothing.",
    band: [0.65, 0.85],
    minimumRows: 5_000,
    source: "Lead scores that help without giving the answer away; domain knowledge",
    measure: ({ scores, converted }) => areaUnderRoc(scores, converted),
    control: unrelatedQueries,
  },
  {
    id: "sound_payments",
    describes: "Share of loans whose payment is the annuity of amount, rate and term, to the cent.",
    band: [1, 1],
    minimumRows: 500,
    source: "The annuity formula",
    measure: ({ loans: count, soundPayments }) => (count === 0 ? null : soundPayments / count),
    control: unrelatedQueries,
  },
  {
    id: "grounded_numbers",
    describes: "Share of numbers in answers that stand in their grounding.",
    band: [1, 1],
    minimumRows: 500,
    source: "The purpose of the dataset",
    measure: ({ numbers, groundedNumbers }) => (numbers === 0 ? null : groundedNumbers / numbers),
    control: unrelatedQueries,
  },
  {
    id: "amount_follows_income",
    describes: "Rank correlation of income and mortgage amount, in euros and pounds.",
    band: [0.4, 0.85],
    minimumRows: 3_000,
    source: "Lending limits are multiples of income; domain knowledge",
    measure: incomeToAmount,
    control: unrelatedQueries,
  },
  {
    id: "evening_to_night",
    describes: "Queries from 17 to 21 o'clock over those from 1 to 5, UTC.",
    band: [4, 12],
    minimumRows: 3_000,
    source: "The consumer's day on the web; domain knowledge",
    measure: ({ night, afternoon }) => (night === 0 ? null : afternoon / night),
    control: unrelatedQueries,
  },
  {
    id: "query_entropy",
    describes: "Entropy of a word given the word before it in queries, bits, over 20,000 tokens.",
    band: [2.8, 8],
    minimumRows: 2_000,
    source: "Human queries 3.5, conversations by language models 3.05 to 3.4, templates below 2.3",
    measure: ({ queries }) => conditionalBigramEntropy(queries, TOKENS),
    control: unrelatedQueries,
  },
  {
    id: "query_distinct_pairs",
    describes: "Share of different word pairs among all word pairs in queries, over 20,000 tokens.",
    band: [0.22, 0.95],
    minimumRows: 2_000,
    source: "Human queries 0.45 to 0.58, conversations by language models 0.22 to 0.28, templates below 0.16",
    measure: ({ queries }) => distinctShare(queries, 2, TOKENS),
    control: unrelatedQueries,
  },
];

/** How realistic financial queries are: pricing, terms, the funnel, what the score knows, grounding, and the variety of queries. */
export const highIntentFinancialGroundingRealism = defineRealism(
  "high-intent-financial-grounding",
  collect,
  statistics,
  20_000,
);
