import { choices } from "../../ontology/models.ts";
import { core, known, knowns } from "../define.ts";
import type { Frame } from "../frame.ts";

const deviceLogs: Frame = {
  id: "network_device_logs",
  category: "network-infrastructure-logs",
  title: "network device messages",
  cues: {
    en: "syslog:3|syslog message:4|router syslog:3|switch syslog:3|router log:3|switch log:3|network device log:4|device syslog:3|link flap:3|interface flap:3|port flap:3|ospf:2.5|bgp neighbor change:3|bgp neighbour change:3|neighbor change:2|interface down:2.5|cisco ios log:3|junos log:3|snmp trap:3|stp topology change:3",
    de: "syslog:3|router-log:3|router-logs:3|switch-logs:3|netzwerkgeräte-logs:3|syslog-meldungen:4",
    es: "syslog:3|logs de routers:3|logs de switches:3|registros de routers:3",
    fr: "syslog:3|journaux de routeurs:3|journaux de commutateurs:3|messages syslog:4",
    pt: "syslog:3|logs de roteadores:3|logs de switches:3",
  },
  against: "firewall:1.5|web server:2|access log:2|load balancer:2",
  record: "message",
  fields: [
    core("message_id=record_id", { names: "log id|entry id|event id" }),
    core("timestamp", { names: "time|ts|logged at|date" }),
    core("device=network_device@device", {
      names: "device|host|hostname|device id|device name|router|switch|node",
      always: true,
    }),
    known("device_type=network_device_type@device", { names: "device type|device role|kind of device|type of device" }),
    core("severity=syslog_severity", { names: "severity|level|severity level" }),
    core("event_type", {
      names: "event type|event|mnemonic|message type",
      model: choices(
        "interface flap:18|link down:12|link up:12|bgp neighbor change:10|ospf adjacency change:8|config change:8|login:9|authentication failure:7|stp topology change:6|fan failure:3|power supply failure:2|high cpu:5",
      ),
    }),
    core("message=log_message", { names: "message|text|msg|log message", always: true }),
    known("interface=network_interface", { names: "interface|port" }),
    ...knowns(
      "facility=logger_name process_name process_id ip_address@device vendor=brand@device firmware_version@device site_id@device cpu_pct memory_pct vlan_id asn username source_ip is_anomaly incident_id",
    ),
  ],
  rules: [],
  rhythm: "flat",
  days: 7,
};

/** What routers and switches write down. */
export const deviceLogFrames: readonly Frame[] = [deviceLogs];
