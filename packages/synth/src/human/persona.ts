import { customerVoice, type Voice } from "../language/voice.ts";
import type { DrawSequence } from "../random/draw-sequence.ts";
import { draw, unit } from "../random/hash.ts";
import { published } from "./published.ts";
import type { ScenarioReading } from "./reading.ts";
import { ageBands, type Goal, type Persona } from "./record.ts";

/** A text of base-32 digits out of draws. */
export function code(draws: DrawSequence, size: number): string {
  let text = "";
  while (text.length < size) text += (draws.word() >>> 7).toString(32).padStart(5, "0");
  return text.slice(0, size);
}

/** What a persona is given by its scenario. */
export interface Part {
  readonly name: string;
  readonly role: string;
  readonly goals: readonly Omit<Goal, "weight">[];
  readonly utcOffset: number;
}

/** Two draws together make the middle more frequent than the ends. */
function trait(draws: DrawSequence): number {
  return published((draws.share() + draws.share()) / 2);
}

/** Somebody invented, with traits of their own. */
export function persona(draws: DrawSequence, { name, role, goals, utcOffset }: Part, voice: Voice): Persona {
  const traits = {
    openness: trait(draws),
    conscientiousness: trait(draws),
    extraversion: trait(draws),
    agreeableness: trait(draws),
    stability: trait(draws),
  };
  return {
    persona_id: `prs_${code(draws, 10)}`,
    name,
    age_band: /student|pupil|apprentice|graduate|intern/.test(role)
      ? draws.pick(ageBands.slice(0, 2))
      : draws.pick(ageBands),
    role,
    traits,
    // The first two goals weigh most: they are what the scenario is about.
    goals: goals.map((goal, place) => ({
      ...goal,
      weight: published(0.45 + draws.share() * (place < 2 ? 0.55 : 0.35)),
    })),
    voice: {
      formality: published(voice.formality),
      verbosity: published(voice.verbosity),
      patience: published(voice.patience),
    },
    mood_half_life_hours: draws.between(6, 24),
    mood_at_start: {
      valence: published((draws.share() - 0.5) * 0.6 + (traits.stability - 0.5) * 0.4),
      arousal: published((draws.share() - 0.5) * 0.5),
    },
    utc_offset_hours: utcOffset,
  };
}

/** Fills in how the person of a key writes, within what the scenario asks for. */
export function voiceFor(into: Voice, key: number, reading: ScenarioReading): Voice {
  customerVoice(into, key);
  if (reading.register === "formal") {
    into.formality = 0.75 + into.formality * 0.25;
    into.lower = false;
    into.slips = 0;
    into.stop = ". ";
    into.end = ".";
  } else if (reading.register === "casual") into.formality *= 0.4;
  if (reading.level === "simple") {
    into.verbosity *= 0.3;
    into.slips = 0;
    into.stop = ". ";
  }
  // Whoever is in no hurry to end a sentence seldom ends all of them alike.
  if (into.stop === "... " && unit(draw(key, 120)) < 0.5) into.stop = ". ";
  return into;
}
