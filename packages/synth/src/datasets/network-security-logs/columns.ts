import type { Column } from "../../engine/column.ts";
import {
  actions,
  attackLabels,
  connStates,
  directions,
  histories,
  processes,
  protocols,
  rules,
  sensors,
  services,
  techniques,
} from "./vocabulary.ts";

/** Slots of the register, in the order of the columns. */
export const slot = {
  ts: 0,
  uid: 1,
  sourceIp: 2,
  sourcePort: 3,
  targetIp: 4,
  targetPort: 5,
  protocol: 6,
  service: 7,
  direction: 8,
  duration: 9,
  origBytes: 10,
  respBytes: 11,
  origPackets: 12,
  respPackets: 13,
  origIpBytes: 14,
  respIpBytes: 15,
  state: 16,
  history: 17,
  action: 18,
  rule: 19,
  severity: 20,
  sensor: 21,
  user: 22,
  process: 23,
  label: 24,
  technique: 25,
  campaign: 26,
  version: 27,
} as const;

/** Users have numbers below this. */
export const USER_DIGITS = 5;

const ruleIds = rules.map((rule) => rule.id);
const address = {
  type: "string",
  pattern: "[0-9]{1,3}(\\.[0-9]{1,3}){3}",
} as const;
const count = { type: "int", minimum: 0 } as const;

export function flowColumns(version: string): readonly Column[] {
  return [...tupleColumns(), ...volumeColumns(), ...detectionColumns(), ...truthColumns(version)];
}

function tupleColumns(): readonly Column[] {
  return [
    {
      field: {
        name: "ts",
        type: "datetime",
        meaning: "When the first packet was seen (UTC); never before the row above.",
        example: "2026-01-05T08:14:03.120Z",
      },
      form: { kind: "instant" },
    },
    {
      field: {
        name: "uid",
        type: "id",
        meaning: "The flow.",
        pattern: "C[0-9a-f]{12}",
        example: "C09f2c41a77be",
      },
      form: { kind: "code", prefixes: ["C"], radix: 16, width: 12 },
    },
    {
      field: {
        ...address,
        name: "src_ip",
        meaning: "Originator: 10.0.0.0/8 inside, 198.18.0.0/15 (reserved for tests) outside.",
        example: "10.20.3.17",
      },
      form: { kind: "ipv4" },
    },
    {
      field: {
        name: "src_port",
        type: "int",
        meaning: "Originator's port; the ICMP type for icmp.",
        minimum: 0,
        maximum: 65_535,
        example: 51_234,
      },
      form: { kind: "integer" },
    },
    {
      field: {
        ...address,
        name: "dst_ip",
        meaning: "Responder: 10.0.0.0/8 inside, 198.18.0.0/15 (reserved for tests) outside.",
        example: "198.18.44.7",
      },
      form: { kind: "ipv4" },
    },
    {
      field: {
        name: "dst_port",
        type: "int",
        meaning: "Responder's port; the ICMP code for icmp.",
        minimum: 0,
        maximum: 65_535,
        example: 443,
      },
      form: { kind: "integer" },
    },
    {
      field: {
        name: "proto",
        type: "enum",
        meaning: "Transport protocol.",
        values: protocols,
        example: "tcp",
      },
      form: { kind: "choice", values: protocols },
    },
    {
      field: {
        name: "service",
        type: "enum",
        meaning: "Application protocol that the sensor recognised; null where no payload showed it.",
        nullable: true,
        values: services,
        example: "ssl",
      },
      form: { kind: "choice", values: services },
    },
    {
      field: {
        name: "direction",
        type: "enum",
        meaning: "outbound from inside to outside, inbound the other way, internal within 10.0.0.0/8.",
        values: directions,
        example: "outbound",
      },
      form: { kind: "choice", values: directions },
    },
  ];
}

function volumeColumns(): readonly Column[] {
  return [
    {
      field: {
        name: "duration_s",
        type: "number",
        meaning: "Time from the first to the last packet; null for a single packet.",
        unit: "s",
        nullable: true,
        minimum: 0,
        maximum: 86_400,
        decimals: 3,
        example: 0.482,
      },
      form: { kind: "decimal", scale: 3 },
    },
    {
      field: { ...count, name: "orig_bytes", meaning: "Payload of the originator.", unit: "bytes", example: 1_204 },
      form: { kind: "integer" },
    },
    {
      field: { ...count, name: "resp_bytes", meaning: "Payload of the responder.", unit: "bytes", example: 8_812 },
      form: { kind: "integer" },
    },
    {
      field: { ...count, name: "orig_pkts", meaning: "Packets of the originator.", unit: "packets", example: 9 },
      form: { kind: "integer" },
    },
    {
      field: { ...count, name: "resp_pkts", meaning: "Packets of the responder.", unit: "packets", example: 11 },
      form: { kind: "integer" },
    },
    {
      field: {
        ...count,
        name: "orig_ip_bytes",
        meaning: "The originator's bytes with IP and transport headers.",
        unit: "bytes",
        example: 1_672,
      },
      form: { kind: "integer" },
    },
    {
      field: {
        ...count,
        name: "resp_ip_bytes",
        meaning: "The responder's bytes with IP and transport headers.",
        unit: "bytes",
        example: 9_384,
      },
      form: { kind: "integer" },
    },
    {
      field: {
        name: "conn_state",
        type: "enum",
        meaning: "State in which the connection ended, in Zeek's terms.",
        values: connStates,
        example: "SF",
      },
      form: { kind: "choice", values: connStates },
    },
    {
      field: {
        name: "history",
        type: "string",
        meaning: "What was seen, in Zeek's letters (upper case from the originator); null for icmp.",
        nullable: true,
        pattern: "\\^?[ShADadFfRr]{1,8}",
        example: "ShADadFf",
      },
      form: { kind: "choice", values: histories },
    },
  ];
}

function detectionColumns(): readonly Column[] {
  return [
    {
      field: {
        name: "action",
        type: "enum",
        meaning: "What firewall and intrusion detection did: let pass, dropped or rejected, or let pass with an alert.",
        values: actions,
        example: "allow",
      },
      form: { kind: "choice", values: actions },
    },
    {
      field: {
        name: "rule_id",
        type: "id",
        meaning: "The rule that denied or alerted; null when action is allow.",
        nullable: true,
        values: ruleIds,
        example: "FW-1010",
      },
      form: { kind: "choice", values: ruleIds },
    },
    {
      field: {
        name: "severity",
        type: "int",
        meaning: "Severity that the rule reports; 0 when action is allow.",
        minimum: 0,
        maximum: 10,
        example: 0,
      },
      form: { kind: "integer" },
    },
    {
      field: {
        name: "sensor",
        type: "enum",
        meaning: "The sensor that saw the flow: edge for outbound and inbound, core or dc for internal flows.",
        values: sensors,
        example: "edge-1",
      },
      form: { kind: "choice", values: sensors },
    },
    {
      field: {
        name: "user",
        type: "id",
        meaning: "Account of the originating process, from the endpoint agent; null without one.",
        nullable: true,
        pattern: "user[0-9]{5}",
        example: "user00042",
      },
      form: { kind: "code", prefixes: ["user"], radix: 10, width: USER_DIGITS },
    },
    {
      field: {
        name: "process",
        type: "enum",
        meaning: "Originating process, from the endpoint agent; null without one.",
        nullable: true,
        values: processes,
        example: "browser",
      },
      form: { kind: "choice", values: processes },
    },
  ];
}

function truthColumns(version: string): readonly Column[] {
  return [
    {
      field: {
        name: "attack_label",
        type: "enum",
        meaning: "The truth for detectors: benign, or the stage of the campaign that the flow belongs to.",
        values: attackLabels,
        example: "benign",
      },
      form: { kind: "choice", values: attackLabels },
    },
    {
      field: {
        name: "technique_id",
        type: "enum",
        meaning:
          "ATT&CK technique of the stage: reconnaissance T1046, brute_force T1110, lateral_movement T1021, command_and_control T1071, exfiltration T1048; null when benign.",
        nullable: true,
        values: techniques,
        example: "T1046",
      },
      form: { kind: "choice", values: techniques },
    },
    {
      field: {
        name: "campaign_id",
        type: "id",
        meaning: "The attack campaign; null when benign.",
        nullable: true,
        pattern: "CMP-[0-9A-HJKMNP-TV-Z]{5}",
        example: "CMP-0A3F7",
      },
      form: { kind: "code", prefixes: ["CMP-"], radix: 32, width: 5 },
    },
    {
      field: {
        name: "schema_version",
        type: "string",
        meaning: "Version of this dataset's generator and fields.",
        pattern: "[0-9]+\\.[0-9]+\\.[0-9]+",
        example: version,
      },
      form: { kind: "choice", values: [version] },
      stable: true,
    },
  ];
}
