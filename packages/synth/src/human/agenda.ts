import type { DrawSequence } from "../random/draw-sequence.ts";

/**
 * What one round of a conversation is: the other person asks, says where they stand, offers or advises, asks for more, only
 * hears the other out, did not follow, or changes the topic for a moment; or news comes in.
 */
export type Step = "ask" | "position" | "offer" | "more" | "hear" | "repair" | "aside" | "news";

export interface AgendaFrame {
  readonly rounds: number;
  readonly isFacing: boolean;
  /** Whether the moment allows to speak of something else. */
  readonly mayDigress: boolean;
  /** How many exchanges of a kind are there. */
  readonly supply: Readonly<Record<"ask" | "position" | "offer" | "more", number>>;
}

const weightsAcross = { ask: 3, position: 3.4, more: 2, offer: 1.4, repair: 0.5 } as const;
const weightsBeside = { ask: 4.4, position: 0, more: 2.6, offer: 1.2, repair: 0.4 } as const;
/** From so many rounds on a change of topic fits in. */
const LONG = 6;

/** The rounds of a conversation, in order: from facts to positions to offers, where the two are on opposite sides. */
export function agendaOf(draws: DrawSequence, frame: AgendaFrame): Step[] {
  const { rounds, isFacing, mayDigress } = frame;
  if (rounds === 0) return [];
  const left = { ...frame.supply, repair: 1 };
  const weights = isFacing ? weightsAcross : weightsBeside;
  const steps: Step[] = [];
  const last: Step = isFacing || rounds > 1 ? "offer" : "ask";
  left[last] -= 1;
  const aside = mayDigress && rounds >= LONG && draws.chance(0.5) ? draws.between(2, rounds - 3) : -1;
  while (steps.length < rounds - 1) {
    if (steps.length === aside) steps.push("aside");
    else steps.push(nextStep(draws, steps, left, weights));
  }
  steps.push(last);
  return steps;
}

type Choice = keyof typeof weightsAcross;

function nextStep(
  draws: DrawSequence,
  steps: readonly Step[],
  left: Record<Choice, number>,
  weights: Readonly<Record<Choice, number>>,
): Step {
  const before = steps.at(-1);
  const allowed = (Object.keys(weights) as Choice[]).filter((step) => {
    if (left[step] <= 0 || weights[step] === 0) return false;
    // Nobody offers before they know what it is about, or asks back later than at the start.
    if (step === "offer") return steps.length >= 2 && before !== "offer";
    if (step === "repair") return steps.length === 0;
    return !(step === "more" && before === "more");
  });
  if (allowed.length === 0) return "hear";
  const total = allowed.reduce((sum, step) => sum + weights[step], 0);
  let u = draws.share() * total;
  for (const step of allowed) {
    u -= weights[step];
    if (u < 0) {
      left[step] -= 1;
      return step;
    }
  }
  return "hear";
}
