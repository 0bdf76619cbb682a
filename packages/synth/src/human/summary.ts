import type { DrawSequence } from "../random/draw-sequence.ts";
import { emotionKinds } from "./emotion.ts";
import type { CausalSummary, Cell, Goal, State } from "./record.ts";
import { rules } from "./record.ts";

/** Why an event of a cell moves people, in terms of the goal that it touches. */
const reasons: Readonly<Record<Exclude<Cell, "none">, readonly string[]>> = {
  sudden: ["nothing about # had pointed to it", "I had not reckoned with it at all, with # in mind"],
  event_good: ["it brought # closer", "it was good for #", "# suddenly seemed possible"],
  event_bad: ["it put # out of reach", "it stood in the way of #", "# suffered by it"],
  prospect_good: ["# could come of it", "it may bring # closer", "# depends on it"],
  prospect_bad: ["# is at risk", "it threatens #", "# could be lost"],
  hope_confirmed: ["what I had hoped for # came true", "my hope for # was met"],
  fear_confirmed: ["what I had feared for # came true", "the worst for # happened"],
  hope_disconfirmed: ["I had hoped for # in vain", "my hope for # came to nothing"],
  fear_disconfirmed: ["# is no longer in danger", "the danger for # passed"],
  other_good_liked: ["a friend got something good, and # can wait", "good news for a friend goes with #"],
  other_good_disliked: ["somebody else got what I want for #", "others get ahead while # stays far"],
  other_bad_liked: ["a friend matters more than #", "it hurts to see a friend suffer, # or not"],
  other_bad_disliked: ["somebody I resent lost out, whatever # says", "it touched # and a person I do not like"],
  own_deed_good: ["it served #", "it was the right thing for #"],
  own_deed_bad: ["it harmed #", "it was wrong of me and bad for #"],
  deed_good: ["it was kind and good for #", "it was a good deed, and # gained by it"],
  deed_bad: ["it was wrong and went against #", "nobody should act like that, and # counts"],
  object_appealing: ["it goes well with #", "it pleases me and suits #"],
  object_unappealing: ["it is unpleasant and spoils #", "it does not go with #"],
};

/** E event, F feeling, R reason, D decision. */
const forms = [
  "E; I felt F because R, so D.",
  "Because E, I felt F; R, and D.",
  "I felt F when E, since R, so D.",
  "E, and as R, I felt F; D.",
  "D because E and I felt F, since R.",
  "When E I felt F, because R; D.",
  "I felt F, because R: E, so D.",
] as const;

function wordsOf(text: string): number {
  return text.split(/\s+/).length;
}

function shortest(texts: readonly string[]): string {
  return texts.reduce((short, each) => (wordsOf(each) < wordsOf(short) ? each : short));
}

/** The causal summary of a row's strongest state. */
export function causalSummary(draws: DrawSequence, state: State, cell: Cell, goal: Goal): CausalSummary {
  const event = state.event?.text ?? "";
  const decision = state.action?.text ?? "";
  const words = emotionKinds[state.emotion].words;
  let emotion = draws.pick(words);
  const choices = cell === "none" ? ["it had to do with #"] : reasons[cell];
  let reason = draws.pick(choices).replace("#", goal.text);
  const fill = (form: string): string =>
    form.replace(/[EFRD]/g, (part) => ({ E: event, F: emotion, R: reason, D: decision })[part] ?? part);
  let text = fill(draws.pick(forms));
  if (wordsOf(text) > rules.bounds.summaryWords[1]) {
    reason = shortest(choices).replace("#", goal.text);
    emotion = shortest(words);
    text = fill(forms[0]);
  }
  const capital = text.charAt(0).toUpperCase() + text.slice(1);
  return { text: capital, parts: { index: state.index, event, reason, emotion, decision } };
}
