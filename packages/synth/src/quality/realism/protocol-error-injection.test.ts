import { realismTrial } from "../../../test/realism-trial.ts";
import { protocolErrorInjection } from "../../datasets/protocol-error-injection.ts";
import { protocolErrorInjectionRealism } from "./protocol-error-injection.ts";

realismTrial(protocolErrorInjection, protocolErrorInjectionRealism);
