import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../../test/planned-need.ts";

function sharesOf(need: string, name: string): unknown {
  return planOf(need).constraints.find(({ kind, field }) => kind === "shares" && field === name)?.value.rate;
}

test("the name before the first share is no part of its member", () => {
  const said: readonly (readonly [string, string, Readonly<Record<string, number>>])[] = [
    ["traces: transport stdio 40% and http 60%, latency ms 1-9", "transport", { stdio: 0.4, http: 0.6 }],
    ["donors: rhesus factor positive 85% or negative 15%", "rhesus_factor", { positive: 0.85, negative: 0.15 }],
    [
      "donors: blood group A 41%, B 11%, AB 4%, O 44%, age 18-70",
      "blood_group",
      { A: 0.41, B: 0.11, AB: 0.04, O: 0.44 },
    ],
  ];
  for (const [need, field, rate] of said) assert.deepEqual(sharesOf(need, field), rate, need);
});

test("shares behind members are theirs in this order", () => {
  assert.deepEqual(sharesOf("lamps: mode auto, manual or off with 70/20/10, watts 3-60", "mode"), {
    auto: 0.7,
    manual: 0.2,
    off: 0.1,
  });
  for (const equally of ["half and half", "half each", "one half each", "fifty-fifty"])
    assert.deepEqual(sharesOf(`test: user id, variant A or B ${equally}`, "variant"), { A: 0.5, B: 0.5 }, equally);
  const thirds = Object.values(sharesOf("survey: language de, fr or it, a third each, age", "language") ?? {});
  assert.deepEqual(
    thirds.map((share) => Math.round(Number(share) * 300)),
    [100, 100, 100],
  );
});
