import { realismTrial } from "../../../test/realism-trial.ts";
import { walletBehaviorCohorts } from "../../datasets/wallet-behavior-cohorts.ts";
import { walletBehaviorCohortsRealism } from "./wallet-behavior-cohorts.ts";

realismTrial(walletBehaviorCohorts, walletBehaviorCohortsRealism);
