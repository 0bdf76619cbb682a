import { type Dataset, defineDataset } from "../schema/dataset.ts";
import { negotiationColumns } from "./agent-payment-negotiation-logs/columns.ts";
import { negotiationInvariants } from "./agent-payment-negotiation-logs/invariants.ts";
import { openNegotiations, ROWS } from "./agent-payment-negotiation-logs/negotiation-source.ts";

const version = "1.0.0";
const columns = negotiationColumns(version);

/**
 * Bargaining between buying and selling agents under hidden limits: time-dependent concessions, an overlap of limits that
 * is there or not, agreements only where it is, mandates in the shape of AP2, and settlements by x402.
 */
export const agentPaymentNegotiationLogs: Dataset = defineDataset({
  id: "agent-payment-negotiation-logs",
  version,
  title: "Agent payment negotiation logs",
  description:
    "Price negotiations between autonomous agents in USDC, one row an act: quotes, counters, questions, acceptances, refusals, signed mandates and settlements, with what is said and with the hidden limits, targets and strategies of both sides. A negotiation's rows stand together, about nine of them. Agents and wallets are those of the other datasets of the same seed.",
  key: ["negotiation_id", "round"],
  columns,
  invariants: negotiationInvariants,
  rowLimit: ROWS,
  parameters: {
    from: {
      type: "date",
      meaning: "First day of the negotiations (UTC).",
      minimum: "2026-07-01",
      maximum: "2035-12-31",
      default: "2026-09-01",
    },
    to: {
      type: "date",
      meaning: "Day before which the last negotiation begins (UTC).",
      minimum: "2026-07-02",
      maximum: "2036-12-31",
      default: null,
    },
    negotiations_per_day: {
      type: "integer",
      meaning: "Mean number of negotiations that begin in a day.",
      unit: "negotiations",
      minimum: 100,
      maximum: 50_000,
      default: 2_000,
    },
    buyers: {
      type: "integer",
      meaning: "Number of agents that buy.",
      unit: "agents",
      minimum: 1,
      maximum: 100_000,
      default: 400,
    },
    sellers: {
      type: "integer",
      meaning: "Number of agents that sell.",
      unit: "agents",
      minimum: 1,
      maximum: 10_000,
      default: 60,
    },
    no_overlap_share: {
      type: "number",
      meaning:
        "Share of negotiations in which the buyer's limit lies below the seller's reserve, so that none can agree.",
      minimum: 0,
      maximum: 1,
      default: 0.2,
    },
  },
  open: (seed, values) =>
    openNegotiations(seed, columns.length, {
      from: values.from,
      to: values.to,
      perDay: values.negotiations_per_day,
      buyers: values.buyers,
      sellers: values.sellers,
      noOverlapShare: values.no_overlap_share,
    }),
});
