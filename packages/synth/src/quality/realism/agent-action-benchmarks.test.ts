import { realismTrial } from "../../../test/realism-trial.ts";
import { agentActionBenchmarks } from "../../datasets/agent-action-benchmarks.ts";
import { agentActionBenchmarksRealism } from "./agent-action-benchmarks.ts";

realismTrial(agentActionBenchmarks, agentActionBenchmarksRealism);
