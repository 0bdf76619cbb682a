import type { Column, Form } from "../../engine/column.ts";
import type { Field } from "../../schema/field.ts";
import {
  allQueryNames,
  apps,
  bgpEvents,
  cacheStatuses,
  FIRST_AS,
  httpVersions,
  kinds,
  logLevels,
  methods,
  paths,
  pops,
  prefixes,
  queryTypes,
  rcodes,
  regions,
  services,
  tlsVersions,
  userAgents,
} from "./vocabulary.ts";

const names = [
  "event_id",
  "ts",
  "kind",
  "host",
  "pop",
  "region",
  "service",
  "incident_id",
  "trace_id",
  "client_ip",
  "method",
  "path_template",
  "object_id",
  "status",
  "bytes_in",
  "bytes_out",
  "duration_ms",
  "upstream_ms",
  "backend",
  "cache_status",
  "tls_version",
  "http_version",
  "user_agent_family",
  "qname",
  "qtype",
  "rcode",
  "ttl",
  "answers",
  "cpu_user_pct",
  "cpu_system_pct",
  "cpu_idle_pct",
  "mem_pct",
  "disk_io_mb_s",
  "net_rx_bytes",
  "net_tx_bytes",
  "counter_reset",
  "app",
  "log_level",
  "message",
  "bgp_event",
  "prefix",
  "peer_as",
  "as_path_length",
  "schema_version",
] as const;
type Name = (typeof names)[number];

/** Slots of the register by field name, in the order of the columns. */
export const slot = Object.fromEntries(names.map((name, i) => [name, i])) as Readonly<Record<Name, number>>;

interface Described {
  readonly field: Omit<Field, "name">;
  readonly form: Form;
}

function choice(meaning: string, values: readonly string[], example: string): Described {
  return { field: { type: "enum", meaning, values, example }, form: { kind: "choice", values } };
}

/** A field that only some kinds of rows have. */
function only(described: Described): Described {
  return { ...described, field: { ...described.field, nullable: true } };
}

function count(meaning: string, unit: string, example: number): Described {
  return { field: { type: "int", meaning, unit, minimum: 0, example }, form: { kind: "integer" } };
}

function measure(meaning: string, unit: string, maximum: number, example: number): Described {
  return {
    field: { type: "number", meaning, unit, minimum: 0, maximum, decimals: 2, example },
    form: { kind: "decimal", scale: 2 },
  };
}

function described(version: string): Readonly<Record<Name, Described>> {
  return { ...originColumns(), ...requestColumns(), ...nameColumns(), ...machineColumns(), ...routeColumns(version) };
}

const hostPattern = "(edge|lb|ns|app|rtr)-[a-z]{3}[0-9]-[0-9]{3}";

function originColumns() {
  return {
    event_id: {
      field: { type: "id", meaning: "The record.", pattern: "evt-[0-9A-HJKMNP-TV-Z]{6}", example: "evt-0A3F7K" },
      form: { kind: "code", prefixes: ["evt-"], radix: 32, width: 6 },
    },
    ts: {
      field: {
        type: "datetime",
        meaning: "When the record was written (UTC); never before the row above.",
        example: "2026-01-05T08:14:03.120Z",
      },
      form: { kind: "instant" },
    },
    kind: choice("What the record is of; it decides which of the other fields are present.", kinds, "access"),
    host: {
      field: {
        type: "id",
        meaning:
          "The machine that wrote it; its name begins with its role (edge for access, lb, ns for dns, rtr for bgp, any but rtr for metric and syslog) and the place of its pop.",
        pattern: hostPattern,
        example: "edge-ams1-004",
      },
      form: { kind: "code", prefixes: hostPrefixes, radix: 10, width: 3 },
    },
    pop: choice(
      "Point of presence where the host stands.",
      pops.map((pop) => pop.name),
      "pop-ams1",
    ),
    region: choice("Region of the pop.", regions, "eu"),
    service: only(choice("Service that the request is for (access, lb).", services, "catalog")),
    incident_id: {
      field: {
        type: "id",
        meaning: "The incident that made the request fail (access, lb with status 502, 503 or 504); else null.",
        nullable: true,
        pattern: "INC-[0-9]{6}",
        example: "INC-000042",
      },
      form: { kind: "code", prefixes: ["INC-"], radix: 10, width: 6 },
    },
  } satisfies Partial<Record<Name, Described>>;
}

/** Roles of hosts, in the order of their code prefixes: role × pops + pop. */
export const roles = ["edge", "lb", "ns", "app", "rtr"] as const;
export const EDGE = 0;
export const BALANCER = 1;
export const NAMESERVER = 2;
export const APP = 3;
export const ROUTER = 4;
const hostPrefixes: readonly string[] = roles.flatMap((role) => pops.map((pop) => `${role}-${pop.name.slice(4)}-`));

/** The cell of a host's name. */
export function hostCell(role: number, pop: number, number: number): number {
  return (role * pops.length + pop) * 1_000 + number;
}

/** Hosts of a metric or a syslog row stand under these names in the field `backend`. */
const backendPrefixes: readonly string[] = pops.map((pop) => `app-${pop.name.slice(4)}-`);

function requestColumns() {
  return {
    trace_id: {
      field: {
        type: "id",
        meaning: "W3C trace id of the request; the access and the lb row of one request share it (access, lb).",
        nullable: true,
        pattern: "[0-9a-f]{32}",
        example: "4bf92f3577b34da6a3ce929d0e0e4736",
      },
      form: { kind: "hex", prefix: "", bytes: 16 },
    },
    client_ip: {
      field: {
        type: "string",
        meaning: "Client of the request or the query, from 198.18.0.0/15, reserved for tests (access, lb, dns).",
        nullable: true,
        pattern: "[0-9]{1,3}(\\.[0-9]{1,3}){3}",
        example: "198.18.44.7",
      },
      form: { kind: "ipv4" },
    },
    method: only(choice("HTTP method (access, lb).", methods, "GET")),
    path_template: only(choice("Path with its variable parts in braces (access, lb).", paths, "/p/{product}")),
    object_id: {
      field: {
        type: "id",
        meaning: "What was asked for under a cacheable path, the same on every request for it (access); else null.",
        nullable: true,
        pattern: "obj-[0-9A-HJKMNP-TV-Z]{4}",
        example: "obj-7QD3",
      },
      form: { kind: "code", prefixes: ["obj-"], radix: 32, width: 4 },
    },
    status: only({
      field: { type: "int", meaning: "HTTP status (access, lb).", minimum: 200, maximum: 599, example: 200 },
      form: { kind: "integer" },
    }),
    bytes_in: only(count("Bytes of the request with its headers (access, lb).", "bytes", 812)),
    bytes_out: only(count("Bytes of the answer with its headers (access, lb).", "bytes", 22_410)),
    duration_ms: only(measure("Time until the answer was sent (access, lb, dns).", "ms", 120_000, 48.12)),
    upstream_ms: only(
      measure(
        "Time that the service behind took; null where the edge answered from its cache (access, lb).",
        "ms",
        120_000,
        41.7,
      ),
    ),
    backend: only({
      field: {
        type: "id",
        meaning: "Machine to which the load balancer sent the request (lb).",
        pattern: "app-[a-z]{3}[0-9]-[0-9]{3}",
        example: "app-ams1-012",
      },
      form: { kind: "code", prefixes: backendPrefixes, radix: 10, width: 3 },
    }),
    cache_status: only(choice("What the edge's cache did (access).", cacheStatuses, "HIT")),
    tls_version: only(choice("TLS version (access).", tlsVersions, "TLSv1.3")),
    http_version: only(choice("HTTP version (access).", httpVersions, "HTTP/2")),
    user_agent_family: only(choice("Family of the client's user agent (access).", userAgents, "mobile_app")),
  } satisfies Partial<Record<Name, Described>>;
}

function nameColumns() {
  return {
    qname: only(choice("Name asked for, under the reserved .example (dns).", allQueryNames, "www.shop.example")),
    qtype: only(choice("Record type asked for (dns).", queryTypes, "A")),
    rcode: only(choice("Response code (dns).", rcodes, "NOERROR")),
    ttl: only(count("Time to live of the answer or, for NXDOMAIN, of the SOA; null without either (dns).", "s", 300)),
    answers: only(count("Records in the answer section (dns).", "records", 2)),
  } satisfies Partial<Record<Name, Described>>;
}

function machineColumns() {
  return {
    cpu_user_pct: only(measure("Processor time in user mode (metric).", "%", 100, 31.4)),
    cpu_system_pct: only(measure("Processor time in the kernel (metric).", "%", 100, 6.2)),
    cpu_idle_pct: only(measure("Idle processor time (metric).", "%", 100, 62.4)),
    mem_pct: only(measure("Memory in use (metric).", "%", 100, 58.3)),
    disk_io_mb_s: only(measure("Disk traffic (metric).", "MB/s", 4_000, 12.5)),
    net_rx_bytes: only(count("Bytes received since the host started (metric).", "bytes", 812_345_678)),
    net_tx_bytes: only(count("Bytes sent since the host started (metric).", "bytes", 1_812_345_678)),
    counter_reset: only({
      field: {
        type: "bool",
        meaning: "True on a host's first metric row after a restart, where its counters begin anew (metric).",
        example: false,
      },
      form: { kind: "boolean" },
    }),
    app: only(choice("Program that logged (syslog).", apps, "sshd")),
    log_level: only(choice("Severity (syslog).", logLevels, "info")),
    message: only({
      field: {
        type: "string",
        meaning: "The log line's text (syslog).",
        example: "Started daily cleanup of temporary files",
      },
      form: { kind: "text" },
    }),
  } satisfies Partial<Record<Name, Described>>;
}

function routeColumns(version: string) {
  return {
    bgp_event: only(choice("What happened on the session (bgp).", bgpEvents, "announce")),
    prefix: only(
      choice("Prefix announced or withdrawn, reserved for documents or tests (bgp).", prefixes, "192.0.2.0/24"),
    ),
    peer_as: only({
      field: {
        type: "int",
        meaning: "Peer's AS number, reserved for documents (bgp).",
        minimum: FIRST_AS,
        maximum: 64_511,
        example: 64_500,
      },
      form: { kind: "integer" },
    }),
    as_path_length: only(count("Hops of the AS path, for an announcement (bgp).", "hops", 3)),
    schema_version: {
      field: {
        type: "string",
        meaning: "Version of this dataset's generator and fields.",
        pattern: "[0-9]+\\.[0-9]+\\.[0-9]+",
        example: version,
      },
      form: { kind: "choice", values: [version] },
    },
  } satisfies Partial<Record<Name, Described>>;
}

export function recordColumns(version: string): readonly Column[] {
  const all = described(version);
  return names.map((name) => {
    const { field, form } = all[name];
    const column = { field: { ...field, name }, form };
    return name === "schema_version" ? { ...column, stable: true } : column;
  });
}
