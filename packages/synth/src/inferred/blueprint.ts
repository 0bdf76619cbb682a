import type { Field } from "../schema/field.ts";
import type { Check, Condition } from "./check.ts";
import type { Model } from "./model.ts";

/**
 * All that is needed to make the rows of an understood need, as plain JSON: it is part of the order, and the rows are made
 * from it again for ever. Names match `[a-z][a-z0-9_]{0,62}` and are unique in their table.
 */
export interface Blueprint {
  /** In the order in which their rows are delivered: a parent stands before its children. */
  readonly tables: readonly TableBlueprint[];
}

export interface TableBlueprint {
  /** What one row is: "booking", "invoice". */
  readonly name: string;
  /** Exactly so many rows exist. */
  readonly rows: number;
  /** The fields that together are unique in the table. */
  readonly key: readonly string[];
  readonly layout: Layout;
  /** What rows may speak of more than once. The row itself needs no subject. */
  readonly subjects: readonly Subject[];
  /** In published order. A model may speak of any other field of the table; they never speak of each other in a circle. */
  readonly fields: readonly FieldBlueprint[];
  /** What is promised of every row; the models see to it, validators check it. */
  readonly checks: readonly Check[];
  /** Share of rows that repeat an earlier row in every field, for buyers who want to clean. */
  readonly duplicates?: number;
}

/** How rows belong to subjects and to time. */
export type Layout =
  /** Each row for itself. Times that ascend do so over the whole table. */
  | { readonly kind: "rows" }
  /** Every member of the subject at every step of the cadence: row = step × count + member. The last step may be cut. */
  | { readonly kind: "series"; readonly subject: string }
  /** Consecutive rows belong to one member of the subject, `least` to `most` of them; times ascend within a group. */
  | { readonly kind: "groups"; readonly subject: string; readonly least: number; readonly most: number };

export interface Subject {
  /** "customer", "sensor", "session". */
  readonly name: string;
  /** How many exist. Absent: one per group under `groups`, else a fitting number (about one for every eight rows). */
  readonly count?: number;
  /**
   * Another subject of which it is an attribute: an order's customer, a sensor's site; "row": each row chooses anew. Absent: the
   * row's own choice under `rows`, else an attribute of the layout's subject.
   */
  readonly of?: string;
  /** How rows choose their subject: all alike, or a few much more often than the rest (Zipf). */
  readonly spread: "even" | "skewed";
  /**
   * Members in turn instead of by chance: so many neighbours among what chooses it have one member, the next so many the next one.
   * Of 200 shelves, 4 stores by turns of 50 and 50 products by turns of 1 come to each store with each product.
   */
  readonly turn?: number;
  /** The country-level places it may be from: ISO 3166-1 alpha-2 codes or `XX-region` codes of the world's tables; absent: anywhere. */
  readonly places?: readonly string[];
  /** Cities it may be in, by name; absent: any of its places. */
  readonly cities?: readonly string[];
}

export interface FieldBlueprint {
  /** As it is published: name, type, meaning, unit, bounds, members. Bounds hold on every row. */
  readonly field: Field;
  /** The subject of which it is an attribute: all rows of one member share the value. Absent: an attribute of the row. */
  readonly of?: string;
  readonly model: Model;
  /** Share of rows where null stands instead, exact to one row. `field.nullable` says so too. */
  readonly nulls?: number;
  /**
   * Share of rows where the value is left out once the row is whole, exact to one row: cells that somebody forgot to fill. What was
   * worked out of it stays, and checks pass over what is not there. `field.nullable` says so too.
   */
  readonly blanks?: number;
  /** Null wherever this does not hold. */
  readonly present?: Condition;
  /** No value stands twice in the table (nulls aside). */
  readonly unique?: true;
}
