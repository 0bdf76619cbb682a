import type { Dice } from "../prose/dice.ts";
import { type WrongStep, wrongStep } from "./error-injection.ts";
import { type Expression, evaluate, filled, literal, namesIn, written } from "./expression.ts";
import type { Problem, ProgramNode } from "./problem.ts";
import { equal, exactText, type Rational } from "./rational.ts";
import { closingText, openingText, type StepPlace, stepText, stoppedText } from "./step-prose.ts";
import { type ErrorType, errorTypes } from "./vocabulary.ts";

/** What an attempt is going to be like. */
export interface Fate {
  readonly outcome: "right" | "corrected" | "wrong" | "given_up";
  /** Whether a sentence without a calculation stands before or after the others. */
  readonly remark: "opening" | "closing" | null;
}

interface Step {
  readonly i: number;
  readonly dependsOn: readonly number[];
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
  /** The last value, null for who gave up. */
  readonly final: Rational | null;
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
  /** The latest step and value of each node. */
  readonly latest = new Map<string, number>();
  readonly values: Map<string, Rational>;
  private readonly problem: Problem;
  private readonly dice: Dice;

  constructor(problem: Problem, dice: Dice) {
    this.problem = problem;
    this.dice = dice;
    this.values = new Map(problem.givens.map((given) => [given.name, given.value]));
  }

  remark(text: string): void {
    const i = this.steps.length + 1;
    this.steps.push({
      i,
      dependsOn: [],
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
  calculate(node: ProgramNode, place: StepPlace, corrects?: { readonly step: number; readonly value: Rational }): void {
    const value = evaluate(node.formula, this.values);
    const expr = written(node.formula, (name) => literal(this.values.get(name) ?? value));
    const sound = namesIn(node.formula).every((name) => {
      const used = this.values.get(name);
      const right = this.problem.values.get(name);
      return used !== undefined && right !== undefined && equal(used, right);
    });
    this.add(node, place, { expr, value }, sound ? 1 : 0, null, corrects);
  }

  add(
    node: ProgramNode,
    place: StepPlace,
    shown: WrongStep,
    rating: -1 | 0 | 1,
    error: ErrorType | null,
    corrects?: { readonly step: number; readonly value: Rational },
  ): void {
    const i = this.steps.length + 1;
    const dependsOn = namesIn(node.formula)
      .flatMap((name) => this.latest.get(name) ?? [])
      .sort((a, b) => a - b);
    const { id, unit, what } = node;
    const words = { ...shown, unit, what, ...(corrects === undefined ? {} : { corrects }) };
    const text = stepText(this.dice, place, words);
    this.steps.push({
      i,
      dependsOn,
      error,
      expr: shown.expr,
      node: id,
      rating,
      text,
      unit,
      value: exactText(shown.value),
    });
    this.latest.set(id, i);
    this.values.set(id, shown.value);
  }

  get final(): Rational {
    const id = this.steps.findLast((step) => step.node !== null)?.node ?? "";
    const value = this.values.get(id);
    if (value === undefined) throw new RangeError("the attempt has no calculation");
    return value;
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
    const expr = written(rightExpression(problem, node), (name) => name);
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
    for (const [at, node] of nodes.entries()) {
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
  const firstError = book.steps.find((step) => step.rating === -1) ?? null;
  return { steps: book.steps, final, firstError };
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
  for (const [at, node] of nodes.slice(0, until).entries()) book.calculate(node, placeOf(problem, at));
  if (fate.outcome === "given_up") {
    book.remark(stoppedText(dice));
    return { steps: book.steps, final: null, firstError: null };
  }
  if (fate.remark === "closing") book.remark(closingText(dice, book.final, problem.last.unit));
  return { steps: book.steps, final: book.final, firstError: null };
}

/** The steps as RFC 8785 text. */
export function stepsJson(steps: readonly Step[]): string {
  const members = steps.map((step) => {
    const text = (value: string | null): string => (value === null ? "null" : `"${value}"`);
    return `{"depends_on":[${step.dependsOn.join(",")}],"error_type":${text(step.error)},"expr":${text(step.expr)},"i":${step.i},"node":${text(step.node)},"rating":${step.rating},"text":${JSON.stringify(step.text)},"unit":${text(step.unit)},"value":${text(step.value)}}`;
  });
  return `[${members.join(",")}]`;
}
