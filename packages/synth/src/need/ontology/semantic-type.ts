import type { Model } from "../../inferred/model.ts";
import type { FieldType } from "../../schema/field.ts";

/** What a field of a need may mean: one kind of value, with the words that people use for it. */
export interface SemanticType {
  /** The field name that an expert would choose, snake_case and singular: `nightly_rate`. Unique in the ontology. */
  readonly id: string;
  readonly type: FieldType;
  /** UCUM-like short form as buyers write it: C, ms, km, kWh, %, bpm, mmHg; `currency` for money, `USDC` where it must be. */
  readonly unit?: string;
  /** One sentence ending in a full stop. */
  readonly meaning: string;
  /**
   * What it is called, lower case and singular, alternatives separated by `|`, most usual first: "heart rate|pulse|hr". The id's own
   * words need not be repeated. By language; English always. A common word that means this only where such values are at home stands
   * behind `~`: "~party" of an agent that haggles. A part of the id that means this even by itself stands behind `!`: "!ward" of a
   * `hospital_ward`.
   */
  readonly names: Names;
  /** How its values lie when nothing else is said. Speaks of no other field: that is what rules are for. */
  readonly model: Model;
  /** Bounds that hold whatever a buyer says: a heart rate is between 20 and 250. */
  readonly minimum?: number;
  readonly maximum?: number;
  /** What it is an attribute of, when rows speak of such a thing more than once: "patient", "sensor", "customer". */
  readonly subject?: string;
}

export interface Names {
  readonly en: string;
  readonly de?: string;
  readonly es?: string;
  readonly fr?: string;
  readonly pt?: string;
}

export type Language = keyof Names;
