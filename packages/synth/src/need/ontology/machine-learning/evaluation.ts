import { choice, flag, key, share } from "../define.ts";
import { beta } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

/** How good models are. */
export const evaluationTypes: readonly SemanticType[] = [
  key("eval_id", "evaluation id|~evaluation|eval run|eval|evaluation run|test run id", "The evaluation.", "EVL-"),
  choice(
    "benchmark_name",
    "benchmark|eval suite|evaluation suite|test suite name|eval set|benchmark suite",
    "The set of tasks; invented.",
    "grid-reason:26|shop-agent:22|doc-qa:20|code-fix:18|mail-triage:14",
  ),
  key("task_id", "task|task identifier|task number|problem id|benchmark task", "The task.", "TSK-", "task"),
  choice(
    "task_domain",
    "domain of task|subject area|problem domain|evaluation domain|topic domain|knowledge domain",
    "What the task is about.",
    "retail:24|travel:20|banking:16|coding:18|research:12|operations:10",
  ),
  choice(
    "difficulty",
    {
      en: "task difficulty|difficulty level|level of difficulty|complexity|hardness|complexity level|question difficulty",
      de: "schwierigkeit|schwierigkeitsgrad",
      es: "dificultad|nivel de dificultad",
      fr: "difficulté|niveau de difficulté",
      pt: "dificuldade|nível de dificuldade",
    },
    "How hard it is.",
    "easy:34|medium:42|hard:24",
  ),
  share(
    "accuracy",
    {
      en: "model accuracy|acc|classification accuracy|test accuracy|validation accuracy|accuracy score|eval accuracy",
      de: "genauigkeit|treffergenauigkeit",
      es: "precisión del modelo|exactitud",
      fr: "exactitude|précision du modèle",
      pt: "acurácia|exatidão",
    },
    "Share that was right.",
    beta(14, 4),
    4,
  ),
  share("f1_score", "f1|f-score|f measure|macro f1", "Harmonic mean of precision and recall.", beta(11, 4), 4),
  share(
    "precision",
    "model precision|positive predictive value|precision score",
    "Share of the found that is right.",
    beta(12, 4),
    4,
  ),
  share(
    "recall",
    "model recall|sensitivity score|true positive rate|recall score|tpr",
    "Share of the right that was found.",
    beta(11, 4),
    4,
  ),
  share("auc", "roc auc|area under curve|auroc|auc score", "Area under the curve.", beta(14, 3, 0.5, 1), 4),
  share(
    "eval_score",
    "evaluation score|judge score|quality rating of answer|llm judge score|benchmark score|grader score|score of answer|correctness score|answer score",
    "How good it was found, 0 to 1.",
    beta(4, 2),
  ),
  share(
    "faithfulness",
    "groundedness|grounding score|faithfulness score|factuality|factual consistency",
    "How far the answer follows its sources, 0 to 1.",
    beta(8, 1.6),
  ),
  share("toxicity_score", "toxicity|toxic score|toxicity probability", "How toxic it is, 0 to 1.", beta(0.7, 9)),
  share(
    "answer_relevance",
    "answer relevancy|response relevance|relevancy",
    "How far it answers the question, 0 to 1.",
    beta(7, 1.8),
  ),
  flag(
    "is_correct",
    {
      en: "correct|correctness|answered correctly|correct flag|right or wrong|passed task|is right|exact match",
      de: "richtig|korrekt",
      es: "correcto|es correcto",
      fr: "correct",
      pt: "correto",
    },
    "Whether it is right.",
    0.68,
  ),
  flag(
    "is_success",
    {
      en: "success|succeeded|successful|task success|passed|success flag|solved|task completed|pass|was successful",
      de: "erfolg|erfolgreich",
      es: "éxito|exitoso",
      fr: "succès|réussi",
      pt: "sucesso",
    },
    "Whether it succeeded.",
    0.7,
  ),
  choice(
    "evaluator",
    "judge|grader|evaluator type|annotator type|judged by|rater type",
    "Who judged.",
    "rule:38|model:36|human:26",
  ),
  share(
    "true_probability",
    "predicted probability|prediction score|model score|predicted score of class|prediction confidence|softmax score|model confidence|confidence of prediction",
    "How sure the model is, 0 to 1.",
    beta(5, 2),
  ),
  choice(
    "predicted_label",
    "prediction|predicted class|model prediction|predicted category|classification result|inferred label|output label|predicted value label",
    "What the model said.",
    "positive:38|negative:50|neutral:12",
  ),
  choice(
    "true_label",
    "actual label|ground truth label|~target|target label|actual class|gold label|class label|label true|~y|~actual|~class|~truth",
    "What is true.",
    "positive:36|negative:52|neutral:12",
  ),
];
