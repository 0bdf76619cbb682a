import type { Report } from "../validation.ts";
import type { Step } from "./chain.ts";
import { evaluate, isNumberToken, isOperatorToken, readExpression, tokensOf } from "./expression.ts";
import type { SolvedNode, SolvedProgram } from "./program.ts";
import { compare, difference, one, type Rational, readRational } from "./rational.ts";

const none: ReadonlyMap<string, Rational> = new Map();
const mixedFactors = new Set(["7", "12", "60", "100"]);
/** With these the calculation itself is right, and only its result is wrong. */
const slips = new Set(["arithmetic_slip", "off_by_one"]);

/** The exact value of an expression of numbers; null for one outside the grammar. */
export function exactValue(expr: string): Rational | null {
  const expression = readExpression(expr);
  return expression === null ? null : evaluate(expression, none);
}

/** Rules on a step that is rated -1. */
export function checkError(
  step: Step,
  node: SolvedNode,
  program: SolvedProgram,
  isLast: boolean,
  report: Report,
): void {
  const { error_type: kind, expr, value } = step;
  if (expr === null || value === null || kind === null) {
    report("wrong_value", `step ${step.i} errs without a calculation`);
    return;
  }
  if (kind === "premature_stop") {
    const early = [...program.nodes.values()].some((other) => !other.isLast && other.value === value);
    if (!early) report("wrong_value", `${value} is the value of no node but the last`);
    if (!isLast) report("premature_stop", `step ${step.i} stops, and steps follow`);
    return;
  }
  if (value === node.value) report("wrong_value", `${value} is right`);
  checkArithmetic(kind, expr, value, node, report);
  if (!slips.has(kind) && !hasOperandsOf(kind, expr, node.expr)) {
    report("error_operands", `${expr} is no ${kind} of ${node.expr}`);
  }
}

function checkArithmetic(kind: string, expr: string, value: string, node: SolvedNode, report: Report): void {
  const due = exactValue(expr);
  const said = readRational(value);
  if (due === null || said === null) {
    report("formula_grammar", expr);
    return;
  }
  const right = compare(due, said) === 0;
  if (!slips.has(kind)) {
    if (!right) report("error_arithmetic", `${expr} is not ${value}`);
    return;
  }
  if (expr !== node.expr || right) report("error_arithmetic", `${expr} with the value ${value}`);
  if (kind !== "off_by_one") return;
  const gap = difference(said, due);
  if (gap === null || gap.q !== 1n || (gap.p !== one.p && gap.p !== -one.p)) {
    report("error_arithmetic", `${value} is not one off ${expr}`);
  }
}

/** True when an expression differs from the right one as an error of this kind does. */
function hasOperandsOf(kind: string, expr: string, right: string): boolean {
  switch (kind) {
    case "unit_mix":
      return mixedFactors.has(after(expr, `(${right}) * `) ?? after(expr, `(${right}) / `) ?? "");
    case "hallucinated_fact":
      return isNumberToken(after(expr, `(${right}) + `) ?? after(expr, `(${right}) - `) ?? "");
    case "wrong_operator":
      return hasOneOtherOperator(tokensOf(expr), tokensOf(right));
    default: {
      const [numbers, rightNumbers] = [numbersOf(expr), numbersOf(right)];
      if (kind === "dropped_quantity") return numbers.length < rightNumbers.length;
      const others = numbers.filter((number, i) => number !== rightNumbers[i]).length;
      return numbers.length === rightNumbers.length && others === 1;
    }
  }
}

function after(text: string, beginning: string): string | null {
  return text.startsWith(beginning) ? text.slice(beginning.length) : null;
}

function numbersOf(expr: string): readonly string[] {
  return tokensOf(expr).filter(isNumberToken);
}

function hasOneOtherOperator(tokens: readonly string[], right: readonly string[]): boolean {
  const sameNumbers = tokens.filter(isNumberToken).join(" ") === right.filter(isNumberToken).join(" ");
  const operators = tokens.filter(isOperatorToken);
  const rightOperators = right.filter(isOperatorToken);
  const others = operators.filter((operator, i) => operator !== rightOperators[i]).length;
  return sameNumbers && operators.length === rightOperators.length && others === 1;
}
