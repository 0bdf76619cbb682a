import { realismTrial } from "../../../test/realism-trial.ts";
import { mcpToolCallTranscripts } from "../../datasets/mcp-tool-call-transcripts.ts";
import { mcpToolCallTranscriptsRealism } from "./mcp-tool-call-transcripts.ts";

realismTrial(mcpToolCallTranscripts, mcpToolCallTranscriptsRealism);
