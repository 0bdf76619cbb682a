import { realismTrial } from "../../../test/realism-trial.ts";
import { highIntentFinancialGrounding } from "../../datasets/high-intent-financial-grounding.ts";
import { highIntentFinancialGroundingRealism } from "./high-intent-financial-grounding.ts";

realismTrial(highIntentFinancialGrounding, highIntentFinancialGroundingRealism);
