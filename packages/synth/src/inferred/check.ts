/** When something holds in a row. Fields are named as they are published. */
export type Condition =
  | { readonly field: string; readonly in: readonly (string | number | boolean)[] }
  | { readonly field: string; readonly present: boolean }
  /** Numbers, or two fields where `than` is a name; where one is null it does not hold. */
  | { readonly field: string; readonly is: Order; readonly than: number | string }
  /** A time lies more, or less, than `by` units after another; days are compared where one of the two is a day. */
  | {
      readonly field: string;
      readonly after: string;
      readonly is: Order;
      readonly by: number;
      readonly unit: DurationUnit;
    }
  /** Two fields hold the same, or not; where one is null neither is so. */
  | { readonly field: string; readonly same: boolean; readonly as: string }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] };

export type Order = "<" | "<=" | ">" | ">=";

/** A condition on one field, or on two. */
export type PlainCondition = Exclude<Condition, { readonly all: unknown } | { readonly any: unknown }>;

/** The parts of a condition that has several. */
export function partsOf(when: Condition): readonly Condition[] | undefined {
  if ("all" in when) return when.all;
  return "any" in when ? when.any : undefined;
}

/** The plain conditions that a condition is made of. */
export function plainPartsOf(when: Condition): readonly PlainCondition[] {
  return partsOf(when)?.flatMap(plainPartsOf) ?? [when as PlainCondition];
}

/** The fields that a condition speaks of. */
export function namesInCondition(when: Condition): readonly string[] {
  const parts = partsOf(when);
  if (parts !== undefined) return [...new Set(parts.flatMap(namesInCondition))];
  return namesInPlain(when as PlainCondition);
}

function namesInPlain(when: PlainCondition): readonly string[] {
  if ("after" in when) return [when.field, when.after];
  if ("as" in when) return [when.field, when.as];
  return "than" in when && typeof when.than === "string" ? [when.field, when.than] : [when.field];
}

/** What a level monthly payment comes from: a loan, its interest in percent a year, and how long it is paid back. */
export interface Annuity {
  readonly principal: string;
  readonly rate: string;
  readonly term: string;
  /** What the term counts. */
  readonly unit: "month" | "year";
}

/** times × Π factors × (units from `from` to `to` − Σ less), in the words of both models and checks. */
export interface Timed {
  readonly from: string;
  readonly to: string;
  readonly unit: DurationUnit;
  /** Lengths that do not count, each in its own unit: a break. */
  readonly less?: readonly { readonly field: string; readonly unit: DurationUnit }[];
  readonly factors?: readonly string[];
  readonly times?: number;
}

export type DurationUnit = "ms" | "s" | "min" | "h" | "day" | "week" | "month" | "year";

/**
 * What is promised of the rows of a table, in a form that a stranger can check on delivered rows. Where a field that it names
 * is null, an arithmetic check holds.
 */
export type Check =
  /** Each at most the next; `strict`: less than it. Numbers, days or instants. */
  | { readonly kind: "ascending"; readonly fields: readonly string[]; readonly strict?: true }
  /** `total` = Σ times × field + plus, within half a unit of its last decimal. */
  | {
      readonly kind: "sum";
      readonly total: string;
      readonly terms: readonly { readonly field: string; readonly times: number }[];
      readonly plus?: number;
    }
  /** `result` = times × Π factors, rounded to its decimals. */
  | {
      readonly kind: "product";
      readonly result: string;
      readonly factors: readonly string[];
      readonly times?: number;
      /** Added to it, before it is rounded. */
      readonly plus?: readonly { readonly field: string; readonly times: number }[];
      /** What each takes off it, as a share: × (1 − times × field). */
      readonly off?: readonly { readonly field: string; readonly times: number }[];
    }
  /** `result` = times × of ÷ by + plus, rounded to its decimals; null where `by` is 0. */
  | {
      readonly kind: "quotient";
      readonly result: string;
      readonly of: string;
      readonly by: string;
      readonly times?: number;
      readonly plus?: number;
    }
  /** `result` is the level monthly payment that pays a loan back with interest, rounded to its decimals. */
  | ({ readonly kind: "annuity"; readonly result: string } & Annuity)
  /** `result` = whole units (floor) from `from` to `to`. */
  | {
      readonly kind: "elapsed";
      readonly result: string;
      readonly from: string;
      readonly to: string;
      readonly unit: DurationUnit;
    }
  /** `result` is what the time between two others comes to, rounded to its decimals. */
  | ({ readonly kind: "timed"; readonly result: string } & Timed)
  /** `to` is exactly so many units after `from`. */
  | {
      readonly kind: "offset";
      readonly from: string;
      readonly to: string;
      readonly by: number;
      readonly unit: DurationUnit;
    }
  /** `to` is at least `least` and at most `most` units after `from`. */
  | {
      readonly kind: "apart";
      readonly from: string;
      readonly to: string;
      readonly unit: DurationUnit;
      readonly least?: number;
      readonly most?: number;
    }
  /** `field` is not null exactly when the condition holds; `onlyIf`: it may be null there too. */
  | { readonly kind: "present"; readonly field: string; readonly when: Condition; readonly onlyIf?: true }
  /** `then` holds wherever `when` does. */
  | { readonly kind: "implies"; readonly when: Condition; readonly then: Condition }
  /** `result` is a function of `by`. */
  | { readonly kind: "function"; readonly result: string; readonly by: readonly string[] }
  /** Every value stands in the key `parent.field`; `every`: and every parent has a child. */
  | {
      readonly kind: "reference";
      readonly field: string;
      readonly parent: string;
      readonly parentField: string;
      readonly every?: true;
    }
  /** Each value is the key of another row of the table, and following them never comes back. */
  | { readonly kind: "forest"; readonly field: string; readonly key: string }
  /** No two rows share the values of these fields. */
  | { readonly kind: "unique"; readonly fields: readonly string[] }
  /** Two fields never hold the same value in a row. */
  | { readonly kind: "different"; readonly fields: readonly [string, string] }
  /** Within the rows of one value of `within`, in delivered order, `field` never falls; `dense`: it rises by 1 from `from`. */
  | { readonly kind: "monotone"; readonly field: string; readonly within?: string; readonly dense?: number }
  /** Within the rows of one value of `within`, the first state is one of `first` and each next one is allowed after the last. */
  | {
      readonly kind: "transitions";
      readonly field: string;
      readonly within: string;
      readonly first: readonly string[];
      readonly next: Readonly<Record<string, readonly string[]>>;
    }
  /** Rank correlation of two numbers, or of a number and a flag, over rows that have both, has this sign (|rho| ≥ 0.1). */
  | { readonly kind: "sign"; readonly fields: readonly [string, string]; readonly sign: 1 | -1 };
