import assert from "node:assert/strict";
import { test } from "node:test";
import { datasetTrial } from "../../test/dataset-trial.ts";
import { parsedRows } from "../quality/parsed-rows.ts";
import { llmReasoningChains } from "./llm-reasoning-chains.ts";

datasetTrial(llmReasoningChains, {
  splitRows: 1_000,
  golden: "0a429e6de7fae8b62619f5916ef63c87e72a174ee4c659a1a389054340ce199d",
});

interface Chain {
  readonly question: string;
  readonly givens: readonly { kind: string; name: string; unit: string; value: string }[];
  readonly program: readonly { formula: string; node: string; unit: string }[];
  readonly steps: readonly {
    depends_on: readonly number[];
    error_type: string | null;
    expr: string | null;
    i: number;
    node: string | null;
    rating: number;
    value: string | null;
  }[];
  readonly final_answer: string | null;
  readonly gold_answer: string;
  readonly is_correct: boolean;
  readonly self_corrected: boolean;
}

/** A fraction of big integers, so that nothing is shared with the generator's arithmetic. */
type Fraction = readonly [bigint, bigint];

function reduced(n: bigint, d: bigint): Fraction {
  let [a, b] = [n < 0n ? -n : n, d < 0n ? -d : d];
  while (b !== 0n) [a, b] = [b, a % b];
  const divisor = (a === 0n ? 1n : a) * (d < 0n ? -1n : 1n);
  return [n / divisor, d / divisor];
}

function exact(text: string): Fraction {
  const [top = "", bottom] = text.split("/");
  if (bottom !== undefined) return reduced(BigInt(top), BigInt(bottom));
  const [whole = "", decimals = ""] = top.split(".");
  return reduced(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
}

const floorOf = ([n, d]: Fraction): Fraction => [n >= 0n ? n / d : -((-n + d - 1n) / d), 1n];
const minus = (a: Fraction, b: Fraction): Fraction => reduced(a[0] * b[1] - b[0] * a[1], a[1] * b[1]);
const product = (a: Fraction, b: Fraction): Fraction => reduced(a[0] * b[0], a[1] * b[1]);
const truth = (holds: boolean): Fraction => [holds ? 1n : 0n, 1n];

function applied(name: string, inputs: readonly Fraction[]): Fraction {
  const [x = [0n, 1n], y = [1n, 1n]] = inputs as readonly [Fraction?, Fraction?];
  const difference = minus(x, y)[0];
  switch (name) {
    case "floor":
      return floorOf(x);
    case "mod":
      return minus(x, product(y, floorOf(reduced(x[0] * y[1], x[1] * y[0]))));
    case "min":
      return inputs.reduce((least, each) => (minus(each, least)[0] < 0n ? each : least));
    case "max":
      return inputs.reduce((most, each) => (minus(each, most)[0] > 0n ? each : most));
    case "ge":
      return truth(difference >= 0n);
    case "and":
      return truth(inputs.every((each) => each[0] !== 0n));
    case "or":
      return truth(inputs.some((each) => each[0] !== 0n));
    case "not":
      return truth(x[0] === 0n);
    case "choose": {
      let ways: Fraction = [1n, 1n];
      for (let i = 0n; i < y[0]; i++) ways = product(ways, reduced(x[0] - i, i + 1n));
      return ways;
    }
    default:
      throw new Error(`no function ${name}`);
  }
}

/** Evaluates an expression by recursive descent. */
function evaluated(text: string, values: ReadonlyMap<string, Fraction>): Fraction {
  const words = text.match(/\d+(?:\.\d+)?|[a-z_][a-z0-9_]*|[-+*/(),]/g) ?? [];
  let at = 0;
  const atom = (): Fraction => {
    const word = words[at++] ?? "";
    if (word === "-") return minus([0n, 1n], atom());
    if (/^\d/.test(word)) return exact(word);
    if (word === "(") {
      const inner = sum();
      assert.equal(words[at++], ")");
      return inner;
    }
    if (words[at] !== "(") return values.get(word) ?? assert.fail(`${word} has no value in ${text}`);
    at += 1;
    const inputs = [sum()];
    while (words[at++] === ",") inputs.push(sum());
    return applied(word, inputs);
  };
  const term = (): Fraction => {
    let left = atom();
    for (let op = words[at]; op === "*" || op === "/"; op = words[at]) {
      at += 1;
      const right = atom();
      left = op === "*" ? product(left, right) : reduced(left[0] * right[1], left[1] * right[0]);
    }
    return left;
  };
  const sum = (): Fraction => {
    let left = term();
    for (let op = words[at]; op === "+" || op === "-"; op = words[at]) {
      at += 1;
      const right = term();
      left = op === "+" ? minus(left, minus([0n, 1n], right)) : minus(left, right);
    }
    return left;
  };
  const value = sum();
  assert.equal(at, words.length, `${text} is read to its end`);
  return value;
}

const chains = [...parsedRows(llmReasoningChains, "chains", 0, 6_000)] as unknown as Chain[];

test("the program of a chain gives the gold answer, by another evaluator in big integers", () => {
  for (const chain of chains) {
    const values = new Map(chain.givens.map((given) => [given.name, exact(given.value)]));
    for (const { node, formula } of chain.program) values.set(node, evaluated(formula, values));
    const last = chain.program.at(-1);
    const gold = values.get(last?.node ?? "") ?? assert.fail("no last node");
    if (last?.unit === "truth") assert.equal(chain.gold_answer, gold[0] === 1n ? "yes" : "no");
    else assert.deepEqual(exact(chain.gold_answer), gold);
  }
});

test("right steps and those that rest on an error evaluate to their value, and slips do not", () => {
  for (const { steps } of chains) {
    for (const { expr, value, rating, error_type: type } of steps) {
      if (expr === null || value === null) continue;
      const holds = evaluated(expr, new Map()).join("/") === exact(value).join("/");
      assert.equal(holds, rating !== -1 || (type !== "arithmetic_slip" && type !== "off_by_one"), `${expr} = ${value}`);
    }
  }
});

test("steps use the latest value of what they depend on, wrong values included", () => {
  for (const { steps } of chains) {
    for (const { depends_on: depends, expr, rating } of steps) {
      if (expr === null || rating === -1) continue;
      const numbers: readonly string[] = expr.match(/\d+(?:\.\d+|\/\d+)?/g) ?? [];
      for (const i of depends) {
        const used = (steps[i - 1]?.value ?? "").replace("-", "");
        assert.ok(numbers.includes(used), `${used} of step ${i} stands in ${expr}`);
      }
    }
  }
});

/** A unit as powers of its nouns. */
type Powers = ReadonlyMap<string, number>;

function powersOf(unit: string): Powers {
  const powers = new Map<string, number>();
  for (const [i, side] of unit.split("/").entries()) {
    if (["1", "percent", "truth"].includes(side)) continue;
    powers.set(side, (powers.get(side) ?? 0) + (i === 0 ? 1 : -1));
  }
  return powers;
}

function combined(a: Powers, b: Powers, sign: 1 | -1): Powers {
  const powers = new Map(a);
  for (const [noun, power] of b) powers.set(noun, (powers.get(noun) ?? 0) + sign * power);
  for (const [noun, power] of powers) if (power === 0) powers.delete(noun);
  return powers;
}

const spelled = (of: Powers): string => [...of].sort().join(" ");

/** The unit of a formula of this dataset: no parentheses but those of functions and round a whole side of * or /. */
function unitOf(text: string, units: ReadonlyMap<string, Powers>): Powers {
  const words = text.match(/\d+(?:\.\d+)?|[a-z_][a-z0-9_]*|[-+*/(),]/g) ?? [];
  let at = 0;
  const same = (a: Powers, b: Powers): Powers => {
    assert.equal(spelled(a), spelled(b), `units balance in ${text}`);
    return a;
  };
  const atom = (): Powers => {
    const word = words[at++] ?? "";
    if (/^\d/.test(word)) return new Map();
    if (word !== "(" && words[at] !== "(") return units.get(word) ?? assert.fail(word);
    if (word !== "(") at += 1;
    const inputs = [sum()];
    while (words[at++] === ",") inputs.push(sum());
    const first = inputs[0] ?? new Map<string, number>();
    if (word === "(" || word === "floor") return first;
    if (["mod", "min", "max", "ge"].includes(word)) inputs.reduce(same);
    return ["mod", "min", "max"].includes(word) ? first : new Map();
  };
  const term = (): Powers => {
    let left = atom();
    for (let op = words[at]; op === "*" || op === "/"; op = words[at]) {
      at += 1;
      left = combined(left, atom(), op === "*" ? 1 : -1);
    }
    return left;
  };
  const sum = (): Powers => {
    let left = term();
    while (words[at] === "+" || words[at] === "-") {
      at += 1;
      left = same(left, term());
    }
    return left;
  };
  return sum();
}

test("units balance in every formula", () => {
  for (const { givens, program } of chains) {
    const units = new Map(givens.map((given) => [given.name, powersOf(given.unit)]));
    for (const { node, formula, unit } of program) {
      assert.equal(spelled(unitOf(formula, units)), spelled(powersOf(unit)), formula);
      units.set(node, powersOf(unit));
    }
  }
});

test("givens of no use are marked, all others are used, and the question has their numbers", () => {
  for (const { givens, program, question } of chains) {
    const named = new Set(program.flatMap(({ formula }) => formula.match(/[a-z][a-z0-9_]*/g) ?? []));
    for (const { kind, name, value } of givens) {
      assert.equal(named.has(name), kind !== "distractor", `${name} in ${JSON.stringify(program)}`);
      if (kind !== "known" && Number(value) > 12) assert.ok(question.includes(value), `${value} in ${question}`);
    }
    for (const { node } of program.slice(0, -1)) assert.ok(named.has(node), `${node} in ${JSON.stringify(program)}`);
  }
});

test("a wrong attempt has a wrong answer, a corrected one the right one", () => {
  for (const chain of chains) {
    assert.equal(chain.is_correct, chain.final_answer === chain.gold_answer, JSON.stringify(chain));
    const error = chain.steps.find((step) => step.rating === -1);
    const correction = chain.steps.some((step) => step.node === error?.node && step.rating === 1);
    assert.equal(chain.self_corrected, error !== undefined && correction);
    if (error !== undefined && !correction) assert.equal(chain.is_correct, false);
  }
});

test("a share of wrong attempts is honoured at its ends", () => {
  for (const share of [0, 0.5, 0.9]) {
    const set = llmReasoningChains.configure({ ...llmReasoningChains.values, incorrect_share: share });
    const rows = [...parsedRows(set, "share", 0, 4_000)];
    const wrong = rows.filter((row) => row.is_correct === false).length / rows.length;
    assert.ok(Math.abs(wrong - share) < 0.03, `${wrong} for ${share}`);
  }
});
