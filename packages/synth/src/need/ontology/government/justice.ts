import { choice, flag, money, whole } from "../define.ts";
import { geometric, lognormal, normal } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

/** Sentences, claims and what laws say. */
export const justiceTypes: readonly SemanticType[] = [
  whole("sentence_months", "sentence length|length of sentence|prison term", "Months of a sentence.", geometric(16), {
    unit: "month",
  }),
  money("bail_amount", "bail|bail set", "What is left as security.", 8_000, 1.1, { heaped: 0.9 }),
  flag("reoffended", "recidivism|recidivist|repeat offender", "Whether it happened again.", 0.32),
  whole("suspect_age", "age of suspect|offender age", "Age of the suspect.", normal(33, 11), {
    unit: "year",
    minimum: 14,
    maximum: 90,
  }),
  whole("victim_age", "age of victim", "Age of the victim.", normal(37, 16), { unit: "year", maximum: 99 }),
  choice(
    "statute",
    "section of law|law section|legal basis|article of law",
    "Invented section that was applied.",
    "§ 12:26|§ 18:21|§ 7:17|§ 31:14|§ 44:12|§ 52:10",
  ),
  money("damages", "damages claimed|compensation claimed|damages awarded", "What is claimed for harm.", 12_000, 1.2, {
    heaped: 0.5,
  }),
  choice(
    "governing_law",
    "applicable law|law of contract",
    "Whose law holds.",
    "England and Wales:31|New York:24|Germany:16|France:12|Singapore:10|Ireland:7",
  ),
  whole(
    "tax_year",
    "fiscal year of tax|year of assessment|assessment year",
    "The year that is taxed.",
    { kind: "uniform", minimum: 2021, maximum: 2025 },
    { maximum: 2030 },
  ),
  flag("is_eligible", "eligibility|eligible|qualifies", "Whether conditions are met.", 0.7),
  whole("response_units", "units dispatched|engines sent|number of units", "Units that were sent.", lognormal(2, 0.5), {
    minimum: 1,
  }),
];
