import { emotionKinds } from "../human/emotion.ts";
import type { State } from "../human/record.ts";
import { power } from "../random/elementary.ts";
import { appraisalCell } from "./appraisal-cell.ts";
import type { FeltState } from "./felt-states.ts";
import { signOf } from "./felt-states.ts";
import type { Notes, Tally } from "./finding.ts";

/** Published numbers have two decimals; recomputing from them misses by less than this. */
const NEAR = { intensity: 0.0151, affect: 0.0151, mood: 0.0251 } as const;
const MS_PER_HOUR = 3_600_000;

interface Rule {
  readonly name: string;
  readonly detail: string;
  /** True where a state that breaks it turns the row down. */
  readonly rejects?: true;
  readonly holds: (felt: FeltState) => boolean;
}

/**
 * The rules that a state of feeling keeps: its emotion is one that its appraisal allows, its sign, strength and mood follow
 * from the appraisal and from what came before.
 */
const rules: readonly Rule[] = [
  {
    name: "emotion_in_cell",
    detail: "the appraisal does not allow this emotion",
    rejects: true,
    holds: ({ state }) => appraisalCell(state)?.allowed.includes(state.emotion) === true,
  },
  {
    name: "valence_sign",
    detail: "the valence has not the sign of the emotion, or of what was appraised",
    rejects: true,
    holds: ({ state }) => hasRightSign(state),
  },
  { name: "unappraised", detail: "nothing is judged, yet there is an appraisal", holds: ({ state }) => isPlain(state) },
  { name: "event_form", detail: "the event contradicts itself", holds: ({ state }) => isConsistent(state) },
  { name: "prior", detail: "a prospect's end needs the state in which it was felt, once", holds: hasItsPrior },
  { name: "continuing", detail: "what goes on has no beginning", holds: hasItsOnset },
  { name: "caused_by", detail: "what led to it is no earlier state of the same person", holds: hasItsCause },
  { name: "relevance", detail: "is not the weight of the goal that is touched", holds: hasItsRelevance },
  { name: "habituation", detail: "does not follow from the states right before", holds: hasItsHabituation },
  { name: "intensity", detail: "does not follow from the appraisal", holds: ({ state }) => hasItsIntensity(state) },
  {
    name: "affect",
    detail: "valence and arousal are not those of the emotion",
    holds: ({ state }) => hasItsAffect(state),
  },
  { name: "mood", detail: "does not follow from the mood before", holds: hasItsMood },
  { name: "action", detail: "who acts, and when, is not as it must be", holds: hasItsAction },
];

/** Share of states without a flaw: an emotion with a wrong cause is as wrong as none. */
export function checkEmotions(states: readonly FeltState[], tally: Tally, into: Notes): void {
  for (const felt of states) {
    const broken = rules.filter((rule) => !rule.holds(felt));
    const { path } = felt;
    into.check(broken.length === 0, tally, () => finding(broken[0] as Rule, path));
    for (const rule of broken.slice(1)) into.findings.push(finding(rule, path));
  }
}

function finding({ name, detail, rejects }: Rule, path: string) {
  return { aspect: "emotion_appraisal", rule: name, path, detail, rejects: rejects === true } as const;
}

function near(a: number, b: number, within: number): boolean {
  return Math.abs(a - b) <= within;
}

function hasRightSign({ event, appraisal, emotion, valence }: State): boolean {
  const sign = signOf(emotion);
  if (Math.sign(valence) !== sign && !(sign !== 0 && valence === 0)) return false;
  if (event === null || sign === 0 || event.concerns === "other") return true;
  const { desirability, praiseworthiness, liking } = appraisal;
  const term = event.kind === "event" ? desirability : event.kind === "action" ? praiseworthiness : liking;
  return Math.sign(term) === sign;
}

function isPlain({ event, appraisal }: State): boolean {
  if (event !== null) return true;
  const { likelihood, agency, ...numbers } = appraisal;
  return likelihood === 1 && agency === "circumstance" && Object.values(numbers).every((number) => number === 0);
}

function isConsistent({ event, appraisal }: State): boolean {
  if (event === null) return true;
  const { kind, concerns, status } = event;
  const { agency, likelihood, liking, praiseworthiness } = appraisal;
  if (kind !== "event" && status !== "present") return false;
  if (concerns === "other" && (kind !== "event" || status !== "present")) return false;
  if (kind === "action" && agency === "circumstance") return false;
  if (agency === "circumstance" && praiseworthiness !== 0) return false;
  if (status === "prospective" ? likelihood < 0.05 || likelihood > 0.95 : likelihood !== 1) return false;
  return kind === "object" || concerns === "other" || liking === 0;
}

function hasItsPrior({ state: { event, prior, index }, before }: FeltState): boolean {
  const isEnd = event?.status === "confirmed" || event?.status === "disconfirmed";
  if (!isEnd || event === null) return prior === null;
  if (prior === null) return false;
  const felt = before.find((state) => state.index === prior.index);
  if (felt?.event?.token !== event.token || felt.event.status !== "prospective" || felt.emotion !== prior.emotion) {
    return false;
  }
  if (!["hope", "excitement", "fear", "anxiety"].includes(prior.emotion) || prior.index >= index) return false;
  if (event.phase === "continuing") return true;
  return !before.some(({ event: other }) => other?.token === event.token && isEnding(other.status));
}

function isEnding(status: string): boolean {
  return status === "confirmed" || status === "disconfirmed";
}

function hasItsOnset({ state: { event }, before }: FeltState): boolean {
  if (event?.phase !== "continuing") return true;
  const { token, status, text } = event;
  return before.some(
    ({ event: other }) =>
      other?.phase === "onset" && other.token === token && other.status === status && other.text === text,
  );
}

function hasItsCause({ state: { event }, before }: FeltState): boolean {
  const cause = event?.caused_by ?? null;
  return cause === null || before.some(({ index, action }) => index === cause && action !== null);
}

function hasItsRelevance({ state: { event, relevance }, persona }: FeltState): boolean {
  if (event === null) return relevance === 0;
  const goal = persona.goals.find((one) => one.goal === event.goal);
  return goal !== undefined && goal.weight === relevance;
}

function hasItsHabituation({ state: { emotion, habituation }, before }: FeltState): boolean {
  let same = 0;
  for (let i = before.length - 1; i >= 0 && before[i]?.emotion === emotion; i -= 1) same += 1;
  const expected = emotion === "neutral" ? 0 : Math.min(0.5, 0.2 * same);
  return near(habituation, expected, 0.0051);
}

function hasItsIntensity({ event, appraisal, emotion, intensity, relevance, habituation }: State): boolean {
  if (emotion === "neutral") return intensity === 0;
  if (event === null || intensity <= 0) return false;
  const { desirability, praiseworthiness, liking, suddenness } = appraisal;
  const byKind = { event: desirability, action: praiseworthiness, object: liking }[event.kind];
  const lead = emotion === "surprise" ? suddenness : Math.abs(byKind);
  return near(intensity, lead * relevance * (1 - habituation), NEAR.intensity);
}

function hasItsAffect({ emotion, intensity, valence, arousal }: State): boolean {
  const kind = emotionKinds[emotion];
  return near(valence, kind.valence * intensity, NEAR.affect) && near(arousal, kind.arousal * intensity, NEAR.affect);
}

/** Whole hours, by `record.ts`. */
const HALF_LIFE = [6, 24] as const;

function hasItsMood({ state, before, persona }: FeltState): boolean {
  const last = before.at(-1);
  const hours = last === undefined ? 0 : (Date.parse(state.at) - Date.parse(last.at)) / MS_PER_HOUR;
  // A half-life beyond its bounds is noted elsewhere; here it must only not be endless to compute.
  const [least, most] = HALF_LIFE;
  const halfLife = Math.max(least, Math.min(most, persona.mood_half_life_hours));
  const kept = power(2, -hours / halfLife);
  const from = last?.mood ?? persona.mood_at_start;
  const follows = (mood: number, earlier: number, felt: number) =>
    near(mood, Math.max(-1, Math.min(1, kept * earlier + 0.2 * felt)), NEAR.mood);
  return (
    follows(state.mood.valence, from.valence, state.valence) && follows(state.mood.arousal, from.arousal, state.arousal)
  );
}

/** Only the main person is followed in what it does; it does something about whatever it feels, but for surprise. */
function hasItsAction({ state: { action, emotion }, isMain }: FeltState): boolean {
  if (!isMain) return action === null;
  return action !== null || emotion === "neutral" || emotion === "surprise";
}
