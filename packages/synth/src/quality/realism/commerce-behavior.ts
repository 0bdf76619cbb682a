import { hourContrast } from "../arrivals.ts";
import { gini, topShare } from "../concentration.ts";
import { uniformJourneys } from "../controls/naive-journeys.ts";
import { gammaShape } from "../gamma-shape.ts";
import { instantOf, numberOf, tally, textOf } from "../row-values.ts";
import { type Counted, defineRealism, type Row, type Statistic } from "../statistic.ts";

/** Journeys of one kind: all, with something in the cart, with a purchase. */
interface Funnel {
  journeys: number;
  carts: number;
  purchases: number;
}

interface JourneyColumns extends Counted {
  all: Funnel;
  /** By "returning" or "new", "coupon" or "none", and device type. */
  kinds: Map<string, Funnel>;
  views: number;
  additions: number;
  times: number[];
  customerJourneys: Map<string, number>;
  customerRevenue: Map<string, number>;
  /** Days between consecutive journeys of a customer. */
  gaps: number[];
  /** Pairs of consecutive views of a journey, and those in one category. */
  viewPairs: number;
  sameCategory: number;
  /** Purchases and the sum of their margins' shares of what was paid. */
  purchases: [without: number, withCoupon: number];
  margins: [without: number, withCoupon: number];
}

function emptyColumns(): JourneyColumns {
  return {
    rows: 0,
    all: { journeys: 0, carts: 0, purchases: 0 },
    kinds: new Map(),
    views: 0,
    additions: 0,
    times: [],
    customerJourneys: new Map(),
    customerRevenue: new Map(),
    gaps: [],
    viewPairs: 0,
    sameCategory: 0,
    purchases: [0, 0],
    margins: [0, 0],
  };
}

function funnelOf(columns: JourneyColumns, kind: string): Funnel {
  const known = columns.kinds.get(kind) ?? { journeys: 0, carts: 0, purchases: 0 };
  columns.kinds.set(kind, known);
  return known;
}

/** Counts a journey, given its rows. */
function addJourney(columns: JourneyColumns, rows: readonly Row[]): void {
  const [head] = rows;
  if (head === undefined) return;
  const stages = new Set(rows.map((row) => row.stage));
  const kinds = [
    columns.all,
    funnelOf(columns, head.returning === true ? "returning" : "new"),
    funnelOf(columns, head.coupon === null ? "none" : "coupon"),
    funnelOf(columns, textOf(head, "device_type") ?? ""),
  ];
  for (const funnel of kinds) {
    funnel.journeys++;
    if (stages.has("cart_add")) funnel.carts++;
    if (stages.has("purchase")) funnel.purchases++;
  }
  const customer = textOf(head, "customer_id") ?? "";
  tally(columns.customerJourneys, customer);
  const gap = numberOf(head, "days_since_last");
  if (Number.isFinite(gap)) columns.gaps.push(gap + 0.5);
  columns.times.push(instantOf(head, "ts"));
}

function addStep(columns: JourneyColumns, row: Row, viewed: string | null): void {
  const stage = textOf(row, "stage");
  if (stage === "cart_add") columns.additions++;
  if (stage === "view") {
    columns.views++;
    if (viewed !== null) {
      columns.viewPairs++;
      if (row.category === viewed) columns.sameCategory++;
    }
  }
  if (stage !== "purchase") return;
  const side = row.coupon === null ? 0 : 1;
  const value = numberOf(row, "order_value");
  columns.purchases[side] += 1;
  columns.margins[side] += numberOf(row, "order_margin") / value;
  tally(columns.customerRevenue, textOf(row, "customer_id") ?? "", value);
}

function collect(rows: Iterable<Row>): JourneyColumns {
  const columns = emptyColumns();
  let journey: Row[] = [];
  let viewed: string | null = null;
  for (const row of rows) {
    if (journey[0] !== undefined && journey[0].journey_id !== row.journey_id) {
      addJourney(columns, journey);
      journey = [];
      viewed = null;
    }
    columns.rows++;
    journey.push(row);
    addStep(columns, row, viewed);
    if (row.stage === "view") viewed = textOf(row, "category");
  }
  addJourney(columns, journey);
  return columns;
}

/** Purchases per journey of one kind over those of another; null below `minimum` journeys of either. */
function conversionRatio(columns: JourneyColumns, upper: string, lower: string, minimum: number): number | null {
  const [above, below] = [funnelOf(columns, upper), funnelOf(columns, lower)];
  if (above.journeys < minimum || below.journeys < minimum || below.purchases === 0) return null;
  return above.purchases / above.journeys / (below.purchases / below.journeys);
}

function marginRatio({ margins, purchases }: JourneyColumns): number | null {
  if (purchases[0] < 50 || purchases[1] < 50 || margins[0] === 0) return null;
  return margins[1] / purchases[1] / (margins[0] / purchases[0]);
}

const statistics: readonly Statistic<JourneyColumns>[] = [
  {
    id: "cart_to_purchase",
    describes: "Share of journeys with something put into the cart that end in a purchase.",
    band: [0.25, 0.45],
    minimumRows: 20_000,
    source: "Orders over carts: RetailRocket 0.32, OTTO 0.30; abandonment surveys 0.55 to 0.75",
    measure: ({ all }) => all.purchases / all.carts,
    control: uniformJourneys,
  },
  {
    id: "view_to_cart",
    describes: "Additions to the cart per view of an article.",
    band: [0.02, 0.1],
    minimumRows: 20_000,
    source: "RetailRocket 0.026, OTTO 0.087",
    measure: (columns) => columns.additions / columns.views,
    control: uniformJourneys,
  },
  {
    id: "returning_conversion",
    describes: "Purchases per journey of customers who bought before, over those of others.",
    band: [1.5, 4],
    minimumRows: 50_000,
    source: "Returning customers convert 1.5 to 4 times as often",
    measure: (columns) => conversionRatio(columns, "returning", "new", 500),
    control: uniformJourneys,
  },
  {
    id: "coupon_conversion",
    describes: "Purchases per journey with a coupon, over those without.",
    band: [1.15, 2.6],
    minimumRows: 50_000,
    source: "A coupon lifts conversion; drawn by itself it does not",
    measure: (columns) => conversionRatio(columns, "coupon", "none", 500),
    control: uniformJourneys,
  },
  {
    id: "coupon_margin",
    describes: "Mean margin share of purchases with a coupon, over that of purchases without.",
    band: [0.45, 0.93],
    minimumRows: 50_000,
    source: "A coupon of 5% to 25% comes out of the margin",
    measure: marginRatio,
    control: uniformJourneys,
  },
  {
    id: "mobile_share",
    describes: "Share of journeys on a phone.",
    band: [0.55, 0.8],
    minimumRows: 20_000,
    source: "Retail traffic of the 2020s",
    measure: (columns) => funnelOf(columns, "mobile").journeys / columns.all.journeys,
    control: uniformJourneys,
  },
  {
    id: "desktop_conversion",
    describes: "Purchases per journey on a desktop over those on a phone.",
    band: [1.06, 2.3],
    minimumRows: 50_000,
    source: "Phones browse, larger screens buy: about 1.3 to 2 in retail benchmarks",
    measure: (columns) => conversionRatio(columns, "desktop", "mobile", 500),
    control: uniformJourneys,
  },
  {
    id: "journey_gap_shape",
    describes: "Shape of the gamma distribution fitted to the days between a customer's journeys.",
    band: [0.7, 1.45],
    minimumRows: 20_000,
    source:
      "Interpurchase times are gamma of shape 0.8 to 2 per customer, lower over customers of unlike pace; uniform gaps 1.8",
    measure: (columns) => gammaShape(columns.gaps),
    control: uniformJourneys,
  },
  {
    id: "revenue_concentration",
    describes: "Share of revenue that comes from the top 20% of those customers who buy.",
    band: [0.5, 0.95],
    minimumRows: 20_000,
    source: "Negative binomial buying and lognormal prices; the Pareto figure is 0.8",
    measure: (columns) => topShare([...columns.customerRevenue.values()], 0.2),
    control: uniformJourneys,
  },
  {
    id: "journey_concentration",
    describes: "Gini coefficient of journeys per customer.",
    band: [0.35, 0.7],
    minimumRows: 20_000,
    source: "Negative binomial buying (Ehrenberg): activity is very unequal",
    measure: (columns) => gini([...columns.customerJourneys.values()]),
    control: uniformJourneys,
  },
  {
    id: "category_focus",
    describes: "Share of consecutive views of a journey in the same category.",
    band: [0.5, 0.8],
    minimumRows: 5_000,
    source: "A journey mostly has one errand; views drawn by themselves agree as often as the categories' shares say",
    measure: (columns) => (columns.viewPairs === 0 ? null : columns.sameCategory / columns.viewPairs),
    control: uniformJourneys,
  },
  {
    id: "hour_contrast",
    describes: "Journeys begun in the four busiest hours of the day (UTC) over those in the four quietest.",
    band: [2.5, 12],
    minimumRows: 20_000,
    source: "Consumer web day: 1.00 at 19 h, 0.12 at 4 h",
    measure: (columns) => hourContrast(columns.times, 4),
    control: uniformJourneys,
  },
];

/** How realistic shopping journeys are: funnel, what lifts it, customers, errands and hours. */
export const commerceBehaviorRealism = defineRealism("commerce-behavior", collect, statistics, 100_000);
