import type { Report } from "../validation.ts";
import type { Chain, Given, ProgramNode } from "./chain.ts";
import { evaluate } from "./expression.ts";
import { type Formula, readFormula, substituted } from "./formula.ts";
import { compare, type Rational, rationalText, readRational } from "./rational.ts";
import { readUnit, type Unit, unitOf } from "./unit.ts";

/** A node of the program with what is right about it. */
export interface SolvedNode {
  readonly formula: Formula;
  readonly unit: string;
  readonly isLast: boolean;
  /** The nodes that its formula names. */
  readonly inputs: readonly string[];
  /** Its right value, and the formula with right values in it. */
  readonly value: string;
  readonly expr: string;
}

export interface SolvedProgram {
  readonly nodes: ReadonlyMap<string, SolvedNode>;
  /** Texts of the givens' values, as they stand in an expression. */
  readonly givens: ReadonlyMap<string, string>;
}

/** A number as it stands in an expression: fractions and negative ones in parentheses. */
export function operandText(value: string): string {
  return value.startsWith("-") || value.includes("/") ? `(${value})` : value;
}

/** True for the one published text of an exact number. */
export function isExactText(text: string, value: Rational | null): boolean {
  // Most are whole numbers without a sign.
  if (/^[1-9][0-9]*$/.test(text)) return true;
  return value !== null && rationalText(value) === text;
}

const twelve: Rational = { p: 12n, q: 1n };

/** True where digits stand in a text as a number of their own. */
function isStated(question: string, digits: string): boolean {
  for (let at = question.indexOf(digits); at >= 0; at = question.indexOf(digits, at + 1)) {
    const [before = "", after = ""] = [question[at - 1], question[at + digits.length]];
    if (!/[0-9]/.test(before) && !/[0-9]/.test(after)) return true;
  }
  return false;
}

/** A decimal as money is written, with two places. */
function asMoney(digits: string): string {
  return /\.[0-9]$/.test(digits) ? `${digits}0` : digits;
}

/** The givens that are read so far, and the nodes. */
class Solver {
  readonly nodes = new Map<string, SolvedNode>();
  readonly givens = new Map<string, string>();
  private readonly values = new Map<string, Rational>();
  private readonly units = new Map<string, Unit>();
  private readonly texts = new Map<string, string>();
  readonly used = new Set<string>();
  private readonly report: Report;

  constructor(report: Report) {
    this.report = report;
  }

  given({ name, unit, value, kind }: Given, question: string): void {
    const number = readRational(value);
    if (!isExactText(value, number)) this.report("exact_numbers", `${name} is ${value}`);
    if (this.givens.has(name)) this.report("givens_used", `${name} is given twice`);
    const text = operandText(value);
    this.givens.set(name, text);
    this.texts.set(name, text);
    this.unit(name, unit);
    if (number === null) return;
    this.values.set(name, number);
    const magnitude = number.p < 0n ? { p: -number.p, q: number.q } : number;
    const digits = value.startsWith("-") ? value.slice(1) : value;
    if (
      kind !== "known" &&
      compare(magnitude, twelve) > 0 &&
      !isStated(question, digits) &&
      !isStated(question, asMoney(digits))
    ) {
      this.report("givens_stated", `${name} = ${value} does not stand in the question`);
    }
  }

  private unit(name: string, text: string): Unit | null {
    const unit = readUnit(text);
    if (unit === null) this.report("units_balance", `${text} is no unit`);
    else this.units.set(name, unit);
    return unit;
  }

  /** Reads a node; false when its formula says nothing. */
  node({ node, formula: text, unit: unitText }: ProgramNode, place: number, isLast: boolean): boolean {
    const { report } = this;
    if (node !== `s${place}`) report("program_order", `${node} stands at ${place}`);
    const formula = readFormula(text);
    if (formula === null) {
      report("formula_grammar", text);
      return false;
    }
    const inputs: string[] = [];
    for (const name of formula.names) {
      if (this.nodes.has(name)) inputs.push(name);
      else if (!this.givens.has(name)) report("program_order", `${text} names ${name}`);
      this.used.add(name);
    }
    const value = evaluate(formula.expression, this.values);
    const found = unitOf(formula.expression, this.units);
    if (this.unit(node, unitText) !== found) report("units_balance", `${text} has ${found}, ${node} ${unitText}`);
    if (value === null) return false;
    const result = rationalText(value);
    const expr = substituted(formula, (name) => this.texts.get(name));
    this.nodes.set(node, { formula, unit: unitText, isLast, inputs, value: result, expr });
    this.values.set(node, value);
    this.texts.set(node, operandText(result));
    return true;
  }
}

/** What is written where an answer is a truth. */
export function answerText(value: string, unit: string): string {
  return unit === "truth" ? (value === "1" ? "yes" : "no") : value;
}

/** Checks givens and program, and solves it; null where it cannot be solved. */
export function solve(chain: Chain, report: Report): SolvedProgram | null {
  const solver = new Solver(report);
  for (const given of chain.givens) solver.given(given, chain.question);
  const { program } = chain;
  let place = 0;
  for (const node of program) {
    place++;
    if (!solver.node(node, place, place === program.length)) {
      report("gold_answer", `${node.node} has no value`);
      return null;
    }
  }
  checkUse(chain, solver.used, report);
  const last = program.at(-1);
  const solved = last === undefined ? undefined : solver.nodes.get(last.node);
  if (solved === undefined) return null;
  if (chain.gold_answer !== answerText(solved.value, solved.unit)) {
    report("gold_answer", `${chain.gold_answer} instead of ${answerText(solved.value, solved.unit)}`);
  }
  if (chain.answer_unit !== solved.unit) report("gold_answer", `${chain.answer_unit} instead of ${solved.unit}`);
  return { nodes: solver.nodes, givens: solver.givens };
}

function checkUse({ givens, program, difficulty }: Chain, used: ReadonlySet<string>, report: Report): void {
  let distracts = false;
  for (const { name, kind } of givens) {
    distracts ||= kind === "distractor";
    if (used.has(name) === (kind === "distractor")) report("givens_used", `${name} is ${kind}`);
  }
  for (const { node } of program.slice(0, -1)) {
    if (!used.has(node)) report("program_order", `${node} leads nowhere`);
  }
  const due = Math.min(5, Math.max(1, program.length - 1 + (distracts ? 1 : 0)));
  if (difficulty !== due) report("difficulty", `${difficulty} instead of ${due}`);
}
