import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { type Claim, contradictionOf } from "./differences.ts";

const claim = (low: string, high: string, least = 0, strict = true): Claim => ({ low, high, least, strict, spans: [] });

test("what goes round in a circle is found whatever its length, and nothing beside it", () => {
  const circle = [claim("a", "b"), claim("b", "c"), claim("c", "a")];
  assert.equal(contradictionOf([claim("x", "a"), ...circle, claim("b", "y")]).length, 3);
  assert.deepEqual(contradictionOf([claim("a", "b"), claim("b", "c"), claim("a", "c")]), []);
});

test("equal is no contradiction, equal and higher is one", () => {
  const equal = [claim("net", "gross", 0, false), claim("gross", "net", 0, false)];
  assert.deepEqual(contradictionOf(equal), []);
  assert.ok(contradictionOf([...equal, claim("net", "gross")]).length > 1);
});

test("distances add up: at least five days after is not within two", () => {
  assert.ok(
    contradictionOf([claim("order", "delivery", 5, false), claim("delivery", "order", -2, false)]).length === 2,
  );
  assert.deepEqual(contradictionOf([claim("order", "delivery", 2, false), claim("delivery", "order", -5, false)]), []);
});

test("claims that are true of some values never contradict each other, and one turned round does", () => {
  const name = fc.constantFrom("a", "b", "c", "d", "e");
  const values = fc.record({ a: fc.nat(99), b: fc.nat(99), c: fc.nat(99), d: fc.nat(99), e: fc.nat(99) });
  const pairs = fc.array(fc.tuple(name, name, fc.nat(5)), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(values, pairs, (of, said) => {
      const value = (key: string): number => new Map(Object.entries(of)).get(key) ?? 0;
      const claims = said.map(([low, high, slack]) => claim(low, high, value(high) - value(low) - slack, slack > 0));
      assert.deepEqual(contradictionOf(claims), []);
      const [first] = claims;
      if (first === undefined || first.low === first.high) return;
      const turned = claim(first.high, first.low, -first.least, true);
      assert.ok(contradictionOf([...claims, turned]).length > 0);
    }),
  );
});
