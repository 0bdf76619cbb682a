import type { Dice } from "../prose/dice.ts";
import { type BinaryOperator, type Expression, evaluate, literal, type Values, written } from "./expression.ts";
import { add, equal, type Rational, rational, subtract } from "./rational.ts";
import type { ErrorType } from "./vocabulary.ts";

/** What a wrong step shows. */
export interface WrongStep {
  readonly expr: string;
  readonly value: Rational;
}

const none: Values = [];

/** Changes the index-th node of a kind in a tree; the index counts in the order of the written text. */
function changed(
  of: Expression,
  matches: (node: Expression) => boolean,
  target: number,
  change: (node: Expression) => Expression,
): Expression {
  let seen = -1;
  const walk = (node: Expression): Expression => {
    if (matches(node)) {
      seen += 1;
      if (seen === target) return change(node);
    }
    if (node.kind === "binary") return { ...node, left: walk(node.left), right: walk(node.right) };
    if (node.kind === "call") return { ...node, inputs: node.inputs.map(walk) };
    return node;
  };
  return walk(of);
}

function countOf(of: Expression, matches: (node: Expression) => boolean): number {
  const own = matches(of) ? 1 : 0;
  if (of.kind === "binary") return own + countOf(of.left, matches) + countOf(of.right, matches);
  if (of.kind === "call") return own + of.inputs.reduce((sum, input) => sum + countOf(input, matches), 0);
  return own;
}

const isNumber = (node: Expression): boolean => node.kind === "number";
const isBinary = (node: Expression): boolean => node.kind === "binary";
const isSwappable = (node: Expression): boolean =>
  node.kind === "binary" || (node.kind === "call" && swaps[node.name] !== undefined);

const otherOperators: Readonly<Record<BinaryOperator, readonly BinaryOperator[]>> = {
  "+": ["-", "-", "*"],
  "-": ["+"],
  "*": ["+", "/", "-"],
  "/": ["*", "*", "-"],
};
const swaps: Readonly<Record<string, "min" | "max" | "and" | "or" | undefined>> = {
  min: "max",
  max: "min",
  and: "or",
  or: "and",
};

function computed(of: Expression): WrongStep {
  return { expr: written(of), value: evaluate(of, none) };
}

function wrongOperator(dice: Dice, right: Expression): WrongStep | null {
  const places = countOf(right, isSwappable);
  if (places === 0) return null;
  return computed(
    changed(right, isSwappable, dice.below(places), (node) => {
      if (node.kind === "binary") return { ...node, op: dice.pick(otherOperators[node.op]) };
      return node.kind === "call" ? { ...node, name: swaps[node.name] ?? node.name } : node;
    }),
  );
}

function droppedQuantity(dice: Dice, right: Expression): WrongStep | null {
  const places = countOf(right, isBinary);
  if (places === 0) return null;
  return computed(
    changed(right, isBinary, dice.below(places), (node) => {
      if (node.kind !== "binary") return node;
      return dice.chance(0.7) ? node.left : node.right;
    }),
  );
}

/** Reads 48 as 84, 130 as 13, 7 as 9. */
function misreadNumber(dice: Dice, value: Rational): Rational {
  if (value.d !== 1) return rational(value.n + value.d, value.d);
  const digits = String(Math.abs(value.n));
  if (digits.length >= 2 && digits[0] !== digits[1] && digits[1] !== "0" && dice.chance(0.5)) {
    return rational(Number(`${digits[1]}${digits[0]}${digits.slice(2)}`));
  }
  if (digits.length >= 3 && digits.endsWith("0") && dice.chance(0.4)) return rational(value.n / 10);
  const shift = dice.pick([1, 2, 3, 10]);
  return rational(value.n > shift && dice.chance(0.5) ? value.n - shift : value.n + shift);
}

function misread(dice: Dice, right: Expression): WrongStep | null {
  const places = countOf(right, isNumber);
  if (places === 0) return null;
  return computed(
    changed(right, isNumber, dice.below(places), (node) =>
      node.kind === "number" ? { kind: "number", value: misreadNumber(dice, node.value) } : node,
    ),
  );
}

/** The right expression with something after it, where a reader would put parentheses. */
function extended(right: Expression, op: BinaryOperator, by: number): WrongStep {
  const number: Expression = { kind: "number", value: rational(by) };
  return {
    expr: `(${written(right)}) ${op} ${literal(number.value)}`,
    value: evaluate({ kind: "binary", op, left: right, right: number }, none),
  };
}

/** A slip of the pen in the result: a digit off, two digits swapped, a carry forgotten. */
function slipped(dice: Dice, value: Rational): Rational {
  if (value.d !== 1) return rational(value.n + dice.pick([1, 2]), value.d);
  const size = String(Math.abs(value.n)).length;
  const shift = size === 1 ? dice.pick([2, 3]) : dice.pick([10 ** (size - 2), 10 ** (size - 1), 2, 10]);
  return value.n > shift && dice.chance(0.55) ? subtract(value, rational(shift)) : add(value, rational(shift));
}

/**
 * A wrong step in place of a right one, whose filled expression is given: null where this kind of error cannot be made of it,
 * or would give the right value, a negative one or one past what stays exact.
 */
export function wrongStep(dice: Dice, type: ErrorType, right: Expression, unit: string): WrongStep | null {
  try {
    const value = evaluate(right, none);
    const wrong = made(dice, type, right, value, unit);
    if (wrong === null || equal(wrong.value, value)) return null;
    if ((wrong.value.n < 0 && value.n >= 0) || Math.abs(wrong.value.n) > 1e9 || wrong.value.d > 1e7) return null;
    if (unit === "truth" && wrong.value.n !== 1 && wrong.value.n !== 0) return null;
    return wrong;
  } catch (error) {
    // A division by zero or a number too large for exactness: this error cannot be made here.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function made(dice: Dice, type: ErrorType, right: Expression, value: Rational, unit: string): WrongStep | null {
  switch (type) {
    case "arithmetic_slip":
      if (unit === "truth") return { expr: written(right), value: subtract(rational(1), value) };
      return { expr: written(right), value: slipped(dice, value) };
    case "off_by_one":
      if (unit === "truth") return { expr: written(right), value: subtract(rational(1), value) };
      return { expr: written(right), value: add(value, rational(value.n > value.d && dice.chance(0.5) ? -1 : 1)) };
    case "wrong_operator":
      return wrongOperator(dice, right);
    case "dropped_quantity":
      return unit === "truth" ? null : droppedQuantity(dice, right);
    case "misread":
      return misread(dice, right);
    case "unit_mix":
      if (unit === "truth" || unit === "1") return null;
      return extended(right, dice.chance(0.5) ? "*" : "/", unit === "minute" ? 60 : dice.pick([7, 12, 60, 100]));
    case "hallucinated_fact":
      if (unit === "truth" || unit === "1") return null;
      return extended(right, dice.chance(0.5) ? "+" : "-", dice.between(2, 20));
    case "premature_stop":
      return null;
  }
}
