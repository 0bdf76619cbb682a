import { datasetTrial } from "../../test/dataset-trial.ts";
import { financialMarkets } from "./financial-markets.ts";

datasetTrial(financialMarkets, {
  golden: "ab3b643bed464e43b86d115a70791f66464bb5d733f5a347ee6bff75ba1798f4",
  constant: ["interval", "adj_factor"],
});
