import { realismTrial } from "../../../test/realism-trial.ts";
import { consumerSignals } from "../../datasets/consumer-signals.ts";
import { consumerSignalsRealism } from "./consumer-signals.ts";

realismTrial(consumerSignals, consumerSignalsRealism);
