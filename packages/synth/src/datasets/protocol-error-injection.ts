import { type Dataset, defineDataset } from "../schema/dataset.ts";
import { faultColumns } from "./protocol-error-injection/columns.ts";
import { protocols } from "./protocol-error-injection/dialects.ts";
import { openFaults, ROW_LIMIT } from "./protocol-error-injection/fault-source.ts";
import { faultInvariants } from "./protocol-error-injection/invariants.ts";

const version = "1.0.0";
const columns = faultColumns(version);

/**
 * Messages of eight protocols, sound or with exactly one fault out of sixty, with the bytes, the edits that made them, what
 * the receiver knows, what its specification has it do, and what an implementation under test did.
 */
export const protocolErrorInjection: Dataset = defineDataset({
  id: "protocol-error-injection",
  version,
  title: "Protocol error injection",
  description:
    "Messages of HTTP/1.1, HTTP/2, JSON-RPC, MCP in three revisions, x402, gRPC, WebSocket and server-sent events, each sound or with one injected fault: the sound seed, the raw bytes, the edits between, the receiver's context, the reaction that the specification expects and the one that an invented implementation showed. Signatures of payments are random bytes of the right form and stand for ones that verify. One row is one case.",
  key: ["case_id"],
  columns,
  invariants: faultInvariants,
  rowLimit: ROW_LIMIT,
  parameters: {
    from: {
      type: "date",
      meaning: "The day on which the first case is run.",
      minimum: "2026-07-28",
      maximum: "2035-12-31",
      default: "2026-08-03",
    },
    to: {
      type: "date",
      meaning: "The day before which the last case is run; without it the dataset's limit ends it.",
      minimum: "2026-07-29",
      maximum: "2036-12-31",
      default: null,
    },
    protocols: { type: "choices", meaning: "Which protocols the messages are of.", values: protocols, default: [] },
    control_share: {
      type: "number",
      meaning: "Share of sound messages, kept exactly in every 1,024 rows from a multiple of 1,024 on.",
      minimum: 0,
      maximum: 1,
      default: 0.2,
    },
    conformance: {
      type: "number",
      meaning:
        "Share of cases in which the implementation under test does what the specification expects, over all implementations.",
      minimum: 0.4,
      maximum: 1,
      default: 0.9,
    },
  },
  open: (seed, values, memory) => openFaults(seed, values, columns.length, memory),
});
