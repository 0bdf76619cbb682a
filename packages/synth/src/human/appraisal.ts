import type { Emotion } from "./emotion.ts";
import { type Appraisal, type Cell, type EventKind, type EventStatus, rules } from "./record.ts";

/** What of an event decides its cell. */
export interface Judged {
  readonly kind: EventKind;
  readonly concerns: "self" | "other";
  readonly status: EventStatus;
}

/** The generator keeps away from thresholds by this much, so that no rounding moves a state into another cell. */
const margin = 0.05;
const strong = rules.threshold + margin;

/** The cell of a state (see `cells` in `record.ts`). */
export function cellOf(event: Judged | null, appraisal: Appraisal, prior: Emotion | null): Cell {
  if (event === null) return "none";
  const { desirability: d, praiseworthiness: p, liking: l } = appraisal;
  const t = rules.threshold;
  const weak = (x: number): boolean => Math.abs(x) < t;
  const other = event.kind === "event" && event.concerns === "other";
  const faint = event.kind === "action" ? weak(p) : event.kind === "object" ? weak(l) : weak(d) || (other && weak(l));
  if (faint) return weak(d) && appraisal.suddenness > rules.sudden ? "sudden" : "none";
  if (event.kind === "object") return l > 0 ? "object_appealing" : "object_unappealing";
  if (event.kind === "action") {
    if (appraisal.agency === "self") return p > 0 ? "own_deed_good" : "own_deed_bad";
    return p > 0 ? "deed_good" : "deed_bad";
  }
  if (other) {
    if (d > 0) return l > 0 ? "other_good_liked" : "other_good_disliked";
    return l > 0 ? "other_bad_liked" : "other_bad_disliked";
  }
  const hoped = prior === "hope" || prior === "excitement";
  switch (event.status) {
    case "present":
      return d > 0 ? "event_good" : "event_bad";
    case "prospective":
      return d > 0 ? "prospect_good" : "prospect_bad";
    case "confirmed":
      return hoped ? "hope_confirmed" : "fear_confirmed";
    case "disconfirmed":
      return hoped ? "hope_disconfirmed" : "fear_disconfirmed";
  }
}

/** The emotion of a cell that fits the appraisal best. */
export function emotionOf(cell: Cell, appraisal: Appraisal): Emotion {
  const { desirability: d, praiseworthiness: p, liking: l, likelihood, control, norm, agency } = appraisal;
  switch (cell) {
    case "none":
      return "neutral";
    case "sudden":
      return "surprise";
    case "event_good":
      return "joy";
    case "event_bad":
      if (agency === "other" && p <= -strong) return "anger";
      return agency === "circumstance" && control < rules.littleControl - margin ? "frustration" : "sadness";
    case "prospect_good":
      return likelihood > rules.nearlyCertain + margin ? "excitement" : "hope";
    case "prospect_bad":
      return likelihood >= 0.5 ? "fear" : "anxiety";
    case "hope_confirmed":
      return d > 0.8 && appraisal.suddenness > 0.5 ? "joy" : "satisfaction";
    case "fear_confirmed":
      return control <= -0.3 ? "resignation" : "fears_confirmed";
    case "hope_disconfirmed":
      return "disappointment";
    case "fear_disconfirmed":
      return "relief";
    case "other_good_liked":
      return "happy_for";
    case "other_good_disliked":
      return "envy";
    case "other_bad_liked":
      return "compassion";
    case "other_bad_disliked":
      return "gloating";
    case "own_deed_good":
      return d >= strong ? "gratification" : "pride";
    case "own_deed_bad":
      if (d <= -strong) return "remorse";
      return norm <= -0.4 ? "guilt" : "shame";
    case "deed_good":
      return d >= strong ? "gratitude" : "admiration";
    case "deed_bad":
      return d <= -strong ? "anger" : "reproach";
    case "object_appealing":
      return l >= 0.65 ? "love" : "liking";
    case "object_unappealing":
      return l <= -0.6 ? "disgust" : "dislike";
  }
}

/** What decides how strong the emotion is. */
export function leadTerm(event: Judged | null, emotion: Emotion, appraisal: Appraisal): number {
  if (event === null || emotion === "neutral") return 0;
  if (emotion === "surprise") return appraisal.suddenness;
  if (event.kind === "action") return appraisal.praiseworthiness;
  return event.kind === "object" ? appraisal.liking : appraisal.desirability;
}
