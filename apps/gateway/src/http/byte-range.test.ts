import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { byteRange, listedTag } from "./byte-range.ts";

test("a range of bytes is read as RFC 9110 says", () => {
  const cases: [string | undefined, ReturnType<typeof byteRange>][] = [
    ["bytes=0-99", { first: 0, last: 99 }],
    ["bytes=900-", { first: 900, last: 999 }],
    ["bytes=-100", { first: 900, last: 999 }],
    ["bytes=-5000", { first: 0, last: 999 }],
    ["bytes=990-5000", { first: 990, last: 999 }],
    ["bytes=1000-", "unsatisfiable"],
    ["bytes=-0", "unsatisfiable"],
    ["bytes=5-4", undefined],
    ["bytes=0-1,5-6", undefined],
    ["rows=0-9", undefined],
    ["bytes=-", undefined],
    ["bytes=a-b", undefined],
    [undefined, undefined],
  ];
  for (const [header, expected] of cases) assert.deepEqual(byteRange(header, 1000), expected, header);
});

test("whatever stands in the header, a range lies within the representation", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^bytes=\d{0,4}-\d{0,4}$/)), fc.nat(2000), (header, size) => {
      const range = byteRange(header, size);
      if (typeof range !== "object") return;
      assert.ok(range.first >= 0 && range.first <= range.last && range.last < size);
    }),
    { seed: 3, numRuns: 500 },
  );
});

test("a tag is found in a list, weak or strong, and under the star", () => {
  for (const condition of ['"a"', 'W/"a"', '"b", "a"', "*"]) assert.equal(listedTag(condition, '"a"'), '"a"');
  assert.equal(listedTag('"b", "a;gzip"', '"a"'), '"a;gzip"');
  for (const condition of [undefined, "", '"b"', "a"]) assert.equal(listedTag(condition, '"a"'), undefined);
});
