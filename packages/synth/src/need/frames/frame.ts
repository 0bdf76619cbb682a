import type { Check, Condition } from "../../inferred/check.ts";
import type { Model, Rhythm } from "../../inferred/model.ts";
import type { Names } from "../ontology/semantic-type.ts";

/** What rows of one domain look like: the fields an expert expects, how they hang together, and the words that give the domain away. */
export interface Frame {
  /** snake_case, plural: `hotel_bookings`. Unique. */
  readonly id: string;
  /** The catalog category or policy key that the domain is, where there is one. */
  readonly category?: string;
  /** The category that the domain is where its rows tell where they are, too: taxi rides with the coordinates of their ends. */
  readonly located?: string;
  /** Its category where it is of an online shop. */
  readonly ofShop?: string;
  /** As one would say it: "hotel bookings". */
  readonly title: string;
  /**
   * Phrases that speak for this domain, lower case and singular, separated by `|`, each optionally with a weight after `:`
   * (default 1, strong 3: "hotel booking:3|reservation:2|hotel:2|guest|check-in"). What the rows are called stands first. By language.
   */
  readonly cues: Names;
  /** Phrases that speak against it ("weather station" for generic IoT), same notation. */
  readonly against?: string;
  /** What one row is: "booking". */
  readonly record: string;
  readonly fields: readonly FrameField[];
  /** Applied where all fields that they need are in the plan, in this order. */
  readonly rules: readonly Rule[];
  /** How rows belong to subjects: a sensor's readings are a series, a session's events are a group. Default: each row for itself. */
  readonly layout?:
    | {
        readonly kind: "series";
        readonly subject: string;
        readonly every: { readonly count: number; readonly unit: "s" | "min" | "h" | "day" };
      }
    | { readonly kind: "groups"; readonly subject: string; readonly least: number; readonly most: number };
  /** When its events happen. */
  readonly rhythm?: Rhythm;
  /** Days that the rows reach back when no window is said (default 90). */
  readonly days?: number;
}

export interface FrameField {
  /** The published name in this domain, snake_case. */
  readonly name: string;
  /** The semantic type (id of the ontology). */
  readonly type: string;
  /** `core`: an expert expects it even when it is not said (5 to 9 of a frame, the key and the time among them). Else it is here for when it is said. */
  readonly core?: true;
  /** Expected however many fields are named: the patient of a claim, both ends of an edge. Or wherever the field of that name is. */
  readonly always?: true | string;
  /** Part of the key. */
  readonly key?: true;
  /** The subject of which it is an attribute: "customer", "station". Members of a subject share it. */
  readonly of?: string;
  /** What it is called here beyond the names of its type, `|` between: "rate|price" for a nightly rate. English; other languages where useful. */
  readonly names?: string;
  /** Another model than its type's. Rules may replace it again. */
  readonly model?: Model;
  readonly unit?: string;
  readonly meaning?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  /** Null wherever this does not hold. */
  readonly present?: Condition;
  /** Share of nulls by nature. */
  readonly nulls?: number;
}

/** How fields of a domain hang together, solved by construction: the models that make it true and the check that shows it. */
export interface Rule {
  /** As a buyer reads it: "nights = check_out - check_in". */
  readonly statement: string;
  /** Field names of the frame (or semantic type ids, in the general rules) that must all be in the plan. */
  readonly needs: readonly string[];
  /** New models for some of them, in terms of the others. */
  readonly sets: Readonly<Record<string, Model>>;
  readonly present?: Readonly<Record<string, Condition>>;
  readonly checks: readonly Check[];
}
