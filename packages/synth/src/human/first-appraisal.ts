import type { DrawSequence } from "../random/draw-sequence.ts";
import type { Judged } from "./appraisal.ts";
import type { EventCode } from "./family-book.ts";
import type { Appraisal } from "./record.ts";

/** Nothing is judged. */
export const indifferent: Appraisal = {
  desirability: 0,
  likelihood: 1,
  agency: "circumstance",
  praiseworthiness: 0,
  liking: 0,
  control: 0,
  suddenness: 0,
  norm: 0,
};

/** How strongly this person takes good and bad things now: above 0 and below 0. */
export interface Strength {
  readonly good: number;
  readonly bad: number;
  /** No ill will towards others. */
  readonly isGentle: boolean;
}

export interface FirstAppraisal {
  readonly event: Judged;
  readonly appraisal: Appraisal;
}

/** How a person judges an event of a kind when it comes up. */
export function firstAppraisal(
  draws: DrawSequence,
  code: EventCode,
  { good, bad, isGentle }: Strength,
): FirstAppraisal {
  const share = (low: number, high: number): number => low + draws.share() * (high - low);
  const faint = share(-0.09, 0.09);
  const base = { ...indifferent, desirability: faint, control: share(-0.2, 0.7), suddenness: share(0.05, 0.6) };
  const judged = (event: Partial<Judged>, appraisal: Partial<Appraisal>): FirstAppraisal => ({
    event: { kind: "event", concerns: "self", status: "present", ...event },
    appraisal: { ...base, ...appraisal },
  });
  const deed = (appraisal: Partial<Appraisal>): FirstAppraisal => judged({ kind: "action" }, appraisal);
  const thing = (liking: number): FirstAppraisal => judged({ kind: "object" }, { liking });
  /** Deeds that touch one's own good, and those that only others gain or suffer by. */
  const effect = (probability: number, size: number): number => (draws.chance(probability) ? size : faint);
  const liking = (probability: number): number => {
    const size = share(0.25, 0.95);
    return isGentle || draws.chance(probability) ? size : -size;
  };
  switch (code) {
    case "good":
      return judged({}, { desirability: good, norm: share(0, 0.3) });
    case "bad":
      return judged({}, { desirability: bad, control: share(0.35, 0.85) });
    case "stuck":
      return judged({}, { desirability: bad, control: share(-0.9, 0.2) });
    case "wrong":
      return judged(
        {},
        {
          desirability: bad,
          agency: "other",
          praiseworthiness: Math.min(-0.22, bad * share(0.8, 1)),
          norm: share(-0.9, -0.3),
        },
      );
    case "hope":
      return judged(
        { status: "prospective" },
        { desirability: good, likelihood: share(0.2, 0.95), suddenness: share(0, 0.3) },
      );
    case "fear":
      return judged(
        { status: "prospective" },
        { desirability: bad, likelihood: share(0.15, 0.9), control: share(-0.6, 0.4) },
      );
    case "pride":
      return deed({
        ...{ agency: "self", praiseworthiness: good, norm: share(0.1, 0.7) },
        desirability: effect(0.35, Math.max(0.22, good * 0.8)),
      });
    case "shame":
      return deed({
        ...{ agency: "self", praiseworthiness: bad, norm: share(-0.8, -0.05) },
        desirability: effect(0.3, Math.min(-0.22, bad * 0.8)),
      });
    case "kind":
      return deed({
        ...{ agency: "other", praiseworthiness: good, norm: share(0.2, 0.8) },
        desirability: effect(0.7, Math.max(0.22, good * 0.9)),
      });
    case "unfair":
      return deed({ agency: "other", praiseworthiness: bad, norm: share(-0.9, -0.3) });
    case "fgood":
      return judged({ concerns: "other" }, { desirability: good, liking: liking(0.74) });
    case "fbad":
      return judged({ concerns: "other" }, { desirability: bad, liking: liking(0.88) });
    case "odd":
      return judged({}, { suddenness: share(0.77, 0.97) });
    case "like":
    case "love":
      return thing(Math.max(0.22, Math.min(0.97, good * share(0.6, 1.3))));
    case "dislike":
    case "disgust":
      return thing(Math.min(-0.22, Math.max(-0.97, bad * share(0.6, 1.3))));
    case "plain":
      return judged({}, { suddenness: share(0, 0.3) });
  }
}
