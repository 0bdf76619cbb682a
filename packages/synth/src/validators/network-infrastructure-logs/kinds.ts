import type { Report } from "../validation.ts";
import type { LogRecord } from "./log-record.ts";

type Name = keyof LogRecord;

const request: readonly Name[] = ["service", "trace_id", "method", "path_template", "status", "bytes_in", "bytes_out"];
const timed: readonly Name[] = ["duration_ms", "client_ip"];
const edge: readonly Name[] = ["cache_status", "tls_version", "http_version", "user_agent_family"];

/** Fields that are present exactly on rows of each kind. */
const own: Readonly<Record<string, readonly Name[]>> = {
  access: [...request, ...timed, ...edge],
  lb: [...request, ...timed, "backend"],
  dns: [...timed, "qname", "qtype", "rcode", "answers"],
  metric: [
    ...(["cpu_user_pct", "cpu_system_pct", "cpu_idle_pct", "mem_pct", "disk_io_mb_s"] as const),
    ...(["net_rx_bytes", "net_tx_bytes", "counter_reset"] as const),
  ],
  syslog: ["app", "log_level", "message"],
  bgp: ["bgp_event", "peer_as"],
};

const everyName = [...new Set(Object.values(own).flat())];

/** The same as a list of names for each kind, with whether they are present. */
const presence: ReadonlyMap<string, readonly (readonly [Name, boolean])[]> = new Map(
  Object.entries(own).map(([kind, names]) => [kind, everyName.map((name) => [name, names.includes(name)] as const)]),
);

const roles: Readonly<Record<string, readonly string[]>> = {
  access: ["edge"],
  lb: ["lb"],
  dns: ["ns"],
  bgp: ["rtr"],
  metric: ["edge", "lb", "ns", "app"],
  syslog: ["edge", "lb", "ns", "app"],
};

const regionOf: Readonly<Record<string, string>> = {
  "pop-ams1": "eu",
  "pop-fra1": "eu",
  "pop-iad1": "us",
  "pop-sjc1": "us",
  "pop-sin1": "ap",
};

/** Rules on which fields a record has. Returns false when one that its kind needs is absent. */
export function checkPresence(record: LogRecord, report: Report): boolean {
  let complete = true;
  for (const [name, isPresent] of presence.get(record.kind) ?? []) {
    if ((record[name] !== null) === isPresent) continue;
    complete &&= !isPresent;
    report("fields-of-kind", `${name} ${record[name]} on ${record.kind}`);
  }
  return complete;
}

/** Rules on fields that a kind need not have, and that others must not. */
export function checkForeign(record: LogRecord, report: Report): void {
  const { kind, incident_id: incident, upstream_ms: upstream, object_id: object, ttl } = record;
  const isRequest = kind === "access" || kind === "lb";
  if (incident !== null && !isRequest) report("incident", `${incident} on ${kind}`);
  if (upstream !== null && !isRequest) report("upstream", `${upstream} on ${kind}`);
  if (object !== null && kind !== "access") report("object", `${object} on ${kind}`);
  if (ttl !== null && kind !== "dns") report("dns", `a ttl of ${ttl} on ${kind}`);
}

/** Rules on the machine that wrote a record. */
export function checkPlace({ kind, host, pop, region }: LogRecord, report: Report): void {
  const dash = host.indexOf("-");
  if (roles[kind]?.includes(host.slice(0, dash)) !== true) report("host", `${host} writes ${kind}`);
  if (!host.startsWith(`${pop.slice(4)}-`, dash + 1)) report("host", `${host} stands in ${pop}`);
  if (regionOf[pop] !== region) report("region", `${pop} in ${region}`);
}
