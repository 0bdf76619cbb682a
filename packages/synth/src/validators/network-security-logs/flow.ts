import { type FieldRule, memberOf, orNull, type RecordRules, versionRule } from "../record-rules.ts";

/** A flow whose fields have the published types. */
export interface Flow {
  ts: string;
  uid: string;
  src_ip: string;
  src_port: number;
  dst_ip: string;
  dst_port: number;
  proto: string;
  service: string | null;
  direction: string;
  duration_s: number | null;
  orig_bytes: number;
  resp_bytes: number;
  orig_pkts: number;
  resp_pkts: number;
  orig_ip_bytes: number;
  resp_ip_bytes: number;
  conn_state: string;
  history: string | null;
  action: string;
  rule_id: string | null;
  severity: number;
  sensor: string;
  user: string | null;
  process: string | null;
  attack_label: string;
  technique_id: string | null;
  campaign_id: string | null;
  schema_version: string;
}

const address: FieldRule = { type: "text", pattern: /^[0-9]{1,3}(\.[0-9]{1,3}){3}$/ };
const port: FieldRule = { type: "integer", minimum: 0, maximum: 65_535 };
const count: FieldRule = { type: "integer", minimum: 0 };

/** Severity by rule. */
export const severities: ReadonlyMap<string, number> = new Map([
  ["FW-1001", 2],
  ["FW-1004", 2],
  ["FW-1010", 3],
  ["FW-1022", 3],
  ["IDS-2001", 4],
  ["IDS-2007", 5],
  ["IDS-2013", 6],
  ["IDS-2031", 7],
  ["IDS-2044", 8],
  ["IDS-2050", 9],
]);

/** ATT&CK technique by the label of a stage. */
export const techniques: ReadonlyMap<string, string> = new Map([
  ["reconnaissance", "T1046"],
  ["brute_force", "T1110"],
  ["lateral_movement", "T1021"],
  ["command_and_control", "T1071"],
  ["exfiltration", "T1048"],
]);

/** Published form of each field. */
export const flowRules: RecordRules = new Map<string, FieldRule>([
  ["ts", { type: "instant" }],
  ["uid", { type: "text", pattern: /^C[0-9a-f]{12}$/ }],
  ["src_ip", address],
  ["src_port", port],
  ["dst_ip", address],
  ["dst_port", port],
  ["proto", memberOf("tcp", "udp", "icmp")],
  [
    "service",
    orNull(
      memberOf(
        ...["http", "ssl", "dns", "ntp", "ssh", "smb", "krb_tcp", "ldap_tcp", "smtp", "rdp", "postgresql", "dhcp"],
        ...["snmp", "syslog"],
      ),
    ),
  ],
  ["direction", memberOf("outbound", "inbound", "internal")],
  ["duration_s", { type: "number", nullable: true, minimum: 0, maximum: 86_400, decimals: 3 }],
  ["orig_bytes", count],
  ["resp_bytes", count],
  ["orig_pkts", count],
  ["resp_pkts", count],
  ["orig_ip_bytes", count],
  ["resp_ip_bytes", count],
  ["conn_state", memberOf("S0", "S1", "SF", "REJ", "S2", "S3", "RSTO", "RSTR", "RSTOS0", "RSTRH", "SH", "SHR", "OTH")],
  ["history", { type: "text", nullable: true, pattern: /^\^?[ShADadFfRr]{1,8}$/ }],
  ["action", memberOf("allow", "deny", "alert")],
  ["rule_id", orNull(memberOf(...severities.keys()))],
  ["severity", { type: "integer", minimum: 0, maximum: 10 }],
  ["sensor", memberOf("edge-1", "edge-2", "core-1", "dc-1")],
  ["user", { type: "text", nullable: true, pattern: /^user[0-9]{5}$/ }],
  [
    "process",
    orNull(
      memberOf(
        ...["browser", "mail-client", "sync-agent", "updater", "system", "shell", "ssh-client", "backup-agent"],
        ...["web-server", "database", "monitoring", "office-suite"],
      ),
    ),
  ],
  ["attack_label", memberOf("benign", ...techniques.keys())],
  ["technique_id", orNull(memberOf(...techniques.values()))],
  ["campaign_id", { type: "text", nullable: true, pattern: /^CMP-[0-9A-HJKMNP-TV-Z]{5}$/ }],
  ["schema_version", versionRule],
]);
