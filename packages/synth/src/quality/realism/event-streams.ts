import { burstiness, gapVariation, hourContrast } from "../arrivals.ts";
import { gini } from "../concentration.ts";
import { lonelyEvents, uniformEvents } from "../controls/naive-events.ts";
import { mean } from "../moments.ts";
import { quantile } from "../quantile.ts";
import { instantOf, numberOf, tally, textOf } from "../row-values.ts";
import { type Counted, defineRealism, type Row, type Statistic } from "../statistic.ts";

const FIVE_SECONDS = 5_000;

interface EventColumns extends Counted {
  /** Times of events, each once, ascending; ms. */
  times: Float64Array;
  sessionEvents: Map<string, number>;
  deviceEvents: Map<string, number>;
  itemViews: Map<string, number>;
  types: Map<string, number>;
  late: number;
  redelivered: number;
  outOfOrder: number;
  events: number;
}

function collect(rows: Iterable<Row>): EventColumns {
  const times: number[] = [];
  const columns: EventColumns = {
    rows: 0,
    times: new Float64Array(0),
    sessionEvents: new Map(),
    deviceEvents: new Map(),
    itemViews: new Map(),
    types: new Map(),
    late: 0,
    redelivered: 0,
    outOfOrder: 0,
    events: 0,
  };
  let session: string | null = null;
  let highest = -1;
  let lastStart = 0;
  for (const row of rows) {
    columns.rows++;
    if (numberOf(row, "delivery_attempt") > 1) {
      columns.redelivered++;
      continue;
    }
    columns.events++;
    const id = textOf(row, "sessionid") ?? "";
    const seq = numberOf(row, "seq");
    if (id === session && seq < highest) columns.outOfOrder++;
    highest = id === session ? Math.max(highest, seq) : seq;
    session = id;
    const time = instantOf(row, "time");
    const type = (textOf(row, "type") ?? "").slice("example.shop.".length);
    times.push(time);
    if (type === "session_start") lastStart = Math.max(lastStart, time);
    if (instantOf(row, "received_at") - time > FIVE_SECONDS) columns.late++;
    tally(columns.sessionEvents, id);
    tally(columns.deviceEvents, textOf(row, "anonymousid") ?? "");
    tally(columns.types, type);
    if (type === "view_item") tally(columns.itemViews, textOf(row, "subject") ?? "");
  }
  // After the last start there are only the ends of sessions, where no others follow.
  columns.times = Float64Array.from(times.filter((time) => time <= lastStart)).sort();
  return columns;
}

/** Share of one event among item views, cart additions and purchases. */
function funnelShare(columns: EventColumns, type: string): number | null {
  const count = (name: string): number => columns.types.get(name) ?? 0;
  const total = count("view_item") + count("add_to_cart") + count("purchase");
  return total === 0 ? null : count(type) / total;
}

const sessionLengths = (columns: EventColumns): number[] => [...columns.sessionEvents.values()];

function meanOverMedian(columns: EventColumns): number | null {
  const lengths = sessionLengths(columns);
  const middle = quantile(lengths, 0.5);
  const average = mean(lengths);
  return middle === null || average === null || middle === 0 ? null : average / middle;
}

const OTTO = "OTTO sessions: 16.8 events on average, median 6, 90th percentile 39";
const FUNNELS = "OTTO 89.8% clicks, 7.8% carts, 2.35% orders; RetailRocket 96.7%, 2.5%, 0.81%";

const statistics: readonly Statistic<EventColumns>[] = [
  {
    id: "gap_variation",
    describes: "Coefficient of variation of the times between consecutive events of the whole stream.",
    band: [1.15, 4.5],
    minimumRows: 20_000,
    source: "A Poisson process has 1.00, evenly stratified times 0.77, self-exciting prototypes 1.5 to 1.9",
    measure: (columns) => gapVariation(columns.times),
    control: uniformEvents,
  },
  {
    id: "burstiness",
    describes: "Burstiness (Goh and Barabási) of the stream's events.",
    band: [0.08, 0.65],
    minimumRows: 20_000,
    source: "Uniform times have 0.002, stratified ones -0.13, prototypes 0.2 to 0.3",
    measure: (columns) => burstiness(columns.times),
    control: uniformEvents,
  },
  {
    id: "hour_contrast",
    describes: "Events in the four busiest hours of the day (UTC) over those in the four quietest.",
    band: [1.8, 15],
    minimumRows: 50_000,
    source: "Consumer web day: 1.00 at 19 h, 0.12 at 4 h",
    measure: (columns) => hourContrast(columns.times, 4),
    control: uniformEvents,
  },
  {
    id: "session_median",
    describes: "Median number of events in a session.",
    band: [3, 8],
    minimumRows: 5_000,
    source: OTTO,
    measure: (columns) => quantile(sessionLengths(columns), 0.5),
    control: uniformEvents,
  },
  {
    id: "session_p90",
    describes: "90th percentile of the number of events in a session.",
    band: [20, 60],
    minimumRows: 20_000,
    source: OTTO,
    measure: (columns) => quantile(sessionLengths(columns), 0.9),
    control: lonelyEvents,
  },
  {
    id: "session_skew",
    describes: "Mean number of events in a session over the median.",
    band: [1.7, 4],
    minimumRows: 20_000,
    source: "OTTO 2.8; a geometric number of events has 1.4",
    measure: meanOverMedian,
    control: uniformEvents,
  },
  {
    id: "cart_share",
    describes: "Share of add_to_cart among views, cart additions and purchases of articles.",
    band: [0.02, 0.09],
    minimumRows: 20_000,
    source: FUNNELS,
    measure: (columns) => funnelShare(columns, "add_to_cart"),
    control: uniformEvents,
  },
  {
    id: "order_share",
    describes: "Share of purchases among views, cart additions and purchases of articles.",
    band: [0.005, 0.03],
    minimumRows: 20_000,
    source: FUNNELS,
    measure: (columns) => funnelShare(columns, "purchase"),
    control: uniformEvents,
  },
  {
    id: "item_concentration",
    describes: "Gini coefficient of views per viewed article.",
    band: [0.6, 0.95],
    minimumRows: 20_000,
    source: "OTTO: 117 events an article on average, median 20; uniform views about 0.1",
    measure: (columns) => gini([...columns.itemViews.values()]),
    control: uniformEvents,
  },
  {
    id: "device_concentration",
    describes: "Gini coefficient of events per device.",
    band: [0.5, 0.95],
    minimumRows: 20_000,
    source: "Activity of users is Zipf-like with exponent 0.8 to 1.1, times heavy-tailed sessions",
    measure: (columns) => gini([...columns.deviceEvents.values()]),
    control: uniformEvents,
  },
  {
    id: "late_share",
    describes: "Share of events that arrived more than five seconds after they happened.",
    band: [0.01, 0.04],
    minimumRows: 20_000,
    source: "Mobile collectors: 98% within five seconds, the rest Pareto",
    measure: (columns) => columns.late / columns.events,
    control: uniformEvents,
  },
  {
    id: "redelivered_share",
    describes: "Share of events delivered twice.",
    band: [0.001, 0.005],
    minimumRows: 50_000,
    source: "At-least-once delivery: 0.1% to 0.5% duplicates",
    measure: (columns) => columns.redelivered / columns.events,
    control: uniformEvents,
  },
  {
    id: "out_of_order",
    describes: "Share of events that arrived after a later event of their session.",
    band: [0.005, 0.04],
    minimumRows: 20_000,
    source: "Lag mixture of late events; a log written in order has none, shuffled ones nearly all",
    measure: (columns) => columns.outOfOrder / columns.events,
    control: uniformEvents,
  },
];

/** How realistic event streams are: bursts, sessions, funnel, popularity and delivery. */
export const eventStreamsRealism = defineRealism("event-streams", collect, statistics, 90_000);
