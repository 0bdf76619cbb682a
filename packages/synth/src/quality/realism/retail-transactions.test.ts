import { realismTrial } from "../../../test/realism-trial.ts";
import { retailTransactions } from "../../datasets/retail-transactions.ts";
import { retailTransactionsRealism } from "./retail-transactions.ts";

realismTrial(retailTransactions, retailTransactionsRealism);
