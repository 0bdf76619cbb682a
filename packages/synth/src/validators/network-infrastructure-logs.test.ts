import { changed, later, type Mutation, mutationTrial, type Row, rowWhere } from "../../test/mutation-trial.ts";
import { validatorTrial } from "../../test/validator-trial.ts";
import { networkInfrastructureLogs } from "../datasets/network-infrastructure-logs.ts";
import { parsedRows } from "../quality/parsed-rows.ts";
import { validateNetworkInfrastructureLogs } from "./network-infrastructure-logs.ts";

validatorTrial(networkInfrastructureLogs, validateNetworkInfrastructureLogs);

const valid: Row[] = [...parsedRows(networkInfrastructureLogs, "validators", 0, 8_000)];
const at = (accepts: (row: Row, index: number) => boolean): number =>
  rowWhere(valid, (row, index) => index > 100 && accepts(row, index));
const earlier = (index: number, accepts: (row: Row) => boolean): boolean => valid.slice(0, index).some(accepts);

const hit = at(
  (row, index) => row.cache_status === "HIT" && earlier(index, (other) => other.object_id === row.object_id),
);
const plain = at((row) => row.cache_status === "BYPASS" && row.status === 200 && row.method === "GET");
const behind = at(
  (row, index) =>
    row.kind === "lb" && earlier(index, (other) => other.kind === "access" && other.trace_id === row.trace_id),
);
const edgeOfBehind = rowWhere(valid, (row) => row.kind === "access" && row.trace_id === valid[behind]?.trace_id);
const failed = at(
  (row, index) =>
    row.kind === "access" &&
    row.incident_id !== null &&
    earlier(index, (other) => other.incident_id === row.incident_id),
);
const answered = at(
  (row, index) =>
    row.rcode === "NOERROR" &&
    row.ttl !== null &&
    earlier(index, (other) => other.qname === row.qname && other.rcode === "NOERROR"),
);
const unknown = at((row) => row.rcode === "NXDOMAIN");
const metric = at(
  (row, index) =>
    row.kind === "metric" &&
    row.counter_reset === false &&
    earlier(index, (other) => other.kind === "metric" && other.host === row.host),
);
const firstMetric = rowWhere(valid, (row) => row.kind === "metric");
const log = at((row) => row.kind === "syslog");
const announced = at((row) => row.bgp_event === "announce");
const session = at((row) => row.bgp_event === "session_up" || row.bgp_event === "session_down");
const health = at((row) => row.path_template === "/healthz" && row.kind === "access");
const hostOf = (index: number): string => String(valid[index]?.host);

const mutations: readonly Mutation[] = [
  ["key", "a record that stands twice", (rows) => rows.splice(plain + 1, 0, { ...rows[plain] })],
  ["time-order", "a record before the row above", changed(plain, { ts: later(valid[0]?.ts, -1) })],
  ["fields-of-kind", "a request without a method", changed(plain, { method: null })],
  ["fields-of-kind", "a log line with a processor", changed(log, { cpu_user_pct: 5 })],
  ["fields-of-kind", "a route with a client", changed(announced, { client_ip: "198.18.0.1" })],
  ["host", "a request at the name server", changed(plain, { host: hostOf(plain).replace("edge", "ns") })],
  ["host", "a router that measures itself", changed(metric, { host: hostOf(metric).replace(/^[a-z]+/, "rtr") })],
  [
    "host",
    "a machine elsewhere",
    changed(plain, { host: valid[plain]?.pop === "pop-ams1" ? "edge-sin1-001" : "edge-ams1-001" }),
  ],
  ["region", "another region", changed(plain, { region: valid[plain]?.region === "eu" ? "us" : "eu" })],
  [
    "request",
    "a request of two clients",
    changed(behind, { client_ip: valid[behind]?.client_ip === "198.18.0.1" ? "198.18.0.2" : "198.18.0.1" }),
  ],
  [
    "request",
    "a request that takes longer behind",
    changed(behind, { duration_ms: Number(valid[edgeOfBehind]?.upstream_ms) + 1 }),
  ],
  ["request", "a request of three records", (rows) => rows.splice(behind + 1, 0, { ...rows[behind] })],
  ["request", "a hit that was asked behind", changed(behind, { trace_id: valid[hit]?.trace_id })],
  [
    "request",
    "two requests of one trace",
    changed(plain, { trace_id: valid[rowWhere(valid, (row) => row.kind === "access")]?.trace_id }),
  ],
  [
    "upstream",
    "a service that takes longer than all",
    changed(plain, { upstream_ms: Number(valid[plain]?.duration_ms) + 1 }),
  ],
  ["upstream", "a balancer that sends it nowhere", changed(behind, { upstream_ms: null })],
  ["cache", "a hit that was asked behind", changed(hit, { upstream_ms: 0 })],
  ["cache", "an object that is not cached", changed(hit, { cache_status: "BYPASS", upstream_ms: 0 })],
  ["cache", "a hit that fails", changed(hit, { status: 404 })],
  [
    "tls",
    "a version of TLS that QUIC does not know",
    changed(plain, { http_version: "HTTP/3", tls_version: "TLSv1.2" }),
  ],
  ["empty-answers", "a long answer without content", changed(plain, { status: 204, bytes_out: 5_000 })],
  [
    "service-path",
    "a path of two services",
    changed(plain, { service: valid[plain]?.service === "media" ? "search" : "media" }),
  ],
  ["service-path", "a person who asks for health", changed(health, { user_agent_family: "mobile_app" })],
  ["incident", "a failure of nothing", changed(failed, { incident_id: null })],
  [
    "incident",
    "an incident of two services",
    changed(failed, { service: valid[failed]?.service === "media" ? "search" : "media" }),
  ],
  [
    "incident",
    "an incident that lasts hours",
    changed(
      valid.findLastIndex((row) => row.kind === "access"),
      { status: 503, incident_id: valid.find((row) => row.incident_id !== null)?.incident_id, cache_status: "BYPASS" },
    ),
  ],
  ["incident", "a log line with an incident", changed(log, { incident_id: "INC-000001" })],
  ["object", "an object that is written", changed(hit, { method: "POST" })],
  [
    "object",
    "an object in two places",
    changed(hit, {
      path_template: valid[hit]?.path_template === "/static/{object}" ? "/img/{object}" : "/static/{object}",
    }),
  ],
  ["dns", "an answer that nobody may keep", changed(answered, { ttl: null })],
  ["dns", "answers of a name that does not exist", changed(unknown, { answers: 1 })],
  ["dns", "another time to live of a name that does not exist", changed(unknown, { ttl: 300 })],
  ["dns", "the name of a name", changed(answered, { qtype: "PTR" })],
  ["dns-name", "a name that no longer exists", changed(answered, { rcode: "NXDOMAIN", answers: 0, ttl: 900 })],
  [
    "cpu",
    "a hundredth too much",
    changed(metric, {
      cpu_idle_pct:
        Math.round(
          (Number(valid[metric]?.cpu_idle_pct) + (Number(valid[metric]?.cpu_idle_pct) >= 99 ? -0.01 : 0.01)) * 100,
        ) / 100,
    }),
  ],
  ["counters", "a counter that falls", changed(metric, { net_rx_bytes: 0, net_tx_bytes: 0 })],
  ["counters", "a machine that begins with a restart", changed(firstMetric, { counter_reset: true })],
  ["bgp", "an announcement of nothing", changed(announced, { prefix: null })],
  ["bgp", "a path of thirteen", changed(announced, { as_path_length: 13 })],
  ["bgp", "a session with a path", changed(session, { as_path_length: 2 })],
  ["log", "an empty message", changed(log, { message: "" })],
  ["log", "an address that somebody may own", changed(log, { message: "Connection from 8.8.8.8 port 4711" })],
  ["upstream", "a log line with a service behind", changed(log, { upstream_ms: 5 })],
  ["object", "an object of the balancer", changed(behind, { object_id: "obj-0000" })],
  ["dns", "a log line that may be kept", changed(log, { ttl: 5 })],
  ["schema", "a null where none is declared", changed(plain, { host: null })],
  ["schema", "a status of another protocol", changed(plain, { status: 999 })],
  ["schema", "a client that somebody may be", changed(plain, { client_ip: "8.8.8.8" })],
  ["schema", "a field that nobody declared", changed(plain, { note: "x" })],
  ["schema", "a version that changes", changed(plain, { schema_version: "9.9.9" })],
];

mutationTrial({
  dataset: networkInfrastructureLogs,
  validate: validateNetworkInfrastructureLogs,
  valid,
  mutations,
  determined: [
    ...["event_id", "ts", "kind", "host", "pop", "region", "service", "incident_id", "path_template", "upstream_ms"],
    ...["backend", "cache_status", "tls_version", "http_version", "qname", "rcode", "cpu_user_pct", "cpu_system_pct"],
    ...["cpu_idle_pct", "counter_reset", "app", "log_level", "bgp_event", "peer_as"],
  ],
});
