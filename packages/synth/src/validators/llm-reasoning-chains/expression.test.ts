import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { collectNames, evaluate, readExpression } from "./expression.ts";
import { type Rational, rationalText, readRational } from "./rational.ts";
import { readUnit, unitOf } from "./unit.ts";

const values = new Map<string, Rational>([
  ["apples", { p: 7n, q: 1n }],
  ["share", { p: 1n, q: 3n }],
]);

function result(text: string): string | null {
  const expression = readExpression(text);
  const value = expression === null ? null : evaluate(expression, values);
  return value === null ? null : rationalText(value);
}

test("expressions have their usual value, exactly", () => {
  for (const [text, value] of [
    ["2 + 3 * 4", "14"],
    ["(2 + 3) * 4", "20"],
    ["10 - 3 - 2", "5"],
    ["60 / 4 / 5", "3"],
    ["1 / 3 * 3", "1"],
    ["50 / 40 * 60", "75"],
    ["(-7) / 2", "-3.5"],
    ["floor((-7) / 2)", "-4"],
    ["floor(7 / 2)", "3"],
    ["mod(51, 12)", "3"],
    ["mod((-7), 3)", "2"],
    ["min(3, 1.5, 2)", "1.5"],
    ["max(3, (-1))", "3"],
    ["choose(5, 2)", "10"],
    ["choose(2, 5)", "0"],
    ["ge(3, 3)", "1"],
    ["gt(3, 3)", "0"],
    ["eq(0.5, (1/2))", "1"],
    ["and(1, or(0, 1))", "1"],
    ["not((1/2))", "0"],
    ["not(0)", "1"],
    ["apples * share", "7/3"],
    ["1 - (5/29)", "24/29"],
    ["1 / 64", "0.015625"],
    ["1 / 128", "1/128"],
    ["0.75 * 20", "15"],
  ] as const) {
    assert.equal(result(text), value, text);
  }
});

test("what is outside the grammar, or has no value, has none", () => {
  for (const text of [
    "",
    "2 +",
    "-2 + 3",
    "2 3",
    "(2",
    "floor 2",
    "floor(1, 2)",
    "max(1)",
    "sin(1)",
    "1 / 0",
    "pears",
    "2 ^ 3",
  ]) {
    assert.equal(result(text), null, text);
  }
});

test("sums and products of fractions agree with arithmetic on whole numbers", () => {
  const whole = fc.integer({ min: -999, max: 999 });
  const positive = fc.integer({ min: 1, max: 999 });
  fc.assert(
    fc.property(whole, positive, whole, positive, (a, b, c, d) => {
      const written = (n: number) => (n < 0 ? `(${n})` : String(n));
      const [left, right] = [`${written(a)} / ${b}`, `${written(c)} / ${d}`];
      const sum = readExpression(`${left} + ${right}`);
      const value = sum === null ? null : evaluate(sum, values);
      assert.ok(value !== null);
      assert.equal(value.p * BigInt(b * d), BigInt(a * d + c * b) * value.q);
      assert.ok(value.q > 0n);
      assert.deepEqual(readRational(rationalText(value)), value);
    }),
    { seed: 4, numRuns: 500 },
  );
});

test("names are collected once", () => {
  const names = new Set<string>();
  const expression = readExpression("apples - apples * share / 100");
  assert.ok(expression !== null);
  collectNames(expression, names);
  assert.deepEqual([...names], ["apples", "share"]);
});

test("units combine, or do not go together", () => {
  const units = new Map(
    Object.entries({ wage: "USD/hour", hours: "hour", bonus: "USD", rate: "percent/year", years: "year" }).map(
      ([name, unit]) => [name, readUnit(unit) ?? ""] as const,
    ),
  );
  for (const [text, unit] of [
    ["wage * hours", "USD"],
    ["wage * hours + bonus", "USD"],
    ["bonus / hours", "USD/hour"],
    ["bonus * rate / 100 * years", "USD"],
    ["hours / hours", "1"],
    ["gt(bonus, wage * hours)", "1"],
    ["hours + bonus", null],
    ["max(hours, years)", null],
    ["eq(hours, bonus)", null],
  ] as const) {
    const expression = readExpression(text);
    assert.ok(expression !== null);
    assert.equal(unitOf(expression, units), unit, text);
  }
  assert.equal(readUnit("USD/hour/day"), null);
});
