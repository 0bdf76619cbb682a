import type { DurationUnit } from "../../inferred/check.ts";
import type { Distribution } from "../../inferred/model.ts";
import type { FieldType } from "../../schema/field.ts";
import type { Rule } from "../frames/frame.ts";
import { unitPriceRules } from "./per-unit.ts";
import { conceptPairs, inConcepts } from "./time-words.ts";
import {
  below,
  different,
  meterPairs,
  meters,
  numberPairs,
  products,
  ratios,
  shares,
  sides,
  sums,
  tellingApart,
  timeWords,
} from "./usual-relations.ts";

/** A field as the general rules see it: by its published name, whatever domain it is of. */
export interface NamedField {
  readonly name: string;
  readonly type: FieldType;
  readonly unit: string | null;
  readonly decimals: number;
  /** Where its numbers lie, roughly. */
  readonly middle: number | undefined;
  /** An attribute of a subject, or undefined for the row's own. */
  readonly of: string | undefined;
}

const qualified =
  /^(?:viewable|unique|valid|invalid|successful|failed|billable|qualified|accepted|rejected|completed|cancelled|returned|damaged|defective|excused|unexcused|paid|unpaid|verified|distinct)_(.+)$/;

/** The rules that hold in any domain, for the fields at hand; in published names. */
export function generalRules(fields: readonly NamedField[]): readonly Rule[] {
  const names = new Map(fields.map((field) => [field.name, field]));
  const rules: Rule[] = [];
  const times = fields.filter((field) => field.type === "date" || field.type === "datetime");
  const numbers = fields.filter((field) => field.type === "int" || field.type === "number");
  const pairs = pairsOf(times, conceptPairs, true);
  rules.push(...pairs.map(([first, second]) => laterRule(first, second)));
  rules.push(...durationRules(pairs, numbers));
  for (const [low, high] of pairsOf(numbers, numberPairs, false)) rules.push(aboveRule(low, high));
  const metered = numbers.filter(({ name }) => meters.test(name));
  for (const [low, high] of pairsOf(metered, meterPairs, false)) rules.push(aboveRule(low, high, 180));
  for (const part of numbers) {
    // "viewable impressions" are impressions: a qualified count is never more than the whole.
    const [, whole] = qualified.exec(part.name) ?? [];
    const of = whole === undefined ? undefined : names.get(whole);
    if (of !== undefined && part.type === "int" && of.type === "int") rules.push(portionRule(part, of));
  }
  for (const [low, high] of below) {
    const [one, other] = [names.get(low), names.get(high)];
    if (one !== undefined && other !== undefined && numeric(one) && numeric(other)) rules.push(belowRule(one, other));
  }
  for (const [result, of, by] of ratios) {
    const [field, above, under] = [names.get(result), names.get(of), names.get(by)];
    if (field === undefined || above === undefined || under === undefined) continue;
    if ([field, above, under].every(numeric)) rules.push(ratioRule(field, above, under));
  }
  for (const [part, whole] of shares) {
    const [one, other] = [names.get(part), names.get(whole)];
    if (one !== undefined && other !== undefined && numeric(one) && numeric(other)) rules.push(portionRule(one, other));
  }
  for (const [total, terms] of sums) {
    const field = names.get(total);
    if (field === undefined || !numeric(field) || !terms.every((term) => isNumeric(names.get(term)))) continue;
    rules.push({
      statement: `${total} = ${terms.join(" + ")}`,
      needs: [total, ...terms],
      sets: {
        [total]: { kind: "sum", terms: terms.map((term) => ({ field: term, times: 1 })), decimals: field.decimals },
      },
      checks: [{ kind: "sum", total, terms: terms.map((term) => ({ field: term, times: 1 })) }],
    });
  }
  for (const [result, factors] of products) {
    const field = names.get(result);
    if (field === undefined || !numeric(field) || !factors.every((factor) => isNumeric(names.get(factor)))) continue;
    rules.push({
      statement: `${result} = ${factors.join(" × ")}`,
      needs: [result, ...factors],
      sets: { [result]: { kind: "product", factors, decimals: field.decimals } },
      checks: [{ kind: "product", result, factors }],
    });
  }
  rules.push(...unitPriceRules(fields));
  const named = different.flatMap(([one, other]) => {
    const [first, second] = [names.get(one), names.get(other)];
    return first === undefined || second === undefined ? [] : [[first, second] as const];
  });
  for (const [first, second] of [...named, ...oppositeSides(fields)]) {
    if (first.type !== second.type) continue;
    const [one, other] = [first.name, second.name];
    rules.push({
      statement: `${one} and ${other} differ`,
      needs: [one, other],
      sets: {},
      checks: [{ kind: "different", fields: [one, other] }],
    });
  }
  return rules;
}

function numeric(field: NamedField): boolean {
  return field.type === "int" || field.type === "number";
}

function isNumeric(field: NamedField | undefined): boolean {
  return field !== undefined && numeric(field);
}

const eitherWay: ReadonlySet<string> = new Set(
  conceptPairs
    .filter(([one, other]) => conceptPairs.some(([a, b]) => a === other && b === one))
    .map((pair) => pair.join(" ")),
);

/** A ship calls and leaves, a journey leaves and arrives: such times follow one another as they are named. */
function isEitherWay(first: string, second: string): boolean {
  return eitherWay.has(`${first} ${second}`);
}

/** Fields whose names differ in one of the pairs alone: "planned_start" and "planned_end", "joined_on" and "cancelled_date". */
function pairsOf(
  fields: readonly NamedField[],
  pairs: readonly (readonly [string, string])[],
  time: boolean,
): readonly (readonly [NamedField, NamedField])[] {
  const found: (readonly [NamedField, NamedField])[] = [];
  const taken = new Set<NamedField>();
  const named = fields.map((field) => {
    const parts = field.name.split("_");
    return { field, parts: time ? inConcepts(parts) : parts };
  });
  const partsOfAll = new Set(named.flatMap(({ parts }) => parts));
  for (const [first, second] of pairs) {
    // Most pairs are of words that no field's name has.
    if ((!first.includes(" ") && !partsOfAll.has(first)) || (!second.includes(" ") && !partsOfAll.has(second)))
      continue;
    const isEither = pairs.some(([low, high]) => low === second && high === first);
    for (const { field: one, parts } of named) {
      const rest = without(parts, first, time);
      if (rest === undefined) continue;
      const fitting = named.flatMap((each) => {
        const isOther = each.field !== one && !taken.has(each.field) && each.field.of === one.of;
        const isTurned = isEitherWay(first, second) && fields.indexOf(each.field) < fields.indexOf(one);
        const left = isOther && !isTurned ? without(each.parts, second, time) : undefined;
        return left === undefined ? [] : [{ field: each.field, left }];
      });
      const other = (fitting.find(({ left }) => left === rest) ?? (time ? alone(fitting, rest) : undefined))?.field;
      if (other === undefined || found.some(([low, high]) => low === other && high === one)) continue;
      // A ship arrives and departs, a truck departs and arrives: the order of the columns tells.
      if (isEither && fields.indexOf(one) > fields.indexOf(other)) continue;
      found.push([one, other]);
      taken.add(other);
    }
  }
  return found;
}

/** "sender iban, receiver iban", "remetente, destinatário": names that differ in the side alone, of what tells sides apart. */
function oppositeSides(fields: readonly NamedField[]): readonly (readonly [NamedField, NamedField])[] {
  const tellers = fields.filter(({ type }) => type === "id" || type === "string" || type === "enum");
  const byName = new Map(tellers.map((field) => [field.name, field]));
  return tellers.flatMap((field) => {
    const words = field.name.split("_");
    return sides.flatMap(([side, other]) => {
      const at = words.indexOf(side);
      const rest = words.filter((word, index) => index !== at && word !== "of").join("_");
      const second = at < 0 ? undefined : byName.get(words.with(at, other).join("_"));
      return second === undefined || (rest !== "" && !tellingApart.has(rest)) ? [] : [[field, second] as const];
    });
  });
}

/** "loan start, return date": the one time of what comes later, where only one of the two names says of what it is. */
function alone(
  fitting: readonly { readonly field: NamedField; readonly left: string }[],
  rest: string,
): { readonly field: NamedField } | undefined {
  const [only, ...others] = fitting;
  return others.length === 0 && only !== undefined && (rest === "" || only.left === "") ? only : undefined;
}

/** What is left of a name's words without these in a row; undefined where they do not stand in it. */
function without(parts: readonly string[], words: string, time: boolean): string | undefined {
  const gone = words.includes(" ") ? words.split(" ") : [words];
  const at = parts.findIndex((_, from) => gone.every((word, index) => parts[from + index] === word));
  if (at < 0) return undefined;
  const rest = [...parts.slice(0, at), ...parts.slice(at + gone.length)];
  return rest.filter((word) => !(time && timeWords.has(word))).join("_");
}

/** Days lie some days apart, instants some hours. */
function laterRule(first: NamedField, second: NamedField): Rule {
  const days = first.type === "date" || second.type === "date";
  // What follows a birth follows it by decades.
  const isLife = days && first.name.split("_").includes("birth");
  const by: Distribution = isLife
    ? { kind: "lognormal", median: 8_500, sigma: 0.15 }
    : { kind: "lognormal", median: days ? 9 : 75, sigma: 0.8 };
  return {
    statement: `${first.name} <= ${second.name}`,
    needs: [first.name, second.name],
    sets: { [second.name]: { kind: "later", than: first.name, by, unit: days ? "day" : "min" } },
    checks: [{ kind: "ascending", fields: [first.name, second.name] }],
  };
}

const unitsOfTime: ReadonlyMap<string, DurationUnit> = new Map(
  Object.entries({
    ms: "ms",
    s: "s",
    min: "min",
    h: "h",
    d: "day",
    day: "day",
    wk: "week",
    week: "week",
    mo: "month",
    month: "month",
    y: "year",
    year: "year",
  } satisfies Readonly<Record<string, DurationUnit>>),
);
const lengthWords =
  /(?:^|_)(?:duration|length|nights|stay|parked|dwell|delay|elapsed|transit|turnaround|dauer|duracion|duree|duracao|verspatung|retraso|retard|atraso|time|minutes|hours|horas|stunden|arbeitsstunden|heures|days|seconds)(?:_|$)/;

/** "hours" beside a start, an end and a break are less than what lies between. */
const breaks = /(?:^|_)(?:break|breaks|pause|pausa|descanso|intervalo|lunch)(?:_|$)/;

/** The length of the one pair of times that a table has, and the delay of what was planned. */
function durationRules(
  pairs: readonly (readonly [NamedField, NamedField])[],
  numbers: readonly NamedField[],
): readonly Rule[] {
  const rules: Rule[] = [];
  const isOf = ({ name }: NamedField, concept: string): boolean => inConcepts(name.split("_")).includes(concept);
  const spans = pairs.filter(([first]) => !isOf(first, "scheduled") || pairs.length === 1);
  const delays = pairs.filter(([first, second]) => isOf(first, "scheduled") && isOf(second, "actual"));
  const add = (field: NamedField, [from, to]: readonly [NamedField, NamedField]): void => {
    const unit = field.name === "nights" ? "day" : unitsOfTime.get(field.unit ?? "");
    if (unit === undefined) return;
    const decimals = field.type === "int" ? 0 : Math.min(2, field.decimals);
    rules.push({
      statement: `${field.name} = ${to.name} - ${from.name}`,
      needs: [field.name, from.name, to.name],
      sets: {
        [field.name]: { kind: "elapsed", from: from.name, to: to.name, unit, ...(decimals === 0 ? {} : { decimals }) },
      },
      checks: decimals === 0 ? [{ kind: "elapsed", result: field.name, from: from.name, to: to.name, unit }] : [],
    });
  };
  const [span] = spans;
  const [delay] = delays;
  for (const field of numbers) {
    if (!lengthWords.test(field.name)) continue;
    if (/delay|verspatung|retraso|retard|atraso/.test(field.name)) {
      if (delay !== undefined && delays.length === 1) add(field, delay);
    } else if (
      span !== undefined &&
      spans.length === 1 &&
      !numbers.some(({ name }) => breaks.test(name)) &&
      /^(?:hours|hours_worked|worked_hours|horas|horas_trabajadas|horas_trabalhadas|stunden|arbeitsstunden|heures)$|(?:^|_)(?:duration|nights|stay|parked|dwell|elapsed|transit|turnaround|dauer|duracion|duree|duracao)(?:_|$)/.test(
        field.name,
      )
    ) {
      add(field, span);
    }
  }
  return rules;
}

/** Above the other by some `more`, else by about a quarter of its size. */
function aboveRule(low: NamedField, high: NamedField, more?: number): Rule {
  const middle = Math.abs(low.middle ?? 10);
  const decimals = high.decimals;
  const noise: Distribution = {
    kind: "lognormal",
    median: more ?? Math.max(middle * 0.25, 10 ** -decimals),
    sigma: 0.6,
  };
  return {
    statement: `${low.name} <= ${high.name}`,
    needs: [low.name, high.name],
    sets: { [high.name]: { kind: "sum", terms: [{ field: low.name, times: 1 }], noise, decimals } },
    checks: [{ kind: "ascending", fields: [low.name, high.name] }],
  };
}

/** Below the other by up to two fifths of its size. */
function belowRule(low: NamedField, high: NamedField): Rule {
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

function ratioRule(result: NamedField, of: NamedField, by: NamedField): Rule {
  const times = result.unit === "%" ? { times: 100 } : {};
  const decimals = result.unit === "%" ? 2 : 4;
  return {
    statement: `${result.name} = ${of.name} / ${by.name}${result.unit === "%" ? " * 100" : ""}`,
    needs: [result.name, of.name, by.name],
    sets: { [result.name]: { kind: "quotient", of: of.name, by: by.name, ...times, decimals } },
    checks: [{ kind: "quotient", result: result.name, of: of.name, by: by.name, ...times }],
  };
}

function portionRule(part: NamedField, whole: NamedField): Rule {
  return {
    statement: `${part.name} <= ${whole.name}`,
    needs: [part.name, whole.name],
    sets: {
      [part.name]: {
        kind: "portion",
        of: whole.name,
        share: { kind: "beta", a: 2, b: 4, minimum: 0, maximum: 1 },
        decimals: part.decimals,
      },
    },
    checks: [{ kind: "ascending", fields: [part.name, whole.name] }],
  };
}
