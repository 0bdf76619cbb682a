import { countries } from "../entities/shop.ts";
import { type Dataset, defineDataset } from "../schema/dataset.ts";
import { groundingColumns } from "./high-intent-financial-grounding/columns.ts";
import { openGrounding } from "./high-intent-financial-grounding/grounding-source.ts";
import { groundingInvariants } from "./high-intent-financial-grounding/invariants.ts";
import { products } from "./high-intent-financial-grounding/vocabulary.ts";

const version = "1.0.0";
const columns = groundingColumns(version);
const rowLimit = 10_000_000;

/**
 * Financial queries with answers whose every number can be recomputed. Terms are drawn jointly (income, credit, amount, rate
 * by market month), payments and annual rates solved exactly, and an answer says only what its grounding holds.
 */
export const highIntentFinancialGrounding: Dataset = defineDataset({
  id: "high-intent-financial-grounding",
  version,
  title: "High-intent financial grounding",
  description:
    "Questions of people who want a mortgage, a loan, a card, a deposit, an insurance or a brokerage account in eight European markets, each with its terms, a grounding of facts and formulas, and an answer in which every number stands in that grounding. Amounts, payments and annual percentage rates are exact to the cent; intent stage, score and conversion come with them.",
  key: ["record_id"],
  columns,
  invariants: groundingInvariants,
  rowLimit,
  parameters: {
    from: {
      type: "date",
      meaning: "First day on which queries come in.",
      minimum: "2020-01-01",
      maximum: "2035-12-31",
      default: "2026-01-05",
    },
    to: {
      type: "date",
      meaning: "Day before which the last query comes in.",
      minimum: "2020-01-02",
      maximum: "2060-12-31",
      default: null,
    },
    products: { type: "choices", meaning: "What the queries are about.", values: products, default: [] },
    regions: {
      type: "choices",
      meaning: "Markets, as ISO 3166 country codes.",
      values: countries.map((country) => country.code),
      default: [],
    },
    conversion_rate: {
      type: "number",
      meaning: "Share of queries that a contract comes of.",
      minimum: 0,
      maximum: 0.4,
      default: 0.12,
    },
  },
  open: (seed, values, memory) => openGrounding(seed, columns.length, values, rowLimit, memory),
});
