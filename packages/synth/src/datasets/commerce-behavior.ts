import { type Dataset, defineDataset } from "../schema/dataset.ts";
import { journeyColumns } from "./commerce-behavior/columns.ts";
import { journeyInvariants } from "./commerce-behavior/invariants.ts";
import { openJourneys, ROW_LIMIT } from "./commerce-behavior/journey-source.ts";

const version = "1.0.0";
const columns = journeyColumns(version);

/**
 * Shopping journeys of the retail transactions' customers, each customer's whole history in one piece: looking around, carts,
 * checkouts, purchases, abandonments with their reasons, reviews and returns, coupons, lifetime value.
 */
export const commerceBehavior: Dataset = defineDataset({
  id: "commerce-behavior",
  version,
  title: "Commerce behavior",
  description:
    "Shopping journeys in the web shop of an invented European retailer, customer by customer in the order of their first journey: searches, views, carts, checkouts, payments, purchases, reviews and returns. One row is one step; a customer's journeys stand together, so that history (returning, lifetime value, days since the last journey) can be checked. Customers, devices, articles and prices are those of the retail transactions of the same seed.",
  key: ["journey_id", "step_no"],
  columns,
  invariants: journeyInvariants,
  rowLimit: ROW_LIMIT,
  parameters: {
    from: {
      type: "date",
      meaning: "The day on which the first customer's first journey begins (UTC).",
      minimum: "2020-01-06",
      maximum: "2035-12-31",
      default: "2025-01-06",
    },
    to: {
      type: "date",
      meaning: "The day before which the last customer's first journey begins; histories are not cut.",
      minimum: "2020-01-07",
      maximum: "2036-12-31",
      default: null,
    },
    customers_per_day: {
      type: "integer",
      meaning: "Customers who come for the first time on a mean day; season, weekday and hour vary around it.",
      minimum: 10,
      maximum: 100_000,
      default: 40,
    },
    abandonment_rate: {
      type: "number",
      meaning: "Share of journeys with something in the cart that end without a purchase, about, over all customers.",
      minimum: 0.1,
      maximum: 0.98,
      default: 0.66,
    },
    coupon_share: {
      type: "number",
      meaning: "Share of journeys in which the customer holds a coupon.",
      minimum: 0,
      maximum: 1,
      default: 0.2,
    },
    mobile_share: {
      type: "number",
      meaning: "Share of journeys on a phone.",
      minimum: 0,
      maximum: 1,
      default: 0.68,
    },
  },
  open: (seed, values, memory) => openJourneys(seed, columns.length, values, memory),
});
