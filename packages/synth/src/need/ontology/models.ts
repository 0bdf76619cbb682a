import type { DurationUnit } from "../../inferred/check.ts";
import type { Distribution, Influence, Model, Rhythm } from "../../inferred/model.ts";

/** Short words for the models that the vocabularies state a thousand times. */

export function constant(value: number): Distribution {
  return { kind: "constant", value };
}

export function uniform(minimum: number, maximum: number): Distribution {
  return { kind: "uniform", minimum, maximum };
}

export function normal(mean: number, sd: number): Distribution {
  return { kind: "normal", mean, sd };
}

export function lognormal(median: number, sigma: number): Distribution {
  return { kind: "lognormal", median, sigma };
}

export function exponential(mean: number): Distribution {
  return { kind: "exponential", mean };
}

export function poisson(mean: number): Distribution {
  return { kind: "poisson", mean };
}

export function geometric(mean: number): Distribution {
  return { kind: "geometric", mean };
}

export function beta(a: number, b: number, minimum = 0, maximum = 1): Distribution {
  return { kind: "beta", a, b, minimum, maximum };
}

export function pareto(minimum: number, alpha: number): Distribution {
  return { kind: "pareto", minimum, alpha };
}

export function zipf(members: number, exponent = 1): Distribution {
  return { kind: "zipf", members, exponent };
}

export function triangular(minimum: number, mode: number, maximum: number): Distribution {
  return { kind: "triangular", minimum, mode, maximum };
}

/** Members and their weights from "card:46|cash:20|voucher:3"; without weights the first is the most usual. */
export function choices(members: string, follows?: readonly Influence[]): Model {
  const parts = members.split("|").map((part) => /^(.*?)(?::(\d+(?:\.\d+)?))?$/.exec(part.trim()) ?? []);
  const values = parts.map((part) => part[1] ?? "");
  const weights = parts.map((part) => part[2]).filter((weight) => weight !== undefined);
  if (weights.length !== 0 && weights.length !== values.length) throw new TypeError(`weights miss in: ${members}`);
  return {
    kind: "choice",
    values,
    ...(weights.length === 0 ? {} : { weights: weights.map(Number) }),
    ...(follows === undefined ? {} : { follows }),
  };
}

export function flags(rate: number, follows?: readonly Influence[]): Model {
  return { kind: "flag", rate, ...(follows === undefined ? {} : { follows }) };
}

export function numbers(
  distribution: Distribution,
  decimals: number,
  more?: { readonly follows?: readonly Influence[]; readonly heaped?: number },
): Model {
  return { kind: "number", distribution, decimals, ...more };
}

/**
 * Days and instants of the ontology are counted from the day of the need, as ISO 8601 durations: `-P5Y` is five years before it,
 * `P0D` is it. Whoever plans puts dates in their place (`datedModel`).
 */
export function moments(
  from: string,
  to: string,
  grain: "ms" | "s" | "min" | "h" | "day" | "month",
  more?: { readonly rhythm?: Rhythm; readonly ascending?: true },
): Model {
  return {
    kind: "moment",
    from,
    to,
    rhythm: more?.rhythm ?? "flat",
    ascending: more?.ascending ?? false,
    grain,
  };
}

/** The time at which what a row tells of happened: within the rows' window, in order; `gap` minutes apart within a group. */
export function happening(
  grain: "ms" | "s" | "min" | "h" | "day" | "month",
  rhythm: Rhythm = "consumer",
  gap?: Distribution,
): Model {
  const model = { kind: "moment", from: "-P90D", to: "P0D", rhythm, ascending: true, grain } as const;
  return gap === undefined ? model : { ...model, gap: { by: gap, unit: "min" } };
}

export function later(than: string, by: Distribution, unit: DurationUnit): Model {
  return { kind: "later", than, by, unit };
}

export function shifted(than: string, by: string, unit: DurationUnit): Model {
  return { kind: "shifted", than, by, unit };
}

export function elapsed(from: string, to: string, unit: DurationUnit, decimals?: number): Model {
  return { kind: "elapsed", from, to, unit, ...(decimals === undefined ? {} : { decimals }) };
}

/** Terms as "+subtotal +tax -discount" or with factors, "2*wins +draws". */
export function termsOf(text: string): readonly { readonly field: string; readonly times: number }[] {
  return text.split(" ").map((term) => {
    const [, sign, times, field] = /^([+-]?)(?:(\d+(?:\.\d+)?)\*)?([a-z]\w*)$/.exec(term) ?? [];
    if (field === undefined) throw new TypeError(`no term: ${term}`);
    return { field, times: (sign === "-" ? -1 : 1) * Number(times ?? 1) };
  });
}

/** A sum of other fields, terms as `termsOf` reads them. */
export function sum(terms: string, decimals: number, noise?: Distribution): Model {
  return { kind: "sum", terms: termsOf(terms), decimals, ...(noise === undefined ? {} : { noise }) };
}

export function product(factors: string, decimals: number, times?: number, noise?: Distribution): Model {
  return {
    kind: "product",
    factors: factors.split(" "),
    decimals,
    ...(times === undefined ? {} : { times }),
    ...(noise === undefined ? {} : { noise }),
  };
}

export function quotient(of: string, by: string, decimals: number, times?: number): Model {
  return { kind: "quotient", of, by, decimals, ...(times === undefined ? {} : { times }) };
}

export function portion(of: string, share: Distribution, decimals: number): Model {
  return { kind: "portion", of, share, decimals };
}

/** One value for all rows. */
export function always(value: string | number | boolean): Model {
  return { kind: "constant", value };
}

export function lookup(
  by: string,
  values: Readonly<Record<string, string | number | boolean>>,
  otherwise: string | number | boolean | null,
): Model {
  return { kind: "lookup", by, values, otherwise };
}

export function dependent(by: string, models: Readonly<Record<string, Model>>, otherwise: Model): Model {
  return { kind: "dependent", by, models, otherwise };
}

export function banded(of: string, edges: readonly number[], values: string): Model {
  return { kind: "banded", of, edges, values: values.split("|") };
}

export function holds(field: string, ...values: (string | number | boolean)[]): Model {
  return { kind: "holds", when: { field, in: values } };
}

export function prose(about: string, by?: string): Model {
  return { kind: "prose", about, ...(by === undefined ? {} : { by }) };
}

export function codes(
  prefix: string,
  width: number,
  order: "sequence" | "shuffled" = "sequence",
  radix: 10 | 16 | 32 = 10,
): Model {
  return { kind: "code", prefix, radix, width, order };
}

export function list(of: Model, least: number, most: number): Model {
  return { kind: "list", of, least, most, distinct: true };
}
