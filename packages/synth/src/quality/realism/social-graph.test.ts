import { realismTrial } from "../../../test/realism-trial.ts";
import { socialGraph } from "../../datasets/social-graph.ts";
import { socialGraphRealism } from "./social-graph.ts";

realismTrial(socialGraph, socialGraphRealism);
