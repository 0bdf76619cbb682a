import { realismTrial } from "../../../test/realism-trial.ts";
import { commerceBehavior } from "../../datasets/commerce-behavior.ts";
import { commerceBehaviorRealism } from "./commerce-behavior.ts";

realismTrial(commerceBehavior, commerceBehaviorRealism);
