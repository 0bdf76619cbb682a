import { datasetTrial } from "../../test/dataset-trial.ts";
import { retailTransactions } from "./retail-transactions.ts";

datasetTrial(retailTransactions, { golden: "94a4c75c0df81acda1928437d6b067afdb0f9fe48fa278c12fa13a5412acda80" });
