import type { Dice } from "../prose/dice.ts";
import { numberWord } from "../prose/phrase.ts";
import { type Expression, evaluate, name } from "./expression.ts";
import { exactText, type Rational, rational } from "./rational.ts";

export interface Given {
  readonly name: string;
  readonly kind: "stated" | "known" | "distractor";
  readonly unit: string;
  readonly value: Rational;
}

/** One calculation on the way to the answer; node i is named s1, s2, … */
export interface ProgramNode {
  readonly id: string;
  readonly formula: Expression;
  readonly unit: string;
  readonly value: Rational;
  /** What it is, as a noun phrase for the solver's sentences. */
  readonly what: string;
}

/** A problem while it is told: its quantities, its program and its sentences. */
export class Problem {
  readonly dice: Dice;
  readonly givens: Given[] = [];
  readonly nodes: ProgramNode[] = [];
  readonly values = new Map<string, Rational>();
  readonly sentences: string[] = [];
  question = "";

  constructor(dice: Dice) {
    this.dice = dice;
  }

  /** Notes a quantity, under a name of its own, for use in formulas. */
  given(base: string, value: Rational | number, unit: string, kind: Given["kind"] = "stated"): Expression {
    let own = base;
    for (let i = 2; this.values.has(own); i++) own = `${base}_${i}`;
    const exact = typeof value === "number" ? rational(value) : value;
    this.givens.push({ name: own, kind, unit, value: exact });
    this.values.set(own, exact);
    return name(own);
  }

  /** Adds a calculation and gives its name for later formulas. */
  node(formula: Expression, unit: string, what: string): Expression {
    const id = `s${this.nodes.length + 1}`;
    const value = evaluate(formula, this.values);
    this.nodes.push({ id, formula, unit, value, what });
    this.values.set(id, value);
    return name(id);
  }

  /** The last calculation. */
  get last(): ProgramNode {
    const node = this.nodes.at(-1);
    if (node === undefined) throw new RangeError("the problem has no calculation yet");
    return node;
  }

  tell(sentence: string): void {
    this.sentences.push(sentence);
  }

  /** A number in the question: mostly in digits, small ones at times in words. */
  count(n: number): string {
    return n <= 12 && this.dice.chance(0.13) ? numberWord(n) : String(n);
  }
}

/** An amount of money as a text: $7, $7.50. */
export function dollars(value: Rational): string {
  const text = exactText(value);
  const point = text.indexOf(".");
  if (value.d > 1 && point < 0) return `$${(value.n / value.d).toFixed(2)}`;
  return point < 0 ? `$${text}` : `$${text.slice(0, point)}${text.slice(point).padEnd(3, "0")}`;
}
