import { realismTrial } from "../../../test/realism-trial.ts";
import { networkInfrastructureLogs } from "../../datasets/network-infrastructure-logs.ts";
import { networkInfrastructureLogsRealism } from "./network-infrastructure-logs.ts";

realismTrial(networkInfrastructureLogs, networkInfrastructureLogsRealism);
