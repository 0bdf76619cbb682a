import { windowed } from "../engine/window.ts";
import { type Dataset, defineDataset } from "../schema/dataset.ts";
import { BLOCK_ROWS, BLOCKS } from "./mcp-tool-call-transcripts/block.ts";
import { transcriptColumns } from "./mcp-tool-call-transcripts/columns.ts";
import { transcriptInvariants } from "./mcp-tool-call-transcripts/invariants.ts";
import { revisions } from "./mcp-tool-call-transcripts/tool.ts";
import { openTranscripts, transcriptStarts } from "./mcp-tool-call-transcripts/transcript-source.ts";

const version = "1.0.0";
const FIRST_DAY = "2026-09-07";
const columns = transcriptColumns(version);

/**
 * Exchanges of MCP clients with tool servers, exact in the protocol of three revisions: handshakes, tool lists with
 * schemas, calls, tool errors and protocol errors, progress, cancellation, elicitation, lost requests and repetitions.
 */
export const mcpToolCallTranscripts: Dataset = defineDataset({
  id: "mcp-tool-call-transcripts",
  version,
  title: "MCP tool-call transcripts",
  description:
    "Messages between fictional MCP clients and nine fictional tool servers from 2026-09-07 on, in the revisions 2025-06-18, 2025-11-25 and 2026-07-28, over stdio and streamable HTTP. One row is one JSON-RPC message with what an observer notes beside it; a transcript's rows stand together, about eighteen of them.",
  key: ["transcript_id", "seq"],
  columns,
  invariants: transcriptInvariants,
  rowLimit: BLOCK_ROWS * BLOCKS,
  parameters: {
    from: {
      type: "date",
      meaning: "First day of the transcripts.",
      minimum: FIRST_DAY,
      maximum: "2030-12-31",
      default: FIRST_DAY,
    },
    to: {
      type: "date",
      meaning: "The day before which transcripts begin; none: they go on.",
      minimum: "2026-09-08",
      maximum: "2036-12-31",
      default: null,
    },
    revisions: {
      type: "choices",
      meaning: "Revisions of the protocol that are spoken.",
      values: revisions,
      default: [],
    },
    faults: {
      type: "choice",
      meaning: "Whether anything goes wrong: usual, or none (every call succeeds).",
      values: ["usual", "none"],
      default: "usual",
    },
  },
  open: (seed, values) => {
    const settings = { revisions: values.revisions, isFaultless: values.faults === "none" };
    const source = openTranscripts(seed, columns.length, settings);
    return windowed(source, transcriptStarts(seed), values, FIRST_DAY, BLOCK_ROWS * BLOCKS);
  },
});
