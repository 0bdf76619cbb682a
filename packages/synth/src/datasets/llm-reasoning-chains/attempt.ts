import type { Dice } from "../prose/dice.ts";
import { type WrongStep, wrongStep } from "./error-injection.ts";
import { type Expression, evaluate, filled, written } from "./expression.ts";
import type { Problem, ProgramNode } from "./problem.ts";
import { equal, exactText, type Rational } from "./rational.ts";
import { type Correction, closingText, openingText, type StepPlace, stepText, stoppedText } from "./step-prose.ts";
import { type ErrorType, errorTypes } from "./vocabulary.ts";

/** What an attempt is going to be like. */
export interface Fate {
  readonly outcome: "right" | "corrected" | "wrong" | "given_up";
  /** Whether a sentence without a calculation stands before or after the others. */
  readonly remark: "opening" | "closing" | null;
}

interface Step {
  readonly i: number;
  /** The numbers of the steps that it uses, ascending, with commas between. */
  readonly dependsOn: string;
  readonly error: ErrorType | null;
  readonly expr: string | null;
  readonly node: string | null;
  readonly rating: -1 | 0 | 1;
  readonly text: string;
  readonly unit: string | null;
  readonly value: string | null;
}

/** An attempt to solve a problem, as far as it went. */
export interface Attempt {
  readonly steps: readonly Step[];
  /** The last value, null for who gave up, and the unit of the last calculation, null where there is none. */
  readonly final: Rational | null;
  readonly unit: string | null;
  readonly firstError: Step | null;
}

/** An error that is going to be made: at which calculation, and what it shows. */
interface Slip {
  readonly at: number;
  readonly type: ErrorType;
  readonly wrong: WrongStep;
}

/** Kinds of error with how often solvers make them, in the order of `errorTypes`. */
const errorWeights = [24, 16, 8, 14, 14, 8, 8, 8];

/** Writes one attempt down, step after step. */
class Notebook {
  readonly steps: Step[] = [];
  /** What the attempt takes each quantity for; a calculation that was not made yet is never asked for. */
  readonly values: Rational[];
  firstError: Step | null = null;
  /** The latest step of each quantity, 0 for what is given. */
  private readonly latest: number[];
  private lastNode: ProgramNode | null = null;
  private readonly problem: Problem;
  private readonly dice: Dice;

  constructor(problem: Problem, dice: Dice) {
    this.problem = problem;
    this.dice = dice;
    this.values = problem.values.slice();
    this.latest = this.values.map(() => 0);
  }

  remark(text: string): void {
    const i = this.steps.length + 1;
    this.steps.push({
      i,
      dependsOn: "",
      error: null,
      expr: null,
      node: null,
      rating: 0,
      text,
      unit: null,
      value: null,
    });
  }

  /** Writes a node's calculation from the latest values, right or not. */
  calculate(node: ProgramNode, place: StepPlace, corrects: Correction | null = null): void {
    const value = evaluate(node.formula, this.values);
    const expr = written(node.formula, this.values);
    this.add(node, place, { expr, value }, this.isSound(node) ? 1 : 0, null, corrects);
  }

  /** Whether all that a calculation uses is right. */
  private isSound({ uses }: ProgramNode): boolean {
    for (let i = 0; i < uses.length; i++) {
      const index = uses[i] as number;
      if (!equal(this.values[index] as Rational, this.problem.values[index] as Rational)) return false;
    }
    return true;
  }

  private stepsUsedBy({ uses }: ProgramNode): string {
    let text = "";
    for (let i = 0; i < uses.length; i++) {
      const step = this.latest[uses[i] as number] as number;
      if (step > 0) text += text === "" ? step : `,${step}`;
    }
    return text;
  }

  add(
    node: ProgramNode,
    place: StepPlace,
    shown: WrongStep,
    rating: -1 | 0 | 1,
    error: ErrorType | null,
    corrects: Correction | null = null,
  ): void {
    const i = this.steps.length + 1;
    const { id, index, unit, what } = node;
    const { expr } = shown;
    const value = exactText(shown.value);
    const text = stepText(this.dice, place, expr, value, unit, what, corrects);
    const step = { i, dependsOn: this.stepsUsedBy(node), error, expr, node: id, rating, text, unit, value };
    this.steps.push(step);
    if (rating === -1) this.firstError ??= step;
    this.latest[index] = i;
    this.values[index] = shown.value;
    this.lastNode = node;
  }

  get final(): Rational {
    if (this.lastNode === null) throw new RangeError("the attempt has no calculation");
    return this.values[this.lastNode.index] as Rational;
  }

  /** The attempt as far as it is written; `final` is null for who gives up. */
  attempt(final: Rational | null): Attempt {
    return { steps: this.steps, final, unit: this.lastNode?.unit ?? null, firstError: this.firstError };
  }
}

function placeOf(problem: Problem, at: number): StepPlace {
  if (at === 0) return "first";
  return at === problem.nodes.length - 1 ? "last" : "next";
}

/** A node's right expression with its numbers. */
function rightExpression(problem: Problem, node: ProgramNode): Expression {
  return filled(node.formula, problem.values);
}

function drawSlip(problem: Problem, dice: Dice): Slip | null {
  const { nodes } = problem;
  const type = errorTypes[dice.weighted(errorWeights)] ?? "arithmetic_slip";
  if (type === "premature_stop") {
    if (nodes.length < 2) return null;
    const at = nodes.length - 2 - (dice.chance(0.25) ? Math.min(1, nodes.length - 2) : 0);
    const node = nodes[at] as ProgramNode;
    const expr = written(rightExpression(problem, node));
    return { at, type, wrong: { expr, value: node.value } };
  }
  // Earlier calculations go wrong a little more often than later ones.
  const share = dice.share();
  const at = Math.floor(nodes.length * share * Math.sqrt(share));
  const node = nodes[at] as ProgramNode;
  // Nobody is off by one in a fraction.
  if (type === "off_by_one" && node.value.d > 1) return null;
  const wrong = wrongStep(dice, type, rightExpression(problem, node), node.unit);
  return wrong === null ? null : { at, type, wrong };
}

/** The steps with an error and what follows from it; null where they cannot be computed or end right after all. */
function withError(problem: Problem, dice: Dice, slip: Slip, fate: Fate): Attempt | null {
  const book = new Notebook(problem, dice);
  const { nodes } = problem;
  if (fate.remark === "opening") book.remark(openingText(dice, problem.last.what, nodes.length));
  try {
    for (let at = 0; at < nodes.length; at++) {
      const node = nodes[at] as ProgramNode;
      if (at !== slip.at) {
        book.calculate(node, placeOf(problem, at));
        continue;
      }
      book.add(node, placeOf(problem, at), slip.wrong, -1, slip.type);
      if (slip.type === "premature_stop") break;
      if (fate.outcome !== "corrected") continue;
      book.calculate(node, "correction", { step: book.steps.length, value: slip.wrong.value });
    }
  } catch (error) {
    // What follows from the error divides by zero or leaves the exact numbers.
    if (error instanceof RangeError) return null;
    throw error;
  }
  const { final } = book;
  const isRight = equal(final, problem.last.value);
  if (isRight !== (fate.outcome === "corrected") || final.d > 1e9) return null;
  if (final.n < 0 && problem.last.value.n >= 0) return null;
  if (fate.remark === "closing" && slip.type !== "premature_stop") {
    book.remark(closingText(dice, final, problem.last.unit));
  }
  return book.attempt(final);
}

const TRIES = 12;

/** One attempt at a problem, as its fate says. */
export function attempt(problem: Problem, dice: Dice, fate: Fate): Attempt {
  if (fate.outcome === "right" || fate.outcome === "given_up") return withoutError(problem, dice, fate);
  for (let i = 0; i < TRIES; i++) {
    const slip = drawSlip(problem, dice);
    if (slip === null || (slip.type === "premature_stop" && fate.outcome === "corrected")) continue;
    const made = withError(problem, dice, slip, fate);
    if (made !== null) return made;
  }
  // A slip in the last result is always possible, and always makes it wrong.
  const at = problem.nodes.length - 1;
  const node = problem.last;
  const wrong = wrongStep(dice, "off_by_one", rightExpression(problem, node), node.unit);
  const made = wrong === null ? null : withError(problem, dice, { at, type: "off_by_one", wrong }, fate);
  if (made === null) throw new Error("a slip in the last result must be possible");
  return made;
}

function withoutError(problem: Problem, dice: Dice, fate: Fate): Attempt {
  const book = new Notebook(problem, dice);
  const { nodes } = problem;
  if (fate.remark === "opening") book.remark(openingText(dice, problem.last.what, nodes.length));
  const until = fate.outcome === "given_up" ? dice.below(nodes.length) : nodes.length;
  for (let at = 0; at < until; at++) book.calculate(nodes[at] as ProgramNode, placeOf(problem, at));
  if (fate.outcome === "given_up") {
    book.remark(stoppedText(dice));
    return book.attempt(null);
  }
  if (fate.remark === "closing") book.remark(closingText(dice, book.final, problem.last.unit));
  return book.attempt(book.final);
}

/** The steps as RFC 8785 text. No word of a problem has anything in it that needs an escape. */
export function stepsJson(steps: readonly Step[]): string {
  let json = "[";
  for (let at = 0; at < steps.length; at++) json += (at === 0 ? "" : ",") + stepJson(steps[at] as Step);
  return `${json}]`;
}

function stepJson({ i, dependsOn, error, expr, node, rating, text, unit, value }: Step): string {
  if (node === null) {
    return `{"depends_on":[],"error_type":null,"expr":null,"i":${i},"node":null,"rating":0,"text":"${text}","unit":null,"value":null}`;
  }
  const slip = error === null ? '],"error_type":null,"expr":"' : `],"error_type":"${error}","expr":"`;
  const place = `","i":${i},"node":"${node}","rating":${rating},"text":"`;
  return `{"depends_on":[${dependsOn}${slip}${expr}${place}${text}","unit":"${unit}","value":"${value}"}`;
}
