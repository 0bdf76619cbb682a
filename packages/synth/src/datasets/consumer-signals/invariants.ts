import type { Invariant } from "../../schema/dataset.ts";

export const panelInvariants: readonly Invariant[] = [
  { id: "key", statement: "(respondent_id, wave) is unique." },
  {
    id: "wave-contiguous",
    statement:
      "wave is the first day of a month; the rows of a wave follow one another, and the next wave is the next month.",
  },
  {
    id: "time-order",
    statement: "interviewed_at never decreases from row to row and lies in the month of the wave.",
  },
  { id: "wave-size", statement: "All waves have the same number of rows (the last one of a delivery may be cut)." },
  {
    id: "panel",
    statement:
      "A respondent is interviewed in consecutive months up to the sixth interview, unless the rows end before; interview_no is one higher in each, at most 6, and it begins with 1 except for respondents of the dataset's first wave.",
  },
  {
    id: "respondent-constant",
    statement:
      "country, region, age_band, income_band, household_size, channel and weight are the same on all rows of a respondent.",
  },
  {
    id: "weight",
    statement:
      "The mean of weight over the rows of a whole wave is 1 to within 0.01, and rows of a wave with the same country and age_band have the same weight.",
  },
  {
    id: "confidence-index",
    statement:
      "confidence_index = 25 × (mean of the answered among finances_past, finances_next, business_next, business_five_years and durables_now, less 1), rounded half up to one decimal; it is null exactly when fewer than three of the five are answered.",
  },
  {
    id: "outlook",
    statement:
      "outlook is worse for a finances_next of 1 or 2, same for 3, better for 4 or 5, and null where it is null.",
  },
  {
    id: "search-interest",
    statement:
      "Rows with the same product_category, country and wave have the same search_interest; over the waves of a whole calendar year its largest value for a (product_category, country) that occurs in all twelve is 100.",
  },
  {
    id: "brand",
    statement: "A brand always has the same product_category.",
  },
  {
    id: "nps-group",
    statement: "nps_group is detractor for an nps of 0 to 6, passive for 7 and 8, promoter for 9 and 10.",
  },
  { id: "household", statement: "household_size is between 1 and 7; buy_intent_prob between 0 and 1." },
];
