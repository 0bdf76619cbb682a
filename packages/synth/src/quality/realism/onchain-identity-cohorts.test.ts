import { realismTrial } from "../../../test/realism-trial.ts";
import { onchainIdentityCohorts } from "../../datasets/onchain-identity-cohorts.ts";
import { onchainIdentityCohortsRealism } from "./onchain-identity-cohorts.ts";

realismTrial(onchainIdentityCohorts, onchainIdentityCohortsRealism);
