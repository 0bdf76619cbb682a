import { realismTrial } from "../../../test/realism-trial.ts";
import { llmReasoningChains } from "../../datasets/llm-reasoning-chains.ts";
import { llmReasoningChainsRealism } from "./llm-reasoning-chains.ts";

realismTrial(llmReasoningChains, llmReasoningChainsRealism);
