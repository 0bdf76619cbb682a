import type { Check, DurationUnit } from "../../../../inferred/check.ts";
import { everything, type Interval, product, quotient, scaled, sum } from "./interval.ts";

/** What a field may be, as far as is known. */
export type Domains = (field: string) => Interval;

/** Something that holds in every row between some fields, and what it leaves each of them by what the others are. */
export interface Equation {
  readonly fields: readonly string[];
  readonly narrowed: (field: string, of: Domains) => Interval;
}

/** So many seconds, at least and at most: months and years are of several lengths. */
export const lengths: Readonly<Record<DurationUnit, Interval>> = {
  ms: { least: 0.001, most: 0.001 },
  s: { least: 1, most: 1 },
  min: { least: 60, most: 60 },
  h: { least: 3600, most: 3600 },
  day: { least: 86_400, most: 86_400 },
  week: { least: 604_800, most: 604_800 },
  month: { least: 28 * 86_400, most: 31 * 86_400 },
  year: { least: 365 * 86_400, most: 366 * 86_400 },
};

/** The equations of a check; none of what is no arithmetic. `scale` brings a factor into the unit that the result counts in. */
export function equationsOf(check: Check, scale: (field: string) => number): readonly Equation[] {
  switch (check.kind) {
    case "sum":
      return [
        linear([...check.terms, { field: check.total, times: -1 }], {
          least: -(check.plus ?? 0),
          most: -(check.plus ?? 0),
        }),
      ];
    case "product":
      return [productOf(check, scale)];
    case "quotient":
      return [quotientOf(check, (check.times ?? 1) * (scale(check.of) / scale(check.by)))];
    case "ascending":
      return check.fields.slice(1).map((field, index) => apart(check.fields[index] ?? field, field, 0, Infinity));
    case "offset":
      return [apart(check.from, check.to, ...ends(check.by, check.by, check.unit))];
    case "apart":
      return [apart(check.from, check.to, ...ends(check.least ?? -Infinity, check.most ?? Infinity, check.unit))];
    case "elapsed":
      return [elapsed(check)];
    default:
      return [];
  }
}

export function ends(least: number, most: number, unit: DurationUnit): readonly [number, number] {
  const { least: short, most: long } = lengths[unit];
  return [least * (least < 0 ? long : short), most * (most < 0 ? short : long)];
}

/** Σ times × field lies in an interval. */
function linear(terms: readonly { readonly field: string; readonly times: number }[], within: Interval): Equation {
  return {
    fields: terms.map(({ field }) => field),
    narrowed: (field, of) => {
      const own = terms.filter((term) => term.field === field).reduce((total, { times }) => total + times, 0);
      if (own === 0) return everything;
      const others = terms.filter((term) => term.field !== field).map((term) => scaled(of(term.field), term.times));
      const rest = others.reduce(sum, { least: 0, most: 0 });
      return scaled(sum(within, scaled(rest, -1)), 1 / own);
    },
  };
}

function apart(from: string, to: string, least: number, most: number): Equation {
  const terms = [
    { field: to, times: 1 },
    { field: from, times: -1 },
  ];
  return linear(terms, { least, most });
}

/** Whole units between two times: what is left of a unit is not counted. */
function elapsed({ result, from, to, unit }: Extract<Check, { kind: "elapsed" }>): Equation {
  const { least, most } = lengths[unit];
  const passed = (of: Domains): Interval => {
    const { least: low, most: high } = of(result);
    return { least: low * (low < 0 ? most : least), most: (high + 1) * (high + 1 < 0 ? least : most) };
  };
  return {
    fields: [result, from, to],
    narrowed: (field, of) => {
      if (field === to) return sum(of(from), passed(of));
      if (field === from) return sum(of(to), scaled(passed(of), -1));
      const between = sum(of(to), scaled(of(from), -1));
      const low = between.least / (between.least < 0 ? least : most);
      const high = between.most / (between.most < 0 ? most : least);
      return { least: Math.floor(low), most: Math.floor(high) };
    },
  };
}

function productOf(check: Extract<Check, { kind: "product" }>, scale: (field: string) => number): Equation {
  const { result, factors, times = 1, plus = [], off = [] } = check;
  const by = factors.reduce((total, field) => total * scale(field), times);
  const added = (of: Domains): Interval =>
    plus.map((term) => scaled(of(term.field), term.times)).reduce(sum, { least: 0, most: 0 });
  return {
    fields: [result, ...factors, ...[...plus, ...off].map(({ field }) => field)],
    narrowed: (field, of) => {
      const left = off
        .map((term) => sum({ least: 1, most: 1 }, scaled(of(term.field), -term.times)))
        .reduce(product, { least: 1, most: 1 });
      if (field === result) return sum(scaled(factors.map(of).reduce(product, left), by), added(of));
      const at = factors.indexOf(field);
      if (at < 0 || factors.lastIndexOf(field) !== at) return everything;
      const others = factors.filter((each) => each !== field).map(of);
      const rest = scaled(others.reduce(product, left), by);
      return quotient(sum(of(result), scaled(added(of), -1)), rest);
    },
  };
}

function quotientOf(check: Extract<Check, { kind: "quotient" }>, times: number): Equation {
  const { result, of: whole, by, plus = 0 } = check;
  const ratio = (of: Domains): Interval => sum(of(result), { least: -plus, most: -plus });
  return {
    fields: [result, whole, by],
    narrowed: (field, of) => {
      if (field === result) return sum(scaled(quotient(of(whole), of(by)), times), { least: plus, most: plus });
      if (field === whole) return scaled(product(ratio(of), of(by)), 1 / times);
      return scaled(quotient(of(whole), ratio(of)), times);
    },
  };
}
