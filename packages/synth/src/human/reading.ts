import type { Emotion } from "./emotion.ts";

/** Languages in which scenarios are understood; rows are written in English. */
export const scenarioLanguages = ["en", "es", "de", "fr", "pt"] as const;
export type ScenarioLanguage = (typeof scenarioLanguages)[number];

/** What the rows of a sensitive scenario keep to. */
export const sensitiveConstraints = ["supportive", "no_method_detail", "help_line_note"] as const;
export type SensitiveConstraint = (typeof sensitiveConstraints)[number];

/** A scenario as it was understood. It is plain JSON: part of the order, from which the rows are made again for ever. */
export interface ScenarioReading {
  readonly kind: "scenario" | "sensitive";
  /** Id of the family of scenarios. */
  readonly family: string;
  /** What the scenario is about: "the deposit", "the beekeeping course"; null where it stays open. */
  readonly subject: string | null;
  /** Id of the matter within the family, as `matter-sources.ts` has them; null where none is known. */
  readonly matter: string | null;
  /** The scenario's own words stripped to their stems: what rows should be about. */
  readonly focus: readonly string[];
  /** What happened, in the scenario's own plain words, for scenarios of no known family; null where no clause can be made of them. */
  readonly onset: { readonly code: StatedCode; readonly clause: string } | null;
  /** "in the library", or null. */
  readonly place: string | null;
  readonly roles: { readonly user: string | null; readonly other: string | null };
  /** First names that were asked for. */
  readonly names: { readonly user: string | null; readonly other: string | null };
  /** True where the two are on opposite sides of the matter, false where the other only listens, null where either may be. */
  readonly facing: boolean | null;
  /** Fewest and most messages (or steps), or null for the default. */
  readonly turns: readonly [number, number] | null;
  /** Emotions that were asked for. */
  readonly emotions: readonly Emotion[];
  /** The emotion that it is to end with, or null. */
  readonly ending: Emotion | null;
  readonly register: "formal" | "casual" | null;
  readonly temper: "calm" | "heated" | null;
  readonly level: "simple" | null;
  /** The language that the scenario is written in. */
  readonly language: ScenarioLanguage;
  /** Empty but for sensitive scenarios. */
  readonly constraints: readonly SensitiveConstraint[];
  /** What a reader of the rows should know, or null. */
  readonly note: string | null;
  /** How the scenario was understood, one sentence each, for the buyer. */
  readonly understood: readonly string[];
}

/** Whether what was stated is good or bad for those whom it happens to, or just is so. */
export type StatedCode = "good" | "bad" | "hope" | "fear";

/** Reasons for which a scenario is refused. */
export const refusalReasons = [
  "self_harm_method",
  "minors_sexual",
  "violence_instructions",
  "crime_instructions",
  "hate",
  "extremism",
  "dosage_or_legal_advice",
  "real_person",
  "doxxing",
  "empty",
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** A scenario that no rows are made of. */
export interface ScenarioRefusal {
  readonly kind: "refused";
  readonly reason: RefusalReason;
  /** One sentence that says why. */
  readonly detail: string;
  /** What could be asked for instead. */
  readonly alternative: string;
}
