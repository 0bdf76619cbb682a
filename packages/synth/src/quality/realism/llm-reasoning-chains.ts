import { benfordDeviation } from "../benford.ts";
import { unrelatedChains } from "../controls/llm-reasoning-chains.ts";
import { mean } from "../moments.ts";
import { numberOf, tally, textOf } from "../row-values.ts";
import { skeletonCount } from "../skeletons.ts";
import { type Counted, defineRealism, type Row, type Statistic } from "../statistic.ts";
import { conditionalBigramEntropy, distinctShare } from "../text-entropy.ts";

const GSM8K = "GSM8K, 8,792 problems";
const TOKENS = 20_000;
const KEPT_QUESTIONS = 10_000;
/** Shares of solutions with 2 … 8 steps. */
const gsmSteps = [0.26, 0.287, 0.222, 0.129, 0.058, 0.03, 0.014];
const gsmOperators: Readonly<Record<string, number>> = { "*": 0.376, "+": 0.29, "/": 0.17, "-": 0.164 };

interface ChainColumns extends Counted {
  stepCounts: Map<number, number>;
  operators: Map<string, number>;
  operands: number;
  operandsInContext: number;
  wrong: number;
  /** Chains and wrong ones, by solver. */
  bySolver: Map<string, { chains: number; wrong: number }>;
  /** Place of the error in its chain, 0 … 1. */
  errorPlaces: number[];
  answers: number[];
  questions: string[];
}

interface ReadStep {
  readonly expr: string | null;
  readonly value: string | null;
}

/** The number that a text of digits, perhaps with a point or a fraction bar, stands for. */
function numberIn(text: string): number {
  const [top = "", bottom] = text.split("/");
  return bottom === undefined ? Number(top) : Number(top) / Number(bottom);
}

/** Counts operators and operands, and which operands the question or an earlier step has. */
function readSteps(columns: ChainColumns, question: string, steps: readonly ReadStep[]): void {
  const known = new Set((question.match(/\d+(?:\.\d+)?/g) ?? []).map(Number));
  for (const { expr, value } of steps) {
    if (expr === null || value === null) continue;
    for (const operator of expr.match(/ [+\-*/] /g) ?? []) tally(columns.operators, operator.trim());
    for (const operand of expr.match(/\d+(?:\.\d+)?(?:\/\d+)?/g) ?? []) {
      columns.operands++;
      if (known.has(numberIn(operand))) columns.operandsInContext++;
    }
    known.add(numberIn(value));
  }
}

function collect(rows: Iterable<Row>): ChainColumns {
  const columns: ChainColumns = {
    rows: 0,
    stepCounts: new Map(),
    operators: new Map(),
    operands: 0,
    operandsInContext: 0,
    wrong: 0,
    bySolver: new Map(),
    errorPlaces: [],
    answers: [],
    questions: [],
  };
  for (const row of rows) {
    columns.rows++;
    const question = textOf(row, "question") ?? "";
    const count = numberOf(row, "step_count");
    tally(columns.stepCounts, count);
    readSteps(columns, question, Array.isArray(row.steps) ? (row.steps as ReadStep[]) : []);
    const solver = textOf(row, "solver") ?? "";
    const of = columns.bySolver.get(solver) ?? { chains: 0, wrong: 0 };
    of.chains++;
    if (row.is_correct === false) {
      of.wrong++;
      columns.wrong++;
    }
    columns.bySolver.set(solver, of);
    const error = numberOf(row, "first_error_step");
    if (!Number.isNaN(error)) columns.errorPlaces.push(error / count);
    const answer = textOf(row, "gold_answer") ?? "";
    if (/^\d+$/.test(answer)) columns.answers.push(Number(answer));
    if (columns.questions.length < KEPT_QUESTIONS) columns.questions.push(question);
  }
  return columns;
}

/** Total variation distance of the numbers of steps from those of human solutions. */
function stepDistance({ stepCounts, rows }: ChainColumns): number {
  let shared = 0;
  for (const [i, share] of gsmSteps.entries()) shared += Math.min(share, (stepCounts.get(i + 2) ?? 0) / rows);
  return 1 - shared;
}

function operatorDistance({ operators }: ChainColumns): number | null {
  const total = [...operators.values()].reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  const distances = Object.entries(gsmOperators).map(([op, share]) =>
    Math.abs((operators.get(op) ?? 0) / total - share),
  );
  return Math.max(...distances);
}

function solverSpread({ bySolver }: ChainColumns): number | null {
  const shares = [...bySolver.values()].map(({ chains, wrong }) => wrong / chains);
  return shares.length < 2 ? null : Math.max(...shares) - Math.min(...shares);
}

const statistics: readonly Statistic<ChainColumns>[] = [
  {
    id: "step_distribution",
    describes: "Total variation distance of the number of steps from that of human solutions.",
    band: [0, 0.15],
    minimumRows: 1_000,
    source: `${GSM8K}: mean 3.59, from 2 to 8`,
    measure: stepDistance,
    control: unrelatedChains,
  },
  {
    id: "operands_from_context",
    describes: "Share of operands that stand in the question or are the result of an earlier step.",
    band: [0.8, 0.97],
    minimumRows: 500,
    source: `${GSM8K}: 0.83`,
    measure: ({ operands, operandsInContext }) => (operands === 0 ? null : operandsInContext / operands),
    control: unrelatedChains,
  },
  {
    id: "operator_mix",
    describes: "Largest distance of an operator's share from its share in human solutions.",
    band: [0, 0.08],
    minimumRows: 2_000,
    source: `${GSM8K}: * 0.376, + 0.290, / 0.170, - 0.164`,
    measure: operatorDistance,
    control: unrelatedChains,
  },
  {
    id: "incorrect_chains",
    describes: "Share of attempts without the right answer.",
    band: [0.2, 0.45],
    minimumRows: 1_000,
    source: "Attempts of middling models at such problems; domain knowledge",
    measure: ({ wrong, rows }) => wrong / rows,
    control: unrelatedChains,
  },
  {
    id: "solver_spread",
    describes: "Difference between the largest and the smallest share of wrong attempts of a solver.",
    band: [0.08, 0.4],
    minimumRows: 5_000,
    source: "Models differ in strength; domain knowledge",
    measure: solverSpread,
    control: unrelatedChains,
  },
  {
    id: "error_place",
    describes: "Mean place of the error in its chain, 0 at the start and 1 at the end.",
    band: [0.35, 0.7],
    minimumRows: 1_000,
    source: "Errors come anywhere, not at the first step; domain knowledge",
    measure: ({ errorPlaces }) => mean(errorPlaces),
    control: unrelatedChains,
  },
  {
    id: "answer_first_digits",
    describes: "Mean absolute deviation of the first digits of whole answers from Benford's law.",
    band: [0, 0.025],
    minimumRows: 2_000,
    source: `${GSM8K}: 0.281, 0.183, 0.128 for 1, 2, 3`,
    measure: ({ answers }) => benfordDeviation(answers),
    control: unrelatedChains,
  },
  {
    id: "question_skeletons",
    describes: "Different orders of common words among the first 10,000 questions.",
    band: [500, 10_000],
    minimumRows: 2_000,
    source: "Stories off a few templates have as many skeletons as templates; domain knowledge",
    measure: ({ questions }) => skeletonCount(questions),
    control: unrelatedChains,
  },
  {
    id: "question_entropy",
    describes: "Entropy of a word given the word before it in questions, bits, over 20,000 tokens.",
    band: [2.8, 8],
    minimumRows: 1_000,
    source: "GSM8K questions 4.68, conversations by language models 3.05 to 3.4, templates below 2.3",
    measure: ({ questions }) => conditionalBigramEntropy(questions, TOKENS),
    control: unrelatedChains,
  },
  {
    id: "question_distinct_pairs",
    describes: "Share of different word pairs among all word pairs in questions, over 20,000 tokens.",
    band: [0.22, 0.95],
    minimumRows: 1_000,
    source: "GSM8K questions 0.58, conversations by language models 0.22 to 0.28, templates below 0.16",
    measure: ({ questions }) => distinctShare(questions, 2, TOKENS),
    control: unrelatedChains,
  },
];

/** How realistic reasoning chains are: length, operators, where operands come from, errors, and the variety of the questions. */
export const llmReasoningChainsRealism = defineRealism("llm-reasoning-chains", collect, statistics, 12_000);
