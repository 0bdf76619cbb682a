// What the judge of needs expects of the thing it judges: `answer(need, options)` gives an Answer. The engine's own plan
// is turned into this form in answer.ts, the only file that knows both sides.

/** A cell of a row: what JSON can hold. */
export type Cell = string | number | boolean | null | readonly Cell[] | { readonly [name: string]: Cell };

/** One generated row, by column name. */
export type Row = { readonly [column: string]: Cell };

/** The types a field may have in the published plan. */
export type FieldType = "id" | "string" | "int" | "number" | "bool" | "enum" | "date" | "datetime" | "array" | "object";

/** A field of the published plan. `values`, where it is an array, holds the members of an enumeration. */
export interface PlannedField {
  readonly name: string;
  readonly type: FieldType;
  readonly unit: string | null;
  readonly source: "stated" | "implied" | "default";
  readonly values?: unknown;
}

/**
 * What each kind of constraint carries as `value`. The words are those of fixtures/needs.jsonl, so that both can be
 * compared without a translation. Bounds are inclusive; a bound of a date is ISO 8601. Durations are ISO 8601 (P90D, PT15M).
 */
export interface ConstraintValues {
  /** "between 10 and 50", "under 400" (max only), "at least 3" (min only). Percentages as written: 30 for 30 %. */
  readonly range: { readonly min?: number | string; readonly max?: number | string };
  /** "about 2 % fraud": 0.02 of a flag; "80/15/5 split": the share of each member. Shares, never percentages. */
  readonly rate: { readonly rate: number | { readonly [member: string]: number } };
  /** "one of a, b, c"; a single member is a constant ("in Germany": DE). */
  readonly enum: { readonly enum: readonly (string | number | boolean)[] };
  /** "starting with E10 or E11", "prefixed ORD-". */
  readonly prefix: { readonly prefix: readonly string[] };
  /** "normal around 70 sd 8"; names: normal lognormal uniform exponential poisson zipf beta gamma pareto. */
  readonly distribution: {
    readonly name: string;
    readonly mean?: number;
    readonly sd?: number;
    readonly median?: number;
    /** The spread of a lognormal's logarithm. */
    readonly sigma?: number;
  };
  readonly unique: { readonly unique: true };
  /** The share that is missing; 0 is "no nulls". With `field: null` it holds for the whole delivery. */
  readonly nulls: { readonly nulls: number };
  /** The share of rows that repeat an earlier one. Its `field` is null. */
  readonly duplicates: { readonly duplicates: number };
  /** The unit as the plan writes it: EUR, C, kWh, ms, %. A field's own `unit` counts as well. */
  readonly unit: { readonly unit: string };
  /** The rows of the whole delivery, not of the sample. Its `field` is null; the plan's own `rows` counts as well. */
  readonly rows: { readonly rows: number };
  /**
   * One of: `last` (ends on the day of the request), `from` and `to` (ISO dates, both inclusive, `to` open for "since"),
   * `span` ("for one year", wherever it lies), `months` (1 to 12: "in winter" is 12, 1, 2).
   * `field` is the date that the need names (hire_date), or null or the time of the row for the whole delivery.
   */
  readonly window: {
    readonly last?: string;
    readonly from?: string;
    readonly to?: string;
    readonly span?: string;
    readonly months?: readonly number[];
  };
  /** "every 15 minutes", "daily": a duration. Its `field` is null or the time of the row. */
  readonly cadence: { readonly every: string };
  /** "200 sensors": so many distinct values of the field, which is the entity's key. */
  readonly entities: { readonly count: number };
  readonly format: { readonly format: "json" | "ndjson" | "csv" | "arrow" | "parquet" };
  readonly tables: { readonly tables: number };
  /** In the plan's own field names: "paid_amount<=allowed_amount", "nights = check_out - check_in". */
  readonly relation: { readonly relation: string };
  /** BCP 47: de-DE, es-MX. */
  readonly locale: { readonly locale: string };
  readonly seed: { readonly seed: string | number };
}

export type ConstraintKind = keyof ConstraintValues;

/** A constraint as the plan states it; `field` is a planned field's name, or null for the whole delivery. */
export type PlannedConstraint = {
  readonly [Kind in ConstraintKind]: {
    readonly field: string | null;
    readonly kind: Kind;
    readonly value: ConstraintValues[Kind];
  };
}[ConstraintKind];

/** What came of one need. */
export interface Answer {
  /**
   * planned: rows can be made. asked: questions came back instead (a default plan may stand beside them).
   * impossible: asked back because the need contradicts itself or is beyond the cap. refused: not made for safety's sake.
   */
  readonly status: "planned" | "asked" | "refused" | "impossible";
  /** A category id, a policy key, or null for an inferred schema. */
  readonly category: string | null;
  readonly rows: number;
  readonly fields: readonly PlannedField[];
  readonly constraints: readonly PlannedConstraint[];
  /** The plan's relations, in its own field names. They count like constraints of kind "relation". */
  readonly relations: readonly string[];
  readonly questions: readonly string[];
  /** What a refusal offers instead, or null. */
  readonly alternative: string | null;
  /** The first rows of the delivery, as many as were asked for (fewer when the delivery has fewer); none if not planned. */
  readonly sample: readonly Row[];
}

/** How the judge asks. */
export interface AnswerOptions {
  /** How many rows the sample shall have. It says nothing about the rows of the delivery. */
  readonly sampleRows: number;
  /** The day of the request, ISO 8601: "the last 90 days" end on it. */
  readonly today: string;
  readonly seed: string;
}

/** What scripts/needs/answer.ts exports as `answer`. */
export type Answerer = (need: string, options: AnswerOptions) => Answer | Promise<Answer>;
