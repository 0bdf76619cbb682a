import { tally } from "../computing.ts";
import { choice, contact, instant, percent, shaped, whole } from "../define.ts";
import { beta, lognormal } from "../models.ts";
import { reading } from "../readings.ts";
import type { SemanticType } from "../semantic-type.ts";

/** Network devices, names and certificates. */
export const networkEquipmentTypes: readonly SemanticType[] = [
  shaped(
    "network_device",
    "router|~switch|network node|router name|switch name|network element|appliance name|access point|firewall name|device hostname|network equipment",
    "The network device.",
    "\\n\\e\\t\\-aa\\-99",
    { subject: "network device" },
  ),
  choice(
    "network_device_type",
    "type of network device|equipment type of network|node type of network|appliance type",
    "What kind of network device it is.",
    "switch:38|router:24|access point:20|firewall:12|load balancer:6",
  ),
  choice(
    "interface_status",
    "port status|link status|link state|interface state|port state",
    "Whether the link is up.",
    "up:94|down:5|testing:1",
  ),
  choice(
    "syslog_severity",
    "syslog level|message severity|syslog severity level",
    "How serious the message is.",
    "informational:48|notice:24|warning:16|error:8|critical:3|alert:1",
  ),
  reading(
    "packet_loss_pct",
    {
      en: "packet loss|loss|lost packets pct|packet loss rate|loss rate|packet loss percent|dropped packet rate",
      de: "paketverlust",
      es: "pérdida de paquetes",
      fr: "perte de paquets",
      pt: "perda de pacotes",
    },
    "Packets that were lost.",
    "%",
    { level: lognormal(0.3, 0.8), noise: 0.15, decimals: 2 },
    { minimum: 0, maximum: 100 },
  ),
  reading(
    "jitter_ms",
    "jitter|latency variation|delay variation|packet jitter",
    "How much the delay varies.",
    "ms",
    { level: lognormal(4, 0.6), daily: 0.6, noise: 0.8, decimals: 2 },
    { minimum: 0, maximum: 2_000 },
  ),
  reading(
    "bandwidth_mbps",
    {
      en: "bandwidth|link utilization mbps|traffic rate|bit rate|bitrate|data rate|bandwidth usage|~traffic|link speed|download speed",
      de: "bandbreite",
      es: "ancho de banda",
      fr: "bande passante",
      pt: "largura de banda",
    },
    "Traffic on the link.",
    "Mbit/s",
    { level: lognormal(180, 0.7), daily: 60, noise: 14, decimals: 2 },
    { minimum: 0, maximum: 400_000 },
  ),
  percent(
    "bandwidth_utilization",
    "link utilization|bandwidth utilization pct|interface utilization|link usage|port utilization|channel utilization",
    "Share of the link in use.",
    beta(2, 3.6, 0, 100),
  ),
  tally(
    "dropped_packets",
    "drops|packet drops|packets dropped|discards|dropped frames",
    "Packets that were dropped.",
    6,
    1.6,
  ),
  tally(
    "interface_errors",
    "crc errors|input errors|output errors|rx errors|tx errors|interface error count",
    "Errors of the interface.",
    2,
    1.4,
  ),
  contact(
    "domain_queried",
    "dns query|qname|query name|queried domain|dns name|requested domain|lookup name|query domain",
    "The name that was looked up.",
    "domain",
  ),
  choice(
    "dns_record_type",
    "qtype|dns type|record type of dns|query type of dns|rr type|dns query type",
    "What was asked for.",
    "A:56|AAAA:25|HTTPS:7|MX:4|TXT:4|PTR:3|NS:1",
  ),
  choice(
    "dns_response_code",
    "rcode|dns rcode|dns status|dns response|dns result",
    "How the lookup ended.",
    "NOERROR:90|NXDOMAIN:8|SERVFAIL:1.5|REFUSED:0.5",
  ),
  contact("dns_answer", "resolved ip|answer ip|resolved address|dns response ip", "The address in the answer.", "ipv4"),
  choice("tls_version", "ssl version|tls protocol|tls|ssl protocol", "Version of TLS.", "TLS1.3:72|TLS1.2:27|TLS1.1:1"),
  choice(
    "cipher_suite",
    "!cipher|tls cipher|ssl cipher",
    "How it is encrypted.",
    "AES_128_GCM_SHA256:46|AES_256_GCM_SHA384:34|CHACHA20_POLY1305_SHA256:20",
  ),
  instant(
    "certificate_expiry",
    "cert expiry|certificate expires|ssl expiry|not after|certificate expiration date|tls certificate expiry",
    "When the certificate ends.",
    "P1D",
    "P1Y",
  ),
  choice(
    "load_balancer",
    "~lb|lb name|load balancer name|virtual server|vip",
    "The load balancer.",
    "lb-web:48|lb-api:34|lb-internal:18",
  ),
  choice(
    "backend_name",
    "~upstream|upstream server|backend server|origin server|backend pool|target group",
    "The server behind.",
    "app-1:30|app-2:29|app-3:25|app-4:16",
  ),
  choice(
    "point_of_presence",
    "~pop|edge location|cdn node|edge node|edge server|cdn pop",
    "The place at the edge.",
    "FRA:20|LHR:18|IAD:22|SJC:16|SIN:14|GRU:10",
  ),
  choice(
    "bgp_event",
    "bgp update|routing event|bgp message type|bgp state|route change",
    "What happened to the route.",
    "announce:68|withdraw:22|state change:7|flap:3",
  ),
  whole("hop_count", "~hops|number of hops|traceroute hops", "Hops on the way.", lognormal(11, 0.3), {
    minimum: 1,
    maximum: 64,
  }),
];
