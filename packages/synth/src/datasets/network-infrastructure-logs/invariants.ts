import type { Invariant } from "../../schema/dataset.ts";

export const recordInvariants: readonly Invariant[] = [
  { id: "key", statement: "event_id is unique." },
  { id: "time-order", statement: "ts never decreases from row to row." },
  {
    id: "fields-of-kind",
    statement:
      "service, trace_id, method, path_template, status, bytes_in and bytes_out are present exactly for access and lb; duration_ms and client_ip exactly for access, lb and dns; cache_status, tls_version, http_version and user_agent_family exactly for access; backend exactly for lb; qname, qtype, rcode and answers exactly for dns; cpu_user_pct, cpu_system_pct, cpu_idle_pct, mem_pct, disk_io_mb_s, net_rx_bytes, net_tx_bytes and counter_reset exactly for metric; app, log_level and message exactly for syslog; bgp_event and peer_as exactly for bgp.",
  },
  {
    id: "host",
    statement:
      'host begins with edge- for access, lb- for lb, ns- for dns and rtr- for bgp, and with edge-, lb-, ns- or app- for metric and syslog; the part after its first hyphen begins with pop without "pop-".',
  },
  {
    id: "region",
    statement: "region follows pop: pop-ams1 and pop-fra1 eu, pop-iad1 and pop-sjc1 us, pop-sin1 ap.",
  },
  {
    id: "request",
    statement:
      "An lb row whose trace_id stands on an access row too follows it, with the same service, method, path_template, status, client_ip, bytes_in, pop and incident_id, a duration_ms of at most the access row's upstream_ms; no other two rows share a trace_id, and a request whose cache_status is HIT has no lb row.",
  },
  {
    id: "upstream",
    statement:
      "upstream_ms is at most duration_ms, present on every lb row, and null on other kinds than access and lb.",
  },
  {
    id: "cache",
    statement:
      "On access rows upstream_ms is null exactly when cache_status is HIT; cache_status is BYPASS exactly when object_id is null; HIT occurs with status 200, 206 and 304 only.",
  },
  { id: "tls", statement: "With http_version HTTP/3 tls_version is TLSv1.3 (RFC 9001)." },
  { id: "empty-answers", statement: "With status 204 or 304, and with method HEAD, bytes_out is at most 1,024." },
  {
    id: "service-path",
    statement: "A path_template always has the same service; /healthz has user_agent_family monitor.",
  },
  {
    id: "incident",
    statement:
      "incident_id is present exactly on access and lb rows whose status is 502, 503 or 504; status 500 occurs without one; all rows of an incident have one service, and its access rows lie within 30 minutes.",
  },
  {
    id: "object",
    statement:
      "object_id is present only on access rows with method GET; an object_id always has the same path_template.",
  },
  {
    id: "dns",
    statement:
      "rcode NXDOMAIN has answers 0 and a ttl of 900 (the SOA's); SERVFAIL and REFUSED have answers 0 and no ttl; NOERROR has a ttl exactly when answers is above 0; qtype PTR has answers 0, for the names asked for are no reverse names; other kinds than dns have no ttl.",
  },
  {
    id: "dns-name",
    statement: "A qname either always or never has rcode NXDOMAIN, SERVFAIL and REFUSED left aside.",
  },
  { id: "cpu", statement: "cpu_user_pct + cpu_system_pct + cpu_idle_pct = 100, exact to the hundredth." },
  {
    id: "counters",
    statement:
      "From a host's metric row to its next one net_rx_bytes and net_tx_bytes do not fall, unless the later row has counter_reset true; a host's first metric row in the dataset has counter_reset false.",
  },
  {
    id: "bgp",
    statement:
      "prefix is present exactly for announce and withdraw, as_path_length exactly for announce, then between 1 and 12.",
  },
  {
    id: "log",
    statement: "message is not empty and holds no address outside 10.0.0.0/8 and 198.18.0.0/15.",
  },
];
