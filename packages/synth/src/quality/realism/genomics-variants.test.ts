import { realismTrial } from "../../../test/realism-trial.ts";
import { genomicsVariants } from "../../datasets/genomics-variants.ts";
import { genomicsVariantsRealism } from "./genomics-variants.ts";

realismTrial(genomicsVariants, genomicsVariantsRealism);
