import { realismTrial } from "../../../test/realism-trial.ts";
import { webIntentSignals } from "../../datasets/web-intent-signals.ts";
import { webIntentSignalsRealism } from "./web-intent-signals.ts";

realismTrial(webIntentSignals, webIntentSignalsRealism);
