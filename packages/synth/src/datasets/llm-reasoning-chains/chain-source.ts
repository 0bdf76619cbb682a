import type { Arena } from "../../engine/arena.ts";
import { MS_PER_DAY } from "../../engine/calendar.ts";
import { NULL, type RowSource, register } from "../../engine/rows.ts";
import { rowsBefore, startOfDay } from "../../engine/window.ts";
import { agentModels } from "../../entities/agents.ts";
import { below, draw, innerKey, keyAt, streamsOf } from "../../random/hash.ts";
import { permute } from "../../random/permutation.ts";
import { Dice } from "../prose/dice.ts";
import { type Attempt, attempt, type Fate, stepsJson } from "./attempt.ts";
import { tellCode } from "./code-problem.ts";
import { slot } from "./columns.ts";
import { written } from "./expression.ts";
import { tellLogic } from "./logic-problem.ts";
import { tellProbability } from "./probability-problem.ts";
import { type Given, Problem, type ProgramNode } from "./problem.ts";
import { exactText, type Rational } from "./rational.ts";
import { tellStory } from "./story-problem.ts";
import { type Domain, domains, errorTypes } from "./vocabulary.ts";

const chainStreams = streamsOf("llm-reasoning-chains/chain");
const codeStreams = streamsOf("llm-reasoning-chains/chain-code");

/** Chains are sampled one after another, so far apart on average. */
const SPACING = 7_300;
const field = { moment: 1_000_000 } as const;
const story = { told: 1, tried: 2 } as const;

/** How often each domain occurs, in the order of `domains`. */
const domainWeights = [34, 10, 10, 14, 11, 21];
/** Steps of human solutions: GSM8K's distribution from 2 to 8. */
const stepWeights = [0.26, 0.287, 0.222, 0.129, 0.058, 0.03, 0.014];
const FEWEST_STEPS = 2;
const meanSteps = stepWeights.reduce((sum, weight, i) => sum + weight * (i + FEWEST_STEPS), 0);
/** How much more or less often than the average each model errs; they sum to 0. */
const modelErrs = [-0.45, 0.5, -0.2, 0.35, -0.35, 0.15];

export interface ChainSettings {
  readonly from: string;
  readonly to: string | null;
  readonly domains: readonly string[];
  readonly incorrect_share: number;
  readonly self_corrected_share: number;
  readonly distractor_share: number;
}

/** What is decided of a chain before its story is told. */
interface Outline {
  readonly domain: number;
  readonly solver: number;
  readonly nodes: number;
  readonly distractor: boolean;
  readonly fate: Fate;
}

function outline(dice: Dice, settings: ChainSettings, domainOf: (dice: Dice) => number): Outline {
  const domain = domainOf(dice);
  const solver = dice.below(agentModels.length);
  const steps = FEWEST_STEPS + dice.weighted(stepWeights);
  const rate = settings.incorrect_share;
  // Longer problems and weaker models err more; the share over all chains stays as set.
  const lean = (modelErrs[solver] as number) + 0.1 * (steps - meanSteps);
  const isWrong = dice.chance(rate + rate * (1 - rate) * Math.max(-0.9, Math.min(0.9, lean)));
  const corrects = dice.chance(Math.min(1, settings.self_corrected_share / Math.max(0.05, 1 - rate)));
  const outcome = isWrong ? (dice.chance(0.07) ? "given_up" : "wrong") : corrects ? "corrected" : "right";
  const remarks = steps >= 3 && dice.chance(0.2);
  const remark = remarks ? (dice.chance(0.5) ? "opening" : "closing") : null;
  const nodes = Math.max(2, steps - (remarks ? 1 : 0) - (outcome === "corrected" ? 1 : 0));
  return { domain, solver, nodes, distractor: dice.chance(settings.distractor_share), fate: { outcome, remark } };
}

function tellProblem(key: number, plan: Outline): Problem {
  const problem = new Problem(new Dice(key));
  const domain = domains[plan.domain] as Domain;
  if (domain === "logic") tellLogic(problem, plan.nodes, plan.distractor);
  else if (domain === "probability") tellProbability(problem, plan.nodes, plan.distractor);
  else if (domain === "code-trace") tellCode(problem, plan.nodes, plan.distractor);
  else tellStory(problem, domain, plan.nodes, plan.distractor);
  return problem;
}

function answerText(value: Rational, unit: string): string {
  if (unit === "truth") return value.n === 1 ? "yes" : "no";
  return exactText(value);
}

function givensJson({ givens }: Problem): string {
  let json = "[";
  for (let i = 0; i < givens.length; i++) {
    const { kind, name, unit, value } = givens[i] as Given;
    json += i === 0 ? '{"kind":"' : ',{"kind":"';
    json += `${kind}","name":"${name}","unit":"${unit}","value":"${exactText(value)}"}`;
  }
  return `${json}]`;
}

function programJson({ nodes }: Problem): string {
  let json = "[";
  for (let i = 0; i < nodes.length; i++) {
    const { formula, id, unit } = nodes[i] as ProgramNode;
    json += i === 0 ? '{"formula":"' : ',{"formula":"';
    json += `${written(formula)}","node":"${id}","unit":"${unit}"}`;
  }
  return `${json}]`;
}

function lengthOf(steps: Attempt["steps"]): number {
  let length = 0;
  for (let i = 0; i < steps.length; i++) length += (steps[i] as Attempt["steps"][number]).text.length;
  return length;
}

/** Opens the chains of a seed; each is told when its row is loaded. */
export function openChains(
  seed: string,
  columns: number,
  settings: ChainSettings,
  limit: number,
  memory?: Arena,
): RowSource {
  const chains = chainStreams(seed);
  const codes = codeStreams(seed);
  const into = register(columns, memory);
  const from = startOfDay(settings.from);
  const chosen = domainWeights.map((weight, i) =>
    settings.domains.length === 0 || settings.domains.includes(domains[i] as Domain) ? weight : 0,
  );
  const momentOf = (row: number): number =>
    from + row * SPACING + below(draw(keyAt(chains, row), field.moment), SPACING);

  const load = (row: number): void => {
    const { cells, texts } = into;
    const key = keyAt(chains, row);
    const plan = outline(new Dice(key), settings, (dice) => dice.weighted(chosen));
    const problem = tellProblem(innerKey(key, story.told), plan);
    const made = attempt(problem, new Dice(innerKey(key, story.tried)), plan.fate);
    const { unit, value } = problem.last;
    const length = lengthOf(made.steps);
    const isCorrect = plan.fate.outcome === "right" || plan.fate.outcome === "corrected";
    const { firstError } = made;
    cells[slot.chain] = permute(codes, row, 30);
    cells[slot.created] = momentOf(row);
    cells[slot.solver] = plan.solver;
    cells[slot.domain] = plan.domain;
    cells[slot.difficulty] = Math.max(1, Math.min(5, problem.nodes.length - 1 + (problem.distracts ? 1 : 0)));
    texts[slot.question] = `${problem.story} ${problem.question}`;
    texts[slot.givens] = givensJson(problem);
    texts[slot.program] = programJson(problem);
    texts[slot.steps] = stepsJson(made.steps);
    cells[slot.stepCount] = made.steps.length;
    // The unit of a premature answer is that of the step it stops at.
    texts[slot.finalAnswer] = made.final === null ? null : answerText(made.final, made.unit ?? unit);
    texts[slot.goldAnswer] = answerText(value, unit);
    texts[slot.answerUnit] = unit;
    cells[slot.isCorrect] = isCorrect ? 1 : 0;
    cells[slot.firstError] = firstError === null ? NULL : firstError.i;
    cells[slot.errorType] = firstError?.error == null ? NULL : errorTypes.indexOf(firstError.error);
    cells[slot.selfCorrected] = plan.fate.outcome === "corrected" ? 1 : 0;
    cells[slot.finish] = isCorrect ? 0 : made.final === null ? 2 : 1;
    cells[slot.tokens] = Math.ceil((length * (400 + below(draw(key, field.moment + 1), 200))) / 2_000);
  };
  if (settings.to === null) return { register: into, load };
  const until = Math.min(startOfDay(settings.to), from + limit * SPACING + MS_PER_DAY);
  return { register: into, load, rows: rowsBefore(momentOf, until, limit) };
}
