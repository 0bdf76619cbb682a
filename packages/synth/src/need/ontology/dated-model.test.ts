import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import type { Model } from "../../inferred/model.ts";
import { datedModel } from "./dated-model.ts";
import { choices, dependent, list, moments } from "./models.ts";

function span(model: Model): readonly [string, string] {
  assert.ok(model.kind === "moment");
  return [model.from, model.to];
}

test("days of the vocabulary are counted from the day of the need", () => {
  assert.deepEqual(span(datedModel(moments("-P5Y", "P0D", "day"), "2026-11-20")), ["2021-11-20", "2026-11-20"]);
  assert.deepEqual(span(datedModel(moments("-P2W", "P1M", "day"), "2026-11-20")), ["2026-11-06", "2026-12-20"]);
});

test("a month or a year from a day that the other month lacks is its last day", () => {
  assert.deepEqual(span(datedModel(moments("-P1M", "P11M", "day"), "2026-03-31")), ["2026-02-28", "2027-02-28"]);
  assert.deepEqual(span(datedModel(moments("-P1Y", "P4Y", "day"), "2024-02-29")), ["2023-02-28", "2028-02-29"]);
});

test("days that stand there already stay", () => {
  const model = moments("2025-01-01", "2025-04-01", "s");
  assert.deepEqual(datedModel(model, "2026-11-20"), model);
});

test("moments within other models are dated too", () => {
  const model = dependent("plan", { trial: moments("-P30D", "P0D", "day") }, list(moments("P0D", "P1D", "day"), 1, 2));
  const dated = datedModel(model, "2026-01-31");
  assert.ok(dated.kind === "dependent" && dated.models.trial !== undefined && dated.otherwise.kind === "list");
  assert.deepEqual(span(dated.models.trial), ["2026-01-01", "2026-01-31"]);
  assert.deepEqual(span(dated.otherwise.of), ["2026-01-31", "2026-02-01"]);
});

test("a span that ends after it begins does so on any day", () => {
  const today = fc
    .date({ min: new Date("2000-01-01T00:00:00Z"), max: new Date("2099-12-31T00:00:00Z"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(today, fc.nat({ max: 60 }), fc.nat({ max: 400 }), (day, months, days) => {
      const [from, to] = span(datedModel(moments(`-P${months}M`, `P${days}D`, "day"), day));
      assert.ok(from <= day && day <= to);
    }),
    { numRuns: 200 },
  );
});

test("members are weighed all or none", () => {
  assert.deepEqual(choices("card:46|cash:20"), { kind: "choice", values: ["card", "cash"], weights: [46, 20] });
  assert.deepEqual(choices("card|cash"), { kind: "choice", values: ["card", "cash"] });
  assert.throws(() => choices("card:46|cash"), TypeError);
});
