import assert from "node:assert/strict";
import { test } from "node:test";
import { stream } from "../../random/hash.ts";
import { attendance } from "./attendance.ts";

for (const members of [1_000, 4_000, 5_003]) {
  test(`each of ${members} members' claims are found, and no others`, () => {
    const { seatOf, claimsOf } = attendance(stream("attendance", "test"), members);
    const [from, until] = [3_000, 80_000];
    const expected = new Map<number, number[]>();
    for (let claim = from; claim < until; claim++) {
      const seat = seatOf(claim);
      assert.ok(seat >= 0 && seat < members);
      const claims = expected.get(seat) ?? [];
      claims.push(claim);
      expected.set(seat, claims);
    }
    const found: number[] = [];
    for (let seat = 0; seat < members; seat++) {
      claimsOf(seat, from, until, found);
      assert.deepEqual(found, expected.get(seat) ?? []);
    }
  });
}

test("need is unequal: the first tenth of the members make a third of the claims", () => {
  const { seatOf } = attendance(stream("unequal", "test"), 1_000);
  let count = 0;
  for (let claim = 0; claim < 20_000; claim++) if (seatOf(claim) < 100) count += 1;
  assert.ok(count > 5_600 && count < 7_600, `${count}`);
});
