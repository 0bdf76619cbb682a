import { beta, choices, constant, lognormal, numbers } from "../../ontology/models.ts";
import { adds, core, key, known, knowns, onlyWhere, rule, settledBy, when } from "../define.ts";
import type { Frame } from "../frame.ts";
import { implies } from "../rules.ts";

const securityLogs: Frame = {
  id: "network_security_logs",
  category: "network-security-logs",
  title: "network security logs",
  cues: {
    en: "network security log:3|firewall log:3|firewall:2.5|network flow:3|netflow:3|flow log:3|intrusion detection:3|ids alert:3|ids log:3|ids event:3|ips log:3|network traffic:3|network intrusion:3|cyberattack:3|cyber attack:3|cybersecurity:2.5|cyber security:2.5|security log:2.5|zeek:3|packet capture:2.5|port scan:2.5|ddos:2.5|source ip:1.5|destination ip:1.5|src ip:1.5|dst ip:1.5|destination port:1.5|malicious traffic:3|attack label:2.5|siem:2|threat detection:2.5|vpc flow log:3|network connection:2|brute force:2|allow or deny:2|packet:1|ipfix:3|suricata:3|snort:3|flow record:2.5|ids signature:3|waf log:3|waf:2.5|blocked connection:2.5|c2 beacon:3|lateral movement:2.5|intrusion alert:3|ssh login:2|pcap:2.5|exfiltration:3|data exfiltration:3|dns tunnelling:3|dns tunneling:3|bytes out:1.5|indicator of compromise:3|botnet:2.5|attack traffic:4|normal traffic:2|benign traffic:3|src byte:2.5|dst byte:2.5|attack category:2.5|web application firewall:5|blocked request:3|password spray:4|password spraying:4|credential stuffing:4|web attack:5|attack log:4|sql injection:2.5|xss:2.5|attack attempt:4|ports tried:3",
    de: "firewall-protokoll:3|firewall-protokolle:3|firewall-log:3|firewall-logs:3|netzwerkverkehr:3|angriffserkennung:3|netzwerksicherheit:3|cyberangriff:3|cyberangriffe:3|sicherheitsprotokoll:2.5|sicherheitsprotokolle:2.5|firewall-regel:2|netflow:3|angriff im netz:3|einbruchserkennung:3|quell-ip:2|ziel-ip:2|datenabfluss:2.5",
    es: "registros de firewall:3|cortafuegos:2.5|tráfico de red:3|seguridad de red:3|ciberataque:3|detección de intrusos:3|logs de seguridad:3|cortafuegos bloqueado:3|netflow:3|ip de origen:2|ip de destino:2|intentos de intrusión:3|exfiltración:3",
    fr: "journaux de pare-feu:3|pare-feu:2.5|trafic réseau:3|sécurité réseau:3|cyberattaque:3|détection d'intrusion:3|netflow:3|ip source:2|ip destination:2|tentatives d'intrusion:3|exfiltration:3",
    pt: "logs de firewall:3|tráfego de rede:3|segurança de rede:3|ataque cibernético:3|detecção de intrusão:3|netflow:3|ip de origem:2|ip de destino:2|tentativas de intrusão:3|exfiltração:3",
  },
  against:
    "road traffic:3|web traffic:2|phishing url:2|heart attack:3|login:0.8|telecom:1|cell tower:2|border:2|web server:1.5|access log:1.5",
  record: "event",
  fields: [
    key("event_id=record_id", { names: "event|flow|flow id|connection id|uid|log id|log entry" }),
    core("timestamp", { names: "time|ts|event time|start time" }),
    core("source_ip", { names: "source ip|source|src|attacker" }),
    core("source_port"),
    core("destination_ip", { names: "destination ip|destination|dst|dest|target" }),
    core("destination_port", { names: "port|destination port" }),
    core("protocol"),
    core("action=firewall_action", { names: "action|decision|verdict" }),
    known("bytes=total_bytes", { names: "bytes|bytes transferred|total bytes|traffic volume" }),
    known("packets=packet_count", { names: "packets|packet count" }),
    known("is_malicious", { names: "malicious|attack|attack flag|label" }),
    known("attack_type", { names: "attack type|attack label|attack category|label|class|threat type" }),
    known("severity"),
    known("duration=flow_duration_s", { names: "duration|flow duration|connection duration" }),
    known("bytes_sent=source_bytes", { names: "bytes sent|sent bytes|bytes out" }),
    known("bytes_received=destination_bytes", { names: "bytes received|received bytes|bytes in" }),
    known("packets_sent=source_packets", { names: "packets sent" }),
    known("packets_received=destination_packets", { names: "packets received" }),
    ...knowns(
      "network_service connection_state tcp_flags flow_direction rule_id signature_name technique_id tactic attack_campaign_id threat_actor threat_score user=username country host network_interface vlan_id ttl asn subnet mac_address",
    ),
    ...knowns(
      "device=network_device sensor=event_source process_name packet_size_bytes packets_per_second inter_arrival_ms scanned_ports failed_attempts domain_queried tls_version is_anomaly anomaly_score alert_disposition is_false_positive event_type latitude longitude user_agent status_code message=log_message zone=network_interface is_vpn malware_family cve_id",
    ),
  ],
  rules: [
    adds("packets", "+packets_sent +packets_received", 0),
    rule(
      "attack_type is benign exactly where is_malicious is false",
      "attack_type is_malicious",
      {
        is_malicious: {
          kind: "holds",
          when: when("attack_type", "port scan", "brute force", "ddos", "malware", "data exfiltration", "web attack"),
        },
      },
      [
        implies(when("attack_type", "benign"), when("is_malicious", false)),
        implies(when("is_malicious", false), when("attack_type", "benign")),
      ],
    ),
    rule(
      "nothing is received where the traffic is denied",
      "bytes_received action",
      {
        bytes_received: {
          kind: "dependent",
          by: "action",
          models: { deny: numbers(constant(0), 0), drop: numbers(constant(0), 0) },
          otherwise: numbers(lognormal(3_600, 1.9), 0),
        },
      },
      [implies(when("action", "deny", "drop"), when("bytes_received", 0))],
    ),
    rule(
      "bytes rise with packets",
      "bytes packets",
      {
        bytes: { kind: "product", factors: ["packets"], times: 280, noise: lognormal(1, 0.7), decimals: 0 },
      },
      [{ kind: "sign", fields: ["packets", "bytes"], sign: 1 }],
    ),
    settledBy("protocol", "network_service", { dns: "udp", ntp: "udp" }, "tcp"),
    settledBy(
      "destination_port",
      "network_service",
      { https: 443, dns: 53, http: 80, ssh: 22, smtp: 25, smb: 445, ntp: 123, rdp: 3389, ftp: 21 },
      443,
    ),
    onlyWhere("attack_campaign_id", "is_malicious", true),
    onlyWhere("technique_id", "is_malicious", true),
    onlyWhere("threat_actor", "is_malicious", true),
    rule("threat_score rises with attacks", "threat_score is_malicious", {
      threat_score: numbers(beta(1.2, 7), 3, { follows: [{ field: "is_malicious", weight: 0.7 }] }),
    }),
    rule("source_ip and destination_ip differ", "source_ip destination_ip", {}, [
      { kind: "different", fields: ["source_ip", "destination_ip"] },
    ]),
    rule("blocked flows carry little", "bytes action", {
      bytes: {
        kind: "dependent",
        by: "action",
        models: { deny: numbers(lognormal(60, 0.3), 0), drop: numbers(lognormal(60, 0.3), 0) },
        otherwise: numbers(lognormal(4_800, 1.9), 0),
      },
    }),
    adds("bytes", "+bytes_sent +bytes_received", 0),
  ],
  rhythm: "consumer",
  days: 7,
};

const interfaces: Frame = {
  id: "network_device_metrics",
  category: "network-infrastructure-logs",
  title: "network device metrics",
  cues: {
    en: "network device:3|router metric:3|switch metric:3|snmp:3|interface counter:3|network performance:2.5|bandwidth:1.5|bandwidth usage:2.5|network monitoring:3|packet loss:2|jitter:1.5|network latency:2|wan link:3|network telemetry:3|wifi access point:2.5|network equipment:3|router:1.5|link utilization:2.5",
    de: "netzwerkgeräte:3|router-metriken:3|netzwerküberwachung:3|bandbreite:1.5",
    es: "equipos de red:3|monitoreo de red:3|métricas de routers:3|ancho de banda:1.5",
    fr: "équipements réseau:3|supervision réseau:3|bande passante:1.5",
    pt: "equipamentos de rede:3|monitoramento de rede:3|largura de banda:1.5",
  },
  against: "firewall:1.5|cell tower:2|call detail:3|subscriber:2|woodworking:3",
  record: "sample",
  fields: [
    key("device=network_device@router", { names: "device|router|switch|network device|device name|device id" }),
    key("timestamp", { names: "polled at|time" }),
    core("interface=network_interface@router", { names: "interface|port" }),
    core("bandwidth_mbps", { names: "traffic|bandwidth|throughput|bit rate" }),
    core("latency_ms", {
      model: { kind: "measurement", level: lognormal(18, 0.6), daily: 2, yearly: 0, noise: 1.6, decimals: 2 },
    }),
    core("packet_loss_pct", { names: "packet loss|loss" }),
    core("status=interface_status", { names: "status|state|link status" }),
    known("jitter_ms"),
    known("bandwidth_utilization", { names: "utilization|utilisation|util" }),
    ...knowns(
      "network_in_mbps network_out_mbps dropped_packets interface_errors cpu_pct memory_pct uptime_s temperature packet_count connection_count device_type=network_device_type@router site_id@router ip_address@router signal_strength firmware_version@router syslog_severity is_anomaly vendor=brand@router alarm_active",
    ),
  ],
  rules: [],
  layout: { kind: "series", subject: "router", every: { count: 5, unit: "min" } },
  rhythm: "flat",
  days: 1,
};

const dnsQueries: Frame = {
  id: "dns_queries",
  category: "network-infrastructure-logs",
  title: "DNS queries",
  cues: {
    en: "dns query:3|dns log:3|dns traffic:3|dns lookup:3|dns resolver:3|domain name query:3|nxdomain:3|dns:2|dns record:2.5|dns tunneling:3",
    de: "dns-abfragen:3|dns-protokoll:3|dns-protokolle:3",
    es: "consultas dns:3|registros dns:3",
    fr: "requêtes dns:3|journaux dns:3",
    pt: "consultas dns:3|registros dns:3",
  },
  against: "firewall:1|search query:2",
  record: "query",
  fields: [
    key("query_id=record_id"),
    core("timestamp", { names: "time|ts" }),
    core("client_ip=source_ip", { names: "client|client ip|source ip" }),
    core("domain=domain_queried", { names: "domain|query|query name|qname" }),
    core("record_type=dns_record_type", { names: "type|record type|query type|qtype" }),
    core("response_code=dns_response_code", { names: "response code|rcode|status" }),
    core("latency_ms", { names: "latency|response time" }),
    known("protocol", { model: choices("udp:91|tcp:5|https:4") }),
    known("answer=dns_answer", { names: "answer|resolved ip|response" }),
    ...knowns(
      "ttl resolver=destination_ip cache_hit country query_length=character_count url_entropy bytes_out host user_id asn action=firewall_action",
    ),
  ],
  rules: [onlyWhere("answer", "response_code", "NOERROR"), onlyWhere("ttl", "response_code", "NOERROR")],
  rhythm: "consumer",
  days: 7,
};

/** The same queries, looked through for what hides in them: "dns queries, is_dga 1.5%". */
const dnsThreats: Frame = {
  ...dnsQueries,
  id: "dns_threats",
  category: "network-security-logs",
  title: "DNS queries with threats",
  fields: [...dnsQueries.fields, ...knowns("is_malicious threat_score")],
  rules: [
    ...dnsQueries.rules,
    rule("threat_score rises with attacks", "threat_score is_malicious", {
      threat_score: numbers(beta(1.2, 7), 3, { follows: [{ field: "is_malicious", weight: 0.7 }] }),
    }),
  ],
  cues: {
    ...dnsQueries.cues,
    en: "dns tunneling:6|dns query:2.5|dns log:2.5|dns traffic:2.5|dns lookup:2.5|dns:1.5|dns tunnelling:6|dns exfiltration:6|dns beaconing:6|malicious dns:6|malicious domain:4",
  },
};

/** What goes through networks. */
export const trafficFrames: readonly Frame[] = [securityLogs, interfaces, dnsQueries, dnsThreats];
