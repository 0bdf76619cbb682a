import { changed, later, type Mutation, mutationTrial, type Row, rowWhere } from "../../test/mutation-trial.ts";
import { validatorTrial } from "../../test/validator-trial.ts";
import { consumerSignals } from "../datasets/consumer-signals.ts";
import { parsedRows } from "../quality/parsed-rows.ts";
import { validateConsumerSignals } from "./consumer-signals.ts";

validatorTrial(consumerSignals, validateConsumerSignals);

/** Small waves, so that a whole year is among the rows, with many questions left open. */
const WAVE = 480;
const small = consumerSignals.configure({
  ...consumerSignals.values,
  interviews_per_wave: WAVE,
  nonresponse_rate: 0.2,
});
const valid: Row[] = [...parsedRows(small, "validators", 0, WAVE * 13 + 40)];
const at = (accepts: (row: Row, index: number) => boolean): number =>
  rowWhere(valid, (row, index) => index > WAVE && accepts(row, index));
const number = (index: number, name: string): number => Number(valid[index]?.[name]);
const text = (index: number, name: string): string => String(valid[index]?.[name]);

const again = at((row) => Number(row.interview_no) > 1);
const first = at((row) => row.interview_no === 1);
const answered = at((row) => row.confidence_index !== null && row.finances_next === 3 && row.finances_past !== null);
const silent = rowWhere(valid, (row) => row.confidence_index === null);
const cell = (index: number): string => text(index, "country") + text(index, "product_category");
const shared = at((_, index) =>
  valid
    .slice(Math.max(0, index - 100), index)
    .some(
      (row) => row.wave === valid[index]?.wave && String(row.country) + String(row.product_category) === cell(index),
    ),
);

/** All interest in goods in a country falls by one. */
function lessInterest(rows: Row[]): void {
  for (const [index, row] of rows.entries()) {
    if (cell(index) === cell(shared) && Number(row.search_interest) > 0)
      row.search_interest = Number(row.search_interest) - 1;
  }
}

/** All weights of a wave grow by a tenth. */
function heavier(rows: Row[]): void {
  for (const row of rows.slice(WAVE, 2 * WAVE)) row.weight = Math.round(Number(row.weight) * 11_000) / 10_000;
}

const mutations: readonly Mutation[] = [
  [
    "key",
    "a respondent who is asked twice in a wave",
    changed(again, { respondent_id: valid[again - 1]?.respondent_id }),
  ],
  ["wave-contiguous", "a wave that is left out", (rows) => rows.splice(WAVE, WAVE)],
  ["wave-contiguous", "a wave by its second day", changed(again, { wave: text(again, "wave").replace(/01$/, "02") })],
  ["wave-contiguous", "a row of another wave", changed(again, { wave: valid[0]?.wave })],
  [
    "time-order",
    "an interview before the row above",
    changed(again, { interviewed_at: later(valid[again - 1]?.interviewed_at, -1_000) }),
  ],
  [
    "time-order",
    "an interview after its month",
    changed(2 * WAVE - 1, { interviewed_at: later(`${text(2 * WAVE, "wave")}T00:00:00.000Z`, 0) }),
  ],
  ["wave-size", "an interview that is missing", (rows) => rows.splice(again, 1)],
  [
    "wave-size",
    "an interview too many",
    (rows) => rows.splice(again, 0, { ...rows[again], respondent_id: "RSP-ZZZZZZ", interview_no: 1 }),
  ],
  ["panel", "a respondent who begins with the second", changed(first, { interview_no: 2 })],
  ["panel", "an interview that is left out", changed(again, { interview_no: 1 })],
  [
    "respondent-constant",
    "a respondent who moves",
    changed(again, { region: text(again, "region") === "north" ? "south" : "north" }),
  ],
  [
    "respondent-constant",
    "a respondent who weighs more",
    changed(again, { weight: number(again, "weight") === 1 ? 2 : 1 }),
  ],
  ["weight", "two weights of one age", changed(first, { weight: number(first, "weight") === 1 ? 2 : 1 })],
  ["weight", "a wave that weighs too much", heavier],
  [
    "confidence-index",
    "a tenth more",
    changed(answered, {
      confidence_index:
        (number(answered, "confidence_index") * 10 + (number(answered, "confidence_index") > 99 ? -1 : 1)) / 10,
    }),
  ],
  ["confidence-index", "an index of too few answers", changed(silent, { confidence_index: 50 })],
  ["outlook", "a better outlook on the same", changed(answered, { outlook: "better" })],
  [
    "search-interest",
    "two interests in one month",
    changed(shared, { search_interest: number(shared, "search_interest") === 5 ? 6 : 5 }),
  ],
  ["search-interest", "a year without a strongest month", lessInterest],
  [
    "brand",
    "a brand of other goods",
    changed(again, { product_category: text(again, "product_category") === "car" ? "holiday" : "car" }),
  ],
  ["nps-group", "a promoter of seven", changed(again, { nps: 7, nps_group: "promoter" })],
  ["household", "a household of eight", changed(again, { household_size: 8 })],
  ["household", "a probability above one", changed(again, { buy_intent_prob: 1.2 })],
  ["schema", "a null where none is declared", changed(again, { nps: null })],
  ["schema", "an answer of six", changed(again, { durables_now: 6 })],
  ["schema", "a hundredth of a percent", changed(again, { expected_inflation_12m: 2.25 })],
  ["schema", "a field that nobody declared", changed(again, { note: "x" })],
  ["schema", "a version that changes", changed(again, { schema_version: "9.9.9" })],
];

mutationTrial({
  dataset: consumerSignals,
  validate: validateConsumerSignals,
  valid,
  mutations,
  determined: [
    ...["respondent_id", "wave", "interview_no", "interviewed_at", "country", "region", "age_band", "income_band"],
    ...["household_size", "finances_past", "business_next", "confidence_index", "outlook", "product_category"],
    ...["search_interest", "brand", "nps_group", "weight"],
  ],
  // Respondents of the first waves are not known before.
  noticed: 0.8,
});
