import type { Invariant } from "../../schema/dataset.ts";

export const flowInvariants: readonly Invariant[] = [
  { id: "key", statement: "uid is unique." },
  { id: "time-order", statement: "ts never decreases from row to row." },
  {
    id: "addresses",
    statement:
      "src_ip and dst_ip lie in 10.0.0.0/8 or in 198.18.0.0/15, at least one of them in 10.0.0.0/8, and differ from each other.",
  },
  {
    id: "direction",
    statement:
      "direction is internal when both addresses lie in 10.0.0.0/8, outbound when only src_ip does, inbound when only dst_ip does.",
  },
  {
    id: "sensor",
    statement: "sensor is edge-1 or edge-2 on outbound and inbound flows, core-1 or dc-1 on internal ones.",
  },
  {
    id: "ports",
    statement:
      "For tcp and udp dst_port is at least 1 and src_port at least 1024, except that NTP and DHCP come from their own ports (123, 68); for icmp src_port is 8 or 3 and dst_port 0 to 15.",
  },
  {
    id: "no-payload-no-packets",
    statement: "A side with no packets has no bytes; a side with bytes has at least bytes ÷ 1460 packets, rounded up.",
  },
  {
    id: "ip-bytes",
    statement:
      "orig_ip_bytes − orig_bytes is 28 × orig_pkts for udp and icmp, and from 40 × orig_pkts to 60 × orig_pkts for tcp; the same for resp_ip_bytes, resp_bytes and resp_pkts.",
  },
  { id: "duration", statement: "duration_s is null exactly when orig_pkts + resp_pkts = 1." },
  { id: "s0", statement: "conn_state S0 has resp_pkts = 0 and resp_bytes = 0; for tcp orig_bytes is 0 too." },
  {
    id: "rej",
    statement:
      "conn_state REJ is tcp only and has orig_pkts ≥ 1, resp_pkts ≥ 1, no payload on either side and duration_s below 1.",
  },
  {
    id: "sf",
    statement: "conn_state SF has orig_pkts ≥ 3 and resp_pkts ≥ 2 for tcp, and at least one packet a side for udp.",
  },
  {
    id: "one-sided",
    statement:
      "conn_state RSTOS0 and SH have resp_pkts = 0; RSTRH and SHR have orig_pkts = 0; the other tcp states but S0 have packets on both sides.",
  },
  {
    id: "states",
    statement: "conn_state is S0, SF or SHR for udp, and OTH for icmp; OTH occurs with tcp too.",
  },
  {
    id: "history",
    statement:
      "history is null exactly for icmp. For udp S0 has D, SF Dd, SHR ^d. For tcp S0 has S; S1 ShADad or ShAdDa; SF ShADadFf, ShADadfF, ShAdDaFf, ShAdDafF or ShADdaFf; REJ Sr; S2 ShADadF or ShAdDaF; S3 ShADadf or ShAdDaf; RSTO ShADadR, ShADadfR or ShAR; RSTR ShADadr, ShAdDar or ShAr; RSTOS0 SR; RSTRH ^hr; SH SF; SHR ^hf; OTH DadA.",
  },
  {
    id: "history-payload",
    statement:
      "For tcp a side has bytes only when its letter (D for the originator, d for the responder) stands in history.",
  },
  {
    id: "service",
    statement:
      "service is present only where resp_bytes or orig_bytes is above 0; dns, ntp, dhcp, snmp and syslog are udp, the others tcp.",
  },
  {
    id: "deny",
    statement: "action deny goes with conn_state S0 or REJ and so with resp_bytes = 0.",
  },
  {
    id: "rule",
    statement:
      "rule_id is null exactly when action is allow, begins with FW- exactly when it is deny and with IDS- exactly when it is alert.",
  },
  {
    id: "severity",
    statement:
      "severity is 0 exactly when action is allow, and the same for all rows of a rule_id: FW-1001 2, FW-1004 2, FW-1010 3, FW-1022 3, IDS-2001 4, IDS-2007 5, IDS-2013 6, IDS-2031 7, IDS-2044 8, IDS-2050 9.",
  },
  {
    id: "endpoint",
    statement: "user and process are present together, and only where src_ip lies in 10.0.0.0/8.",
  },
  {
    id: "label",
    statement: "attack_label is benign exactly when campaign_id is null, exactly when technique_id is null.",
  },
  {
    id: "technique",
    statement:
      "technique_id follows attack_label: reconnaissance T1046, brute_force T1110, lateral_movement T1021, command_and_control T1071, exfiltration T1048.",
  },
  {
    id: "stages",
    statement:
      "The rows of a campaign_id pass through reconnaissance, brute_force, lateral_movement, command_and_control and exfiltration in this order, never back; a campaign whose last row is followed by 8,192 further rows has all five.",
  },
  {
    id: "scan",
    statement:
      "The reconnaissance rows of a campaign (the dataset read from its first row) have one src_ip and, when the stage is complete, at least 100 different (dst_ip, dst_port); at least 80% of them have conn_state S0 or REJ.",
  },
  {
    id: "brute-force",
    statement:
      "The brute_force rows of a campaign have one src_ip, one dst_ip and dst_port 22, and when the stage is complete come at 20 or more a minute: number of rows × 60 ÷ 20 is at least the seconds from the first to the last.",
  },
  {
    id: "intruder",
    statement:
      "The src_ip of the lateral_movement, command_and_control and exfiltration rows of a campaign is one inside address, the dst_ip of its brute_force rows.",
  },
  {
    id: "command",
    statement:
      "The command_and_control rows of a campaign have one dst_ip, outside 10.0.0.0/8; the exfiltration rows have one too, and orig_bytes above resp_bytes.",
  },
];
