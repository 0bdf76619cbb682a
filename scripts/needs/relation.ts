import { DAY, instant } from "./duration.ts";
import type { Cell, Row } from "./types.ts";

/** A side of a comparison: fields, numbers and durations with arithmetic. */
type Expression =
  | { readonly kind: "field"; readonly name: string }
  | { readonly kind: "number"; readonly value: number }
  | { readonly kind: "duration"; readonly value: number }
  | { readonly kind: "operation"; readonly operator: string; readonly left: Expression; readonly right: Expression };

export interface Comparison {
  readonly operator: "<=" | "<" | ">=" | ">" | "=" | "!=";
  readonly left: Expression;
  readonly right: Expression;
}

/** A number, an instant or a time between two instants; times in milliseconds. */
interface Quantity {
  readonly kind: "number" | "instant" | "duration";
  readonly value: number;
}

const units: Readonly<Record<string, number>> = { s: 1000, min: 60_000, h: 3_600_000, d: DAY };

function tokens(text: string): string[] {
  return text.match(/<=|>=|!=|[<>=*/+()-]|\d+(?:\.\d+)?(?:min|[dhs])?\b|[a-z_][\w.]*|\S/gi) ?? [];
}

function operand(token: string): Expression {
  const measure = /^(-?\d+(?:\.\d+)?)(min|[dhs])?$/.exec(token);
  if (measure === null) {
    if (!/^[a-z_][\w.]*$/i.test(token)) throw new Error(`"${token}" is no field, number or duration`);
    return { kind: "field", name: token };
  }
  const [, number, unit] = measure;
  return unit === undefined
    ? { kind: "number", value: Number(number) }
    : { kind: "duration", value: Number(number) * (units[unit] ?? 0) };
}

function expression(list: readonly string[]): Expression {
  // Left to right, the looser operators first: enough for relations of one line without brackets.
  for (const operators of [
    ["+", "-"],
    ["*", "/"],
  ]) {
    const at = list.findLastIndex((token) => operators.includes(token));
    if (at > 0) {
      const [left, right] = [expression(list.slice(0, at)), expression(list.slice(at + 1))];
      return { kind: "operation", operator: list[at] ?? "", left, right };
    }
  }
  const [only, ...rest] = list;
  if (only === "-" && rest.length === 1 && /^\d/.test(rest[0] ?? "")) return operand(`-${rest[0]}`);
  if (only === undefined || rest.length > 0) throw new Error(`"${list.join(" ")}" is no expression`);
  return operand(only);
}

/** The comparisons of a relation, "a<=b<=c" as two; null for a sentence that is no formula, such as "a references b". */
export function comparisons(relation: string): Comparison[] | null {
  const list = tokens(relation);
  const places = list.flatMap((token, i) => (/^(?:<=|>=|!=|[<>=])$/.test(token) ? [i] : []));
  if (places.length === 0) return null;
  try {
    return places.map((place, i) => ({
      operator: list[place] as Comparison["operator"],
      left: expression(list.slice(i === 0 ? 0 : (places[i - 1] ?? 0) + 1, place)),
      right: expression(list.slice(place + 1, places[i + 1] ?? list.length)),
    }));
  } catch {
    return null;
  }
}

/** The names of the fields that a side speaks of. */
export function namesIn(side: Expression): string[] {
  if (side.kind === "operation") return [...namesIn(side.left), ...namesIn(side.right)];
  return side.kind === "field" ? [side.name] : [];
}

function quantity(cell: Cell | undefined): Quantity | null {
  const at = typeof cell === "string" ? instant(cell) : null;
  if (at !== null) return { kind: "instant", value: at };
  if (cell === null || cell === undefined || cell === "" || typeof cell === "boolean") return null;
  const value = Number(cell);
  return Number.isFinite(value) ? { kind: "number", value } : null;
}

function computed(operator: string, left: Quantity, right: Quantity): Quantity | null {
  const times = left.kind !== "number" || right.kind !== "number";
  if (operator === "*") return times ? null : { kind: "number", value: left.value * right.value };
  if (operator === "/") return times || right.value === 0 ? null : { kind: "number", value: left.value / right.value };
  const value = operator === "+" ? left.value + right.value : left.value - right.value;
  if (operator === "-" && left.kind === "instant" && right.kind === "instant") return { kind: "duration", value };
  return { kind: left.kind === "instant" || right.kind === "instant" ? "instant" : left.kind, value };
}

/** How cells are read: by which column, and whether the percents of a product count as hundredths. */
interface Reading {
  readonly column: (name: string) => string;
  readonly percents: ReadonlySet<string>;
}

function evaluate(side: Expression, row: Row, reading: Reading): Quantity | null {
  if (side.kind === "field") return quantity(row[reading.column(side.name)]);
  if (side.kind !== "operation") return { kind: side.kind, value: side.value };
  const [left, right] = [evaluate(side.left, row, reading), evaluate(side.right, row, reading)];
  if (left === null || right === null) return null;
  const made = computed(side.operator, left, right);
  if (made === null || side.operator !== "*") return made;
  const isPercent = (part: Expression): boolean =>
    part.kind === "field" && reading.percents.has(reading.column(part.name));
  // Percents of percents are percents.
  return isPercent(side.left) === isPercent(side.right) ? made : { ...made, value: made.value / 100 };
}

/** Rounding of what was computed: half a cent, half a step of a ratio's third digit, and a thousandth of the value. */
function near(one: number, other: number, slack: number): boolean {
  return Math.abs(one - other) <= slack + 0.001 * Math.abs(other);
}

function equal(left: Quantity, right: Quantity, ratio: boolean): boolean {
  if (left.kind === "number" && right.kind === "duration") {
    // The column says how long in a unit of its own: any usual one will do. Nights are whole, smaller units may be cut.
    const slack = (unit: number): number => (unit === DAY ? 0.5 : 1);
    return [1, ...Object.values(units)].some((unit) => Math.abs(left.value - right.value / unit) < slack(unit));
  }
  if (left.kind === "instant" && right.kind === "instant") {
    return Math.floor(left.value / DAY) === Math.floor(right.value / DAY);
  }
  if (!ratio) return near(left.value, right.value, 0.0051);
  return near(left.value, right.value, 0.00051) || near(left.value, 100 * right.value, 0.051);
}

function ordered(operator: Comparison["operator"], left: number, right: number): boolean {
  if (operator === "<") return left < right;
  if (operator === "<=") return left <= right + 1e-9;
  return operator === ">" ? left > right : left >= right - 1e-9;
}

/** Ids and names are compared as texts: a value of their own kind, not a quantity. */
function differ(comparison: Comparison, row: Row, column: (name: string) => string): boolean | null {
  const [left, right] = [...namesIn(comparison.left), ...namesIn(comparison.right)].map((name) => row[column(name)]);
  if (left === undefined || right === undefined || left === null || right === null) return null;
  return JSON.stringify(left) !== JSON.stringify(right);
}

/**
 * Whether the comparison holds in a row; null if a cell it needs is missing there. `column` gives a field's column; where one of the
 * `percents` is a factor of a product, each of it is a hundredth.
 */
export function holds(
  comparison: Comparison,
  row: Row,
  column: (name: string) => string,
  percents: ReadonlySet<string> = new Set(),
): boolean | null {
  if (comparison.operator === "!=") return differ(comparison, row, column);
  const reading = { column, percents };
  const [left, right] = [evaluate(comparison.left, row, reading), evaluate(comparison.right, row, reading)];
  if (left === null || right === null) return null;
  const ratio = comparison.right.kind === "operation" && comparison.right.operator === "/";
  if (comparison.operator === "=") return equal(left, right, ratio);
  return left.kind === right.kind && ordered(comparison.operator, left.value, right.value);
}
