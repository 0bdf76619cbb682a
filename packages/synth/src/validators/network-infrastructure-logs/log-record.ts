import { type FieldRule, memberOf, orNull, type RecordRules, versionRule } from "../record-rules.ts";

/** A record whose fields have the published types. */
export interface LogRecord {
  event_id: string;
  ts: string;
  kind: string;
  host: string;
  pop: string;
  region: string;
  service: string | null;
  incident_id: string | null;
  trace_id: string | null;
  client_ip: string | null;
  method: string | null;
  path_template: string | null;
  object_id: string | null;
  status: number | null;
  bytes_in: number | null;
  bytes_out: number | null;
  duration_ms: number | null;
  upstream_ms: number | null;
  backend: string | null;
  cache_status: string | null;
  tls_version: string | null;
  http_version: string | null;
  user_agent_family: string | null;
  qname: string | null;
  qtype: string | null;
  rcode: string | null;
  ttl: number | null;
  answers: number | null;
  cpu_user_pct: number | null;
  cpu_system_pct: number | null;
  cpu_idle_pct: number | null;
  mem_pct: number | null;
  disk_io_mb_s: number | null;
  net_rx_bytes: number | null;
  net_tx_bytes: number | null;
  counter_reset: boolean | null;
  app: string | null;
  log_level: string | null;
  message: string | null;
  bgp_event: string | null;
  prefix: string | null;
  peer_as: number | null;
  as_path_length: number | null;
  schema_version: string;
}

const count: FieldRule = { type: "integer", nullable: true, minimum: 0 };
const measure = (maximum: number): FieldRule => ({ type: "number", nullable: true, minimum: 0, maximum, decimals: 2 });

const paths = memberOf(
  ...["/", "/c/{category}", "/p/{product}", "/help/{article}", "/api/v2/products/{product}", "/api/v2/categories"],
  ...["/api/v2/stock", "/img/{object}", "/static/{object}", "/video/{object}/segment", "/api/v1/search"],
  ...["/api/v1/suggest", "/api/v1/feedback", "/api/v3/session", "/api/v3/profile", "/api/v1/cart"],
  ...["/api/v1/cart/lines", "/api/v1/cart/lines/{line}", "/api/v1/orders", "/api/v1/hooks/{hook}"],
  ...["/api/v1/preferences", "/api/v1/reports/{report}", "/api/v1/exports", "/healthz"],
);

const queryHosts = [
  ...["www", "api", "img", "static", "video", "account", "checkout", "search", "cdn", "mail", "status", "docs"],
  ...["assets", "login", "hooks", "reports", "wpad", "autodiscover", "_ldap", "isatap", "old-www", "ftp", "test"],
  ...["dev-7", "smtp2", "intranet"],
];
const queryNames = queryHosts.flatMap((host) =>
  ["shop", "shop-eu", "shop-ap"].map((domain) => `${host}.${domain}.example`),
);

const prefixes = memberOf(
  ...["192.0.2.0/24", "198.51.100.0/24", "203.0.113.0/24", "192.0.2.0/25", "192.0.2.128/25", "198.51.100.0/25"],
  ...["198.51.100.128/25", "203.0.113.0/25", "203.0.113.128/25", "198.18.0.0/16", "198.19.0.0/16"],
  ...["2001:db8::/33", "2001:db8:8000::/33"],
);
const services = memberOf("storefront", "catalog", "media", "search", "account", "checkout", "notify", "reports");
const agents = memberOf("desktop_browser", "mobile_browser", "mobile_app", "api_client", "crawler", "monitor");
const apps = memberOf("kernel", "systemd", "sshd", "cron", "proxyd", "agentd", "chronyd", "containerd");

/** Published form of each field. */
export const logRules: RecordRules = new Map<string, FieldRule>([
  ["event_id", { type: "text", pattern: /^evt-[0-9A-HJKMNP-TV-Z]{6}$/ }],
  ["ts", { type: "instant" }],
  ["kind", memberOf("access", "dns", "lb", "metric", "syslog", "bgp")],
  ["host", { type: "text", pattern: /^(?:edge|lb|ns|app|rtr)-[a-z]{3}[0-9]-[0-9]{3}$/ }],
  ["pop", memberOf("pop-ams1", "pop-fra1", "pop-iad1", "pop-sjc1", "pop-sin1")],
  ["region", memberOf("eu", "us", "ap")],
  ["service", orNull(services)],
  ["incident_id", { type: "text", nullable: true, pattern: /^INC-[0-9]{6}$/ }],
  ["trace_id", { type: "text", nullable: true, pattern: /^[0-9a-f]{32}$/ }],
  ["client_ip", { type: "text", nullable: true, pattern: /^[0-9]{1,3}(?:\.[0-9]{1,3}){3}$/ }],
  ["method", orNull(memberOf("GET", "POST", "PUT", "DELETE", "HEAD"))],
  ["path_template", orNull(paths)],
  ["object_id", { type: "text", nullable: true, pattern: /^obj-[0-9A-HJKMNP-TV-Z]{4}$/ }],
  ["status", { type: "integer", nullable: true, minimum: 200, maximum: 599 }],
  ["bytes_in", count],
  ["bytes_out", count],
  ["duration_ms", measure(120_000)],
  ["upstream_ms", measure(120_000)],
  ["backend", { type: "text", nullable: true, pattern: /^app-[a-z]{3}[0-9]-[0-9]{3}$/ }],
  ["cache_status", orNull(memberOf("HIT", "MISS", "EXPIRED", "BYPASS"))],
  ["tls_version", orNull(memberOf("TLSv1.2", "TLSv1.3"))],
  ["http_version", orNull(memberOf("HTTP/1.1", "HTTP/2", "HTTP/3"))],
  ["user_agent_family", orNull(agents)],
  ["qname", orNull(memberOf(...queryNames))],
  ["qtype", orNull(memberOf("A", "AAAA", "HTTPS", "PTR", "MX", "TXT", "NS"))],
  ["rcode", orNull(memberOf("NOERROR", "NXDOMAIN", "SERVFAIL", "REFUSED"))],
  ["ttl", count],
  ["answers", count],
  ["cpu_user_pct", measure(100)],
  ["cpu_system_pct", measure(100)],
  ["cpu_idle_pct", measure(100)],
  ["mem_pct", measure(100)],
  ["disk_io_mb_s", measure(4_000)],
  ["net_rx_bytes", count],
  ["net_tx_bytes", count],
  ["counter_reset", { type: "boolean", nullable: true }],
  ["app", orNull(apps)],
  ["log_level", orNull(memberOf("debug", "info", "notice", "warning", "error", "critical"))],
  ["message", { type: "text", nullable: true }],
  ["bgp_event", orNull(memberOf("announce", "withdraw", "session_up", "session_down"))],
  ["prefix", orNull(prefixes)],
  ["peer_as", { type: "integer", nullable: true, minimum: 64_496, maximum: 64_511 }],
  ["as_path_length", count],
  ["schema_version", versionRule],
]);
