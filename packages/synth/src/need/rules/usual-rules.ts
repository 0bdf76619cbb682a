import type { Distribution } from "../../inferred/model.ts";
import type { Rule } from "../frames/frame.ts";
import type { NamedField } from "./named-field.ts";
import { madeProduct } from "./product-rule.ts";

/** After what comes months and years go by, and after what comes days do. */
const memberships = /(?:^|_)(?:joined|join|joining|hired|hire|signup|subscribed|eintritt\w*|beitritt\w*)(?:_|$)/;
const cases =
  /(?:^|_)(?:booked|booking|reserved|purchase|purchased|posted|filed|filing|listed|registered|issued?|applied|submitted|launched|enrolled|approved|loss|incident)(?:_|$)/;

/** Papers that hold for a time mostly hold for a year. */
const terms =
  /^(?:policy|warranty|guarantee|contract|lease|tenancy|insurance|subscription|membership|licence|license|permit|cover|coverage)_start(?:_date)?$/;

/** Days lie some days apart, instants some hours; what has a break lasts a working day. */
export function laterRule(first: NamedField, second: NamedField, isShift: boolean): Rule {
  const isMembership = memberships.test(first.name);
  const days = first.type === "date" || second.type === "date" || isMembership || cases.test(first.name);
  // What follows a birth follows it by decades.
  const isLife = days && first.name.split("_").includes("birth");
  const by: Distribution = isLife
    ? { kind: "lognormal", median: 8_500, sigma: 0.15 }
    : isShift && !days
      ? { kind: "triangular", minimum: 240, mode: 510, maximum: 660 }
      : { kind: "lognormal", median: isMembership ? 400 : days ? 9 : 75, sigma: 0.8 };
  // The day of a show is the same for all its tickets: each is bought some days before it.
  const ahead = { kind: "triangular", minimum: -60, mode: -9, maximum: 0 } as const;
  const isTerm = terms.test(first.name) && first.type === "date";
  const length = isTerm
    ? ({ by: { kind: "constant", value: 12 }, unit: "month" } as const)
    : ({ by, unit: days ? "day" : "min" } as const);
  const sets: Rule["sets"] =
    first.of === second.of
      ? { [second.name]: { kind: "later", than: first.name, ...length } }
      : { [first.name]: { kind: "later", than: second.name, by: ahead, unit: "day" } };
  return {
    statement: `${first.name} <= ${second.name}`,
    needs: [first.name, second.name],
    sets,
    checks: [{ kind: "ascending", fields: [first.name, second.name] }],
  };
}

/** Above the other by some `more`, else by about a quarter of its size. */
export function aboveRule(low: NamedField, high: NamedField, more?: number, sigma = 0.6): Rule {
  const middle = Math.abs(low.middle ?? 10);
  const decimals = high.decimals;
  const noise: Distribution = {
    kind: "lognormal",
    median: more ?? Math.max(middle * 0.25, 10 ** -decimals),
    sigma,
  };
  return {
    statement: `${low.name} <= ${high.name}`,
    needs: [low.name, high.name],
    sets: { [high.name]: { kind: "sum", terms: [{ field: low.name, times: 1 }], noise, decimals } },
    checks: [{ kind: "ascending", fields: [low.name, high.name] }],
  };
}

/** Below the other by up to two fifths of its size. */
export function belowRule(low: NamedField, high: NamedField): Rule {
  const spread = Math.max(Math.abs(high.middle ?? 10) * 0.4, 10 ** -low.decimals);
  const less = { kind: "triangular", minimum: -spread, mode: -spread / 4, maximum: 0 } as const;
  return {
    statement: `${low.name} <= ${high.name}`,
    needs: [low.name, high.name],
    sets: {
      [low.name]: { kind: "sum", terms: [{ field: high.name, times: 1 }], noise: less, decimals: low.decimals },
    },
    checks: [{ kind: "ascending", fields: [low.name, high.name] }],
  };
}

/** `result` = `of` / `by`, in percent where its unit is so. */
export function ratioRule(result: NamedField, of: NamedField, by: NamedField): Rule {
  const times = result.unit === "%" ? { times: 100 } : {};
  const decimals = result.unit === "%" ? 2 : 4;
  return {
    statement: `${result.name} = ${of.name} / ${by.name}${result.unit === "%" ? " * 100" : ""}`,
    needs: [result.name, of.name, by.name],
    sets: { [result.name]: { kind: "quotient", of: of.name, by: by.name, ...times, decimals } },
    checks: [{ kind: "quotient", result: result.name, of: of.name, by: by.name, ...times }],
  };
}

const someOf: Distribution = { kind: "beta", a: 2, b: 4, minimum: 0, maximum: 1 };

/** A share of the whole. */
export function portionRule(part: NamedField, whole: NamedField, share = someOf): Rule {
  return {
    ...drawnRule(part, whole, share, `${part.name} <= ${whole.name}`),
    checks: [{ kind: "ascending", fields: [part.name, whole.name] }],
  };
}

/** Drawn as a share of another number, as it is mostly, so that nothing has to hold. */
export function drawnRule(field: NamedField, of: NamedField, share: Distribution, statement: string): Rule {
  return {
    statement,
    needs: [field.name, of.name],
    sets: { [field.name]: { kind: "portion", of: of.name, share, decimals: field.decimals } },
    checks: [],
  };
}

export function sumRule(total: NamedField, names: readonly string[]): Rule {
  const terms = names.map((field) => ({ field, times: 1 }));
  return {
    statement: `${total.name} = ${names.join(" + ")}`,
    needs: [total.name, ...names],
    sets: { [total.name]: { kind: "sum", terms, decimals: total.decimals } },
    checks: [{ kind: "sum", total: total.name, terms }],
  };
}

/** What one number is more than another, as the terms of a sum. */
export function termsApart(
  more: NamedField,
  less: NamedField,
): readonly { readonly field: string; readonly times: number }[] {
  return [
    { field: more.name, times: 1 },
    { field: less.name, times: -1 },
  ];
}

/** A number that is what one is more than another, as fine as the finer of them. */
export function differenceRule(result: NamedField, more: NamedField, less: NamedField): Rule {
  const terms = termsApart(more, less);
  return {
    statement: `${result.name} = ${more.name} - ${less.name}`,
    needs: [result.name, more.name, less.name],
    sets: { [result.name]: { kind: "sum", terms, decimals: Math.max(more.decimals, less.decimals) } },
    checks: [{ kind: "sum", total: result.name, terms }],
  };
}

export function productRule(result: Pick<NamedField, "name" | "decimals">, factors: readonly string[]): Rule {
  return {
    statement: `${result.name} = ${factors.join(" × ")}`,
    needs: [result.name, ...factors],
    ...madeProduct(result, { factors }, result.decimals),
  };
}

export function differRule(one: NamedField, other: NamedField): Rule {
  return {
    statement: `${one.name} and ${other.name} differ`,
    needs: [one.name, other.name],
    sets: {},
    checks: [{ kind: "different", fields: [one.name, other.name] }],
  };
}
