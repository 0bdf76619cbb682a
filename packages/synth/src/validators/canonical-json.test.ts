import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { canonicalJson } from "./canonical-json.ts";

test("names are sorted by their code units, whatever their order was", () => {
  const text = '{"peach":"This sorting order","péché":"is wrong","sin":{"b":[1,{"z":1,"a":null}],"a":"\\u20ac"}}';
  const sorted = '{"peach":"This sorting order","péché":"is wrong","sin":{"a":"€","b":[1,{"a":null,"z":1}]}}';
  assert.equal(canonicalJson(JSON.parse(text)), sorted);
  assert.equal(
    canonicalJson(JSON.parse('{"\\u20ac":1,"\\r":2,"1":3,"\\ud83d\\ude02":4}')),
    '{"\\r":2,"1":3,"€":1,"😂":4}',
  );
  assert.equal(canonicalJson([333333333.3333333, 1e30, 4.5, 2e-3]), "[333333333.3333333,1e+30,4.5,0.002]");
});

test("a value comes back as it was, and its canonical form is its own", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = canonicalJson(value);
      assert.deepEqual(JSON.parse(text), JSON.parse(JSON.stringify(value)));
      assert.equal(canonicalJson(JSON.parse(text)), text);
    }),
    { seed: 4, numRuns: 300 },
  );
});
