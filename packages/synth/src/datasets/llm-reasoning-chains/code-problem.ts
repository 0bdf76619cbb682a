import { phrases, say, sayOne } from "../prose/phrase.ts";
import { binary, call, type Expression, num } from "./expression.ts";
import type { Problem } from "./problem.ts";
import { exactText } from "./rational.ts";

const variables = [
  ["x", "y", "z"],
  ["a", "b", "c"],
  ["total", "step", "rest"],
  ["left", "right", "middle"],
  ["count", "size", "gap"],
  ["i", "j", "k"],
  ["score", "bonus", "lives"],
  ["head", "tail", "offset"],
  ["width", "height", "depth"],
  ["p", "q", "r"],
  ["lo", "hi", "mid"],
  ["seed", "salt", "key"],
  ["balance", "rate", "fee"],
  ["acc", "n", "m"],
] as const;

/** One assignment: how it is written in code, and its formula. */
interface Assignment {
  readonly code: string;
  readonly formula: Expression;
}

const programs = phrases(
  "[Trace|Follow|Step through] [this program|these lines|the following code][ by hand|]: {code}.",
  "[A program|A script|A small routine|A function] [runs|executes] [the lines|these statements][ in order|, one after another|]: {code}.",
  "[Somebody|A student|A colleague] [writes|types] [this|the following]: {code}.",
  "[Consider|Look at|Take|Read] [the code|these assignments|this snippet]: {code}.",
  "[Integer and exact division only matter where used|All values are exact numbers]; [run|execute] {code}.",
);

const valueAsked = phrases(
  "What is the value of {v} [at the end|afterwards]?",
  "[Which value|What] [is in|ends up in] {v} [after the last line|when it is over]?",
  "[Find|Give|Determine] the final value of {v}.",
  "[At the end, what|What, in the end,] is {v}?",
);

/** Tells a program of assignments whose last value is asked for; its numbers are the givens. */
export function tellCode(problem: Problem, nodes: number, distractor: boolean): void {
  const { dice } = problem;
  const names = dice.pick(variables);
  const [first, second, spare] = names;
  const starts = [dice.between(13, 60), dice.between(2, 12)];
  const values = new Map<string, Expression>([
    [first, problem.given(`${first}_start`, starts[0] ?? 0, "1")],
    [second, problem.given(`${second}_start`, starts[1] ?? 0, "1")],
  ]);
  const lines = [`${first} = ${starts[0]}`, `${second} = ${starts[1]}`];
  if (distractor) {
    const unused = dice.between(13, 99);
    problem.given(`${spare}_start`, unused, "1", "distractor");
    lines.push(`${spare} = ${unused}`);
  }
  let target: string = first;
  for (let i = 0; i < nodes; i++) {
    const other = target === first ? second : first;
    // The first line uses both starts, so that neither is idle.
    const made = assignment(problem, target, other, values, i === 0);
    const into = i > 0 && i < nodes - 1 && dice.chance(0.25) ? other : target;
    lines.push(`${into} = ${made.code}`);
    values.set(into, problem.node(made.formula, "1", `${into} after line ${lines.length}`));
    // The next line takes up the value that was just made, so that no calculation is idle.
    target = into;
  }
  problem.tell(say(dice, dice.pick(programs), { code: lines.join("; ") }));
  problem.question = sayOne(dice, valueAsked, { v: target });
}

function assignment(
  problem: Problem,
  target: string,
  other: string,
  values: ReadonlyMap<string, Expression>,
  both: boolean,
): Assignment {
  const { dice } = problem;
  const own = values.get(target) ?? num(0);
  const second = values.get(other) ?? num(0);
  const large = (problem.nodes[problem.nodes.length - 1]?.value.n ?? 0) > 5_000;
  const constant = (low: number, high: number): [string, Expression] => {
    const n = dice.between(low, high);
    return [exactText({ n, d: 1 }), problem.given(`literal_${problem.nodes.length + 1}`, n, "1")];
  };
  const form = both ? dice.below(5) : dice.weighted([3, 3, large ? 0 : 5, 2, 2, 2, 2, 2]);
  if (both) {
    if (form === 0) return { code: `${target} + ${other}`, formula: binary(own, "+", second) };
    if (form === 1) return { code: `${target} - ${other}`, formula: binary(own, "-", second) };
    if (form === 2) return { code: `${target} * ${other}`, formula: binary(own, "*", second) };
    if (form === 3) return { code: `${target} % ${other}`, formula: call("mod", own, second) };
    return { code: `max(${target}, ${other}) + ${target}`, formula: binary(call("max", own, second), "+", own) };
  }
  switch (form) {
    case 0: {
      const [text, given] = constant(3, 40);
      return { code: `${target} + ${text}`, formula: binary(own, "+", given) };
    }
    case 1: {
      const [text, given] = constant(2, 15);
      return { code: `${target} - ${text}`, formula: binary(own, "-", given) };
    }
    case 2: {
      const [text, given] = constant(2, 9);
      return { code: `${target} * ${text}`, formula: binary(own, "*", given) };
    }
    case 3: {
      const [text, given] = constant(2, 5);
      return { code: `${target} // ${text}`, formula: call("floor", binary(own, "/", given)) };
    }
    case 4: {
      const [text, given] = constant(5, 13);
      return { code: `${target} % ${text}`, formula: call("mod", own, given) };
    }
    case 5: {
      const [text, given] = constant(10, 80);
      return { code: `max(${target}, ${text})`, formula: call("max", own, given) };
    }
    case 6:
      return { code: `${target} + ${target} * 2`, formula: binary(own, "+", binary(own, "*", num(2))) };
    default:
      return { code: `${other} + ${target}`, formula: binary(second, "+", own) };
  }
}
