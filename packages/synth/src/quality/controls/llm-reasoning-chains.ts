import type { Row } from "../statistic.ts";
import { naivePick, naiveRandom } from "./naive-random.ts";

const CHAINS = 12_000;
const SOLVERS = ["model-a", "model-b", "model-c"] as const;
const TEMPLATES = [
  (a: number, b: number) => `Tom has ${a} apples and buys ${b} more. How many apples does Tom have?`,
  (a: number, b: number) => `A box holds ${a} pens. How many pens do ${b} boxes hold?`,
  (a: number, b: number) => `Sara has ${a} euros and spends ${b}. How much is left?`,
  (a: number, b: number) => `A car drives ${a} km in ${b} hours. What is its speed?`,
  (a: number, b: number) => `There are ${a} red and ${b} blue balls. How many balls are there?`,
  (a: number, b: number) => `${a} sweets are shared by ${b} children. How many does each get?`,
] as const;

/** Chains whose fields are drawn by themselves: calculations that have nothing to do with the question, errors at the start. */
export function* unrelatedChains(seed: number): Generator<Row, void, void> {
  const random = naiveRandom(seed);
  const number = (): number => 1 + Math.floor(random() * 999);
  for (let chain = 0; chain < CHAINS; chain++) {
    const count = 1 + Math.floor(random() * 12);
    const steps = Array.from({ length: count }, () => ({
      expr: `${number()} ${naivePick(random, ["+", "-", "*", "/"])} ${number()}`,
      value: String(number()),
    }));
    const isCorrect = random() < 0.5;
    yield {
      question: naivePick(random, TEMPLATES)(number(), number()),
      solver: naivePick(random, SOLVERS),
      steps,
      step_count: count,
      is_correct: isCorrect,
      gold_answer: String(100 + Math.floor(random() * 900)),
      first_error_step: isCorrect ? null : 1,
    };
  }
}
