import { conditionalOf } from "./conditional.ts";
import { instant, milliseconds, sameDuration } from "./duration.ts";
import { fieldNamed, hasUnit } from "./field-match.ts";
import { isMember, sameName } from "./name.ts";
import type { ExpectedConstraint, ExpectedField } from "./need.ts";
import { type Presence, presenceOf } from "./presence.ts";
import { comparisons, namesIn } from "./relation.ts";
import type { Answer, ConstraintKind, ConstraintValues, PlannedConstraint, PlannedField } from "./types.ts";
import { sameUnit } from "./unit.ts";

export interface Understanding {
  readonly answer: Answer;
  readonly pairs: ReadonlyMap<ExpectedField, PlannedField>;
  /** The day of the request. */
  readonly today: string;
}

type Value<Kind extends ConstraintKind> = ConstraintValues[Kind];

/** The plan's constraints of one kind that are about the expected field: its planned name or any name an expert accepts. */
function stated<Kind extends ConstraintKind>(kind: Kind, field: string | null, of: Understanding): Value<Kind>[] {
  const names = [...of.pairs.keys()].find((one) => field !== null && one.names.includes(field))?.names ?? [];
  const planned = field === null ? undefined : fieldNamed(field, of.pairs)?.name;
  const concerns = (one: PlannedConstraint): boolean => {
    if (field === null) return true;
    return one.field !== null && (one.field === planned || names.some((name) => sameName(name, one.field ?? "")));
  };
  return of.answer.constraints
    .filter((one) => one.kind === kind && concerns(one))
    .map(({ value }) => value as Value<Kind>);
}

/** The scale on which the plan states a percentage: 0.3 for what the need calls 30 % will do as well. */
function scale(planned: Value<"range">, expected: Value<"range">): number {
  const [one, other] = [planned.max ?? planned.min, expected.max ?? expected.min];
  return typeof one === "number" && typeof other === "number" && Math.abs(one * 100 - other) < 1e-6 ? 100 : 1;
}

function sameBound(
  planned: number | string | undefined,
  expected: number | string | undefined,
  times: number,
): boolean {
  if (expected === undefined) return true;
  if (planned === undefined) return false;
  if (typeof expected === "string") return instant(planned) === instant(expected);
  // "below 0.50" may be understood as 0.49.
  return Math.abs(Number(planned) * times - expected) <= 0.01 + 1e-9;
}

function range(expected: Value<"range">, all: readonly Value<"range">[]): boolean {
  const planned = Object.assign({}, ...all) as Value<"range">;
  const times = scale(planned, expected);
  return sameBound(planned.min, expected.min, times) && sameBound(planned.max, expected.max, times);
}

/** Shares agree to a thousandth; "two thirds" is written 0.67, so that a planned 0.666… is it too. */
function closeShare(planned: number, expected: number): boolean {
  if (Math.abs(planned - expected) <= 0.001) return true;
  const isRecurring = Math.abs(planned * 1000 - Math.round(planned * 1000)) > 1e-6;
  const decimals = String(expected).split(".")[1]?.length ?? 0;
  return isRecurring && Number(planned.toFixed(decimals)) === expected;
}

function share(expected: Value<"rate">, planned: Value<"rate">): boolean {
  if (typeof expected.rate === "number") {
    const { rate } = expected;
    return typeof planned.rate === "number"
      ? closeShare(planned.rate, rate)
      : Object.values(planned.rate).some((one) => closeShare(one, rate));
  }
  const members = Object.entries(expected.rate);
  if (typeof planned.rate === "number") {
    // A flag may stand for one member of a status: "failed 3 %" as is_failed.
    const [only] = members;
    return members.length === 1 && only !== undefined && isMember("true", only[0]) && closeShare(planned.rate, only[1]);
  }
  const given = Object.entries(planned.rate);
  return members.every(([name, rate]) => given.some(([other, of]) => isMember(other, name) && closeShare(of, rate)));
}

/** True if both lists have the same members, where an expected one may be written in several ways. */
function sameMembers(expected: readonly unknown[], planned: readonly unknown[]): boolean {
  return (
    expected.every((one) => planned.some((other) => isMember(other, one))) &&
    planned.every((other) => expected.some((one) => isMember(other, one)))
  );
}

function samePrefixes(expected: readonly string[], planned: readonly string[]): boolean {
  const starts = (one: string, other: string): boolean => one.toUpperCase().startsWith(other.toUpperCase());
  return (
    expected.every((one) => planned.some((other) => starts(other, one))) &&
    planned.every((other) => expected.some((one) => starts(other, one)))
  );
}

function sameDistribution(expected: Value<"distribution">, planned: Value<"distribution">): boolean {
  const close = (one: number | undefined, other: number | undefined): boolean =>
    one === undefined || (other !== undefined && Math.abs(one - other) <= 0.005 * Math.abs(one));
  return (
    planned.name.toLowerCase().replace(/[^a-z]/g, "") === expected.name &&
    (["mean", "sd", "median", "sigma"] as const).every((key) => close(expected[key], planned[key]))
  );
}

const DAY = milliseconds("P1D");

function sameDay(one: string | undefined, other: string | undefined): boolean {
  const [a, b] = [instant(one), instant(other)];
  return a !== null && b !== null && Math.abs(a - b) <= DAY;
}

function sameWindow(expected: Value<"window">, planned: Value<"window">, today: string): boolean {
  const { from, to } = planned;
  const length = from === undefined || to === undefined ? null : Date.parse(to) - Date.parse(from);
  const lasts = (duration: string): boolean =>
    length !== null && Math.abs(length - milliseconds(duration)) <= DAY + 0.02 * milliseconds(duration);
  if (expected.last !== undefined) {
    if (planned.last !== undefined) return sameDuration(expected.last, planned.last);
    return lasts(expected.last) && sameDay(to, today);
  }
  if (expected.span !== undefined) {
    const duration = planned.span ?? planned.last;
    return duration === undefined ? lasts(expected.span) : sameDuration(expected.span, duration);
  }
  if (expected.months !== undefined) return withinMonths(expected.months, planned);
  // "since 1 March" ends on the day of the request, said or not.
  const ends = sameDay(to ?? today, expected.to ?? today);
  return sameDay(from, expected.from) && ends;
}

function withinMonths(months: readonly number[], planned: Value<"window">): boolean {
  if (planned.months !== undefined) return sameMembers(months, planned.months);
  if (planned.from === undefined || planned.to === undefined) return false;
  const last = Date.parse(planned.to);
  for (let at = Date.parse(planned.from); at < last; at += DAY) {
    if (!months.includes(new Date(at).getUTCMonth() + 1)) return false;
  }
  return true;
}

/** True if one text of the plan names all fields that the relation compares. */
function related(expected: string, of: Understanding): boolean {
  const texts = [...of.answer.relations, ...stated("relation", null, of).map(({ relation }) => relation)].map(
    (text) => new Set(text.toLowerCase().match(/[a-z_][a-z0-9_]*/g) ?? []),
  );
  const column = (name: string): string => fieldNamed(name, of.pairs)?.name ?? name;
  const compared = comparedIn(expected, of);
  return compared.every((names) => texts.some((text) => names.every((name) => text.has(column(name).toLowerCase()))));
}

/** The names that stand in each part of the relation. */
function comparedIn(expected: string, of: Understanding): readonly (readonly string[])[] {
  const under = presenceOf(expected) ?? conditionalOf(expected);
  if (under !== null) return [[under.field, ...conditionNames(under, of)]];
  return (
    comparisons(expected)?.map(({ left, right }) => [...namesIn(left), ...namesIn(right)]) ?? [foreignKey(expected)]
  );
}

/** The column of the condition, where the need's expert named one: "only for shots" names a member. */
function conditionNames({ conditions }: Pick<Presence, "conditions">, of: Understanding): string[] {
  const names = [...of.pairs.keys()].flatMap((field) => field.names);
  return [...new Set(conditions.map(({ field }) => field).filter((field) => names.includes(field)))];
}

/** "orders.customer_id references customers.customer_id": the names without their tables. */
function foreignKey(relation: string): string[] {
  return relation.split(/\s+references\s+/).map((name) => name.trim().replace(/^\w+\./, ""));
}

/** Whether the plan says that it understood the constraint, with the same field, bounds, unit, shares, members or times. */
export function isRecognised(expected: ExpectedConstraint, of: Understanding): boolean {
  const { field } = expected;
  const planned = field === null ? undefined : fieldNamed(field, of.pairs);
  switch (expected.kind) {
    case "check":
      return true;
    case "range":
      return range(expected.value, stated("range", field, of));
    case "rate":
      return stated("rate", field, of).some((value) => share(expected.value, value));
    case "enum": {
      const lists = [...stated("enum", field, of).map((value) => value.enum), planned?.values];
      return lists.some((list) => Array.isArray(list) && sameMembers(expected.value.enum, list));
    }
    case "prefix":
      return stated("prefix", field, of).some(({ prefix }) => samePrefixes(expected.value.prefix, prefix));
    case "distribution":
      return stated("distribution", field, of).some((value) => sameDistribution(expected.value, value));
    case "unique":
      return stated("unique", field, of).length > 0;
    case "unit": {
      const { unit } = expected.value;
      if (planned !== undefined && hasUnit(planned, unit)) return true;
      return stated("unit", field, of).some((value) => sameUnit(value.unit, unit));
    }
    case "entities":
      return stated("entities", field, of).some(({ count }) => count === expected.value.count);
    default:
      return isDeliveryRecognised(expected, of);
  }
}

function isDeliveryRecognised(expected: ExpectedConstraint, of: Understanding): boolean {
  const { field } = expected;
  switch (expected.kind) {
    case "nulls":
      return nulls(expected.value, field, of);
    case "window":
      return stated("window", field, of).some((value) => sameWindow(expected.value, value, of.today));
    case "cadence":
      return stated("cadence", field, of).some(({ every }) => sameDuration(every, expected.value.every));
    case "rows": {
      const { rows } = expected.value;
      return of.answer.rows === rows;
    }
    case "duplicates":
      return stated("duplicates", null, of).some(
        ({ duplicates }) => Math.abs(duplicates - expected.value.duplicates) <= 0.001,
      );
    case "format":
      return stated("format", null, of).some(({ format }) => sameFormat(format, expected.value.format));
    case "tables":
      return stated("tables", null, of).some(({ tables }) => tables === expected.value.tables);
    case "locale":
      return stated("locale", null, of).some(
        ({ locale }) => locale.toLowerCase() === expected.value.locale.toLowerCase(),
      );
    case "seed":
      return stated("seed", null, of).some(({ seed }) => String(seed) === String(expected.value.seed));
    case "relation":
      return related(expected.value.relation, of);
    default:
      return false;
  }
}

/** Names that stand for one format. */
const formats: Readonly<Record<string, string>> = { jsonl: "ndjson", excel: "xlsx", "json-lines": "ndjson" };

function sameFormat(one: string, other: string): boolean {
  const [first, second] = [one.toLowerCase(), other.toLowerCase()];
  return (formats[first] ?? first) === (formats[second] ?? second);
}

function nulls(expected: Value<"nulls">, field: string | null, of: Understanding): boolean {
  const whole = of.answer.constraints.filter((one) => one.kind === "nulls" && one.field === null);
  const close = (value: Value<"nulls">): boolean => closeShare(value.nulls, expected.nulls);
  if (field === null) return whole.some((one) => one.kind === "nulls" && close(one.value));
  return stated("nulls", field, of).some(close);
}
