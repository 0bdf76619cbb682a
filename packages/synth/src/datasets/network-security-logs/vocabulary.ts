/** The closed vocabularies of the security dataset. An enum's cell is the index here. */
export const protocols = ["tcp", "udp", "icmp"] as const;
export const TCP = 0;
export const UDP = 1;
export const ICMP = 2;

export const services = [
  "http",
  "ssl",
  "dns",
  "ntp",
  "ssh",
  "smb",
  "krb_tcp",
  "ldap_tcp",
  "smtp",
  "rdp",
  "postgresql",
  "dhcp",
  "snmp",
  "syslog",
] as const;
export type Service = (typeof services)[number];

export const connStates = [
  "S0",
  "S1",
  "SF",
  "REJ",
  "S2",
  "S3",
  "RSTO",
  "RSTR",
  "RSTOS0",
  "RSTRH",
  "SH",
  "SHR",
  "OTH",
] as const;
export type ConnState = (typeof connStates)[number];

/** Zeek's state histories that occur, by state of a TCP connection. */
export const tcpHistories: Readonly<Record<ConnState, readonly string[]>> = {
  S0: ["S"],
  S1: ["ShADad", "ShAdDa"],
  SF: ["ShADadFf", "ShADadfF", "ShAdDaFf", "ShAdDafF", "ShADdaFf"],
  REJ: ["Sr"],
  S2: ["ShADadF", "ShAdDaF"],
  S3: ["ShADadf", "ShAdDaf"],
  RSTO: ["ShADadR", "ShADadfR", "ShAR"],
  RSTR: ["ShADadr", "ShAdDar", "ShAr"],
  RSTOS0: ["SR"],
  RSTRH: ["^hr"],
  SH: ["SF"],
  SHR: ["^hf"],
  OTH: ["DadA"],
};
/** The same for UDP. */
export const udpHistories: Readonly<Partial<Record<ConnState, readonly string[]>>> = {
  S0: ["D"],
  SF: ["Dd"],
  SHR: ["^d"],
};

export const histories: readonly string[] = [
  ...new Set([...Object.values(tcpHistories).flat(), ...Object.values(udpHistories).flat()]),
];

export const directions = ["outbound", "inbound", "internal"] as const;
export const OUTBOUND = 0;
export const INBOUND = 1;
export const INTERNAL = 2;

export const actions = ["allow", "deny", "alert"] as const;
export const ALLOW = 0;
export const DENY = 1;
export const ALERT = 2;

/** Rules of the invented firewall and intrusion detection, with the severity that each reports and what it does. */
export const rules = [
  { id: "FW-1001", severity: 2, action: DENY },
  { id: "FW-1004", severity: 2, action: DENY },
  { id: "FW-1010", severity: 3, action: DENY },
  { id: "FW-1022", severity: 3, action: DENY },
  { id: "IDS-2001", severity: 4, action: ALERT },
  { id: "IDS-2007", severity: 5, action: ALERT },
  { id: "IDS-2013", severity: 6, action: ALERT },
  { id: "IDS-2031", severity: 7, action: ALERT },
  { id: "IDS-2044", severity: 8, action: ALERT },
  { id: "IDS-2050", severity: 9, action: ALERT },
] as const;
export const DENY_RULES = 4;

export const sensors = ["edge-1", "edge-2", "core-1", "dc-1"] as const;

export const processes = [
  "browser",
  "mail-client",
  "sync-agent",
  "updater",
  "system",
  "shell",
  "ssh-client",
  "backup-agent",
  "web-server",
  "database",
  "monitoring",
  "office-suite",
] as const;
export type Process = (typeof processes)[number];

/** The stages of a campaign in their order, after `benign`. */
export const attackLabels = [
  "benign",
  "reconnaissance",
  "brute_force",
  "lateral_movement",
  "command_and_control",
  "exfiltration",
] as const;
export const BENIGN = 0;
export const RECONNAISSANCE = 1;
export const BRUTE_FORCE = 2;
export const LATERAL = 3;
export const COMMAND = 4;
export const EXFILTRATION = 5;

/** ATT&CK techniques by attack label, in the order of `attackLabels`; none for benign. */
export const techniques = ["T1046", "T1110", "T1021", "T1071", "T1048"] as const;
