import {
  compare,
  difference,
  floor,
  one,
  product,
  quotient,
  type Rational,
  readRational,
  sum,
  zero,
} from "./rational.ts";

/** An expression by its parts. */
export type Expression =
  | { readonly kind: "number"; readonly value: Rational }
  | { readonly kind: "name"; readonly name: string }
  | { readonly kind: "operation"; readonly operator: string; readonly operands: readonly Expression[] };

/** Number of arguments of each function; of those with -1, two or more. */
const functions: ReadonlyMap<string, number> = new Map([
  ["floor", 1],
  ["mod", 2],
  ["min", -1],
  ["max", -1],
  ["choose", 2],
  ["gt", 2],
  ["ge", 2],
  ["eq", 2],
  ["and", 2],
  ["or", 2],
  ["not", 1],
]);

/** A number in an expression: a fraction or a negative one stands in parentheses. */
const TOKEN = /\(-[0-9]+(?:\.[0-9]+|\/[0-9]+)?\)|\([0-9]+\/[0-9]+\)|[0-9]+(?:\.[0-9]+)?|[a-z][a-z0-9_]*|[-+*/(),]|\S/g;

/** The parts that an expression is written in. */
export function tokensOf(text: string): readonly string[] {
  return text.match(TOKEN) ?? [];
}

/** True for a number as it stands among the parts. */
export function isNumberToken(token: string): boolean {
  const first = token.charCodeAt(token.length > 1 && token.startsWith("(") ? token.length - 2 : 0);
  return first >= 48 && first <= 57;
}

/** True for an operator or the name of a function. */
export function isOperatorToken(token: string): boolean {
  return functions.has(token) || (token.length === 1 && "+-*/".includes(token));
}

/** Reads one expression by descent; any fault of the text leaves null. */
class Reader {
  private readonly tokens: readonly string[];
  private at = 0;

  constructor(text: string) {
    this.tokens = tokensOf(text);
  }

  whole(): Expression | null {
    const expression = this.sum();
    return this.at === this.tokens.length ? expression : null;
  }

  private sum(): Expression | null {
    return this.chain("+", "-", () => this.product());
  }

  private product(): Expression | null {
    return this.chain("*", "/", () => this.factor());
  }

  private chain(plus: string, minus: string, operand: () => Expression | null): Expression | null {
    let left = operand();
    for (;;) {
      const operator = this.tokens[this.at];
      if (left === null || (operator !== plus && operator !== minus)) return left;
      this.at++;
      const right = operand();
      left = right === null ? null : { kind: "operation", operator, operands: [left, right] };
    }
  }

  private factor(): Expression | null {
    const token = this.tokens[this.at++];
    if (token === undefined) return null;
    if (isNumberToken(token)) {
      const value = readRational(token.startsWith("(") ? token.slice(1, -1) : token);
      return value === null ? null : { kind: "number", value };
    }
    if (token === "(") {
      const inner = this.sum();
      return this.tokens[this.at++] === ")" ? inner : null;
    }
    if (!/^[a-z]/.test(token)) return null;
    return functions.has(token) ? this.call(token) : { kind: "name", name: token };
  }

  private call(operator: string): Expression | null {
    const count = functions.get(operator);
    const operands = this.operands();
    if (count === undefined || operands === null) return null;
    const fits = count === -1 ? operands.length >= 2 : operands.length === count;
    return fits ? { kind: "operation", operator, operands } : null;
  }

  private operands(): readonly Expression[] | null {
    const opening = this.tokens[this.at];
    if (opening?.startsWith("(") !== true) return null;
    // A fraction or a negative number is one part with its parentheses, which are the call's then.
    if (opening !== "(") {
      const only = this.factor();
      return only === null ? null : [only];
    }
    const operands: Expression[] = [];
    do {
      this.at++;
      const operand = this.sum();
      if (operand === null) return null;
      operands.push(operand);
    } while (this.tokens[this.at] === ",");
    return this.tokens[this.at++] === ")" ? operands : null;
  }
}

/** Reads an expression; null for a text that is outside the published grammar. */
export function readExpression(text: string): Expression | null {
  return new Reader(text).whole();
}

/** Adds the names that an expression uses to a set. */
export function collectNames(expression: Expression, names: Set<string>): void {
  if (expression.kind === "name") names.add(expression.name);
  else if (expression.kind === "operation") for (const operand of expression.operands) collectNames(operand, names);
}

/** The exact value of an expression; null where a name is unknown or an operation undefined. */
export function evaluate(expression: Expression, values: ReadonlyMap<string, Rational>): Rational | null {
  if (expression.kind === "number") return expression.value;
  if (expression.kind === "name") return values.get(expression.name) ?? null;
  const operands: Rational[] = [];
  for (const operand of expression.operands) {
    const value = evaluate(operand, values);
    if (value === null) return null;
    operands.push(value);
  }
  return apply(expression.operator, operands);
}

const truth = (value: boolean): Rational => (value ? one : zero);
const isTrue = (value: Rational): boolean => value.p !== 0n;

function apply(operator: string, operands: readonly Rational[]): Rational | null {
  const [a = zero, b = zero] = operands;
  switch (operator) {
    case "+":
      return sum(a, b);
    case "-":
      return difference(a, b);
    case "*":
      return product(a, b);
    case "/":
      return quotient(a, b);
    case "floor":
      return floor(a);
    case "mod":
      return modulo(a, b);
    case "min":
      return operands.reduce((least, value) => (compare(value, least) < 0 ? value : least));
    case "max":
      return operands.reduce((most, value) => (compare(value, most) > 0 ? value : most));
    case "choose":
      return choose(a, b);
    case "gt":
      return truth(compare(a, b) > 0);
    case "ge":
      return truth(compare(a, b) >= 0);
    case "eq":
      return truth(compare(a, b) === 0);
    case "and":
      return truth(isTrue(a) && isTrue(b));
    case "or":
      return truth(isTrue(a) || isTrue(b));
    default:
      return truth(!isTrue(a));
  }
}

/** x − y · ⌊x ÷ y⌋ */
function modulo(x: Rational, y: Rational): Rational | null {
  const ratio = quotient(x, y);
  const whole = ratio === null ? null : product(y, floor(ratio));
  return whole === null ? null : difference(x, whole);
}

function choose(n: Rational, k: Rational): Rational | null {
  if (n.q !== 1n || k.q !== 1n || k.p < 0n || n.p < 0n || n.p > 10_000n) return null;
  if (k.p > n.p) return zero;
  let ways = 1n;
  for (let i = 1n; i <= k.p; i++) ways = (ways * (n.p - k.p + i)) / i;
  return { p: ways, q: 1n };
}
