import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { canonicalJson } from "./canonical-json.ts";

test("the example of RFC 8785 comes out as the RFC prints it", () => {
  const value = {
    numbers: [333333333.3333333, 1e30, 4.5, 2e-3, 0.000000000000000000000000001],
    string: "\u20ac$\u000f\u000aA'\u0042\u0022\u005c\\\"/",
    literals: [null, true, false],
  };
  assert.equal(
    canonicalJson(value),
    '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
  );
});

test("members are sorted by UTF-16 code units, not by code points", () => {
  assert.equal(
    canonicalJson({ "\ufb33": 1, "\u{1f600}": 2, "\r": 3, "1": 4 }),
    '{"\\r":3,"1":4,"\u{1f600}":2,"\ufb33":1}',
  );
});

test("the order in which members were written never shows", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (record) => {
      const reversed = Object.fromEntries(Object.entries(record).reverse());
      assert.equal(canonicalJson(record as never), canonicalJson(reversed as never));
      assert.deepEqual(JSON.parse(canonicalJson(record as never)), JSON.parse(JSON.stringify(record)));
    }),
  );
});

test("what JSON cannot say is refused", () => {
  assert.throws(() => canonicalJson(Number.NaN), TypeError);
  assert.throws(() => canonicalJson({ a: ["\ud800"] }), TypeError);
});
