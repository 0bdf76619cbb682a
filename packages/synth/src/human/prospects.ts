import type { DrawSequence } from "../random/draw-sequence.ts";
import { type Emotion, emotionKinds } from "./emotion.ts";
import type { Seed } from "./family-book.ts";
import { clamp, type Felt } from "./felt.ts";
import { indifferent } from "./first-appraisal.ts";
import type { Appraisal } from "./record.ts";

/** Something hoped for or feared of which nobody knows yet how it ends. */
export interface OpenProspect {
  readonly seed: Seed;
  readonly index: number;
  readonly emotion: Emotion;
  readonly likelihood: number;
  readonly strength: number;
}

/** The prospect that a state opens, if it does. */
export function prospectOf({ seed, status, emotion, appraisal }: Felt, index: number): OpenProspect | null {
  if (seed === null || status !== "prospective" || emotion === "neutral") return null;
  return { seed, index, emotion, likelihood: appraisal.likelihood, strength: Math.abs(appraisal.desirability) };
}

export function isHope({ emotion }: Pick<OpenProspect, "emotion">): boolean {
  return emotionKinds[emotion].valence > 0;
}

/** Whether an emotion was asked for that only the end of such a prospect can give. */
export function isAwaited(prospect: OpenProspect, asked: ReadonlySet<Emotion>): boolean {
  return isHope(prospect) ? wantsAfterHope(asked) : wantsAfterFear(asked);
}

/** Whether an emotion was asked for that only the end of some prospect can give. */
export function wantsAnEnd(asked: ReadonlySet<Emotion>): boolean {
  return wantsAfterHope(asked) || wantsAfterFear(asked);
}

/** The emotions that were asked for, and those that have to come before them. */
export function aimsOf(asked: ReadonlySet<Emotion>): ReadonlySet<Emotion> {
  const aims = new Set<Emotion>(asked);
  if (wantsAfterHope(asked)) for (const emotion of ["hope", "excitement"] as const) aims.add(emotion);
  if (wantsAfterFear(asked)) for (const emotion of ["fear", "anxiety"] as const) aims.add(emotion);
  return aims;
}

/** How a prospect ends. */
export interface End {
  readonly status: "confirmed" | "disconfirmed";
  /** The last action had its part in it. */
  readonly isHelped: boolean;
  readonly appraisal: Appraisal;
}

/** A prospect comes true or does not, helped or hindered by what was done (`tilt`); `isGood` where that is settled. */
export function endOf(
  prospect: OpenProspect,
  draws: DrawSequence,
  asked: ReadonlySet<Emotion>,
  tilt: number,
  settled?: boolean,
): End {
  const hoped = isHope(prospect);
  const good = hoped ? prospect.likelihood * 0.6 + 0.2 : 0.8 - prospect.likelihood * 0.6;
  const drawn = draws.chance(good + tilt * 0.4);
  const isGood = settled ?? wishedEnd(hoped, asked) ?? drawn;
  const size = clamp(prospect.strength * (0.85 + draws.share() * 0.3), 0.22, 0.97);
  const isHelped = Math.abs(tilt) >= 0.2 && tilt > 0 === isGood && draws.chance(0.6);
  const control = controlAfter(draws.share(), asked);
  return {
    status: isGood === hoped ? "confirmed" : "disconfirmed",
    isHelped,
    appraisal: { ...indifferent, desirability: isGood ? size : -size, control, suddenness: draws.share() * 0.65 },
  };
}

/** The end that the emotions asked for need; undefined where they need none, or both. */
function wishedEnd(hoped: boolean, asked: ReadonlySet<Emotion>): boolean | undefined {
  const good = hoped ? asked.has("satisfaction") : asked.has("relief");
  const bad = hoped ? asked.has("disappointment") : asked.has("fears_confirmed") || asked.has("resignation");
  return good === bad ? undefined : good;
}

/** Those who are to resign can do little about it. */
function controlAfter(share: number, asked: ReadonlySet<Emotion>): number {
  if (asked.has("resignation") === asked.has("fears_confirmed")) return -0.8 + share * 1.3;
  return asked.has("resignation") ? -0.9 + share * 0.5 : -0.2 + share * 0.7;
}

function wantsAfterHope(asked: ReadonlySet<Emotion>): boolean {
  return asked.has("satisfaction") || asked.has("disappointment");
}

function wantsAfterFear(asked: ReadonlySet<Emotion>): boolean {
  return asked.has("relief") || asked.has("fears_confirmed") || asked.has("resignation");
}
