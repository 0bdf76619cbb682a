import { realismTrial } from "../../../test/realism-trial.ts";
import { agentPaymentNegotiationLogs } from "../../datasets/agent-payment-negotiation-logs.ts";
import { agentPaymentNegotiationLogsRealism } from "./agent-payment-negotiation-logs.ts";

realismTrial(agentPaymentNegotiationLogs, agentPaymentNegotiationLogsRealism);
