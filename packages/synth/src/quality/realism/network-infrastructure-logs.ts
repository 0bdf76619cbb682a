import { hourContrast } from "../arrivals.ts";
import { topShare } from "../concentration.ts";
import { uniformRecords } from "../controls/network-infrastructure-logs.ts";
import { autocorrelation } from "../correlation.ts";
import { mean, variance } from "../moments.ts";
import { median, quantile } from "../quantile.ts";
import { instantOf, numberOf, tally, textOf } from "../row-values.ts";
import { type Counted, defineRealism, type Row, type Statistic } from "../statistic.ts";
import { zipfExponent } from "../zipf-exponent.ts";

const MINUTE = 60_000;

interface RecordColumns extends Counted {
  times: number[];
  /** Access rows by the hundred of their status. */
  statuses: Map<number, number>;
  requests: number;
  durations: number[];
  bytesOut: number[];
  /** Server errors by minute. */
  errors: Map<number, number>;
  cached: Map<string, number>;
  objects: Map<string, number>;
  queryTypes: Map<string, number>;
  rcodes: Map<string, number>;
  queries: number;
  /** Processor load by host. */
  loads: Map<string, number[]>;
}

function addRequest(columns: RecordColumns, row: Row, ts: number): void {
  const status = numberOf(row, "status");
  columns.requests++;
  tally(columns.statuses, Math.floor(status / 100));
  columns.durations.push(numberOf(row, "duration_ms"));
  columns.bytesOut.push(numberOf(row, "bytes_out"));
  if (status >= 500) tally(columns.errors, Math.floor(ts / MINUTE));
  tally(columns.cached, textOf(row, "cache_status") ?? "");
  const object = textOf(row, "object_id");
  if (object !== null) tally(columns.objects, object);
}

function collect(rows: Iterable<Row>): RecordColumns {
  const columns: RecordColumns = {
    rows: 0,
    times: [],
    statuses: new Map(),
    requests: 0,
    durations: [],
    bytesOut: [],
    errors: new Map(),
    cached: new Map(),
    objects: new Map(),
    queryTypes: new Map(),
    rcodes: new Map(),
    queries: 0,
    loads: new Map(),
  };
  for (const row of rows) {
    columns.rows++;
    const ts = instantOf(row, "ts");
    columns.times.push(ts);
    if (row.kind === "access") addRequest(columns, row, ts);
    else if (row.kind === "dns") {
      columns.queries++;
      tally(columns.queryTypes, textOf(row, "qtype") ?? "");
      tally(columns.rcodes, textOf(row, "rcode") ?? "");
    } else if (row.kind === "metric") {
      const host = textOf(row, "host") ?? "";
      const loads = columns.loads.get(host) ?? [];
      loads.push(numberOf(row, "cpu_user_pct"));
      columns.loads.set(host, loads);
    }
  }
  return columns;
}

function statusShare(columns: RecordColumns, hundred: number): number {
  return (columns.statuses.get(hundred) ?? 0) / columns.requests;
}

/** Variance over mean of the server errors in a minute. */
function errorBursts(columns: RecordColumns): number | null {
  const first = Math.floor((columns.times[0] ?? 0) / MINUTE);
  const last = Math.floor((columns.times.at(-1) ?? 0) / MINUTE);
  const counts = Array.from({ length: last - first + 1 }, (_, i) => columns.errors.get(first + i) ?? 0);
  const centre = mean(counts);
  const spread = variance(counts);
  return centre === null || spread === null || centre === 0 ? null : spread / centre;
}

function hitShare(columns: RecordColumns): number | null {
  const hits = columns.cached.get("HIT") ?? 0;
  const all = hits + (columns.cached.get("MISS") ?? 0) + (columns.cached.get("EXPIRED") ?? 0);
  return all === 0 ? null : hits / all;
}

function slowOverUsual(columns: RecordColumns): number | null {
  const slow = quantile(columns.durations, 0.99);
  const usual = median(columns.durations);
  return slow === null || usual === null || usual === 0 ? null : slow / usual;
}

function share(counts: Map<string, number>, name: string, of: number): number | null {
  return of === 0 ? null : (counts.get(name) ?? 0) / of;
}

/** Median over hosts of the correlation of a load with the host's next one. */
function loadMemory(columns: RecordColumns): number | null {
  const memories: number[] = [];
  for (const loads of columns.loads.values()) {
    const memory = loads.length < 50 ? null : autocorrelation(loads, 1);
    if (memory !== null) memories.push(memory);
  }
  return median(memories);
}

const ACCESS_LOGS = "Access logs of public web shops";

const statistics: readonly Statistic<RecordColumns>[] = [
  {
    id: "successes",
    describes: "Share of requests with a status from 200 to 299.",
    band: [0.8, 0.95],
    minimumRows: 20_000,
    source: ACCESS_LOGS,
    measure: (columns) => statusShare(columns, 2),
    control: uniformRecords,
  },
  {
    id: "redirects",
    describes: "Share of requests with a status from 300 to 399.",
    band: [0.02, 0.12],
    minimumRows: 20_000,
    source: ACCESS_LOGS,
    measure: (columns) => statusShare(columns, 3),
    control: uniformRecords,
  },
  {
    id: "client_errors",
    describes: "Share of requests with a status from 400 to 499.",
    band: [0.02, 0.1],
    minimumRows: 20_000,
    source: ACCESS_LOGS,
    measure: (columns) => statusShare(columns, 4),
    control: uniformRecords,
  },
  {
    id: "server_errors",
    describes: "Share of requests with a status of 500 or above.",
    band: [0.001, 0.025],
    minimumRows: 20_000,
    source: ACCESS_LOGS,
    measure: (columns) => statusShare(columns, 5),
    control: uniformRecords,
  },
  {
    id: "server_error_bursts",
    describes: "Variance over mean of the server errors in a minute.",
    band: [1.5, 60],
    minimumRows: 20_000,
    source: "Errors come with incidents; independent ones give 1",
    measure: errorBursts,
    control: uniformRecords,
  },
  {
    id: "slow_requests",
    describes: "99th percentile over median of the requests' durations.",
    band: [8, 60],
    minimumRows: 20_000,
    source: "Cached and computed answers together, with a tail; uniform durations give 2",
    measure: slowOverUsual,
    control: uniformRecords,
  },
  {
    id: "cache_hits",
    describes: "Share of requests for cacheable objects that the edge answers from its cache.",
    band: [0.7, 0.97],
    minimumRows: 20_000,
    source: "Content delivery networks' hit ratios",
    measure: hitShare,
    control: uniformRecords,
  },
  {
    id: "object_popularity",
    describes: "Exponent of Zipf's law over the ranks 4 to 150 of the objects asked for.",
    band: [0.65, 1.15],
    minimumRows: 25_000,
    source: "Breslau 1999: web requests follow Zipf's law with exponents from 0.64 to 0.83, more at shops",
    measure: (columns) => zipfExponent(columns.objects.values(), 4, 150),
    control: uniformRecords,
  },
  {
    id: "large_answers",
    describes: "Share of the bytes sent that the largest 1% of answers carry.",
    band: [0.1, 0.6],
    minimumRows: 20_000,
    source: "Video and downloads over pages and API calls; uniform sizes give 0.02",
    measure: (columns) => topShare(columns.bytesOut, 0.01),
    control: uniformRecords,
  },
  {
    id: "address_queries",
    describes: "Share of DNS queries for A records.",
    band: [0.4, 0.7],
    minimumRows: 20_000,
    source: "Public resolvers: A about 55 percent, AAAA 25",
    measure: (columns) => share(columns.queryTypes, "A", columns.queries),
    control: uniformRecords,
  },
  {
    id: "missing_names",
    describes: "Share of DNS answers with NXDOMAIN.",
    band: [0.02, 0.2],
    minimumRows: 20_000,
    source: "Authoritative servers: 2 to 20 percent",
    measure: (columns) => share(columns.rcodes, "NXDOMAIN", columns.queries),
    control: uniformRecords,
  },
  {
    id: "hourly_contrast",
    describes: "Records in the six busiest hours of the day (UTC) over those in the six quietest.",
    band: [1.3, 9],
    minimumRows: 25_000,
    source: "Web traffic peaks at two to six times its trough",
    measure: (columns) => hourContrast(columns.times, 6),
    control: uniformRecords,
  },
  {
    id: "load_memory",
    describes: "Correlation of a host's processor load with its next one, median over hosts.",
    band: [0.85, 1],
    minimumRows: 25_000,
    source: "Clamped walks of the TSBS devops workload; independent draws give 0",
    measure: loadMemory,
    control: uniformRecords,
  },
];

/** How realistic infrastructure records are: status mix, bursts of errors, caching, names, daily load. */
export const networkInfrastructureLogsRealism = defineRealism(
  "network-infrastructure-logs",
  collect,
  statistics,
  100_000,
);
