import type { Column } from "../../engine/column.ts";
import type { Field } from "../../schema/field.ts";
import { protocols, protocolVersions } from "./dialects.ts";
import {
  behaviors,
  detectabilities,
  expectedCodes,
  faultTypes,
  layers,
  references,
  retryConditions,
  severities,
} from "./faults.ts";

export const receivers = ["server", "client"] as const;
export const encodings = ["text", "base64"] as const;
/** Invented implementations under test. */
export const peers = [
  "alder-gateway",
  "basalt-server",
  "cirrus-proxy",
  "delta-stack",
  "elm-runtime",
  "flint-edge",
] as const;

/** Slots of the register, in the order of the columns. */
export const slot = {
  id: 0,
  ts: 1,
  protocol: 2,
  protocolVersion: 3,
  receiver: 4,
  layer: 5,
  fault: 6,
  params: 7,
  context: 8,
  encoding: 9,
  seed: 10,
  raw: 11,
  diff: 12,
  mutation: 13,
  valid: 14,
  status: 15,
  code: 16,
  behavior: 17,
  retryable: 18,
  retry: 19,
  severity: 20,
  detectability: 21,
  reference: 22,
  peer: 23,
  observed: 24,
  conforms: 25,
  version: 26,
} as const;

const text = { kind: "text" } as const;
const json = { kind: "json" } as const;
const boolean = { kind: "boolean" } as const;

function choice(values: readonly string[], field: Omit<Field, "type" | "values">): Column {
  return { field: { type: "enum", values, ...field }, form: { kind: "choice", values } };
}

/** One row is one message, sound or with one fault, and what the specification says to it. */
export function faultColumns(version: string): readonly Column[] {
  return [...identity(), ...message(), ...oracle(), ...observation(version)];
}

function identity(): Column[] {
  return [
    {
      field: {
        name: "case_id",
        type: "id",
        meaning: "The case.",
        pattern: "pei_[0-9A-HJKMNP-TV-Z]{6}",
        example: "pei_3F7K2Q",
      },
      form: { kind: "code", prefixes: ["pei_"], radix: 32, width: 6 },
    },
    {
      field: {
        name: "ts",
        type: "datetime",
        meaning: "When the case was run (UTC); never before the row above.",
        example: "2026-08-03T00:00:01.204Z",
      },
      form: { kind: "instant" },
    },
    choice(protocols, { name: "protocol", meaning: "Protocol of the message.", example: "mcp" }),
    choice(protocolVersions, { name: "protocol_version", meaning: "Version of the protocol.", example: "2026-07-28" }),
    choice(receivers, { name: "receiver", meaning: "Who gets the message and must react.", example: "server" }),
    choice(layers, {
      name: "layer",
      meaning: "Layer at which the fault shows; null for sound messages.",
      nullable: true,
      example: "syntax",
    }),
    choice(faultTypes, {
      name: "fault_type",
      meaning: "The one primary fault, or in what harmless way a sound message differs from its seed.",
      example: "truncated_json",
    }),
    {
      field: {
        name: "fault_params",
        type: "object",
        meaning: "What the fault was given: the member that it changed, the delay, the bytes before a reset.",
        example: { removed: 4 },
      },
      form: json,
    },
  ];
}

function message(): Column[] {
  return [
    {
      field: {
        name: "context",
        type: "object",
        meaning: "What the receiver knows besides the message: its limits, methods, open requests, credentials, clock.",
        example: { deadline_ms: 30000, requests_left: 12 },
      },
      form: json,
    },
    choice(encodings, {
      name: "seed_encoding",
      meaning: "How seed_message shows its bytes: as text in UTF-8, or in base64 for binary protocols.",
      example: "text",
    }),
    {
      field: {
        name: "seed_message",
        type: "string",
        meaning: "The sound message that the case was made of.",
        example: '{"id":7,"jsonrpc":"2.0","method":"ping"}',
      },
      form: text,
    },
    {
      field: {
        name: "raw_bytes_b64",
        type: "string",
        meaning: "The bytes that the receiver gets, in base64 (RFC 4648 §4).",
        pattern: "[A-Za-z0-9+/]*={0,2}",
        example: "eyJpZCI6N30=",
      },
      form: text,
    },
    {
      field: {
        name: "diff_from_valid",
        type: "array",
        meaning:
          "Edits that make the raw bytes of the seed's: at an offset of the seed, so many bytes replaced by others.",
        schema: {
          items: {
            type: "object",
            properties: {
              delete: { type: "integer", minimum: 0 },
              insert_b64: { type: "string" },
              offset: { type: "integer", minimum: 0 },
            },
            required: ["delete", "insert_b64", "offset"],
            additionalProperties: false,
          },
          maxItems: 8,
        },
        example: [{ delete: 4, insert_b64: "", offset: 36 }],
      },
      form: json,
    },
    {
      field: {
        name: "mutation_bytes",
        type: "int",
        meaning:
          "Distance of the raw bytes from the seed: the larger of deleted and inserted bytes, summed over the edits.",
        unit: "bytes",
        minimum: 0,
        example: 4,
      },
      form: { kind: "integer" },
    },
  ];
}

function oracle(): Column[] {
  return [
    {
      field: { name: "is_valid", type: "bool", meaning: "True for sound messages, the controls.", example: false },
      form: boolean,
    },
    {
      field: {
        name: "expected_status",
        type: "int",
        meaning: "HTTP status that the specification asks for; null where it names none.",
        minimum: 200,
        maximum: 599,
        nullable: true,
        example: 400,
      },
      form: { kind: "integer" },
    },
    choice(expectedCodes, {
      name: "expected_code",
      meaning: "The protocol's own error code; null where it names none.",
      nullable: true,
      example: "-32700",
    }),
    choice(behaviors, {
      name: "expected_behavior",
      meaning:
        "What a correct receiver does: accept, tolerate a harmless difference, reject with an answer, ignore the message or the part, close the connection, or give no usable answer so that the sender decides about a retry.",
      example: "reject",
    }),
    {
      field: { name: "retryable", type: "bool", meaning: "Whether sending again can help.", example: false },
      form: boolean,
    },
    choice(retryConditions, {
      name: "retry_condition",
      meaning: "What must hold or happen before sending again; null when that cannot help.",
      nullable: true,
      example: "backoff",
    }),
    choice(severities, {
      name: "severity",
      meaning: "How much harm a receiver that misses the fault may do.",
      example: "medium",
    }),
    choice(detectabilities, {
      name: "detectability",
      meaning: "What shows the fault: the bytes alone, a schema, the receiver's context, or time.",
      example: "bytes",
    }),
    choice(references, { name: "spec_ref", meaning: "Where the specification says so.", example: "RFC 8259 §2" }),
  ];
}

function observation(version: string): Column[] {
  return [
    choice(peers, { name: "peer", meaning: "Invented implementation that was tested.", example: "cirrus-proxy" }),
    {
      field: {
        name: "observed",
        type: "object",
        meaning: "What that implementation did: behavior, code, status and the time it took.",
        schema: {
          properties: {
            behavior: { type: "string", enum: behaviors },
            code: { type: ["string", "null"] },
            elapsed_ms: { type: "integer", minimum: 0 },
            status: { type: ["integer", "null"] },
          },
          required: ["behavior", "code", "elapsed_ms", "status"],
          additionalProperties: false,
        },
        example: { behavior: "reject", code: "-32700", elapsed_ms: 12, status: 400 },
      },
      form: json,
    },
    {
      field: {
        name: "conforms",
        type: "bool",
        meaning: "Whether the implementation did what the specification expects.",
        example: true,
      },
      form: boolean,
    },
    {
      field: {
        name: "schema_version",
        type: "string",
        meaning: "Version of this dataset's schema and generator.",
        example: version,
      },
      form: { kind: "choice", values: [version] },
      stable: true,
    },
  ];
}
