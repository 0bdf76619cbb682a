import type { Report } from "../validation.ts";
import type { Chain, Step } from "./chain.ts";
import { checkError, exactValue } from "./error-rules.ts";
import { substituted } from "./formula.ts";
import { isExactText, operandText, type SolvedNode, type SolvedProgram } from "./program.ts";
import { rationalText, readRational } from "./rational.ts";

/** Checks the steps of an attempt against the program that solves the problem. */
export function checkSteps(chain: Chain, program: SolvedProgram, report: Report): void {
  const latest = new Map<string, Step>();
  const { steps } = chain;
  if (chain.step_count !== steps.length) report("step_numbers", `${chain.step_count} of ${steps.length} steps`);
  let number = 0;
  for (const step of steps) {
    number++;
    if (step.i !== number) report("step_numbers", `step ${step.i} stands at ${number}`);
    if (step.depends_on.some((earlier) => earlier >= step.i))
      report("step_numbers", `step ${step.i} depends on itself`);
    const node = partsNode(step, program, report);
    if (node === null || step.node === null) continue;
    checkCalculation(step, node, program, latest, number === steps.length, report);
    latest.set(step.node, step);
  }
}

/** The node that a step calculates; null for a step without a calculation, or in parts. */
function partsNode(step: Step, program: SolvedProgram, report: Report): SolvedNode | null {
  const { expr, node: name, unit, value } = step;
  if (expr === null && name === null && unit === null && value === null) {
    if (step.rating === -1) report("wrong_value", `step ${step.i} errs without a calculation`);
    if (step.rating !== 0 || step.depends_on.length > 0) report("step_parts", `step ${step.i} is rated ${step.rating}`);
    return null;
  }
  const node = program.nodes.get(name ?? "");
  if (expr === null || unit === null || value === null || node === undefined || unit !== node.unit) {
    report("step_parts", `step ${step.i} calculates ${name} in ${unit}`);
    return null;
  }
  return node;
}

function checkCalculation(
  step: Step,
  node: SolvedNode,
  program: SolvedProgram,
  latest: ReadonlyMap<string, Step>,
  isLast: boolean,
  report: Report,
): void {
  const { expr, value, rating } = step;
  if (expr === null || value === null) return;
  if (rating !== 1 && !isExactNumber(value)) report("exact_numbers", `step ${step.i} is ${value}`);
  if (rating === -1) {
    checkError(step, node, program, isLast, report);
    return;
  }
  if (!dependsOn(step, node, latest)) report("depends_on", `step ${step.i} depends on ${step.depends_on.join(", ")}`);
  if (rating === 1) {
    // The same text as the solved formula has the same value.
    if (expr !== node.expr || value !== node.value) report("right_steps", `${expr} is ${value}, right is ${node.expr}`);
    if (value !== node.value && !isExactNumber(value)) report("exact_numbers", `step ${step.i} is ${value}`);
    if (expr !== node.expr && exactValue(expr) === null) report("formula_grammar", expr);
  } else checkPropagated(expr, value, node, program, latest, report);
}

function isExactNumber(value: string): boolean {
  return isExactText(value, readRational(value));
}

/** True for the latest earlier steps of the nodes that the formula names, in ascending order. */
function dependsOn(step: Step, { inputs }: SolvedNode, latest: ReadonlyMap<string, Step>): boolean {
  if (step.depends_on.length !== inputs.length) return false;
  const due = inputs.map((name) => latest.get(name)?.i ?? 0).sort((a, b) => a - b);
  return due.every((earlier, i) => earlier === step.depends_on[i]);
}

function checkPropagated(
  expr: string,
  value: string,
  node: SolvedNode,
  program: SolvedProgram,
  latest: ReadonlyMap<string, Step>,
  report: Report,
): void {
  const wrong = node.inputs.some((name) => {
    const earlier = latest.get(name);
    return earlier !== undefined && (earlier.rating === -1 || earlier.value !== program.nodes.get(name)?.value);
  });
  const due = substituted(node.formula, (name) => {
    const known = latest.get(name)?.value;
    return program.givens.get(name) ?? (known === undefined || known === null ? undefined : operandText(known));
  });
  if (!wrong || expr !== due)
    report("propagated_steps", `${expr} instead of ${due}, resting on ${wrong ? "an error" : "none"}`);
  const exact = exactValue(expr);
  if (exact === null) report("formula_grammar", expr);
  else if (rationalText(exact) !== value) report("propagated_steps", `${expr} is not ${value}`);
}
