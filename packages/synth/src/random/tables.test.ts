import assert from "node:assert/strict";
import { test } from "node:test";
import { normalTable, studentTable } from "./distributions.ts";
import { exp, log, normalQuantile, power, studentQuantile } from "./elementary.ts";
import { fastExp } from "./exponential.ts";
import { draw, keyAt, stream } from "./hash.ts";
import { permute } from "./permutation.ts";
import { quantileAt } from "./quantile-table.ts";
import { ENGINE, tableFingerprint } from "./table-fingerprint.ts";
import { pick, weightedTable } from "./weighted-table.ts";

test("the elementary functions agree with the engine's own to fourteen digits", () => {
  for (let i = -4000; i <= 4000; i++) {
    const x = i / 100;
    assert.ok(Math.abs(exp(x) / Math.exp(x) - 1) < 1e-14, `exp(${x})`);
    assert.ok(Math.abs(fastExp(x) / Math.exp(x) - 1) < 2e-14, `fastExp(${x})`);
    const y = Math.exp(x);
    assert.ok(Math.abs(log(y) - x) < 1e-13, `log(${y})`);
  }
  assert.ok(Math.abs(power(3, 2.5) - 3 ** 2.5) < 1e-12);
});

test("the quantiles are those of the published tables", () => {
  assert.ok(Math.abs(normalQuantile(0.975) - 1.959963985) < 1e-8);
  assert.ok(Math.abs(normalQuantile(0.001) + 3.090232306) < 1e-8);
  assert.ok(Math.abs(studentQuantile(0.975) - 2.776445105) < 1e-8);
  assert.ok(Math.abs(studentQuantile(0.0005) + 8.610302) < 1e-5);
});

test("draws through the tables have the moments of their distributions", () => {
  const of = stream("moments", "test");
  const n = 400_000;
  const moments = [normalTable(), studentTable()].map((table) => {
    let [sum, squares, fourths] = [0, 0, 0];
    for (let row = 0; row < n; row++) {
      const z = quantileAt(table, draw(keyAt(of, row), 0));
      sum += z;
      squares += z * z;
      fourths += z ** 4;
    }
    return { mean: sum / n, variance: squares / n, kurtosis: fourths / n };
  });
  const [normal, student] = moments;
  assert.ok(normal !== undefined && student !== undefined);
  assert.ok(Math.abs(normal.mean) < 0.008 && Math.abs(normal.variance - 1) < 0.012);
  assert.ok(Math.abs(normal.kurtosis - 3) < 0.1);
  assert.ok(Math.abs(student.variance - 1) < 0.05 && student.kurtosis > 6, "Student's tails are heavy");
});

test("a quantile never falls when its draw rises", () => {
  const table = studentTable();
  let before = Number.NEGATIVE_INFINITY;
  for (let u = 0; u <= 0xffffffff; u += 65_521) {
    const now = quantileAt(table, u);
    assert.ok(now >= before, `at ${u}`);
    before = now;
  }
});

test("a weighted choice keeps its shares, and never forgets a rare member", () => {
  const table = weightedTable([700, 0, 299.99, 0.01]);
  const counts = [0, 0, 0, 0];
  for (let cell = 0; cell < 4096; cell++) {
    const member = pick(table, cell * 2 ** 20);
    counts[member] = (counts[member] ?? 0) + 1;
  }
  assert.equal(counts[1], 0);
  assert.equal(counts[3], 1);
  assert.ok(Math.abs((counts[0] ?? 0) / 4096 - 0.7) < 0.001);
  assert.throws(() => weightedTable([0, 0]), RangeError);
});

test("a permutation reaches every number of its range once, and does not count upwards", () => {
  const of = stream("permutation", "test");
  const seen = new Set<number>();
  let rising = 0;
  let before = -1;
  for (let index = 0; index < 4096; index++) {
    const image = permute(of, index, 12);
    assert.ok(image >= 0 && image < 4096);
    if (image > before) rising += 1;
    before = image;
    seen.add(image);
  }
  assert.equal(seen.size, 4096);
  assert.ok(rising > 1800 && rising < 2300);
});

test("the lookup tables are those that the engine's version names", () => {
  assert.equal(tableFingerprint(), ENGINE.tables);
});
