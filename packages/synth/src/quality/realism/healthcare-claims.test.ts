import { realismTrial } from "../../../test/realism-trial.ts";
import { healthcareClaims } from "../../datasets/healthcare-claims.ts";
import { healthcareClaimsRealism } from "./healthcare-claims.ts";

realismTrial(healthcareClaims, healthcareClaimsRealism);
