import { type Arena, arena } from "../../engine/arena.ts";
import { MS_PER_DAY } from "../../engine/calendar.ts";
import { calendarClock, type Rhythm } from "../../engine/calendar-clock.ts";
import { NULL, type RowSource, register } from "../../engine/rows.ts";
import { rowsBefore, startOfDay } from "../../engine/window.ts";
import { below, draw, innerKey, keyAt, streamsOf, unit } from "../../random/hash.ts";
import { permute } from "../../random/permutation.ts";
import { pick, weightedTable } from "../../random/weighted-table.ts";
import { BALANCER, EDGE, NAMESERVER, ROUTER, slot } from "./columns.ts";
import { incidents } from "./incidents.ts";
import { layout, METRICS_PER_CELL } from "./layout.ts";
import { fillLogLine, type LogLine } from "./log-lines.ts";
import { emptyReport, machines } from "./machines.ts";
import { fillQuery, type Query } from "./queries.ts";
import { emptyRequest, fillRequest, pickAddress, pickPop } from "./requests.ts";
import { ACCESS, AS_NUMBERS, DNS, FIRST_AS, HTTP_3, LB, METRIC, paths, pops, prefixes, SYSLOG } from "./vocabulary.ts";

export const RECORD_ROWS = 10_000_000;

export interface RecordSettings {
  readonly from: string;
  readonly to: string | null;
  readonly hosts: number;
  readonly rows_per_day: number;
  readonly incidents_per_day: number;
  readonly kinds: readonly string[];
}

const cellStreams = streamsOf("network-infrastructure-logs/cell");
const rowStreams = streamsOf("network-infrastructure-logs/row");
const hourStreams = streamsOf("network-infrastructure-logs/hour");
const incidentStreams = streamsOf("network-infrastructure-logs/incident");
const machineStreams = streamsOf("network-infrastructure-logs/machine");
const codeStreams = streamsOf("network-infrastructure-logs/event-code");
const objectStreams = streamsOf("network-infrastructure-logs/object-code");

/** Shoppers' evenings over machines that never sleep. */
const serviceRhythm: Rhythm = {
  months: [0.95, 0.93, 0.97, 0.97, 0.98, 0.98, 0.97, 0.97, 0.98, 1.02, 1.14, 1.16],
  weekdays: [1, 0.98, 0.98, 1, 1.04, 1.06, 1.02],
  hours: [
    0.44, 0.35, 0.3, 0.28, 0.28, 0.32, 0.42, 0.62, 0.8, 0.9, 0.95, 0.98, 1, 1, 0.98, 0.98, 1, 1.05, 1.13, 1.2, 1.2,
    1.06, 0.84, 0.6,
  ],
};

const field = {
  moment: 0,
  host: 1,
  tls: 2,
  http: 3,
  backend: 4,
  share: 5,
  pop: 6,
  client: 7,
  bgp: 8,
  prefix: 9,
  peer: 10,
  path: 11,
} as const;
const httpShares = weightedTable([17, 60, 23]);
const bgpShares = weightedTable([60, 28, 6, 6]);
const WITHDRAW = 1;
const ANNOUNCE = 0;
const pathOf = new Map(paths.map((path, i) => [path, i]));

/** At least as many as a cell has requests. */
const REQUESTS_PER_CELL = 16;

/** Slots that only some kinds fill: all from the service on but the version. */
const FIRST_OPTIONAL = slot.service;
const LAST_OPTIONAL = slot.as_path_length;

export function openRecords(
  seed: string,
  settings: RecordSettings,
  columns: number,
  memory: Arena = arena(),
): RowSource {
  const into = register(columns, memory);
  const { cells, texts } = into;
  const cellKeys = cellStreams(seed);
  const rows = rowStreams(seed);
  const codes = codeStreams(seed);
  const objectCodes = objectStreams(seed);
  const start = startOfDay(settings.from);
  const clock = calendarClock(serviceRhythm, hourStreams(seed), start / MS_PER_DAY, settings.rows_per_day, memory);
  const outages = incidents(incidentStreams(seed), start, settings.incidents_per_day);
  const fleet = machines(machineStreams(seed), settings.hosts, memory);
  const plan = layout(cellKeys, settings.kinds);
  // 53 bits: half of them tell seeds apart.
  const traces = (codes.a & 0x3ffffff) * 0x8000000;
  const request = emptyRequest();
  const query: Query = { name: 0, type: 0, code: 0, ttl: 0, answers: 0, duration: 0 };
  const report = emptyReport();
  const logLine: LogLine = { app: 0, level: 0, text: "" };

  const timeAt = (row: number): number => clock.timeAt(row + unit(draw(keyAt(rows, row), field.moment)));

  /** The request of a number in a cell; `row` is where its access row stands, or else where its lb row does. */
  const requestOf = (cell: number, number: number, isBalanced: boolean, ms: number): void => {
    fillRequest(request, innerKey(keyAt(cellKeys, cell), number), isBalanced, outages.at(ms));
    cells[slot.trace_id] = traces + cell * REQUESTS_PER_CELL + number;
  };

  const writeShared = (key: number, role: number): void => {
    cells[slot.pop] = request.pop;
    cells[slot.host] = fleet.nameOf(role, request.pop, draw(key, field.host));
    cells[slot.service] = request.service;
    cells[slot.client_ip] = request.client;
    cells[slot.method] = request.endpoint.method;
    cells[slot.path_template] = pathOf.get(request.endpoint.path) ?? 0;
    cells[slot.status] = request.status;
    cells[slot.bytes_in] = request.bytesIn;
    cells[slot.bytes_out] = request.bytesOut;
    cells[slot.incident_id] = request.incident < 0 ? NULL : request.incident;
  };

  const writeAccess = (key: number): void => {
    writeShared(key, EDGE);
    cells[slot.object_id] = request.object < 0 ? NULL : permute(objectCodes, request.object, 20);
    cells[slot.duration_ms] = request.duration;
    cells[slot.upstream_ms] = request.upstream < 0 ? NULL : request.upstream;
    cells[slot.cache_status] = request.cache;
    const http = pick(httpShares, draw(key, field.http));
    cells[slot.http_version] = http;
    // HTTP/3 goes over QUIC, which knows TLS 1.3 only (RFC 9001, section 4.2).
    cells[slot.tls_version] = http !== HTTP_3 && unit(draw(key, field.tls)) < 0.13 ? 0 : 1;
    cells[slot.user_agent_family] = request.userAgent;
  };

  const writeBalanced = (key: number): void => {
    writeShared(key, BALANCER);
    const upstream = Math.max(1, request.upstream);
    const share = unit(draw(key, field.share));
    const duration = Math.max(1, Math.floor(upstream * (0.95 + 0.05 * share)));
    cells[slot.duration_ms] = duration;
    cells[slot.upstream_ms] = Math.max(1, Math.floor(duration * (0.9 + 0.09 * share)));
    cells[slot.backend] = request.pop * 1_000 + 1 + below(draw(key, field.backend), 96);
  };

  const writeQuery = (key: number): void => {
    fillQuery(query, key);
    const pop = pickPop(draw(key, field.pop));
    cells[slot.pop] = pop;
    cells[slot.host] = fleet.nameOf(NAMESERVER, pop, draw(key, field.host));
    cells[slot.client_ip] = pickAddress(draw(key, field.client));
    cells[slot.duration_ms] = query.duration;
    cells[slot.qname] = query.name;
    cells[slot.qtype] = query.type;
    cells[slot.rcode] = query.code;
    cells[slot.ttl] = query.ttl < 0 ? NULL : query.ttl;
    cells[slot.answers] = query.answers;
  };

  /** True where the machine has started since its last metric row. */
  const isReset = (metric: number, number: number): boolean => {
    const before = metric - settings.hosts;
    if (before < 0) return false;
    const cell = Math.floor(before / METRICS_PER_CELL);
    const place = plan.orderOf(cell).metricPlaces[before - cell * METRICS_PER_CELL] as number;
    return fleet.startOf(number, timeAt(cell * plan.rows + place)) !== report.start;
  };

  const writeMetric = (metric: number, ms: number): void => {
    const number = metric % settings.hosts;
    fleet.report(report, number, ms);
    cells[slot.pop] = report.pop;
    cells[slot.host] = report.host;
    cells[slot.cpu_user_pct] = report.user;
    cells[slot.cpu_system_pct] = report.system;
    cells[slot.cpu_idle_pct] = 10_000 - report.user - report.system;
    cells[slot.mem_pct] = report.memory;
    cells[slot.disk_io_mb_s] = report.disk;
    cells[slot.net_rx_bytes] = report.received;
    cells[slot.net_tx_bytes] = report.sent;
    cells[slot.counter_reset] = isReset(metric, number) ? 1 : 0;
  };

  const writeLog = (key: number): void => {
    const number = below(draw(key, field.host), settings.hosts);
    fillLogLine(logLine, innerKey(key, 1));
    cells[slot.pop] = fleet.popOf(number);
    cells[slot.host] = fleet.cellOf(number);
    cells[slot.app] = logLine.app;
    cells[slot.log_level] = logLine.level;
    texts[slot.message] = logLine.text;
  };

  const writeRoute = (key: number): void => {
    const pop = pickPop(draw(key, field.pop));
    const event = pick(bgpShares, draw(key, field.bgp));
    cells[slot.pop] = pop;
    cells[slot.host] = fleet.nameOf(ROUTER, pop, draw(key, field.host));
    cells[slot.bgp_event] = event;
    cells[slot.prefix] = event <= WITHDRAW ? below(draw(key, field.prefix), prefixes.length) : NULL;
    cells[slot.peer_as] = FIRST_AS + below(draw(key, field.peer), AS_NUMBERS);
    cells[slot.as_path_length] =
      event === ANNOUNCE ? 1 + below(draw(key, field.path), 4) + below(draw(key, field.share), 4) : NULL;
  };

  const load = (row: number): void => {
    const cell = Math.floor(row / plan.rows);
    const place = row - cell * plan.rows;
    const order = plan.orderOf(cell);
    const kind = order.kinds[place] as number;
    const number = order.numbers[place] as number;
    const key = keyAt(rows, row);
    const ms = clock.timeAt(row + unit(draw(key, field.moment)));
    for (let i = FIRST_OPTIONAL; i <= LAST_OPTIONAL; i++) cells[i] = NULL;
    texts[slot.message] = null;
    cells[slot.event_id] = permute(codes, row, 30);
    cells[slot.ts] = ms;
    cells[slot.kind] = kind;
    if (kind === ACCESS) {
      requestOf(cell, number, order.balanced[number] === 1, ms);
      writeAccess(key);
    } else if (kind === LB) {
      const asked = placeOf(order, number);
      requestOf(cell, number, true, asked < 0 ? ms : timeAt(cell * plan.rows + asked));
      writeBalanced(key);
    } else if (kind === DNS) writeQuery(key);
    else if (kind === METRIC) writeMetric(cell * METRICS_PER_CELL + number, ms);
    else if (kind === SYSLOG) writeLog(key);
    else writeRoute(key);
    cells[slot.region] = (pops[cells[slot.pop] as number] as (typeof pops)[number]).region;
  };

  const source: RowSource = { register: into, load };
  if (settings.to === null) return source;
  return { ...source, rows: rowsBefore(timeAt, startOfDay(settings.to), RECORD_ROWS) };
}

/** Place of the access row of a number in a cell, −1 where there is none. */
function placeOf(order: { readonly kinds: Uint8Array; readonly numbers: Uint8Array }, number: number): number {
  for (let place = 0; place < order.kinds.length; place++) {
    if (order.kinds[place] === ACCESS && order.numbers[place] === number) return place;
  }
  return -1;
}
