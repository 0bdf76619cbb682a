import type { Annuity, Condition, DurationUnit, Timed } from "./check.ts";
import type { Hours } from "./occurrence.ts";

/** How numbers lie before they are rounded and kept within bounds by truncation (never by piling up at the bound). */
export type Distribution =
  | { readonly kind: "constant"; readonly value: number }
  | { readonly kind: "uniform"; readonly minimum: number; readonly maximum: number }
  | { readonly kind: "normal"; readonly mean: number; readonly sd: number }
  | { readonly kind: "lognormal"; readonly median: number; readonly sigma: number }
  | { readonly kind: "exponential"; readonly mean: number }
  | { readonly kind: "poisson"; readonly mean: number }
  /** Number of failures before a success: 0, 1, 2 … */
  | { readonly kind: "geometric"; readonly mean: number }
  /** Between `minimum` and `maximum` with the two shape parameters. */
  | {
      readonly kind: "beta";
      readonly a: number;
      readonly b: number;
      readonly minimum: number;
      readonly maximum: number;
    }
  | { readonly kind: "gamma" | "weibull"; readonly shape: number; readonly scale: number }
  | { readonly kind: "pareto"; readonly minimum: number; readonly alpha: number }
  /** 1 … members, the first most often. */
  | { readonly kind: "zipf"; readonly members: number; readonly exponent: number }
  | { readonly kind: "triangular"; readonly minimum: number; readonly mode: number; readonly maximum: number };

/** How strongly another field of the row pulls this one: −1 … 1, a correlation where both are numbers, a shift where it is a flag. */
export interface Influence {
  readonly field: string;
  readonly weight: number;
}

/** At what hours and days things happen (research, default profiles): `flat` for machines. */
export type Rhythm = "consumer" | "business" | "flat";

/** What a value is of one person, place, organisation, article, contact: parts of one subject or row always belong together. */
export type PersonPart =
  | "full_name"
  | "first_name"
  | "last_name"
  | "gender"
  | "title"
  | "age"
  | "birth_date"
  | "nationality"
  | "language"
  | "username"
  | "email"
  | "phone"
  | "initials";
export type PlacePart =
  | "country"
  | "country_name"
  | "region"
  | "city"
  | "postcode"
  | "street"
  | "address"
  | "latitude"
  | "longitude"
  | "timezone"
  | "currency"
  | "continent"
  | "location_code"
  | "geohash";

/** How a field's value comes to be. Plain JSON. Values of other fields are spoken of by published name. */
export type Model =
  /** Unique numbers behind a prefix: `ORD-000042`. `shuffled` hides the order. Of a subject: its number. */
  | {
      readonly kind: "code";
      readonly prefix: string;
      readonly radix: 10 | 16 | 32;
      readonly width: number;
      readonly order: "sequence" | "shuffled";
      /** Where a sequence begins; 1 where nothing is said. */
      readonly first?: number;
    }
  /** Whole numbers from `first` up, one for each row or subject. */
  | { readonly kind: "sequence"; readonly first: number }
  | { readonly kind: "uuid" }
  | { readonly kind: "hex"; readonly prefix: string; readonly bytes: number }
  /** A scheme of the world's identifiers: iban, isbn13, vin, npi, imei … */
  | { readonly kind: "identifier"; readonly scheme: string }
  | { readonly kind: "constant"; readonly value: string | number | boolean }
  /** One of the values. `exact`: each stands in its share of the rows, exact to one row. Without weights: a mild Zipf. */
  | {
      readonly kind: "choice";
      readonly values: readonly string[];
      readonly weights?: readonly number[];
      readonly exact?: true;
      readonly follows?: readonly Influence[];
    }
  /**
   * True in a share of the rows; `exact` to one row. Numbers that follow the flag shift with it. `within`: only in rows where another
   * exact flag of the same rows is true, or an exact choice has that value; both shares then hold.
   */
  | {
      readonly kind: "flag";
      readonly rate: number;
      readonly exact?: true;
      readonly within?: { readonly field: string; readonly is: string | true };
      readonly follows?: readonly Influence[];
    }
  /** A number with so many decimals, within the field's bounds. */
  | {
      readonly kind: "number";
      readonly distribution: Distribution;
      readonly decimals: number;
      readonly follows?: readonly Influence[];
      /** Share of values that people would round (10, 50, 1,000 …). */
      readonly heaped?: number;
    }
  /** A measurement over time: the subject's own level plus day and year waves plus noise that remembers the last step. */
  | {
      readonly kind: "measurement";
      readonly level: Distribution;
      readonly daily: number;
      readonly yearly: number;
      readonly noise: number;
      readonly decimals: number;
    }
  /** Never falls along a subject's rows; `within`: per subject. */
  | {
      readonly kind: "counter";
      readonly start: Distribution;
      readonly increment: Distribution;
      readonly decimals: number;
    }
  /** Per-subject walk that can rise and fall: a balance, a price. Relative steps. */
  | { readonly kind: "drift"; readonly start: Distribution; readonly step: number; readonly decimals: number }
  /**
   * A day or an instant from `from` (inclusive) to `to` (exclusive), ISO 8601 UTC. `ascending` along the layout; `every`: at
   * exact steps from `from` (layout `series`: the step's time; layout `rows`: the row's).
   */
  | {
      readonly kind: "moment";
      readonly from: string;
      readonly to: string;
      readonly rhythm: Rhythm;
      readonly ascending: boolean;
      readonly every?: { readonly count: number; readonly unit: DurationUnit };
      readonly grain: "ms" | "s" | "min" | "h" | "day" | "month";
      /** Months (1 … 12) that occur, for "in winter". */
      readonly months?: readonly number[];
      /** Weekdays (Monday is 0) that occur, for "weekdays only". */
      readonly weekdays?: readonly number[];
      /** Hours of the day that occur, for "between 7:00 and 8:30". */
      readonly hours?: Hours;
      /** Layout `groups`: from one row of a group to the next. Absent: a group's rows spread over the whole window. */
      readonly gap?: { readonly by: Distribution; readonly unit: DurationUnit };
    }
  /**
   * So much after another time of the row (negative: before); of the field's own type. What would lie beyond `until` lies evenly up
   * to it instead; where the other time lies beyond it too, the field is null if it may be.
   */
  | {
      readonly kind: "later";
      readonly than: string;
      readonly by: Distribution;
      readonly unit: DurationUnit;
      readonly until?: string;
    }
  /** Another time plus a number of the row: check_out = check_in + nights. */
  | { readonly kind: "shifted"; readonly than: string; readonly by: string; readonly unit: DurationUnit }
  /** Whole units (floor) from one time to another; with `decimals`, that many. */
  | {
      readonly kind: "elapsed";
      readonly from: string;
      readonly to: string;
      readonly unit: DurationUnit;
      readonly decimals?: number;
    }
  /** What the time between two others comes to: hours less a break, GPUs times hours. */
  | ({ readonly kind: "timed"; readonly decimals: number } & Timed)
  | {
      readonly kind: "part";
      readonly of: string;
      readonly part:
        | "year"
        | "quarter"
        | "month"
        | "week"
        | "weekday"
        | "day"
        | "hour"
        | "minute"
        | "date"
        | "yearmonth";
    }
  | {
      readonly kind: "sum";
      readonly terms: readonly { readonly field: string; readonly times: number }[];
      readonly plus?: number;
      readonly noise?: Distribution;
      readonly decimals: number;
    }
  | {
      readonly kind: "product";
      readonly factors: readonly string[];
      readonly times?: number;
      /** Added to it: total = quantity × price − discount. */
      readonly plus?: readonly { readonly field: string; readonly times: number }[];
      /** What each takes off it, or adds to it: total = quantity × price × (1 − 0.01 × discount). */
      readonly off?: readonly { readonly field: string; readonly times: number }[];
      readonly noise?: Distribution;
      readonly decimals: number;
    }
  | {
      readonly kind: "quotient";
      readonly of: string;
      readonly by: string;
      readonly times?: number;
      /** Added to it: change in percent = 100 × price ÷ previous price − 100. */
      readonly plus?: number;
      readonly decimals: number;
    }
  /** The level payment that pays a loan back, with interest, by the end of its term. */
  | ({ readonly kind: "annuity"; readonly decimals: number } & Annuity)
  /** A share of another number: paid of allowed. Shares lie in 0 … 1 unless their distribution says more. */
  | { readonly kind: "portion"; readonly of: string; readonly share: Distribution; readonly decimals: number }
  /** A function of a choice: the price of a plan, the currency of a country. */
  | {
      readonly kind: "lookup";
      readonly by: string;
      readonly values: Readonly<Record<string, string | number | boolean>>;
      readonly otherwise: string | number | boolean | null;
    }
  /** Another model for each value of a choice or flag: job titles by department. */
  | {
      readonly kind: "dependent";
      readonly by: string;
      readonly models: Readonly<Record<string, Model>>;
      readonly otherwise: Model;
    }
  /** The band of a number: values[i] below edges[i], the last above all edges. */
  | {
      readonly kind: "banded";
      readonly of: string;
      readonly edges: readonly number[];
      readonly values: readonly string[];
    }
  /** True where the condition, or the comparison of two fields or of a field and a number, holds. */
  | { readonly kind: "holds"; readonly when: Condition }
  | {
      readonly kind: "compared";
      readonly left: string;
      readonly is: "<" | "<=" | ">" | ">=" | "=";
      readonly right: string | number;
    }
  /** The number of the row within its group or subject, from `first`. */
  | { readonly kind: "ordinal"; readonly first: number }
  /** A state machine along the rows of a group: layout `groups`. `last`: states after which a group ends if it can. */
  | {
      readonly kind: "walk";
      readonly first: Readonly<Record<string, number>>;
      readonly next: Readonly<Record<string, Readonly<Record<string, number>>>>;
    }
  | { readonly kind: "person"; readonly part: PersonPart }
  | { readonly kind: "place"; readonly part: PlacePart }
  | {
      readonly kind: "organisation";
      readonly part: "name" | "industry" | "domain" | "department" | "job_title" | "brand";
      readonly industry?: string;
      /** What names end on, in place of the words of an industry: the "Trail" of "Amberforge Trail". */
      readonly ending?: string;
    }
  | { readonly kind: "goods"; readonly part: "name" | "category" | "brand"; readonly category?: string }
  | {
      readonly kind: "contact";
      readonly part: "url" | "domain" | "host" | "ipv4" | "ipv6" | "mac" | "user_agent" | "path" | "slug" | "image_url";
    }
  /** Short text: a kind of the world's prose (title, review, comment, note …); `by` names the field it must agree with (a rating, a category). */
  | {
      readonly kind: "prose";
      readonly about: string;
      readonly by?: string;
      readonly language?: string;
      /** What texts speak of where no field tells it: "hotel", "software". */
      readonly matter?: string;
    }
  /** Letters, digits and fixed text: `A` a capital, `a` a small letter, `9` a digit, `*` either; the rest stands for itself after `\`. */
  | { readonly kind: "template"; readonly template: string }
  /** The key of a row of another table. `every`: each parent has at least one child where rows suffice. */
  | {
      readonly kind: "reference";
      readonly table: string;
      readonly spread: "even" | "skewed";
      readonly every?: true;
    }
  /** A field of the row that a reference of this row points at. */
  | { readonly kind: "inherited"; readonly reference: string; readonly field: string }
  /** The key of an earlier row of the same table, null for the roots: managers, parent comments, replies. */
  | { readonly kind: "superior"; readonly roots: number; readonly reports: number }
  | {
      readonly kind: "list";
      readonly of: Model;
      readonly least: number;
      readonly most: number;
      readonly distinct?: true;
    }
  | { readonly kind: "object"; readonly fields: readonly { readonly name: string; readonly model: Model }[] };
