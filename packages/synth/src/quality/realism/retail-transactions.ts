import { benfordDeviation } from "../benford.ts";
import { topShare } from "../concentration.ts";
import { strangerOrders, uniformOrders } from "../controls/naive-orders.ts";
import { quantile } from "../quantile.ts";
import { instantOf, numberOf, tally, textOf } from "../row-values.ts";
import { type Counted, defineRealism, type Row, type Statistic } from "../statistic.ts";

const DAY = 86_400_000;
const TEN_MINUTES = 600_000;

interface RetailColumns extends Counted {
  /** Value of whole orders, in the currency's unit. */
  orderTotals: number[];
  orderLines: number[];
  orderTimes: number[];
  customerRevenue: Map<string, number>;
  customerOrders: Map<string, number>;
  skuUnits: Map<string, number>;
  /** Lines whose unit price ends in .99, .95 or .00. */
  charmPrices: number;
  returned: number;
  /** Times of fraudulent orders by scenario, ms. */
  fraudTimes: Map<string, number[]>;
}

function addOrder(columns: RetailColumns, row: Row): void {
  const total = numberOf(row, "order_total");
  const ts = instantOf(row, "ts");
  columns.orderTotals.push(total);
  columns.orderTimes.push(ts);
  columns.orderLines.push(0);
  const customer = textOf(row, "customer_id");
  if (customer !== null) {
    tally(columns.customerRevenue, customer, total);
    tally(columns.customerOrders, customer);
  }
  const scenario = textOf(row, "fraud_scenario");
  if (scenario !== null) {
    const times = columns.fraudTimes.get(scenario) ?? [];
    times.push(ts);
    columns.fraudTimes.set(scenario, times);
  }
}

function addLine(columns: RetailColumns, row: Row): void {
  columns.rows++;
  const last = columns.orderLines.length - 1;
  columns.orderLines[last] = (columns.orderLines[last] ?? 0) + 1;
  tally(columns.skuUnits, textOf(row, "sku") ?? "", numberOf(row, "quantity"));
  const cents = Math.round(numberOf(row, "unit_price") * 100) % 100;
  if (cents === 99 || cents === 95 || cents === 0) columns.charmPrices++;
  if (row.return_flag === true) columns.returned++;
}

function collect(rows: Iterable<Row>): RetailColumns {
  const columns: RetailColumns = {
    rows: 0,
    orderTotals: [],
    orderLines: [],
    orderTimes: [],
    customerRevenue: new Map(),
    customerOrders: new Map(),
    skuUnits: new Map(),
    charmPrices: 0,
    returned: 0,
    fraudTimes: new Map(),
  };
  let order: string | null = null;
  for (const row of rows) {
    const id = textOf(row, "order_id");
    if (id !== order) addOrder(columns, row);
    order = id;
    addLine(columns, row);
  }
  return columns;
}

/** Orders per covered day for days that a test accepts; null below `minimum` such days. */
function dailyOrders(columns: RetailColumns, accepts: (day: Date) => boolean, minimum: number): number | null {
  const perDay = new Map<number, number>();
  for (const ts of columns.orderTimes) tally(perDay, Math.floor(ts / DAY));
  // The first and the last day may be cut.
  const covered = [...perDay.keys()].sort((a, b) => a - b).slice(1, -1);
  const accepted = covered.filter((day) => accepts(new Date(day * DAY)));
  if (accepted.length < minimum) return null;
  return accepted.reduce((sum, day) => sum + (perDay.get(day) ?? 0), 0) / accepted.length;
}

function ratio(upper: number | null, lower: number | null): number | null {
  return upper === null || lower === null || lower === 0 ? null : upper / lower;
}

function hourlyContrast(columns: RetailColumns): number | null {
  const hours = new Float64Array(24);
  for (const ts of columns.orderTimes) {
    const hour = new Date(ts).getUTCHours();
    hours[hour] = (hours[hour] ?? 0) + 1;
  }
  return ratio(Math.max(...hours), Math.min(...hours));
}

/** Share of fraudulent orders that follow another of their scenario within ten minutes. */
function fraudClustering(columns: RetailColumns): number | null {
  let total = 0;
  let close = 0;
  for (const times of columns.fraudTimes.values()) {
    const sorted = Float64Array.from(times).sort();
    for (const [i, ts] of sorted.entries()) {
      total++;
      if (i > 0 && ts - (sorted[i - 1] ?? 0) <= TEN_MINUTES) close++;
    }
  }
  return total < 20 ? null : close / total;
}

function fraudShare(columns: RetailColumns): number {
  const fraudulent = [...columns.fraudTimes.values()].reduce((sum, times) => sum + times.length, 0);
  return fraudulent / columns.orderTotals.length;
}

function repeatShare(columns: RetailColumns): number | null {
  const counts = [...columns.customerOrders.values()];
  return counts.length === 0 ? null : counts.filter((count) => count > 1).length / counts.length;
}

const EHRENBERG = "Ehrenberg's NBD of buying, gamma shape 0.6";

const statistics: readonly Statistic<RetailColumns>[] = [
  {
    id: "top_customers_revenue",
    describes: "Share of known customers' revenue that comes from the top 20% of them.",
    band: [0.5, 0.8],
    minimumRows: 20_000,
    source: `${EHRENBERG}; prototype 0.55, uniform 0.29`,
    measure: (columns) => topShare([...columns.customerRevenue.values()], 0.2),
    control: uniformOrders,
  },
  {
    id: "top_skus_units",
    describes: "Share of units that the top 20% of sold articles make up.",
    band: [0.65, 0.9],
    minimumRows: 20_000,
    source: "Zipf-Mandelbrot, s 1.0 and q 3; prototype 0.80, uniform 0.28",
    measure: (columns) => topShare([...columns.skuUnits.values()], 0.2),
    control: uniformOrders,
  },
  {
    id: "basket_median",
    describes: "Median number of lines in an order.",
    band: [2, 4],
    minimumRows: 2_000,
    source: "tau-bench retail: mean 2.98, median 3",
    measure: (columns) => quantile(columns.orderLines, 0.5),
    control: uniformOrders,
  },
  {
    id: "basket_p90",
    describes: "90th percentile of lines in an order.",
    band: [5, 9],
    minimumRows: 2_000,
    source: "tau-bench retail: 90th percentile 5; grocery baskets are longer",
    measure: (columns) => quantile(columns.orderLines, 0.9),
    control: uniformOrders,
  },
  {
    id: "single_line_orders",
    describes: "Share of orders with one line.",
    band: [0.2, 0.45],
    minimumRows: 2_000,
    source: "One plus a negative binomial; prototype 0.29",
    measure: (columns) => columns.orderLines.filter((lines) => lines === 1).length / columns.orderLines.length,
    control: uniformOrders,
  },
  {
    id: "repeat_customers",
    describes: "Share of known customers with more than one order.",
    band: [0.4, 0.8],
    minimumRows: 20_000,
    source: EHRENBERG,
    measure: repeatShare,
    control: strangerOrders,
  },
  {
    id: "charm_prices",
    describes: "Share of unit prices that end in .99, .95 or .00.",
    band: [0.4, 0.8],
    minimumRows: 2_000,
    source: "Retail price endings; uniform cents give 0.03",
    measure: (columns) => columns.charmPrices / columns.rows,
    control: uniformOrders,
  },
  {
    id: "returned_lines",
    describes: "Share of order lines that were returned.",
    band: [0.06, 0.15],
    minimumRows: 5_000,
    source: "TPC-DS: 287,514 of 2,880,404 store sales are returned (10.0%)",
    measure: (columns) => columns.returned / columns.rows,
    control: uniformOrders,
  },
  {
    id: "weekend_lift",
    describes: "Orders per weekend day over orders per weekday.",
    band: [1.05, 1.8],
    minimumRows: 20_000,
    source: "Consumer week: Saturday 1.12 of Monday; the lower end keeps a flat week out",
    measure: (columns) =>
      ratio(
        dailyOrders(columns, (day) => day.getUTCDay() % 6 === 0, 4),
        dailyOrders(columns, (day) => day.getUTCDay() % 6 !== 0, 10),
      ),
    control: uniformOrders,
  },
  {
    id: "december_lift",
    describes: "Orders per day in December over orders per day in February.",
    band: [1.3, 2.5],
    minimumRows: 20_000,
    source: "US retail months: December 1.45, February 0.84 of the mean",
    measure: (columns) =>
      ratio(
        dailyOrders(columns, (day) => day.getUTCMonth() === 11, 14),
        dailyOrders(columns, (day) => day.getUTCMonth() === 1, 14),
      ),
    control: uniformOrders,
  },
  {
    id: "hourly_contrast",
    describes: "Orders in the busiest hour of the day (UTC) over those in the quietest.",
    band: [2.5, 10],
    minimumRows: 20_000,
    source: "Consumer web day: 1.00 at 19 h, 0.12 at 4 h",
    measure: hourlyContrast,
    control: uniformOrders,
  },
  {
    id: "order_total_benford",
    describes: "Mean absolute deviation of order totals' first digits from Benford's law.",
    band: [0, 0.02],
    minimumRows: 5_000,
    source: "Nigrini 2012: amounts over several magnitudes conform",
    measure: (columns) => benfordDeviation(columns.orderTotals),
    control: uniformOrders,
  },
  {
    id: "fraudulent_orders",
    describes: "Share of orders labelled as fraud.",
    band: [0.001, 0.006],
    minimumRows: 50_000,
    source: "Card fraud: 0.1 to 0.6 percent of transactions",
    measure: fraudShare,
    control: strangerOrders,
  },
  {
    id: "fraud_clustering",
    describes: "Share of fraudulent orders that follow another of their scenario within ten minutes.",
    band: [0.25, 0.95],
    minimumRows: 50_000,
    source: "Card testing runs in bursts of five and more within ten minutes; independent flips hardly ever",
    measure: fraudClustering,
    control: uniformOrders,
  },
];

/** How realistic order lines are: concentration, baskets, prices, seasons, returns and fraud. */
export const retailTransactionsRealism = defineRealism("retail-transactions", collect, statistics, 130_000);
