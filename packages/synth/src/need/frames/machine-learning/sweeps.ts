import { core, key, knowns } from "../define.ts";
import type { Frame } from "../frame.ts";

/** One row a run: what it was set to, and what came out at its end. */
const sweeps: Frame = {
  id: "sweep_runs",
  title: "runs of a hyperparameter sweep",
  cues: {
    en: "sweep run:5|hyperparameter sweep:5|hyperparameter search:5|sweep trial:5|tuning trial:5|optuna trial:5|wandb sweep:5|grid search:4|random search:3|learning rate sweep:5|sweep:2",
    de: "hyperparametersuche:5",
    es: "búsqueda de hiperparámetros:5",
    fr: "recherche d'hyperparamètres:5",
    pt: "busca de hiperparâmetros:5",
  },
  against: "street:5|chimney:5|road:4|epoch:2|step:1",
  record: "run",
  fields: [
    key("run_id=training_run_id", { names: "run|run id|trial|trial id|experiment id" }),
    core("learning_rate"),
    core("batch_size"),
    core("optimizer"),
    core("validation_loss", { names: "val loss|validation loss|final loss" }),
    ...knowns(
      "model_name train_loss accuracy dataset_name gpu_type gpu_hours gpu_memory_gb duration_s epoch f1_score precision recall auc random_seed framework parameter_count_b status=training_status perplexity user=username",
    ),
  ],
  rules: [],
  days: 30,
};

export const sweepFrames: readonly Frame[] = [sweeps];
