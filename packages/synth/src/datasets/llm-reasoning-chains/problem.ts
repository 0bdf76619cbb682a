import type { Dice } from "../prose/dice.ts";
import { numberWord } from "../prose/phrase.ts";
import { type Expression, evaluate, indicesIn, name } from "./expression.ts";
import { exactText, type Rational, rational } from "./rational.ts";

export interface Given {
  readonly name: string;
  /** Its number among all quantities of the problem. */
  readonly index: number;
  readonly kind: "stated" | "known" | "distractor";
  readonly unit: string;
  readonly value: Rational;
}

/** One calculation on the way to the answer; node i is named s1, s2, … */
export interface ProgramNode {
  readonly id: string;
  /** Its number among all quantities of the problem. */
  readonly index: number;
  readonly formula: Expression;
  /** The numbers of the quantities that it uses, ascending. */
  readonly uses: readonly number[];
  readonly unit: string;
  readonly value: Rational;
  /** What it is, as a noun phrase for the solver's sentences. */
  readonly what: string;
}

const nodeNames = Array.from({ length: 16 }, (_, i) => `s${i + 1}`);

/** A problem while it is told: its quantities, its program and its sentences. */
export class Problem {
  readonly dice: Dice;
  readonly givens: Given[] = [];
  readonly nodes: ProgramNode[] = [];
  /** The values of all quantities, by their numbers. */
  readonly values: Rational[] = [];
  /** Whether a quantity of no use is among the givens. */
  distracts = false;
  /** The sentences that have been told. */
  story = "";
  question = "";

  constructor(dice: Dice) {
    this.dice = dice;
  }

  /** Notes a quantity, under a name of its own, for use in formulas. */
  given(base: string, value: Rational | number, unit: string, kind: Given["kind"] = "stated"): Expression {
    let own = base;
    for (let i = 2; this.hasGiven(own); i++) own = `${base}_${i}`;
    const exact = typeof value === "number" ? rational(value) : value;
    const index = this.values.length;
    this.givens.push({ name: own, index, kind, unit, value: exact });
    this.values.push(exact);
    if (kind === "distractor") this.distracts = true;
    return name(own, index);
  }

  private hasGiven(own: string): boolean {
    for (let i = 0; i < this.givens.length; i++) if ((this.givens[i] as Given).name === own) return true;
    return false;
  }

  /** Adds a calculation and gives its name for later formulas. */
  node(formula: Expression, unit: string, what: string): Expression {
    const id = nodeNames[this.nodes.length] ?? `s${this.nodes.length + 1}`;
    const value = evaluate(formula, this.values);
    const index = this.values.length;
    this.nodes.push({ id, index, formula, uses: indicesIn(formula), unit, value, what });
    this.values.push(value);
    return name(id, index);
  }

  /** The last calculation. */
  get last(): ProgramNode {
    const node = this.nodes[this.nodes.length - 1];
    if (node === undefined) throw new RangeError("the problem has no calculation yet");
    return node;
  }

  tell(sentence: string): void {
    this.story += this.story === "" ? sentence : ` ${sentence}`;
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
