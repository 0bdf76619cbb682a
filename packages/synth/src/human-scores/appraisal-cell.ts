import type { Emotion } from "../human/emotion.ts";
import type { State } from "../human/record.ts";

/** From here on a term of an appraisal counts. */
const T = 0.15;

/** The cell of the appraisal table that a state lies in, and the emotions that it allows. */
export interface AppraisalCell {
  readonly name: string;
  readonly allowed: readonly Emotion[];
}

const hopes: readonly string[] = ["hope", "excitement"];

function cell(name: string, ...allowed: readonly (Emotion | false)[]): AppraisalCell {
  return { name, allowed: allowed.filter((emotion) => emotion !== false) };
}

/** Emotions after Ortony, Clore and Collins (1988), as the published table has them; undefined where no cell fits. */
export function appraisalCell({ event, appraisal, prior }: State): AppraisalCell | undefined {
  const { desirability, praiseworthiness, liking, agency, control, suddenness, likelihood } = appraisal;
  if (event === null) return cell("none", "neutral");
  const isWeak = (term: number) => Math.abs(term) < T;
  const concernsOther = event.concerns === "other";
  const weak =
    event.kind === "action"
      ? isWeak(praiseworthiness)
      : event.kind === "object"
        ? isWeak(liking)
        : isWeak(desirability) || (concernsOther && isWeak(liking));
  if (weak) {
    if (suddenness <= 0.7) return cell("none", "neutral");
    return isWeak(desirability) ? cell("sudden", "surprise") : undefined;
  }
  const isGood = desirability >= T;
  const isBad = desirability <= -T;
  if (event.kind === "object") {
    return liking >= T ? cell("object_appealing", "liking", "love") : cell("object_unappealing", "dislike", "disgust");
  }
  if (event.kind === "action") {
    const isRight = praiseworthiness >= T;
    if (agency === "self") {
      return isRight
        ? cell("own_deed_good", "pride", isGood && "gratification")
        : cell("own_deed_bad", "shame", "guilt", isBad && "remorse");
    }
    if (agency !== "other") return undefined;
    return isRight
      ? cell("deed_good", "admiration", isGood && "gratitude")
      : cell("deed_bad", "reproach", isBad && "anger");
  }
  if (concernsOther) {
    const toward = liking >= T ? "liked" : "disliked";
    if (isGood) return cell(`other_good_${toward}`, toward === "liked" ? "happy_for" : "envy");
    return cell(`other_bad_${toward}`, toward === "liked" ? "compassion" : "gloating");
  }
  switch (event.status) {
    case "present":
      if (isGood) return cell("event_good", "joy");
      return cell(
        "event_bad",
        "sadness",
        agency === "circumstance" && control < 0.3 && "frustration",
        agency === "other" && praiseworthiness <= -T && "anger",
      );
    case "prospective":
      if (likelihood <= 0 || likelihood >= 1) return undefined;
      return isGood
        ? cell("prospect_good", "hope", likelihood > 0.7 && "excitement")
        : cell("prospect_bad", "fear", "anxiety");
    case "confirmed":
      if (prior === null) return undefined;
      if (hopes.includes(prior.emotion)) return isGood ? cell("hope_confirmed", "satisfaction", "joy") : undefined;
      return isBad ? cell("fear_confirmed", "fears_confirmed", "resignation", "sadness") : undefined;
    case "disconfirmed":
      if (prior === null) return undefined;
      if (hopes.includes(prior.emotion)) return isBad ? cell("hope_disconfirmed", "disappointment") : undefined;
      return isGood ? cell("fear_disconfirmed", "relief") : undefined;
  }
}
