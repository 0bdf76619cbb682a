import {
  add,
  compare,
  divide,
  equal,
  exactText,
  floor,
  multiply,
  type Rational,
  rational,
  subtract,
} from "./rational.ts";

export type BinaryOperator = "+" | "-" | "*" | "/";
export type FunctionName = "floor" | "mod" | "min" | "max" | "choose" | "gt" | "ge" | "eq" | "and" | "or" | "not";

/** A formula's tree: its leaves are numbers and names of quantities, which also have an index. */
export type Expression =
  | { readonly kind: "number"; readonly value: Rational }
  | { readonly kind: "name"; readonly name: string; readonly index: number }
  | { readonly kind: "binary"; readonly op: BinaryOperator; readonly left: Expression; readonly right: Expression }
  | { readonly kind: "call"; readonly name: FunctionName; readonly inputs: readonly Expression[] };

export function num(n: number, d = 1): Expression {
  return { kind: "number", value: rational(n, d) };
}

export function name(of: string, index: number): Expression {
  return { kind: "name", name: of, index };
}

export function binary(left: Expression, op: BinaryOperator, right: Expression): Expression {
  return { kind: "binary", op, left, right };
}

export function call(of: FunctionName, ...inputs: readonly Expression[]): Expression {
  return { kind: "call", name: of, inputs };
}

/** The values of quantities, by their indices. */
export type Values = readonly (Rational | undefined)[];

const truth = (holds: boolean): Rational => rational(holds ? 1 : 0);
const isTrue = (value: Rational): boolean => value.n !== 0;

/** The exact value. Throws a RangeError where there is none: division by zero, an unknown name, numbers that grow too large. */
export function evaluate(of: Expression, values: Values): Rational {
  switch (of.kind) {
    case "number":
      return of.value;
    case "name": {
      const value = values[of.index];
      if (value === undefined) throw new RangeError(`${of.name} has no value`);
      return value;
    }
    case "binary": {
      const left = evaluate(of.left, values);
      const right = evaluate(of.right, values);
      if (of.op === "+") return add(left, right);
      if (of.op === "-") return subtract(left, right);
      return of.op === "*" ? multiply(left, right) : divide(left, right);
    }
    case "call":
      return applied(
        of.name,
        of.inputs.map((input) => evaluate(input, values)),
      );
  }
}

function applied(of: FunctionName, inputs: readonly Rational[]): Rational {
  const [x = rational(0), y = rational(0)] = inputs;
  switch (of) {
    case "floor":
      return floor(x);
    case "mod":
      return subtract(x, multiply(y, floor(divide(x, y))));
    case "min":
      return inputs.reduce((least, input) => (compare(input, least) < 0 ? input : least));
    case "max":
      return inputs.reduce((most, input) => (compare(input, most) > 0 ? input : most));
    case "choose":
      return choose(x, y);
    case "gt":
      return truth(compare(x, y) > 0);
    case "ge":
      return truth(compare(x, y) >= 0);
    case "eq":
      return truth(equal(x, y));
    case "and":
      return truth(inputs.every(isTrue));
    case "or":
      return truth(inputs.some(isTrue));
    case "not":
      return truth(!isTrue(x));
  }
}

function choose(n: Rational, k: Rational): Rational {
  if (n.d !== 1 || k.d !== 1 || k.n < 0 || k.n > n.n) throw new RangeError("choose takes whole numbers 0 ≤ k ≤ n");
  let ways = rational(1);
  for (let i = 0; i < k.n; i++) ways = divide(multiply(ways, rational(n.n - i)), rational(i + 1));
  return ways;
}

/** A number as it stands in an expression: in parentheses where it is a fraction or negative. */
export function literal(value: Rational): string {
  const text = exactText(value);
  return value.n < 0 || (value.d !== 1 && text.includes("/")) ? `(${text})` : text;
}

const rank = { "+": 1, "-": 1, "*": 2, "/": 2 } as const;

/** The expression as text with as few parentheses as it needs, with its names, or with their values where these are given. */
export function written(of: Expression, values?: Values): string {
  switch (of.kind) {
    case "number":
      return literal(of.value);
    case "name": {
      const value = values?.[of.index];
      return value === undefined ? of.name : literal(value);
    }
    case "call": {
      let inputs = "";
      for (let i = 0; i < of.inputs.length; i++) {
        if (i > 0) inputs += ", ";
        inputs += written(of.inputs[i] as Expression, values);
      }
      return `${of.name}(${inputs})`;
    }
    case "binary": {
      const own = rank[of.op];
      return `${side(of.left, own, values)} ${of.op} ${side(of.right, own + 1, values)}`;
    }
  }
}

/** A side of an operator, in parentheses where it binds less. */
function side(of: Expression, least: number, values?: Values): string {
  const text = written(of, values);
  return of.kind === "binary" && rank[of.op] < least ? `(${text})` : text;
}

/** The indices of the quantities in an expression, ascending, each once. */
export function indicesIn(of: Expression, found: number[] = []): number[] {
  if (of.kind === "name") {
    if (!found.includes(of.index)) insert(found, of.index);
  } else if (of.kind === "binary") {
    indicesIn(of.left, found);
    indicesIn(of.right, found);
  } else if (of.kind === "call") {
    for (const input of of.inputs) indicesIn(input, found);
  }
  return found;
}

/** Puts an index where it belongs among others in ascending order. */
function insert(found: number[], index: number): void {
  let at = found.length;
  found.push(index);
  for (; at > 0 && (found[at - 1] as number) > index; at--) found[at] = found[at - 1] as number;
  found[at] = index;
}

/** The expression with names replaced by their values. */
export function filled(of: Expression, values: Values): Expression {
  switch (of.kind) {
    case "number":
      return of;
    case "name":
      return { kind: "number", value: evaluate(of, values) };
    case "binary":
      return { ...of, left: filled(of.left, values), right: filled(of.right, values) };
    case "call":
      return { ...of, inputs: of.inputs.map((input) => filled(input, values)) };
  }
}
