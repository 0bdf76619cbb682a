import { type Dataset, defineDataset } from "../schema/dataset.ts";
import { eventColumns } from "./event-streams/columns.ts";
import { openEvents, ROW_LIMIT } from "./event-streams/event-source.ts";
import { eventInvariants } from "./event-streams/invariants.ts";

const version = "1.0.0";
const columns = eventColumns(version);

/**
 * Clickstream of an invented web shop and its apps as CloudEvents: sessions of heavy-tailed length by a Markov chain, late
 * and repeated deliveries, and the customers, devices and articles of the retail transactions of the seed.
 */
export const eventStreams: Dataset = defineDataset({
  id: "event-streams",
  version,
  title: "Event streams",
  description:
    "Product events of an invented web shop, its iOS and its Android app as CloudEvents 1.0, as a collector received them: sessions in the order of their start, the rows of a session in the order of arrival, with late, out-of-order and repeated deliveries. One row is one delivery of one event; users, devices, articles and prices are those of the retail transactions of the same seed.",
  key: ["source", "id", "delivery_attempt"],
  columns,
  invariants: eventInvariants,
  rowLimit: ROW_LIMIT,
  parameters: {
    from: {
      type: "date",
      meaning: "The day on which the first session begins (UTC).",
      minimum: "2020-01-06",
      maximum: "2035-12-31",
      default: "2026-01-05",
    },
    to: {
      type: "date",
      meaning: "The day before which the last session begins; sessions are not cut.",
      minimum: "2020-01-07",
      maximum: "2036-12-31",
      default: null,
    },
    sessions_per_day: {
      type: "integer",
      meaning: "Sessions on a mean day; season, weekday and hour vary around it.",
      minimum: 100,
      maximum: 1_000_000,
      default: 2_000,
    },
    users: {
      type: "integer",
      meaning: "Customers among whom sessions are spread, very unequally.",
      minimum: 2_500,
      maximum: 5_000_000,
      default: 30_000,
    },
    login_share: {
      type: "number",
      meaning: "Share of sessions in which the customer is logged in; only these end in purchases.",
      minimum: 0,
      maximum: 1,
      default: 0.45,
    },
    late_share: {
      type: "number",
      meaning: "Share of events that arrive more than 5 seconds after they happened, up to a day later.",
      minimum: 0,
      maximum: 0.5,
      default: 0.02,
    },
    redelivered_share: {
      type: "number",
      meaning: "Share of events that are delivered twice.",
      minimum: 0,
      maximum: 0.2,
      default: 0.003,
    },
  },
  open: (seed, values, memory) => openEvents(seed, columns.length, values, memory),
});
