import { choices } from "../../ontology/models.ts";
import { core, key, known, knowns, rule } from "../define.ts";
import type { Frame } from "../frame.ts";

const pairwise: Frame = {
  id: "model_comparisons",
  title: "pairwise comparisons of language models",
  cues: {
    en: "pairwise comparison:3|pairwise judgment:3|pairwise judgement:3|pairwise preference:3|preference judgment:3|preference judgement:3|preference vote:3|model battle:3|chatbot arena:3|arena battle:3|arena style:3|arena vote:3|llm-as-judge:3|llm as judge:3|llm-as-a-judge:2|side by side comparison:2.5|side-by-side eval:3|head-to-head comparison of model:3|judge verdict:2.5|llm preference:3|llm leaderboard:2.5|pairwise eval:3",
    de: "paarweiser vergleich:3|paarvergleich von modellen:3",
    es: "comparación por pares:3|comparaciones por pares:3",
    fr: "comparaison par paires:3|comparaisons par paires:3",
    pt: "comparação par a par:3|comparações par a par:3",
  },
  against: "trading judgment:3|court:3|dating preference:3|pairwise correlation:3",
  record: "comparison",
  fields: [
    key("comparison_id=eval_id", { names: "judgment id|judgement id|battle id|pair id|vote id|id" }),
    core("prompt", { names: "prompt|question|user prompt|instruction" }),
    core("model_a=model_name", { names: "model a|first model|left model|model 1" }),
    core("model_b=model_name", { names: "model b|second model|right model|model 2" }),
    core("response_a=completion", { names: "response a|answer a|output a|completion a|answer 1|response 1" }),
    core("response_b=completion", { names: "response b|answer b|output b|completion b|answer 2|response 2" }),
    core("winner=preference", {
      names: "winner|preferred|preference|verdict|vote|outcome",
      model: choices("model_a:44|model_b:41|tie:15"),
    }),
    core("judge=evaluator", { names: "judge|rater|voter|evaluator|judged by" }),
    known("judge_model=model_name", { names: "judge model|model of judge|judging model|grader model" }),
    known("rationale=thought", { names: "judge rationale|rationale|reasoning|explanation|justification" }),
    known("judged_at=timestamp", { names: "judged at|timestamp|time|date|voted at" }),
    known("language=prompt_language", { names: "language|prompt language" }),
    known("category=prompt_category", { names: "task category|category|task|prompt category" }),
    ...knowns("annotator_id eval_score difficulty confidence total_tokens inference_cost turn_count benchmark_name"),
  ],
  rules: [
    rule("model_a and model_b differ", "model_a model_b", {}, [{ kind: "different", fields: ["model_a", "model_b"] }]),
  ],
  days: 90,
};

/** Two models side by side, and which of them was better. */
export const comparisonFrames: readonly Frame[] = [pairwise];
