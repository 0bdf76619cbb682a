import type { Expression } from "./expression.ts";

/** A unit in one canonical text, as "USD/hour" or "1", so that equal units are equal texts. */
export type Unit = string;

const PURE: Unit = "1";
const pureWords = new Set(["1", "percent", "truth"]);
const NOUN = /^[A-Za-z][A-Za-z_-]*$/;

/** The nouns over and under the line of a unit; null for what is no unit. */
function sides(text: string): readonly [string[], string[]] | null {
  const [over = "", under, more] = text.split("/");
  if (more !== undefined) return null;
  const nouns = [over, under].map((side) => side?.split("*").filter((noun) => !pureWords.has(noun)));
  const [top = [], bottom = []] = nouns;
  return [...top, ...bottom].every((noun) => NOUN.test(noun)) ? [top, bottom] : null;
}

function written(top: readonly string[], bottom: readonly string[]): Unit {
  const left = [...top];
  const right = bottom.filter((noun) => {
    const at = left.indexOf(noun);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  const over = left.length === 0 ? PURE : left.sort().join("*");
  return right.length === 0 ? over : `${over}/${right.sort().join("*")}`;
}

/** Units as they stand are few: they are read once. */
const known = new Map<string, Unit | null>();

/** A published unit in canonical form; null for what is none. */
export function readUnit(text: string): Unit | null {
  const before = known.get(text);
  if (before !== undefined) return before;
  const parts = sides(text);
  const unit = parts === null ? null : written(...parts);
  if (known.size < 10_000) known.set(text, unit);
  return unit;
}

function combined(a: Unit, b: Unit, divides: boolean): Unit {
  if (b === PURE) return a;
  const [top, bottom] = sides(a) ?? [[], []];
  const [over, under] = sides(b) ?? [[], []];
  return divides
    ? written([...top, ...under], [...bottom, ...over])
    : written([...top, ...over], [...bottom, ...under]);
}

/** The unit of an expression's value; null where units do not go together. */
export function unitOf(expression: Expression, units: ReadonlyMap<string, Unit>): Unit | null {
  if (expression.kind === "number") return PURE;
  if (expression.kind === "name") return units.get(expression.name) ?? null;
  const operands: Unit[] = [];
  for (const operand of expression.operands) {
    const unit = unitOf(operand, units);
    if (unit === null) return null;
    operands.push(unit);
  }
  const [first = PURE, second = PURE] = operands;
  const alike = operands.every((unit) => unit === first);
  switch (expression.operator) {
    case "*":
      return combined(first, second, false);
    case "/":
      return combined(first, second, true);
    case "+":
    case "-":
    case "min":
    case "max":
    case "mod":
    case "floor":
      return alike ? first : null;
    case "gt":
    case "ge":
    case "eq":
      return alike ? PURE : null;
    default:
      return PURE;
  }
}
