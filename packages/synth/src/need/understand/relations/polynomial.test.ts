import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { type Monomial, monomialsOf } from "./polynomial.ts";

function value(monomials: readonly Monomial[] | undefined, at: Readonly<Record<string, number>>): number {
  const of = (list: readonly string[]): number => list.reduce((product, name) => product * (at[name] ?? Number.NaN), 1);
  return (monomials ?? []).reduce((sum, each) => sum + (each.times * of(each.of)) / of(each.by), 0);
}

test("a formula in words and signs becomes a sum of products", () => {
  assert.deepEqual(monomialsOf("quantity * unit price - discount"), [
    { times: 1, of: ["quantity", "unit price"], by: [] },
    { times: -1, of: ["discount"], by: [] },
  ]);
  assert.deepEqual(monomialsOf("(og - fg) * 131.25"), [
    { times: 131.25, of: ["og"], by: [] },
    { times: -131.25, of: ["fg"], by: [] },
  ]);
  assert.deepEqual(monomialsOf("cast / registered × 100"), [{ times: 100, of: ["cast"], by: ["registered"] }]);
  assert.deepEqual(monomialsOf("19 % * net"), [{ times: 0.19, of: ["net"], by: [] }]);
  assert.deepEqual(
    monomialsOf("check-out - check-in")?.map(({ of }) => of),
    [["check-out"], ["check-in"]],
  );
});

test("what is no formula is none", () => {
  for (const text of ["", "+", "a +", "(a", "a) * b", "a / (b + c)", "* a", "a / 0"]) {
    assert.equal(monomialsOf(text), undefined, text);
  }
});

/** A formula as text, and what it comes to. */
interface Formula {
  readonly text: string;
  readonly value: number;
}

test("the sum of products has the value that the formula has", () => {
  const values = { price: 3, "unit price": 5, "take-off fee": 7, vat: 11 };
  const leaf = fc.oneof(
    fc.constantFrom(...Object.entries(values)).map(([text, own]): Formula => ({ text, value: own })),
    fc.integer({ min: 1, max: 9 }).map((number): Formula => ({ text: String(number), value: number })),
  );
  const joined = (left: Formula, sign: string, right: Formula): Formula => ({
    text: `(${left.text}) ${sign} ${right.text}`,
    value: sign === "+" ? left.value + right.value : sign === "-" ? left.value - right.value : left.value * right.value,
  });
  const { formula } = fc.letrec<{ formula: Formula }>((tie) => ({
    formula: fc.oneof(
      { depthSize: "small" },
      leaf,
      fc.tuple(tie("formula"), fc.constantFrom("+", "-", "*"), leaf).map((parts) => joined(...parts)),
    ),
  }));
  fc.assert(
    fc.property(formula, ({ text, value: expected }) => {
      const monomials = monomialsOf(text);
      fc.pre(monomials !== undefined);
      assert.ok(Math.abs(value(monomials, values) - expected) <= 1e-6 * Math.max(1, Math.abs(expected)), text);
    }),
  );
});
