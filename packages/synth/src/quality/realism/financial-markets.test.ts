import { realismTrial } from "../../../test/realism-trial.ts";
import { financialMarkets } from "../../datasets/financial-markets.ts";
import { financialMarketsRealism } from "./financial-markets.ts";

realismTrial(financialMarkets, financialMarketsRealism);
