import { realismTrial } from "../../../test/realism-trial.ts";
import { eventStreams } from "../../datasets/event-streams.ts";
import { eventStreamsRealism } from "./event-streams.ts";

realismTrial(eventStreams, eventStreamsRealism);
