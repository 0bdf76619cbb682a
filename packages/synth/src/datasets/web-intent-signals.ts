import { type Dataset, defineDataset } from "../schema/dataset.ts";
import { intentColumns } from "./web-intent-signals/columns.ts";
import { intentInvariants } from "./web-intent-signals/invariants.ts";
import { openSignals, ROW_LIMIT } from "./web-intent-signals/signal-source.ts";

const version = "1.0.0";
const columns = intentColumns(version);

/**
 * Page views on an invented software vendor's site with the signals that sales teams read: engagement, forms, returning
 * visits, topic surges, a score that recomputes from them, consent, bots, and a label that the score only hints at.
 */
export const webIntentSignals: Dataset = defineDataset({
  id: "web-intent-signals",
  version,
  title: "Web intent signals",
  description:
    "Page views on the site of an invented software vendor, visitor by visitor in the order of their first visit, with the features of intent scoring: pages, engagement, forms, returning visits, weekly topic surge, a published score and stage, matched companies, consent, labelled bots, and whether a sales opportunity came of it. One row is one page view.",
  key: ["session_id", "seq"],
  columns,
  invariants: intentInvariants,
  rowLimit: ROW_LIMIT,
  parameters: {
    from: {
      type: "date",
      meaning: "The day on which the first visitor comes (UTC).",
      minimum: "2015-01-01",
      maximum: "2035-12-31",
      default: "2026-01-05",
    },
    to: {
      type: "date",
      meaning: "The day before which the last visitor comes for the first time; visitors are not cut.",
      minimum: "2015-01-02",
      maximum: "2036-12-31",
      default: null,
    },
    visitors_per_day: {
      type: "integer",
      meaning: "New visitors on a mean day; season, weekday and hour vary around it.",
      minimum: 60,
      maximum: 1_000_000,
      default: 250,
    },
    bot_share: {
      type: "number",
      meaning: "Share of visitors that are programs.",
      minimum: 0,
      maximum: 0.6,
      default: 0.06,
    },
    consent_share: {
      type: "number",
      meaning: "Share of human visitors who agree to be recognised.",
      minimum: 0,
      maximum: 1,
      default: 0.7,
    },
    conversion_rate: {
      type: "number",
      meaning: "Share of human visitors of whom a sales opportunity comes.",
      minimum: 0,
      maximum: 0.2,
      default: 0.02,
    },
  },
  open: (seed, values, memory) => openSignals(seed, columns.length, values, memory),
});
