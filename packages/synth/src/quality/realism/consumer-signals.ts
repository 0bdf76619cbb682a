import { strangersInterviews, uniformInterviews } from "../controls/naive-interviews.ts";
import { autocorrelation, correlation } from "../correlation.ts";
import { intraclassCorrelation } from "../intraclass.ts";
import { mean } from "../moments.ts";
import { rankCorrelation } from "../rank-correlation.ts";
import { numberOf, textOf } from "../row-values.ts";
import { type Counted, defineRealism, type Row, type Statistic } from "../statistic.ts";

const incomeBands = ["lowest", "lower_middle", "middle", "upper_middle", "highest"];
const questions = ["finances_past", "finances_next", "business_next", "business_five_years", "durables_now"];
const roundInflations = new Set([0, 2, 3, 5, 10]);

interface PanelColumns extends Counted {
  /** Sum and number of the index by wave, in the order of the waves. */
  waves: Map<string, { sum: number; count: number; respondents: Set<string> }>;
  /** Answers on the household's future, by respondent. */
  answers: Map<string, number[]>;
  refused: number;
  incomes: number[];
  intents: number[];
  spends: number[];
  finances: number[];
  business: number[];
  inflations: number[];
  recommendations: Float64Array;
  /** Search interest and summed intention by goods, country and wave. */
  searches: Map<string, { interest: number; sum: number; count: number }>;
}

function emptyColumns(): PanelColumns {
  return {
    rows: 0,
    waves: new Map(),
    answers: new Map(),
    refused: 0,
    incomes: [],
    intents: [],
    spends: [],
    finances: [],
    business: [],
    inflations: [],
    recommendations: new Float64Array(11),
    searches: new Map(),
  };
}

function addAnswers(columns: PanelColumns, row: Row): void {
  const wave = textOf(row, "wave") ?? "";
  const respondent = textOf(row, "respondent_id") ?? "";
  const known = columns.waves.get(wave) ?? { sum: 0, count: 0, respondents: new Set<string>() };
  columns.waves.set(wave, known);
  known.respondents.add(respondent);
  const index = numberOf(row, "confidence_index");
  if (Number.isFinite(index)) {
    known.sum += index;
    known.count++;
  }
  for (const question of questions) if (row[question] === null) columns.refused++;
  const finances = numberOf(row, "finances_next");
  const business = numberOf(row, "business_next");
  if (!Number.isFinite(finances)) return;
  const answers = columns.answers.get(respondent) ?? [];
  answers.push(finances);
  columns.answers.set(respondent, answers);
  if (!Number.isFinite(business)) return;
  columns.finances.push(finances);
  columns.business.push(business);
}

function addPurchase(columns: PanelColumns, row: Row): void {
  const intent = numberOf(row, "buy_intent_prob");
  columns.incomes.push(incomeBands.indexOf(textOf(row, "income_band") ?? ""));
  columns.intents.push(intent);
  columns.spends.push(numberOf(row, "spend_index"));
  const inflation = numberOf(row, "expected_inflation_12m");
  if (Number.isFinite(inflation)) columns.inflations.push(inflation);
  const nps = numberOf(row, "nps");
  columns.recommendations[nps] = (columns.recommendations[nps] ?? 0) + 1;
  const cell = `${textOf(row, "product_category")} ${textOf(row, "wave")}`;
  const known = columns.searches.get(cell) ?? { interest: 0, sum: 0, count: 0 };
  known.interest += numberOf(row, "search_interest");
  known.sum += intent;
  known.count++;
  columns.searches.set(cell, known);
}

function collect(rows: Iterable<Row>): PanelColumns {
  const columns = emptyColumns();
  for (const row of rows) {
    columns.rows++;
    addAnswers(columns, row);
    addPurchase(columns, row);
  }
  return columns;
}

/** Autocorrelation of the mean index at lag one; null below 48 waves. */
function indexPersistence(columns: PanelColumns): number | null {
  const means = [...columns.waves.values()].map(({ sum, count }) => sum / count);
  return means.length < 48 ? null : autocorrelation(means, 1);
}

/** Share of a wave's respondents who are asked again in the next. */
function retention(columns: PanelColumns): number | null {
  const waves = [...columns.waves.values()];
  let asked = 0;
  let again = 0;
  for (const [i, wave] of waves.slice(0, -2).entries()) {
    for (const respondent of wave.respondents) {
      asked++;
      if (waves[i + 1]?.respondents.has(respondent) === true) again++;
    }
  }
  return asked === 0 ? null : again / asked;
}

function share(values: readonly number[], accepts: (value: number) => boolean): number | null {
  return values.length === 0 ? null : values.filter(accepts).length / values.length;
}

/** Mean spending of the highest income band over that of the lowest. */
function spendingLift(columns: PanelColumns): number | null {
  const of = (band: number): number | null => mean(columns.spends.filter((_, i) => columns.incomes[i] === band));
  const [high, low] = [of(4), of(0)];
  return high === null || low === null ? null : high / low;
}

/** Tens over the mean of sevens, eights and nines. */
function topBox({ recommendations }: PanelColumns): number | null {
  const [seven, eight, nine, ten] = [...recommendations.subarray(7)] as [number, number, number, number];
  const others = (seven + eight + nine) / 3;
  return others === 0 ? null : ten / others;
}

/** Correlation of mean search interest and mean intention over goods and waves. */
function searchAgreement(columns: PanelColumns): number | null {
  const cells = [...columns.searches.values()].filter((cell) => cell.count >= 50);
  return cells.length < 30
    ? null
    : correlation(
        cells.map((cell) => cell.interest / cell.count),
        cells.map((cell) => cell.sum / cell.count),
      );
}

const statistics: readonly Statistic<PanelColumns>[] = [
  {
    id: "index_persistence",
    describes: "Autocorrelation of the mean confidence index from wave to wave.",
    band: [0.5, 0.99],
    minimumRows: 30_000,
    source: "Published confidence indices: 0.8 to 0.97 over decades, less on 60 to 80 waves; independent waves 0",
    measure: indexPersistence,
    control: uniformInterviews,
  },
  {
    id: "answer_stability",
    describes: "Intraclass correlation of a respondent's repeated answers on the household's future.",
    band: [0.3, 0.7],
    minimumRows: 5_000,
    source: "Household panels: 0.3 to 0.7; answers drawn by themselves 0",
    measure: (columns) => intraclassCorrelation(columns.answers.values()),
    control: uniformInterviews,
  },
  {
    id: "panel_retention",
    describes: "Share of a wave's respondents who are interviewed in the next wave, too.",
    band: [0.7, 0.9],
    minimumRows: 5_000,
    source: "Six-month rotation: five sixths",
    measure: retention,
    control: strangersInterviews,
  },
  {
    id: "unanswered",
    describes: 'Share of the confidence questions left with "don\'t know" or a refusal.',
    band: [0.01, 0.08],
    minimumRows: 2_000,
    source: "Consumer surveys: 1% to 8% by question",
    measure: (columns) => columns.refused / (columns.rows * questions.length),
    control: uniformInterviews,
  },
  {
    id: "inflation_heaping",
    describes: "Share of inflation expectations that are exactly 0, 2, 3, 5 or 10 percent.",
    band: [0.4, 0.75],
    minimumRows: 2_000,
    source: "Household surveys of inflation: round numbers make up 40% to 75%; uniform tenths 0.03",
    measure: (columns) => share(columns.inflations, (value) => roundInflations.has(value)),
    control: uniformInterviews,
  },
  {
    id: "intent_heaping",
    describes: "Share of buying probabilities that are whole tenths.",
    band: [0.55, 0.95],
    minimumRows: 2_000,
    source: "People put probabilities in tens; uniform hundredths 0.11",
    measure: (columns) => share(columns.intents, (value) => Math.round(value * 100) % 10 === 0),
    control: uniformInterviews,
  },
  {
    id: "income_intent",
    describes: "Spearman's correlation of the income band with the probability of buying.",
    band: [0.1, 0.4],
    minimumRows: 5_000,
    source: "Intentions to buy durables rise with income: 0.1 to 0.4",
    measure: (columns) => rankCorrelation(columns.incomes, columns.intents),
    control: uniformInterviews,
  },
  {
    id: "income_spending",
    describes: "Mean spending of the highest fifth of incomes over that of the lowest.",
    band: [1.6, 4.5],
    minimumRows: 5_000,
    source: "Household budget surveys: the highest fifth spends two to four times as much",
    measure: spendingLift,
    control: uniformInterviews,
  },
  {
    id: "question_agreement",
    describes: "Correlation of the answers on the household's and on the country's future.",
    band: [0.3, 0.75],
    minimumRows: 2_000,
    source: "Items of one confidence index correlate at 0.3 to 0.6; drawn by themselves 0",
    measure: (columns) => correlation(columns.finances, columns.business),
    control: uniformInterviews,
  },
  {
    id: "top_box",
    describes: "Recommendations of 10 over the mean number of 7, 8 and 9.",
    band: [1.2, 2.5],
    minimumRows: 5_000,
    source: "Ratings are J-shaped: the top box stands out; uniform ratings 1.0",
    measure: topBox,
    control: uniformInterviews,
  },
  {
    id: "search_agreement",
    describes: "Correlation, over goods and waves, of search interest with the mean probability of buying.",
    band: [0.3, 0.95],
    minimumRows: 20_000,
    source: "Search indices are used because they go with intentions to buy; drawn by themselves 0",
    measure: searchAgreement,
    control: uniformInterviews,
  },
];

/** How realistic consumer panels are: persistence, persons, heaping, income and ratings. */
export const consumerSignalsRealism = defineRealism("consumer-signals", collect, statistics, 86_400);
