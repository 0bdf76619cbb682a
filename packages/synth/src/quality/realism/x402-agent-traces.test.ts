import { realismTrial } from "../../../test/realism-trial.ts";
import { x402AgentTraces } from "../../datasets/x402-agent-traces.ts";
import { x402AgentTracesRealism } from "./x402-agent-traces.ts";

realismTrial(x402AgentTraces, x402AgentTracesRealism);
