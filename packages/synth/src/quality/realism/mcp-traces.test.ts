import { realismTrial } from "../../../test/realism-trial.ts";
import { mcpTraces } from "../../datasets/mcp-traces.ts";
import { mcpTracesRealism } from "./mcp-traces.ts";

realismTrial(mcpTraces, mcpTracesRealism);
