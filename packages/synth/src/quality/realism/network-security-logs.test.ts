import { realismTrial } from "../../../test/realism-trial.ts";
import { networkSecurityLogs } from "../../datasets/network-security-logs.ts";
import { networkSecurityLogsRealism } from "./network-security-logs.ts";

realismTrial(networkSecurityLogs, networkSecurityLogsRealism);
