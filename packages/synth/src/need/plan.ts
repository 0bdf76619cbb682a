import type { Blueprint } from "../inferred/blueprint.ts";
import type { Check } from "../inferred/check.ts";
import type { FieldType } from "../schema/field.ts";
import type { JsonValue } from "../schema/json-value.ts";
import type { Span } from "./findings.ts";

/** Where something in a plan comes from: the buyer said it, the domain implies it, or we chose it. */
export type Source = "stated" | "implied" | "default";

export interface PlannedField {
  readonly name: string;
  readonly table: string;
  readonly type: FieldType;
  readonly unit: string | null;
  readonly source: Source;
  readonly values: readonly string[] | null;
  readonly nullable: boolean;
  readonly meaning: string;
  /** The semantic type of the ontology; null where the words were not known and only their form was understood. */
  readonly understoodAs: string | null;
  /** 0 … 1. */
  readonly confidence: number;
  /** Where the buyer said it, in the normalised need. */
  readonly span: Span | null;
}

/** Something that the buyer asked of the rows. What it came to is judged on the delivered rows (see `verdicts.ts`). */
export interface PlannedConstraint {
  /** The published name; null when it is about the rows as a whole. */
  readonly field: string | null;
  readonly table: string | null;
  readonly kind:
    | "range"
    | "rate"
    | "shares"
    | "enum"
    | "prefix"
    | "pattern"
    | "distribution"
    | "average"
    | "unique"
    | "nulls"
    | "duplicates"
    | "unit"
    | "decimals"
    | "step"
    | "rows"
    | "window"
    | "cadence"
    | "entities"
    | "tables"
    | "format"
    | "seed"
    | "locale"
    | "order"
    | "relation";
  /** One plain sentence: "amount is between 10 and 50 EUR". */
  readonly understoodAs: string;
  /** The same as values: {min, max, unit}, {rate}, {values}, {from, to, every} … */
  readonly value: Readonly<Record<string, JsonValue>>;
  readonly source: Source;
  readonly span: Span | null;
}

export interface PlannedRelation {
  readonly statement: string;
  readonly table: string;
  readonly checks: readonly Check[];
  readonly source: Source;
}

export interface Alternative {
  /** A catalog category or policy key, or a frame of our own. */
  readonly id: string;
  readonly kind: "category" | "frame";
  readonly title: string;
  /** 0 … 1, comparable between alternatives. */
  readonly score: number;
}

export interface Question {
  readonly id: string;
  readonly question: string;
  readonly options: readonly string[];
  /** What would be taken with `assume=true`. */
  readonly default: string;
}

/** How a need was understood, whole: what is published of it and what the rows are made from. JSON throughout. */
export interface Plan {
  /** The normalised need. */
  readonly need: string;
  readonly category: string | null;
  readonly frame: string | null;
  /** What one row is. */
  readonly title: string;
  readonly confidence: number;
  /** Of all tables together. */
  readonly rows: number;
  readonly rowsSource: Source;
  readonly format: string | null;
  readonly seed: string | null;
  readonly language: string;
  readonly fields: readonly PlannedField[];
  readonly constraints: readonly PlannedConstraint[];
  readonly relations: readonly PlannedRelation[];
  readonly assumptions: readonly string[];
  readonly alternatives: readonly Alternative[];
  readonly blueprint: Blueprint;
}

export type Understanding =
  | { readonly kind: "planned"; readonly plan: Plan }
  /** At most three questions; `plan` is what `assume=true` would take, with its assumptions. */
  | { readonly kind: "unclear"; readonly questions: readonly Question[]; readonly plan: Plan }
  /** Cannot be met by any rows; each reason says which words contradict which, and what would work. */
  | {
      readonly kind: "impossible";
      readonly reasons: readonly { readonly reason: string; readonly spans: readonly Span[]; readonly fix: string }[];
    }
  /** Not made here; `alternative` is a need that is. */
  | { readonly kind: "refused"; readonly rule: string; readonly reason: string; readonly alternative: string }
  /** No words to understand: empty, only symbols. */
  | { readonly kind: "unreadable"; readonly reason: string };

export interface NeedRequest {
  readonly need: string;
  /** The day against which "last 90 days" is understood, YYYY-MM-DD. */
  readonly today: string;
  /** Said beside the need; wins over what the need says. Counted over all tables. */
  readonly rows?: number;
  /** Go ahead with defaults instead of asking. */
  readonly assume?: boolean;
}
