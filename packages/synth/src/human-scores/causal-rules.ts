import { emotionKinds } from "../human/emotion.ts";
import { causalConnectives, type HumanRecord } from "../human/record.ts";
import { type FeltState, strongestState } from "./felt-states.ts";
import type { Notes, Tally } from "./finding.ts";

const [LEAST_WORDS, MOST_WORDS] = [6, 40];

/** A causal summary names event, reason, emotion and decision of the strongest state, each as the state has it, and a cause between them. */
export function checkCausalSummary(record: HumanRecord, states: readonly FeltState[], tally: Tally, into: Notes): void {
  const { text, parts } = record.causal_summary;
  const strongest = strongestState(states);
  const lower = text.toLowerCase();
  const holds = (part: string): boolean => part !== "" && lower.includes(part.toLowerCase());
  const words = text.trim().split(/\s+/).length;
  const state = strongest?.state;
  const goal = strongest?.persona.goals.find((one) => one.goal === state?.event?.goal);
  const named: readonly string[] = state === undefined ? [] : emotionKinds[state.emotion].words;
  const rules: readonly (readonly [string, boolean, string])[] = [
    ["strongest_state", state?.index === parts.index, "is not about the strongest state"],
    ["event", holds(parts.event) && state?.event?.text === parts.event, "does not name the event"],
    [
      "reason",
      holds(parts.reason) && goal !== undefined && parts.reason.toLowerCase().includes(goal.text.toLowerCase()),
      "does not give the reason",
    ],
    ["emotion", holds(parts.emotion) && named.includes(parts.emotion), "does not name the emotion"],
    ["decision", holds(parts.decision) && state?.action?.text === parts.decision, "does not name the decision"],
    ["cause", statesCause(lower, parts.reason, parts.event), "has no word that says because of what"],
    ["length", words >= LEAST_WORDS && words <= MOST_WORDS, `has ${words} words`],
  ];
  for (const [rule, isKept, detail] of rules) {
    into.check(isKept, tally, () => ({
      ...{ aspect: "causal_summary", rule, path: "causal_summary", detail },
      rejects: rule !== "length",
    }));
  }
}

/** True when the reason, or the event, follows one of the words that state a cause. */
function statesCause(text: string, reason: string, event: string): boolean {
  return causalConnectives.some((word) => {
    const match = new RegExp(`(?:^|[^a-z])${word}[^a-z]`).exec(text);
    if (match === null) return false;
    return text.indexOf(reason.toLowerCase(), match.index) >= 0 || text.indexOf(event.toLowerCase(), match.index) >= 0;
  });
}
