import { digest } from "../computing.ts";
import { choice, decimal, flag, instant, key, money, shaped, share, typed, whole } from "../define.ts";
import { beta, list, lognormal, poisson, uniform } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

/** Labels that people give. */
export const annotationTypes: readonly SemanticType[] = [
  key(
    "annotator_id",
    "annotator|labeler|labeller|rater|crowd worker|worker id|worker|rater id|labeler id",
    "Who labelled, under a pseudonym.",
    "ANN-",
    "annotator",
  ),
  choice(
    "annotation_label",
    "annotation|assigned label|labelled class|crowd label|given label|human label",
    "The label given.",
    "positive:38|negative:34|neutral:22|unclear:6",
  ),
  whole(
    "annotation_time_s",
    "labeling time|annotation time|time to label|seconds to label|work time|task duration",
    "Seconds that the labelling took.",
    lognormal(24, 0.8),
    { unit: "s" },
  ),
  share(
    "inter_annotator_agreement",
    "agreement|annotator agreement|kappa|cohen kappa|fleiss kappa|inter-rater agreement|consensus",
    "How far the labels agree.",
    beta(8, 3),
  ),
  choice(
    "hit_status",
    "assignment status|annotation status|labeling status|review status of label",
    "Where the work stands.",
    "approved:82|submitted:10|rejected:5|skipped:3",
  ),
  money(
    "task_payment",
    "task reward|pay per task|payment per task|reward per hit|hit reward",
    "What is paid for the task.",
    0.18,
    0.6,
  ),
  flag(
    "is_gold_question",
    "gold question|attention check|control question|test question",
    "Whether the right answer is known.",
    0.08,
  ),
  share(
    "worker_accuracy",
    "worker quality|rater accuracy|annotator accuracy|worker score",
    "How often the worker is right.",
    beta(18, 2.4),
  ),
  decimal(
    "audio_duration_s",
    "audio length|audio duration|clip length|recording length|speech duration|utterance duration|clip duration",
    "Length of the recording.",
    lognormal(4.2, 0.7),
    2,
    { unit: "s", minimum: 0 },
  ),
  key("audio_id", "audio file|~recording|audio clip|recording id|clip id|voice recording", "The recording.", "AUD-"),
  share(
    "word_error_rate",
    "wer|transcription error|speech recognition error",
    "Share of words that were misheard.",
    beta(1.4, 14),
  ),
  typed(
    "bounding_box",
    "bbox|box coordinates|box",
    "Left, top, width and height of the box.",
    "array",
    list({ kind: "number", distribution: uniform(0, 640), decimals: 0 }, 4, 4),
  ),
  whole(
    "objects_detected",
    "object count of image|number of objects|detections|detected objects",
    "Objects in the picture.",
    poisson(3),
  ),
  shaped(
    "image_file",
    "image name|image|image filename|image path|picture|photo",
    "The picture's file.",
    "\\i\\m\\g_999999\\.\\j\\p\\g",
  ),
  digest("content_hash", "deduplication hash|text hash|content fingerprint", "Digest of the content.", 16),
  instant("labelled_at", "labeled at|annotated at|annotation date|label time", "When it was labelled.", "-P180D"),
];
