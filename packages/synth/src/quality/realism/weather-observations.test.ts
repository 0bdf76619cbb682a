import { realismTrial } from "../../../test/realism-trial.ts";
import { weatherObservations } from "../../datasets/weather-observations.ts";
import { weatherObservationsRealism } from "./weather-observations.ts";

realismTrial(weatherObservations, weatherObservationsRealism);
