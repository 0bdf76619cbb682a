import { type Dataset, defineDataset } from "../schema/dataset.ts";
import { openChains } from "./llm-reasoning-chains/chain-source.ts";
import { chainColumns } from "./llm-reasoning-chains/columns.ts";
import { chainInvariants } from "./llm-reasoning-chains/invariants.ts";
import { domains } from "./llm-reasoning-chains/vocabulary.ts";

const version = "1.0.0";
const columns = chainColumns(version);
const rowLimit = 10_000_000;

/**
 * Word problems with worked attempts. A story is told together with its program of calculations in exact arithmetic; an attempt
 * follows the program, and may slip once: then what depends on the slip goes on with the wrong value, or takes it back.
 */
export const llmReasoningChains: Dataset = defineDataset({
  id: "llm-reasoning-chains",
  version,
  title: "LLM reasoning chains",
  description:
    "Problems in arithmetic, logic, probability, planning, code tracing and finance, each with the quantities given, the right program of calculations and one attempt of an invented model, step by step, every step rated: right, wrong with the kind of error, or resting on an error. All numbers are exact and every step can be recomputed.",
  key: ["chain_id"],
  columns,
  invariants: chainInvariants,
  rowLimit,
  parameters: {
    from: {
      type: "date",
      meaning: "First day on which chains are sampled.",
      minimum: "2020-01-01",
      maximum: "2035-12-31",
      default: "2026-01-05",
    },
    to: {
      type: "date",
      meaning: "Day before which sampling ends.",
      minimum: "2020-01-02",
      maximum: "2060-12-31",
      default: null,
    },
    domains: { type: "choices", meaning: "Kinds of reasoning.", values: domains, default: [] },
    incorrect_share: {
      type: "number",
      meaning: "Share of attempts that end without the right answer.",
      minimum: 0,
      maximum: 0.9,
      default: 0.32,
    },
    self_corrected_share: {
      type: "number",
      meaning:
        "Share of attempts that make an error and take it back; what is left of the right ones where those are fewer.",
      minimum: 0,
      maximum: 0.5,
      default: 0.08,
    },
    distractor_share: {
      type: "number",
      meaning: "Share of problems that state a quantity of no use.",
      minimum: 0,
      maximum: 1,
      default: 0.15,
    },
  },
  open: (seed, values, memory) => openChains(seed, columns.length, values, rowLimit, memory),
});
