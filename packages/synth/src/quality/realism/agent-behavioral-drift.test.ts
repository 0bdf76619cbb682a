import { realismTrial } from "../../../test/realism-trial.ts";
import { agentBehavioralDrift } from "../../datasets/agent-behavioral-drift.ts";
import { agentBehavioralDriftRealism } from "./agent-behavioral-drift.ts";

realismTrial(agentBehavioralDrift, agentBehavioralDriftRealism);
