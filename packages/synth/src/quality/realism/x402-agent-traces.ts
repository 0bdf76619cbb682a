import { gini, largestShare } from "../concentration.ts";
import { uniformPayments } from "../controls/naive-payments.ts";
import { mean } from "../moments.ts";
import { quantile } from "../quantile.ts";
import { instantOf, numberOf, tally, textOf } from "../row-values.ts";
import { type Counted, defineRealism, type Row, type Statistic } from "../statistic.ts";

const HOUR = 3_600_000;
const MINUTE = 60_000;
const PRICE_POINTS = new Set([0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1]);

interface TraceColumns extends Counted {
  /** USD that each offer asks for. */
  amounts: number[];
  /** Facilitators of the settlements. */
  facilitators: string[];
  settlements: number;
  failures: number;
  offers: number;
  paid: number;
  gamed: number;
  paymentsBySeller: Map<string, number>;
  tracesByAgent: Map<string, number>;
  /** Starts in the first minute of an hour. */
  fullHours: number;
  /** Milliseconds that settlements took. */
  settleLatencies: number[];
}

function addOffer(columns: TraceColumns, row: Row): void {
  columns.offers++;
  columns.amounts.push(numberOf(row, "amount_usd"));
  tally(columns.tracesByAgent, textOf(row, "agent_id") ?? "");
  if (textOf(row, "traffic_class") !== "organic") columns.gamed++;
  if (textOf(row, "outcome") === "paid") {
    columns.paid++;
    tally(columns.paymentsBySeller, textOf(row, "pay_to") ?? "");
  }
}

function addSettlement(columns: TraceColumns, row: Row): void {
  columns.settlements++;
  columns.facilitators.push(textOf(row, "facilitator") ?? "");
  columns.settleLatencies.push(numberOf(row, "latency_ms"));
  if (row.settle_success === false) columns.failures++;
}

function collect(rows: Iterable<Row>): TraceColumns {
  const columns: TraceColumns = {
    rows: 0,
    amounts: [],
    facilitators: [],
    settlements: 0,
    failures: 0,
    offers: 0,
    paid: 0,
    gamed: 0,
    paymentsBySeller: new Map(),
    tracesByAgent: new Map(),
    fullHours: 0,
    settleLatencies: [],
  };
  for (const row of rows) {
    columns.rows++;
    const kind = textOf(row, "kind");
    if (kind === "request" && instantOf(row, "ts") % HOUR < MINUTE) columns.fullHours++;
    else if (kind === "payment_required") addOffer(columns, row);
    else if (kind === "settle") addSettlement(columns, row);
  }
  return columns;
}

function ratio(upper: number | null, lower: number | null): number | null {
  return upper === null || lower === null || lower === 0 ? null : upper / lower;
}

const LEDGER = "Public x402 ledger statistics of 2026: 144.0 M payments of $40.5 M";
const PRACTICE = "Practice of paid APIs; to be revised as more is published";

const statistics: readonly Statistic<TraceColumns>[] = [
  {
    id: "amount_median",
    describes: "Median price of an offer, USD.",
    band: [0.001, 0.05],
    minimumRows: 5_000,
    source: "Micropayments of a cent and less; the protocol's own example is $0.0131",
    measure: (columns) => quantile(columns.amounts, 0.5),
    control: uniformPayments,
  },
  {
    id: "amount_mean",
    describes: "Mean price of an offer, USD.",
    band: [0.05, 1],
    minimumRows: 20_000,
    source: LEDGER,
    measure: (columns) => mean(columns.amounts),
    control: uniformPayments,
  },
  {
    id: "amount_mean_to_median",
    describes: "Mean price over median price: how heavy the upper tail is.",
    band: [5, 150],
    minimumRows: 20_000,
    source: LEDGER,
    measure: (columns) => ratio(mean(columns.amounts), quantile(columns.amounts, 0.5)),
    control: uniformPayments,
  },
  {
    id: "price_points",
    describes: "Share of offers at 0.1, 0.2, 0.5, 1, 2, 5, 10 or 25 cents or one dollar.",
    band: [0.6, 0.98],
    minimumRows: 5_000,
    source: PRACTICE,
    measure: (columns) => columns.amounts.filter((amount) => PRICE_POINTS.has(amount)).length / columns.amounts.length,
    control: uniformPayments,
  },
  {
    id: "top_facilitator",
    describes: "Share of settlements by the busiest facilitator.",
    band: [0.25, 0.45],
    minimumRows: 20_000,
    source: "Public x402 ledger statistics of 2026: 30.4%",
    measure: (columns) => largestShare(columns.facilitators),
    control: uniformPayments,
  },
  {
    id: "settlement_failures",
    describes: "Share of settlements that failed.",
    band: [0.01, 0.08],
    minimumRows: 10_000,
    source: PRACTICE,
    measure: (columns) => columns.failures / columns.settlements,
    control: uniformPayments,
  },
  {
    id: "conversion",
    describes: "Share of offers that were paid.",
    band: [0.3, 0.9],
    minimumRows: 5_000,
    source: PRACTICE,
    measure: (columns) => columns.paid / columns.offers,
    control: uniformPayments,
  },
  {
    id: "seller_gini",
    describes: "Gini coefficient of payments over the sellers paid.",
    band: [0.8, 0.98],
    minimumRows: 80_000,
    source: "Public x402 ledgers: a few sellers take nearly all",
    measure: (columns) => gini([...columns.paymentsBySeller.values()]),
    control: uniformPayments,
  },
  {
    id: "agent_gini",
    describes: "Gini coefficient of traces over the agents seen.",
    band: [0.4, 0.9],
    minimumRows: 20_000,
    source: "Activity of users by a power law, exponent 0.8 to 1.1",
    measure: (columns) => gini([...columns.tracesByAgent.values()]),
    control: uniformPayments,
  },
  {
    id: "gamed_share",
    describes: "Share of traces that are wash, test or dust.",
    band: [0.3, 0.6],
    minimumRows: 5_000,
    source: "December 2025: 48% of transactions flagged as gamed",
    measure: (columns) => columns.gamed / columns.offers,
    control: uniformPayments,
  },
  {
    id: "full_hour_starts",
    describes: "Share of traces that begin in the first minute of an hour; 0.017 without schedulers.",
    band: [0.05, 0.2],
    minimumRows: 20_000,
    source: "Scheduled agents wake at minute 0, 15, 30 and 45, one and a half to four times as often and more",
    measure: (columns) => columns.fullHours / columns.offers,
    control: uniformPayments,
  },
  {
    id: "settlement_latency_spread",
    describes: "99th percentile of settlement times over their median.",
    band: [2.2, 12],
    minimumRows: 20_000,
    source: "Service latencies are lognormal, with one to three percent several times slower",
    measure: (columns) => ratio(quantile(columns.settleLatencies, 0.99), quantile(columns.settleLatencies, 0.5)),
    control: uniformPayments,
  },
];

/** How realistic x402 traces are: prices, concentration, failures, schedules and the share of gamed traffic. */
export const x402AgentTracesRealism = defineRealism("x402-agent-traces", collect, statistics, 80_000);
