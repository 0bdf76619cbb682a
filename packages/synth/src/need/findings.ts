import type { DurationUnit, Order } from "../inferred/check.ts";
import type { Language } from "./ontology/semantic-type.ts";
import type { CodeShape } from "./text/code-shape.ts";

/** A piece of the normalised text: `text.slice(start, end)`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface Token extends Span {
  /** As it is written; `lower`: lower case, accents kept; `folded`: without accents. */
  readonly text: string;
  readonly lower: string;
  readonly folded: string;
  readonly kind: "word" | "number" | "identifier" | "symbol" | "break";
}

/** A place by the countries and cities that it is. */
export interface PlaceSaid {
  readonly name: string;
  readonly countries: readonly string[];
  readonly cities: readonly string[];
}

/** What a column is to another, or to a figure, in a condition; names as written. */
export type Compared =
  | { readonly one: string; readonly is: Order; readonly other: string }
  /** "model answer equals final answer", "billed and shipped quantity differ"; no names where "they" do. */
  | { readonly one: string; readonly isSame: boolean; readonly other: string }
  /** "smoker and age over 50": a flag or a member, as one of several parts. */
  | { readonly one: string; readonly isSo: boolean }
  /** "resolved more than 24 h after opening" */
  | {
      readonly one: string;
      readonly is: Order;
      readonly by: number;
      readonly unit: DurationUnit;
      readonly after: string;
    }
  /** "result between lower and upper limit", "outside its reference range": without `low` and `high` those that are bounds. */
  | { readonly one: string; readonly isWithin: boolean; readonly low?: string; readonly high?: string }
  /** "income over 2000", as one of several parts. */
  | { readonly one: string; readonly is: Order | "="; readonly figure: number; readonly unit?: string };

/** What was found in a need before anybody asks which field it belongs to. `span` covers the words that say it. */
export type Found =
  | (Span & { readonly kind: "rows"; readonly count: number; readonly about: boolean })
  /** `place`: where they are from, said within the words ("250 UK staff"). */
  | (Span & { readonly kind: "entities"; readonly noun: string; readonly count: number; readonly place?: PlaceSaid })
  | (Span & { readonly kind: "tables"; readonly count: number })
  | (Span & { readonly kind: "format"; readonly format: string })
  | (Span & { readonly kind: "seed"; readonly seed: string })
  | (Span & { readonly kind: "locale"; readonly locale: string })
  /** [from, to) as ISO 8601 days or instants, resolved against the day that came in; `last`, `span` as ISO 8601 durations when said so. */
  | (Span & {
      readonly kind: "window";
      readonly from: string;
      readonly to: string;
      readonly last?: string;
      readonly span?: string;
      /** No end was said: "since March". */
      readonly open?: true;
      /** Months that occur, for "in winter", "every December". */
      readonly months?: readonly number[];
    })
  /** Hours of each day, in minutes after midnight; `from` after `to` goes over midnight. */
  | (Span & { readonly kind: "hours"; readonly from: number; readonly to: number })
  /** Days of the week on which anything happens; Monday is 0. */
  | (Span & { readonly kind: "weekdays"; readonly days: readonly number[] })
  /** `weekdays` where the step is a day of the week: "each school day", "every Monday". */
  | (Span & {
      readonly kind: "cadence";
      readonly count: number;
      readonly unit: DurationUnit;
      readonly weekdays?: readonly number[];
    })
  | (Span & { readonly kind: "place" } & PlaceSaid)
  /** A bound or a range: 10 to 50 EUR, under 400 euros, at least 18, 1-5. Exclusive bounds say so. */
  | (Span & {
      readonly kind: "range";
      readonly minimum?: number;
      readonly maximum?: number;
      readonly exclusiveMinimum?: true;
      readonly exclusiveMaximum?: true;
      readonly unit?: string;
    })
  /**
   * "premium users have at least 5 seats", "salary 40-60k for juniors": a range in the rows of one member or flag (`when`, as written);
   * `left` is the column, empty for the one named before.
   */
  | (Span & {
      readonly kind: "caseRange";
      readonly left: string;
      readonly when: string;
      readonly minimum?: number;
      readonly maximum?: number;
      readonly exclusiveMinimum?: true;
      readonly exclusiveMaximum?: true;
      readonly unit?: string;
    })
  /** about 2 %, 1 in 50; `of` when the member or flag is named in the same breath ("8% overdue", "20% of them cancelled"). */
  | (Span & {
      readonly kind: "rate";
      readonly rate: number;
      readonly about: boolean;
      readonly of?: string;
      /** "flag the 4% over the limit": the words ask for a column of its own. */
      readonly isFlag?: true;
      /** "40 of them female": told as a number of the things counted before. */
      readonly isCounted?: true;
    })
  /** "80/15/5 split between card, cash and wallet", "60% mobile, 40% desktop". */
  | (Span & {
      readonly kind: "shares";
      readonly shares: readonly { readonly value: string; readonly share: number }[];
      /** "30 orders: 17 paid, 13 open" */
      readonly isCounted?: true;
      /** Members of which no share is said, where the rest is theirs: "benign (70%), scan or dos". */
      readonly others?: readonly string[];
      /** What they are shares of, where the words around them say it: "half variant A, half variant B". */
      readonly of?: string;
    })
  /** one of (A, B, C); status: open, closed; either x or y. */
  | (Span & {
      readonly kind: "members";
      readonly values: readonly string[];
      /** What they are all measured in: "£50 or £70". */
      readonly unit?: string;
      /** What they are members of, where other words say it: "paid in cash or by transfer". */
      readonly of?: string;
      /** Names of what rows tell of: "AAPL and MSFT bars", "stores A, B and C". */
      readonly areThings?: true;
      /** All from the first to the last: "7A-7D". */
      readonly run?: true;
      /** "A from 90, B from 80, otherwise C": from the lowest up, and where each but the first begins. */
      readonly bands?: {
        readonly values: readonly string[];
        readonly edges: readonly { readonly at: number; readonly isAbove: boolean }[];
      };
    })
  /** "grade A/B/C. A 90 and above, B 80-89, C below": what decides members that were named before. */
  | (Span & {
      readonly kind: "bands";
      readonly values: readonly string[];
      readonly bands: NonNullable<Extract<Found, { readonly kind: "members" }>["bands"]>;
    })
  /**
   * "price by zone (stalls 55, circle 40)": the figure that each member of a choice has; names as written, `by` empty where the
   * members alone tell of which choice.
   */
  | (Span & {
      readonly kind: "figures";
      readonly left: string;
      readonly by: string;
      readonly figures: readonly { readonly value: string; readonly figure: number }[];
      readonly unit?: string;
      /** "converted 4% in A and 5% in B": how often it is so in the rows of each. */
      readonly ofRows?: true;
    })
  /** "starting with INV-", "beginning with DE or AT" */
  | (Span & { readonly kind: "prefix"; readonly prefixes: readonly string[] })
  /** "3 letters, dash, 4 digits", "formatted CV-YY-NNNNN": which signs stand where in a code. */
  | (Span & {
      readonly kind: "shape";
      readonly shape: CodeShape;
      /** "INV-2025-00041 onward": the figure at its end counts up from so many. */
      readonly first?: number;
      /** "like APP-123": an example whose figure may have more digits. */
      readonly isOpen?: true;
      /** "invoices numbered INV-001 onward": said of the rows, and so of what they are told apart by. */
      readonly ofRows?: true;
      /** The words are said of other things as well ("books with 3 characters"): only of what is surely a code. */
      readonly isWeak?: true;
    })
  | (Span & { readonly kind: "unit"; readonly unit: string })
  | (Span & {
      readonly kind: "distribution";
      readonly name:
        | "normal"
        | "lognormal"
        | "uniform"
        | "exponential"
        | "poisson"
        | "zipf"
        | "skewed"
        | "beta"
        | "gamma"
        | "weibull"
        | "pareto"
        | "triangular";
      readonly mean?: number;
      readonly sd?: number;
      readonly median?: number;
      /** The spread of a lognormal's logarithm. */
      readonly sigma?: number;
      /** Gamma, Weibull, Pareto (alpha) and the first of a beta. */
      readonly shape?: number;
      /** Gamma, Weibull, the minimum of a Pareto and the second of a beta. */
      readonly scale?: number;
      readonly mode?: number;
      readonly minimum?: number;
      readonly maximum?: number;
      /** "below 20 % in 4 %": what share of the rows is beyond a bound, and nothing else of how they lie. */
      readonly beyond?: {
        readonly is: ">" | "<";
        readonly than: number;
        readonly share: number;
        readonly unit?: string;
      };
    })
  | (Span & { readonly kind: "average"; readonly mean: number; readonly unit?: string })
  /** `of` when the field is named in the span: "no address twice". */
  | (Span & { readonly kind: "unique"; readonly of?: string })
  | (Span & { readonly kind: "noNulls" })
  /**
   * Share of missing values; without a field it stands for all that may be null. `of` when the field is named in the span; `said`
   * is the word for it that may also be a member ("unknown for 22%"), `ofBefore` that it is said of what stands before and not of all.
   */
  | (Span & {
      readonly kind: "nulls";
      readonly rate: number;
      readonly of?: string;
      readonly said?: string;
      readonly ofBefore?: true;
      /** Said of all values: "leave 5% of the cells blank". */
      readonly ofAll?: true;
      /** What they still are: the time at which that ends is missing ("18% still pending"). */
      readonly state?: string;
      /** What became of those who lack it: "6% lost with no delivered date". */
      readonly became?: string;
    })
  | (Span & { readonly kind: "duplicates"; readonly rate: number })
  | (Span & { readonly kind: "decimals"; readonly decimals: number })
  /** "in steps of 0.5", "multiples of 50". */
  | (Span & { readonly kind: "step"; readonly step: number; readonly unit?: string })
  | (Span & { readonly kind: "sorted"; readonly by?: string })
  /** "submitted, started, ended in that order": the times named before follow one another. */
  | (Span & { readonly kind: "inOrder" })
  | (Span & { readonly kind: "exactly"; readonly value: string; readonly unit?: string })
  /** "VAT at 20%", "cost at 0.49 euro per kWh": so much of another amount, or for each unit of a quantity; `per` is "%" or that unit. */
  | (Span & {
      readonly kind: "charge";
      readonly times: number;
      readonly per: string;
      readonly unit?: string;
      /** What a share is of, where the list tells it: "gross, pension 5%, net", "price, size, fee 0.1%". */
      readonly of?: "gross" | "subtotal" | "product";
    })
  /** "due date is 30 days after issue date": left and right as written; `right` empty for the time named before ("14 days later"). */
  | (Span & {
      readonly kind: "offset";
      readonly left: string;
      readonly right: string;
      readonly count: number;
      readonly unit: DurationUnit;
      readonly sign: 1 | -1;
    })
  /** "ship date 1 to 5 days after order date": how far apart, in one or both directions. */
  | (Span & {
      readonly kind: "gap";
      readonly left: string;
      readonly right: string;
      readonly least?: number;
      readonly most?: number;
      readonly unit: DurationUnit;
      readonly sign: 1 | -1;
    })
  /** "end after start", "paid <= billed", "total = price x quantity". */
  | (Span & {
      readonly kind: "comparison";
      readonly left: string;
      readonly is: "<" | "<=" | ">" | ">=" | "=";
      readonly right: string;
      /** Said in words that only times or only sizes are compared with: "after", "more than". */
      readonly of?: "time" | "size";
      /** "between low and high": what it is at most. */
      readonly most?: string;
      /** "commission 0 to 9 % of fare": how many times the other one it is. */
      readonly times?: { readonly least?: number; readonly most?: number };
    })
  /** "each invoice belongs to one customer", "2-5 items per order". */
  | (Span & {
      readonly kind: "belongs";
      readonly child: string;
      readonly parent: string;
      readonly least?: number;
      readonly most?: number;
    })
  /** "2 to 4 visits per cow per day", "300 orders per day": how often something happens; `parent` empty where it is to nobody. */
  | (Span & {
      readonly kind: "pace";
      /** "tested twice a week", "3 readings a day": to each of what is counted elsewhere. */
      readonly ofEach?: true;
      readonly child: string;
      readonly parent: string;
      readonly least: number;
      readonly most: number;
      readonly count: number;
      readonly unit: DurationUnit;
    })
  /**
   * "churn reason only for churned accounts", "refund reason if refunded"; `unless`: "closed date empty while open"; `rate`: how often
   * it is then empty, where that is said at once ("empty while open, 8%").
   */
  | (Span & {
      readonly kind: "onlyWhen";
      readonly left: string;
      /** Another of which the same is said: the "start date" of "start date and salary only for hired". */
      readonly also?: string;
      readonly when: string;
      readonly unless?: true;
      readonly rate?: number;
      /** "in a fault the power is 0", "fee 25 USD if late, else 0": what it then is, and else. */
      readonly value?: number;
      readonly otherwise?: number;
      readonly unit?: string;
      /** The name does not stand first: "no mark when absent". */
      readonly apart?: true;
      /** "only if", and not merely "if". */
      readonly only?: true;
    })
  /** "escalated if the score is over 0.8": what is so by a number; `number` is empty for the one that is named before. */
  | (Span & {
      readonly kind: "threshold";
      readonly left: string;
      readonly number: string;
      readonly is: "<" | "<=" | ">" | ">=" | "=";
      readonly right: number;
      /** "between 95 and 105": the other bound. */
      readonly and?: { readonly is: "<" | "<=" | ">" | ">="; readonly right: number };
      /** "outside 2 to 8", "below 2 or above 8": what it may be instead. */
      readonly or?: { readonly is: "<" | "<=" | ">" | ">="; readonly right: number };
      readonly unit?: string;
      /** The words say that it is true or false: "= yes as soon as". */
      readonly isTruth?: true;
      /** The bound stands within the name: "limit of 50 exceeded yes/no". */
      readonly apart?: true;
      /** The words say that it is there or not: "only for ratings below 3", "blank where …". */
      readonly told?: "present" | "missing";
    })
  /** "late flag (arrival after ETA)", "breach if resolved more than 24 h after opening": what is so by columns, not by one figure. */
  | (Span & {
      readonly kind: "decided";
      readonly left: string;
      readonly parts: readonly Compared[];
      /** Any of the parts is enough; else all hold. */
      readonly isAny?: true;
      readonly isTruth?: true;
    })
  /** "nobody follows themselves", "sender and receiver never the same"; with `before` of the two named last. */
  | (Span & { readonly kind: "differ"; readonly left?: string; readonly right?: string; readonly before?: true })
  /**
   * "no book lent to two people at the same moment", "more in winter", "rent of 1,850 leaves on the 1st": what is said of many rows
   * together and kept by no rule of ours; it names no column, and is told back.
   */
  | (Span & { readonly kind: "unkept" })
  /** "salary rises with seniority", "positively correlated". */
  | (Span & { readonly kind: "correlation"; readonly left: string; readonly right: string; readonly sign: 1 | -1 })
  /** Text that speaks to the service instead of describing data; it is plain data, and no field. */
  | (Span & { readonly kind: "instruction" })
  /** "Task: acquire dataset", "budget 15 USDC": what a buyer was told to do, with what it may spend; no field. */
  | (Span & { readonly kind: "errand"; readonly budget?: string });

export interface Findings {
  /** NFKC, control characters removed, at most 2,000 characters; all spans point into it. */
  readonly text: string;
  readonly language: Language;
  readonly tokens: readonly Token[];
  /** In order of their start; two never overlap. */
  readonly found: readonly Found[];
}
