import { beta, choices, dependent, holds, lognormal, numbers } from "../../ontology/models.ts";
import { core, key, known, knowns, rule } from "../define.ts";
import type { Frame } from "../frame.ts";
import { countsUp } from "../rules.ts";

const trainingRuns: Frame = {
  id: "training_runs",
  title: "model training runs",
  cues: {
    en: "training run:3|model training:3|ml experiment:3|training log:3|hyperparameter:3|hyperparameter tuning:3|training metric:3|deep learning:2|neural network:2|epoch:2|learning rate:2|validation loss:2.5|gpu training:3|ml run:3|mlops:2.5|experiment tracking:3|model registry:2.5|loss curve:3|machine learning experiment:3|gpu usage:1.5",
    de: "modelltraining:3|trainingslauf:3|hyperparameter:3",
    es: "entrenamiento de modelos:3|hiperparámetros:3",
    fr: "entraînement de modèles:3|hyperparamètres:3",
    pt: "treinamento de modelos:3|hiperparâmetros:3",
  },
  against: "employee training:3|marathon:3|running:2|athlete:3|workout:3|a/b test:2|dog training:3",
  record: "epoch",
  fields: [
    key("run_id=training_run_id@run", { names: "run|run id|experiment id|training run" }),
    key("epoch", { names: "epoch|step", model: { kind: "ordinal", first: 1 } }),
    core("logged_at=timestamp", {
      names: "timestamp|logged at|time|date",
      model: {
        kind: "moment",
        from: "-P30D",
        to: "P0D",
        rhythm: "flat",
        ascending: true,
        grain: "s",
        gap: { by: lognormal(9, 0.4), unit: "min" },
      },
    }),
    core("train_loss", { names: "loss|training loss|train loss" }),
    core("validation_loss", { names: "val loss|validation loss" }),
    core("accuracy", { names: "accuracy|val accuracy|validation accuracy" }),
    core("learning_rate@run"),
    core("model_name@run", {
      names: "model|architecture",
      model: choices("transformer-base:30|transformer-small:26|convnet-50:18|gradient-trees:16|linear:10"),
    }),
    known("batch_size@run"),
    ...knowns(
      "optimizer@run dataset_name@run gpu_pct gpu_memory_gb gpu_type@run gpu_hours duration_s training_step f1_score precision recall auc random_seed@run framework@run parameter_count_b@run status=training_status@run gradient_norm perplexity inference_cost@run user=username@run model_type@run deployment_stage@run data_split cost=cloud_cost@run",
    ),
  ],
  rules: [
    countsUp("epoch", "run_id"),
    rule(
      "train_loss falls with the epochs",
      "train_loss epoch",
      { train_loss: numbers(lognormal(0.7, 0.6), 4, { follows: [{ field: "epoch", weight: -0.8 }] }) },
      [{ kind: "sign", fields: ["epoch", "train_loss"], sign: -1 }],
    ),
    rule(
      "validation_loss goes with train_loss",
      "validation_loss train_loss",
      {
        validation_loss: {
          kind: "product",
          factors: ["train_loss"],
          times: 1.12,
          noise: lognormal(1, 0.08),
          decimals: 4,
        },
      },
      [{ kind: "sign", fields: ["train_loss", "validation_loss"], sign: 1 }],
    ),
    rule(
      "accuracy rises as train_loss falls",
      "accuracy train_loss",
      { accuracy: numbers(beta(14, 4), 4, { follows: [{ field: "train_loss", weight: -0.8 }] }) },
      [{ kind: "sign", fields: ["train_loss", "accuracy"], sign: -1 }],
    ),
  ],
  layout: { kind: "groups", subject: "run", least: 5, most: 40 },
  rhythm: "flat",
  days: 30,
};

const predictions: Frame = {
  id: "model_predictions",
  title: "model predictions",
  cues: {
    en: "model prediction:3|prediction log:3|classifier output:3|classification result:2.5|prediction:1.5|predicted and actual:3|inference result:2.5|ml prediction:3|confusion matrix:3|labelled prediction:3|model output:2|image classification:2|sentiment classification:2|text classification:2.5",
    de: "modellvorhersagen:3|vorhersagen:2",
    es: "predicciones del modelo:3|predicciones:2",
    fr: "prédictions du modèle:3|prédictions:2",
    pt: "previsões do modelo:3|predições:2",
  },
  against: "weather:3|sales forecast:3|price prediction:2|disease prediction:2|churn prediction:2|match prediction:2",
  record: "prediction",
  fields: [
    key("prediction_id=record_id"),
    core("timestamp", { names: "predicted at|time" }),
    core("model_name", { names: "model" }),
    core("model_version"),
    core("predicted_label", { names: "prediction|predicted class|predicted label" }),
    core("true_label", { names: "actual|actual label|true label|ground truth|label" }),
    core("confidence=true_probability", { names: "confidence|probability|score" }),
    known("is_correct"),
    ...knowns(
      "latency_ms input_text=prompt example_id data_split feature_vector is_anomaly drift_score user_id explanation=thought threshold=alarm_threshold environment request_id image_file",
    ),
  ],
  rules: [
    rule(
      "is_correct exactly where predicted_label = true_label",
      "is_correct predicted_label true_label",
      {
        is_correct: dependent(
          "true_label",
          {
            positive: holds("predicted_label", "positive"),
            negative: holds("predicted_label", "negative"),
            neutral: holds("predicted_label", "neutral"),
          },
          { kind: "flag", rate: 0.8 },
        ),
      },
      [{ kind: "function", result: "is_correct", by: ["predicted_label", "true_label"] }],
    ),
    rule("predicted_label mostly agrees with true_label", "predicted_label true_label", {
      predicted_label: {
        kind: "dependent",
        by: "true_label",
        models: {
          positive: choices("positive:86|neutral:7|negative:7"),
          negative: choices("negative:88|neutral:6|positive:6"),
          neutral: choices("neutral:72|positive:14|negative:14"),
        },
        otherwise: choices("positive|negative|neutral"),
      },
    }),
  ],
  rhythm: "flat",
};

const recordings: Frame = {
  id: "speech_recordings",
  title: "speech recordings",
  cues: {
    en: "speech recording:3|speech command:3|speech recognition:3|voice command:3|speech dataset:3|audio transcript:3|speech to text:3|transcription:2|voice recording:3|audio clip:2.5|spoken:1.5|voice data:2.5",
    de: "sprachaufnahmen:3|spracherkennung:3|sprachbefehle:3",
    es: "grabaciones de voz:3|reconocimiento de voz:3|comandos de voz:3",
    fr: "enregistrements vocaux:3|reconnaissance vocale:3|commandes vocales:3",
    pt: "gravações de voz:3|reconhecimento de fala:3|comandos de voz:3",
  },
  against: "call center:2.5|support:2|music:2|song:2",
  record: "recording",
  fields: [
    key("audio_id"),
    core("transcript", { names: "transcript|text|transcription|command" }),
    core("audio_duration_s", { names: "duration|length|audio length" }),
    core("language"),
    core("speaker_id=annotator_id@speaker", { names: "speaker|speaker id" }),
    core("confidence", { names: "confidence|score" }),
    core("recorded_at=timestamp", { names: "recorded at|timestamp|date" }),
    known("intent=intent_label", { names: "intent|label" }),
    ...knowns(
      "word_error_rate gender@speaker age@speaker country@speaker device_type sampling_rate_hz signal_to_noise emotion is_correct data_split noise_level file_name word_count model_name latency_ms",
    ),
  ],
  rules: [],
};

const annotations: Frame = {
  id: "annotations",
  title: "crowd annotations",
  cues: {
    en: "annotation:2|annotated data:2.5|data labeling:3|data labelling:3|crowdsourcing:3|crowd worker:3|annotator:2.5|labeling task:3|image annotation:3|bounding box:2.5|inter-annotator agreement:3|microtask:3|object detection:2.5|label quality:2.5|crowdsourced:2.5|mechanical turk:3|labelling job:3",
    de: "annotation:2|datenannotation:3|crowdsourcing:3",
    es: "anotaciones:2|etiquetado de datos:3|crowdsourcing:3",
    fr: "annotations:2|étiquetage de données:3|crowdsourcing:3",
    pt: "anotações:2|rotulagem de dados:3|crowdsourcing:3",
  },
  against: "gene annotation:3|genome:3|variant annotation:3|food label:3|music label:3|record label:3",
  record: "annotation",
  fields: [
    key("annotation_id=record_id"),
    core("item_id@item", { names: "item|task id|image id|example id|sample id" }),
    core("annotator_id@annotator", { names: "annotator|worker|labeler|rater" }),
    core("label=annotation_label", { names: "label|class|answer" }),
    core("labelled_at=timestamp", { names: "labelled at|labeled at|timestamp|date|submitted at" }),
    core("time_spent_s=annotation_time_s", { names: "time spent|duration|labeling time|seconds" }),
    core("confidence"),
    known("gold_label=true_label@item", { names: "gold label|true label|correct label" }),
    ...knowns(
      "is_correct is_gold_question@item worker_accuracy@annotator inter_annotator_agreement status=hit_status payment=task_payment@item bounding_box objects_detected image_file@item dataset_name country@annotator text=message_text@item data_split comment difficulty@item project_id language@annotator",
    ),
  ],
  rules: [
    rule(
      "is_correct exactly where label = gold_label",
      "is_correct label gold_label",
      {
        is_correct: dependent(
          "gold_label",
          {
            positive: holds("label", "positive"),
            negative: holds("label", "negative"),
            neutral: holds("label", "neutral"),
          },
          { kind: "flag", rate: 0.8 },
        ),
      },
      [{ kind: "function", result: "is_correct", by: ["label", "gold_label"] }],
    ),
    rule("label mostly agrees with gold_label", "label gold_label", {
      label: dependent(
        "gold_label",
        {
          positive: choices("positive:88|neutral:6|negative:4|unclear:2"),
          negative: choices("negative:88|neutral:6|positive:4|unclear:2"),
          neutral: choices("neutral:80|positive:8|negative:8|unclear:4"),
        },
        choices("positive|negative|neutral|unclear"),
      ),
    }),
  ],
  rhythm: "consumer",
};

/** How models are made. */
export const trainingFrames: readonly Frame[] = [trainingRuns, predictions, recordings, annotations];
