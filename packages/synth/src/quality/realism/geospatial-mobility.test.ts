import { realismTrial } from "../../../test/realism-trial.ts";
import { geospatialMobility } from "../../datasets/geospatial-mobility.ts";
import { geospatialMobilityRealism } from "./geospatial-mobility.ts";

realismTrial(geospatialMobility, geospatialMobilityRealism);
